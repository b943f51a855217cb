package org.grundy.rules.check;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.grundy.rules.heap.equation.EquationSolver;
import org.grundy.rules.heap.equation.ShrinkProof;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;

/// The proof that games of heaps end, by [ShrinkProof]: moves of one heap make it smaller, moves of
/// sizes that move together a measure of them. Such a size may also grow up to a bound, and where a
/// condition has ended the game nothing moves.
final class HeapOrder {
  private final List<EquationMove> moves;
  private final List<Condition> open;
  private final boolean isTuple;
  private final Function<EquationMove, EquationSolver> solver;

  private HeapOrder(
      List<EquationMove> moves,
      List<Condition> open,
      boolean isTuple,
      Function<EquationMove, EquationSolver> solver) {
    this.moves = moves;
    this.open = open;
    this.isTuple = isTuple;
    this.solver = solver;
  }

  /// A move after which the game may go on for ever, as far as is proved.
  record Fault(EquationMove move, String problem, String cure) {}

  /// The first such move; empty where the game ends.
  ///
  /// @param moves without a fault by themselves
  /// @param open what holds wherever no condition has ended the game
  /// @param isTuple whether sizes move together
  /// @param solver lists all heaps that the line of a move leaves, of which the move itself may
  ///   name a few
  static Optional<Fault> of(
      List<EquationMove> moves,
      List<Condition> open,
      boolean isTuple,
      Function<EquationMove, EquationSolver> solver) {
    HeapOrder order = new HeapOrder(moves, open, isTuple, solver);
    return order.unproved().map(move -> new Fault(move, order.problem(move), order.cure(move)));
  }

  private Optional<EquationMove> unproved() {
    if (!isTuple) {
      return ShrinkProof.firstUnproved(moves);
    }
    List<EquationMove> beforeEnd = moves.stream().map(this::beforeEnd).toList();
    return ShrinkProof.firstUnprovedWithBounds(beforeEnd)
        .map(unproved -> moves.get(beforeEnd.indexOf(unproved)));
  }

  /// A move where no condition has ended the game.
  private EquationMove beforeEnd(EquationMove move) {
    return new EquationMove(
        move.variables(),
        move.alternatives().stream()
            .map(one ->
                new Alternative(
                    one.sum(), Stream.concat(one.conditions().stream(), open.stream()).toList()))
            .toList(),
        move.except());
  }

  private String problem(EquationMove unproved) {
    String whole = isTuple ? "the total of the heaps" : "every heap";
    return new Counterexample(solver.apply(unproved))
        .find()
        .map(move ->
            "the game may not end: a move must make %s smaller, but %s is a move"
                .formatted(whole, move))
        .orElse(
            "it cannot be shown that the game ends: that a move makes %s smaller does not follow from the conditions"
                .formatted(whole));
  }

  private String cure(EquationMove unproved) {
    if (!isTuple && EquationWarnings.leavesWholeHeap(unproved)) {
      return EquationWarnings.ONE_HEAP;
    }
    return !isTuple && ShrinkProof.firstUnprovedWithBounds(moves).isEmpty()
        ? "let a number that grows stand beside its bound: board heaps n t, move (n,t) -> (n+k,t) where 1 <= k <= 6, n + k <= t"
        : "add a condition, such as k >= 1 for a number k that is taken";
  }
}
