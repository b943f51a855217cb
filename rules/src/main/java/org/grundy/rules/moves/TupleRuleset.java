package org.grundy.rules.moves;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.grundy.core.Choice;
import org.grundy.core.Move;
import org.grundy.core.Option;
import org.grundy.core.Ruleset;
import org.grundy.core.TuplePosition;
import org.grundy.rules.heap.HeapEnds;
import org.grundy.rules.heap.HeapLine;
import org.grundy.rules.heap.equation.EquationSolver;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Rule;

/// The moves of heaps whose sizes move together: all that the equations allow. Two moves of one
/// line are the same when they leave the same tuples.
public final class TupleRuleset implements Ruleset<TuplePosition> {
  private final List<EquationSolver> lines;
  private final HeapEnds ends;

  private TupleRuleset(List<EquationSolver> lines, HeapEnds ends) {
    this.lines = lines;
    this.ends = ends;
  }

  /// The ruleset of checked rules.
  ///
  /// @throws IllegalArgumentException if `rules` are not those of a tuple of heaps
  /// @throws org.grundy.core.InputException if a line has no meaning
  public static TupleRuleset of(GameRules rules) {
    return rules.derived().get(TupleRuleset.class, () -> derive(rules));
  }

  private static TupleRuleset derive(GameRules rules) {
    if (!(rules.board() instanceof Board.Heaps)) {
      throw new IllegalArgumentException("not a game of several heaps: " + rules.board());
    }
    List<EquationSolver> lines = new ArrayList<>();
    for (Rule rule : rules.rules()) {
      if (!(HeapLine.of(rule) instanceof HeapLine.Equation(EquationSolver equation, var _))) {
        throw new IllegalArgumentException("not a rule of several heaps: " + rule);
      }
      lines.add(equation);
    }
    return new TupleRuleset(List.copyOf(lines), HeapEnds.of(rules));
  }

  /// The lines, in the order of the rules.
  public List<EquationSolver> lines() {
    return lines;
  }

  @Override
  public void options(TuplePosition position, Consumer<Option<TuplePosition>> sink) {
    if (isOver(position)) {
      return;
    }
    long[] sizes = sizes(position);
    for (int i = 0; i < lines.size(); i++) {
      int rule = i;
      lines
          .get(i)
          .options(
              sizes,
              tuples -> {
                List<TuplePosition> left = left(tuples);
                if (!loses(left)) {
                  Move move = new Move(rule, new Choice.Heaps(left));
                  sink.accept(new Option<>(move, left, wins(left)));
                }
              });
    }
  }

  /// True if the game is over in the position: the player who moved there has won or lost.
  public boolean isOver(TuplePosition position) {
    return !ends.isEmpty() && ends.outcome(sizes(position)).isPresent();
  }

  private boolean wins(List<TuplePosition> left) {
    return !ends.isEmpty() && left.stream().anyMatch(part -> ends.isWon(sizes(part)));
  }

  private boolean loses(List<TuplePosition> left) {
    return !ends.isEmpty()
        && !wins(left)
        && left.stream().anyMatch(part -> ends.isLost(sizes(part)));
  }

  private static long[] sizes(TuplePosition position) {
    return position.sizes().stream().mapToLong(Long::longValue).toArray();
  }

  @Override
  public void optionSums(TuplePosition position, SumSink<TuplePosition> sink) {
    if (isOver(position)) {
      return;
    }
    long[] sizes = sizes(position);
    for (EquationSolver line : lines) {
      line.choices(
          sizes,
          tuples -> {
            List<TuplePosition> left = left(tuples);
            if (!loses(left)) {
              sink.accept(left, wins(left));
            }
          });
    }
  }

  private static List<TuplePosition> left(List<List<Long>> tuples) {
    return tuples.stream().map(TuplePosition::new).toList();
  }
}
