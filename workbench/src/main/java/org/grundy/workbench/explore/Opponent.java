package org.grundy.workbench.explore;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.rules.moves.Turn;
import org.grundy.solvers.Problem;
import org.grundy.solvers.play.Remoteness;
import org.grundy.workbench.request.SumMove;

/// A player that wins where it can, as often as its skill says: quickly where it wins, and where it
/// cannot it holds out.
///
/// @param percent of its moves that are made with care: then it takes a winning move where there is
///   one that it knows, or one that keeps a draw, and where few positions are left one that wins
///   soon or loses late; all others are drawn among all moves
/// @param nearsighted whether of the others it takes one that wins at once, and none after which
///   the other one wins at once, where there are such moves
public record Opponent(int percent, boolean nearsighted) {
  /// Of more moves a nearsighted player does not look at each.
  private static final int MOST_LOOKED_AT = 120;

  /// Where more positions are left all moves last equally long.
  private static final Budget FEW = Budget.ofNodes(1_000, 16L << 20);

  public Opponent {
    if (percent < 0 || percent > 100) {
      throw new IllegalArgumentException("no percentage: " + percent);
    }
  }

  /// A player that makes so many of its moves with care.
  public Opponent(int percent) {
    this(percent, false);
  }

  /// The move that it makes; empty where there is none.
  ///
  /// @param seed the same seed gives the same move
  public Optional<SumMove> choose(Exploration seen, long seed) {
    if (seen.moves().isEmpty()) {
      return Optional.empty();
    }
    SplittableRandom random = new SplittableRandom(seed);
    List<SumMove> best = best(seen);
    boolean careful = random.nextInt(100) < percent;
    List<SumMove> among = careful ? lasting(seen, best) : nearsighted ? near(seen) : seen.moves();
    return Optional.of(among.get(random.nextInt(among.size())));
  }

  /// The moves that win, the soonest where that is known, as others need make no progress; else
  /// those that keep a draw.
  private static List<SumMove> best(Exploration seen) {
    List<SumMove> winning = seen.moves().stream().filter(SumMove::wins).toList();
    if (winning.isEmpty()) {
      return seen.moves().stream().filter(SumMove::draws).toList();
    }
    long soonest = winning.stream().mapToLong(SumMove::movesToWin).min().orElseThrow();
    return winning.stream().filter(move -> move.movesToWin() == soonest).toList();
  }

  /// Of the best moves, or of all where none is good, those that win soon or lose late.
  private static List<SumMove> lasting(Exploration seen, List<SumMove> best) {
    List<SumMove> among = best.isEmpty() ? seen.moves() : best;
    Problem problem = seen.sum().problem();
    boolean ends = problem.play() != Play.LOOPY && !problem.binds();
    return ends ? lastingLongest(problem, among) : among;
  }

  /// Those of some moves after which the play is shortest where its maker wins, and longest where
  /// not; all of them where there are too many positions.
  private static List<SumMove> lastingLongest(Problem problem, List<SumMove> moves) {
    Remoteness remoteness = new Remoteness(problem, Meter.partHere(FEW));
    try {
      Map<SumMove, Remoteness.End> ends = new LinkedHashMap<>();
      for (SumMove move : moves) {
        ends.put(
            move,
            move.ends()
                ? new Remoteness.End(true, 1)
                : remoteness.of(move.play().problem()).before());
      }
      Remoteness.End best = Collections.max(ends.values(), Remoteness.End.PREFERRED);
      return moves.stream().filter(move -> best.equals(ends.get(move))).toList();
    } catch (BudgetSpentException tooMany) {
      return moves;
    }
  }

  private static List<SumMove> near(Exploration seen) {
    if (seen.moves().size() > MOST_LOOKED_AT) {
      return seen.moves();
    }
    List<SumMove> wins = seen.moves().stream().filter(Opponent::winsAtOnce).toList();
    if (!wins.isEmpty()) {
      return wins;
    }
    List<SumMove> safe =
        seen.moves().stream()
            .filter(move ->
                move.turn() != Turn.PASSES
                    || Explorer.listed(move.play()).moves().stream()
                        .noneMatch(Opponent::winsAtOnce))
            .toList();
    return safe.isEmpty() ? seen.moves() : safe;
  }

  private static boolean winsAtOnce(SumMove move) {
    if (move.ends()) {
      return true;
    }
    Exploration after = Explorer.listed(move.play());
    return move.turn() == Turn.PASSES && after.isOver() && !after.stuckPlayerWins();
  }
}
