package org.grundy.rules.moves;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import org.grundy.core.Choice;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.Move;
import org.grundy.core.Option;
import org.grundy.core.Ruleset;
import org.grundy.core.TuplePosition;
import org.grundy.rules.heap.HeapLine;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.SeveralHeaps;

/// The moves of heaps of which a move may change several at once. A position is all its heaps, in
/// no order: moves leave them from the largest down, without empty ones, and one empty heap where
/// nothing is left. Two moves of one line are the same when they leave the same heaps.
public final class SeveralHeapsRuleset implements Ruleset<TuplePosition> {
  private final List<Line> lines;

  /// One line of the rules, compiled.
  ///
  /// @param rule its index
  /// @param oneHeap what it does in one heap
  /// @param least in how many heaps a move is made at least
  /// @param most in how many at most
  /// @param every whether in every heap that is not empty
  /// @param same whether all of these become smaller by the same number
  public record Line(
      int rule, HeapRuleset oneHeap, long least, long most, boolean every, boolean same) {
    /// The move of the line that leaves some heaps.
    ///
    /// @param left from the largest down, without empty ones
    public Move leaving(List<Long> left) {
      return new Move(rule, new Choice.Heaps(sum(left)));
    }
  }

  private SeveralHeapsRuleset(List<Line> lines) {
    this.lines = lines;
  }

  /// The ruleset of checked rules.
  ///
  /// @throws IllegalArgumentException if they are of another board
  public static SeveralHeapsRuleset of(GameRules rules) {
    return rules.derived().get(SeveralHeapsRuleset.class, () -> derive(rules));
  }

  private static SeveralHeapsRuleset derive(GameRules rules) {
    if (!(rules.board() instanceof Board.HeapSet)) {
      throw new IllegalArgumentException("no moves in several heaps: " + rules.board());
    }
    List<Line> lines = new ArrayList<>();
    for (Rule rule : rules.rules()) {
      SeveralHeaps move =
          rule instanceof SeveralHeaps several
              ? several
              : new SeveralHeaps(rule, 1, OptionalLong.of(1), false);
      lines.add(
          new Line(
              lines.size(),
              HeapRuleset.ofLine(HeapLine.of(move.line())),
              move.least(),
              move.most().orElse(Long.MAX_VALUE),
              move.most().isEmpty(),
              move.same()));
    }
    return new SeveralHeapsRuleset(List.copyOf(lines));
  }

  /// The lines, in the order of the rules.
  public List<Line> lines() {
    return lines;
  }

  @Override
  public void options(TuplePosition position, Consumer<Option<TuplePosition>> sink) {
    for (Line line : lines) {
      Set<List<Long>> seen = new HashSet<>();
      new Making(
              line,
              heaps(position),
              left -> {
                if (seen.add(left)) {
                  sink.accept(new Option<>(line.leaving(left), sum(left)));
                }
              })
          .make();
    }
  }

  @Override
  public void optionSums(TuplePosition position, SumSink<TuplePosition> sink) {
    for (Line line : lines) {
      new Making(line, heaps(position), left -> sink.accept(sum(left), false)).make();
    }
  }

  private static List<Long> heaps(TuplePosition position) {
    return position.sizes().stream().filter(size -> size > 0).toList();
  }

  private static List<TuplePosition> sum(List<Long> left) {
    return List.of(new TuplePosition(left.isEmpty() ? List.of(0L) : left));
  }

  /// The moves of one line in one position.
  ///
  /// Of heaps of equal size a later one makes no earlier one of the moves of that size than those
  /// before it, staying first of all, as their order does not matter: of the moves that leave the
  /// same heaps by an exchange of such heaps only the first is made.
  private static final class Making {
    private static final int STAYS = -1;

    private final Line line;
    private final List<Long> heaps;
    private final Consumer<List<Long>> sink;
    private final List<List<List<Long>>> options = new ArrayList<>();
    private final List<Long> left = new ArrayList<>();

    /// For each heap the last one before it that is as large; -1 where there is none.
    private final int[] twin;

    /// Which move is made in each heap, or [#STAYS].
    private final int[] made;

    /// @param sink takes what each move leaves, from the largest heap down
    Making(Line line, List<Long> heaps, Consumer<List<Long>> sink) {
      this.line = line;
      this.heaps = heaps;
      this.sink = sink;
      this.twin = new int[heaps.size()];
      this.made = new int[heaps.size()];
      for (int heap = 0; heap < twin.length; heap++) {
        twin[heap] = heaps.subList(0, heap).lastIndexOf(heaps.get(heap));
      }
    }

    void make() {
      for (long heap : heaps) {
        Set<List<Long>> ofHeap = new LinkedHashSet<>();
        line.oneHeap.optionSums(
            new HeapPosition(heap),
            (parts, _) ->
                ofHeap.add(
                    parts.stream()
                        .map(HeapPosition::size)
                        .filter(size -> size > 0)
                        .sorted(Comparator.reverseOrder())
                        .toList()));
        options.add(List.copyOf(ofHeap));
      }
      choose(0, 0, -1);
    }

    /// Chooses in the heaps from an index on.
    ///
    /// @param chosen in how many heaps before it the move is made
    /// @param amount by how much it makes each of them smaller, where that has to be the same; -1
    ///   where none is chosen yet
    private void choose(int heap, long chosen, long amount) {
      Meter.checkpoint(20);
      if (heap == heaps.size()) {
        if (chosen >= line.least) {
          hand();
        }
        return;
      }
      int before = left.size();
      int first = twin[heap] < 0 ? STAYS : made[twin[heap]];
      if (!line.every && first == STAYS) {
        left.add(heaps.get(heap));
        made[heap] = STAYS;
        choose(heap + 1, chosen, amount);
        left.removeLast();
      }
      if (chosen < line.most) {
        for (int move = Math.max(first, 0); move < options.get(heap).size(); move++) {
          List<Long> parts = options.get(heap).get(move);
          made[heap] = move;
          long taken = heaps.get(heap) - parts.stream().mapToLong(Long::longValue).sum();
          if (!line.same || amount < 0 || taken == amount) {
            left.addAll(parts);
            choose(heap + 1, chosen + 1, taken);
            left.subList(before, left.size()).clear();
          }
        }
      }
    }

    private void hand() {
      List<Long> sorted = new ArrayList<>(left);
      sorted.sort(Comparator.reverseOrder());
      sink.accept(sorted);
    }
  }
}
