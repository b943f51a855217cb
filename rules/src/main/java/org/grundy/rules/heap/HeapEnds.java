package org.grundy.rules.heap;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Outcome;
import org.grundy.rules.heap.equation.EquationSolver;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EndCondition;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Expression.Constant;
import org.grundy.rules.tree.GameRules;

/// The positions of heaps in which a game is over although moves may be left.
///
/// Under normal play a move that loses the whole game is never better than no move, and a player
/// without another one loses as well: such moves are left out. A position that wins goes before one
/// that loses.
public final class HeapEnds {
  /// No position ends the game.
  public static final HeapEnds NONE = new HeapEnds(List.of(), List.of());

  private final List<EquationSolver> wins;
  private final List<EquationSolver> losses;

  private HeapEnds(List<EquationSolver> wins, List<EquationSolver> losses) {
    this.wins = wins;
    this.losses = losses;
  }

  /// The ends of a game on heaps.
  public static HeapEnds of(GameRules rules) {
    return rules.derived().get(HeapEnds.class, () -> derive(rules));
  }

  private static HeapEnds derive(GameRules rules) {
    return rules.ends().isEmpty()
        ? NONE
        : new HeapEnds(solvers(rules, true), solvers(rules, false));
  }

  private static List<EquationSolver> solvers(GameRules rules, boolean wins) {
    return rules.ends().stream()
        .filter(EndCondition.class::isInstance)
        .map(EndCondition.class::cast)
        .filter(end -> end.wins() == wins)
        .map(end -> EquationSolver.compile(asMove(end, variables(rules.board()))))
        .toList();
  }

  private static List<String> variables(Board board) {
    return switch (board) {
      case Board.Heap heap -> List.of(heap.variable());
      case Board.HeapSet heaps -> List.of(heaps.variable());
      case Board.Heaps heaps -> heaps.variables();
      case Board.Cells _, Board.Graph _, Board.Tiling _ ->
          throw new IllegalArgumentException("no heaps: " + board);
    };
  }

  /// The move to no heaps at all that the conditions allow: there is one exactly where they hold.
  public static EquationMove asMove(EndCondition end, List<String> variables) {
    return new EquationMove(
        variables,
        List.of(new Alternative(List.of(Collections.nCopies(variables.size(), new Constant(0))))),
        end.conditions());
  }

  /// Conditions that hold wherever none has ended the game: the opposites of those that end it, as
  /// far as these compare what always has a value.
  public static List<Condition> opposites(GameRules rules) {
    List<String> names = variables(rules.board());
    return rules.ends().stream()
        .filter(EndCondition.class::isInstance)
        .map(end -> ((EndCondition) end).conditions())
        .filter(all -> all.stream().allMatch(one -> holdsOrItsOpposite(one, names)))
        .<Condition>map(Condition.Not::new)
        .toList();
  }

  private static boolean holdsOrItsOpposite(Condition condition, List<String> names) {
    return condition instanceof Condition.Chain
        && condition.operands().flatMap(Expression::names).allMatch(names::contains)
        && condition.operands().allMatch(Expression::alwaysExists);
  }

  /// True if no position ends the game.
  public boolean isEmpty() {
    return wins.isEmpty() && losses.isEmpty();
  }

  /// True if the player who moved to a position of these sizes has won.
  public boolean isWon(long[] sizes) {
    return holdsOne(wins, sizes);
  }

  /// True if the player who moved to a position of these sizes has lost.
  public boolean isLost(long[] sizes) {
    return !isWon(sizes) && holdsOne(losses, sizes);
  }

  /// The outcome of a position in which the game is over; empty where it goes on.
  public Optional<Outcome> outcome(long[] sizes) {
    return isWon(sizes)
        ? Optional.of(Outcome.P)
        : holdsOne(losses, sizes) ? Optional.of(Outcome.N) : Optional.empty();
  }

  private static boolean holdsOne(List<EquationSolver> conditions, long[] sizes) {
    boolean[] holds = {false};
    for (EquationSolver condition : conditions) {
      if (!holds[0]) {
        condition.visitWhile(
            sizes,
            _ -> {
              holds[0] = true;
              return false;
            });
      }
    }
    return holds[0];
  }
}
