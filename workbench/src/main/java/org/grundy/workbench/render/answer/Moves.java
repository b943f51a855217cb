package org.grundy.workbench.render.answer;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.grundy.core.RatedMove;
import org.grundy.solvers.Solution;
import org.grundy.workbench.render.kit.Counted;
import org.grundy.workbench.request.SolvedSum;

/// The moves of an answer, counted, with the first few of them.
///
/// @param count how many there are, or [#MOST] if there are more
/// @param winning how many of them win
/// @param first the first few
/// @param firstWinning the first few that win, the nearest wins first: of all, or of the first
///   [#MOST] moves where no other can be told without a look at all
/// @param drawing how many of those counted keep a draw
/// @param firstDrawing the first few of these
/// @param values how many of those counted lead to each value
public record Moves(
    long count,
    BigInteger winning,
    List<RatedMove> first,
    List<RatedMove> firstWinning,
    long drawing,
    List<RatedMove> firstDrawing,
    SortedMap<Long, Long> values) {
  /// The most moves that are looked at one by one: a heap may have a million million.
  public static final long MOST = 200_000;

  /// Goes through the moves once.
  ///
  /// @param few how many to keep of each kind
  public static Moves of(SolvedSum answer, int few) {
    Solution solution = answer.solution();
    boolean tells = solution.moveCount().orElse(0) > MOST;
    Collector collector = new Collector(few, tells ? few : MOST);
    try {
      solution.moves(collector);
    } catch (Enough enough) {
      if (tells) {
        collector.firstWinning.clear();
        solution.someWinningMoves(few, collector::win);
      }
      return new Moves(
          MOST,
          solution.winningMoves(),
          collector.first,
          collector.firstWinning,
          collector.drawing,
          collector.firstDrawing,
          collector.values);
    }
    return new Moves(
        collector.count,
        BigInteger.valueOf(collector.winning),
        collector.first,
        collector.firstWinning,
        collector.drawing,
        collector.firstDrawing,
        collector.values);
  }

  /// True if there are more moves than were counted.
  public boolean more() {
    return count == MOST;
  }

  /// The number of moves that win, in words: `1 of 6 moves wins`.
  public String howManyWin() {
    return more()
        ? Counted.of(winning, "move wins", "moves win")
        : Counted.some(winning.longValueExact(), count, "move wins", "moves win", "moves", "wins");
  }

  /// True if every move leads to a value.
  boolean allHaveValues() {
    return values.values().stream().mapToLong(Long::longValue).sum() == count;
  }

  /// Ends the walk through the moves.
  private static final class Enough extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Enough() {
      super(null, null, false, false);
    }
  }

  private static final class Collector implements Consumer<RatedMove> {
    private final int few;
    private final long most;
    private final List<RatedMove> first = new ArrayList<>();
    private final List<RatedMove> firstWinning = new ArrayList<>();
    private final SortedMap<Long, Long> values = new TreeMap<>();
    private long count;
    private final List<RatedMove> firstDrawing = new ArrayList<>();
    private long winning;
    private long drawing;

    Collector(int few, long most) {
      this.few = few;
      this.most = most;
    }

    /// Takes a winning move that is told without a look at the others.
    void win(RatedMove move) {
      if (firstWinning.size() < few) {
        firstWinning.add(move);
      }
    }

    /// Keeps the winning moves that win the soonest, those that win as soon in their order.
    private void keepNearest(RatedMove move) {
      int at = firstWinning.size();
      while (at > 0 && firstWinning.get(at - 1).movesToWin() > move.movesToWin()) {
        at--;
      }
      firstWinning.add(at, move);
      if (firstWinning.size() > few) {
        firstWinning.removeLast();
      }
    }

    @Override
    public void accept(RatedMove move) {
      if (count == most) {
        throw new Enough();
      }
      move.value().ifPresent(value -> values.merge(value, 1L, Long::sum));
      if (count++ < few) {
        first.add(move);
      }
      drawing += move.draws() ? 1 : 0;
      if (move.draws() && drawing <= few) {
        firstDrawing.add(move);
      }
      if (move.wins()) {
        winning++;
        keepNearest(move);
      }
    }
  }
}
