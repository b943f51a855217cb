package org.grundy.rules.heap.equation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.core.InputException;
import org.grundy.rules.heap.equation.ShrinkProof.Step;
import org.grundy.rules.tree.EquationMove;

/// An order in which the positions of a game by equations can be solved one after the other, and
/// the box of sizes that they never leave.
///
/// Every component of every option comes before its start in the lexicographic order of
/// [#coordinates]: no step makes the first of them larger, those that do not surely make it smaller
/// do not make the second larger, and so on. Both are proved by elimination, as [ShrinkProof] does.
/// Where the sizes themselves have no such order, as some grow while others fall, a sum of them
/// with weights that never grows may stand for one of them ([Measure]).
///
/// @param moves the moves between positions of the box
/// @param coordinates the places of the sizes, the most significant first
/// @param bounds for each place a place of the start whose size no size there passes after a move
/// @param measure what stands for one of the sizes
public record BoxOrder(
    List<EquationMove> moves, List<Integer> coordinates, List<Integer> bounds, Measure measure) {
  public BoxOrder {
    moves = List.copyOf(moves);
    coordinates = List.copyOf(coordinates);
    bounds = List.copyOf(bounds);
  }

  /// The order of a game by these equations; empty where none is found.
  ///
  /// @throws org.grundy.core.InputException if a product has too many factors
  public static Optional<BoxOrder> of(List<EquationMove> moves) {
    int arity = moves.getFirst().variables().size();
    try {
      List<Step> steps = ShrinkProof.steps(moves);
      return of(moves, steps, Measure.plain(arity))
          .or(() ->
              Measure.all(arity).stream()
                  .filter(measure ->
                      steps.stream().allMatch(step -> step.growsAtMost(measure.weights(), 0)))
                  .flatMap(measure -> of(moves, measure).stream())
                  .findFirst());
    } catch (ArithmeticException tooLarge) {
      return Optional.empty();
    }
  }

  /// The order of single heaps that every move makes smaller, whatever says what the moves are.
  public static BoxOrder ofHeap() {
    return new BoxOrder(List.of(), List.of(0), List.of(0), Measure.plain(1));
  }

  private static Optional<BoxOrder> of(List<EquationMove> moves, Measure measure) {
    try {
      List<EquationMove> changed = moves.stream().map(measure::of).toList();
      changed.forEach(EquationSolver::compile);
      return of(changed, ShrinkProof.steps(changed), measure);
    } catch (InputException unusual) { // written with the measure the equation is too large
      return Optional.empty();
    }
  }

  private static Optional<BoxOrder> of(
      List<EquationMove> moves, List<Step> steps, Measure measure) {
    int arity = measure.weights().size();
    return coordinates(steps, arity)
        .flatMap(order ->
            bounds(steps, arity).map(bounds -> new BoxOrder(moves, order, bounds, measure)));
  }

  /// True if the sizes in the box are those of the game.
  public boolean isPlain() {
    return measure.isPlain();
  }

  /// A position of the game as one of the box.
  ///
  /// @throws ArithmeticException if its measure passes 63 bits
  public List<Long> inBox(List<Long> sizes) {
    return isPlain() ? sizes : measure.of(sizes);
  }

  /// The coordinates in words, by the names of the sizes.
  public List<String> names(List<String> sizes) {
    return coordinates.stream().map(place -> measure.name(place, sizes)).toList();
  }

  /// The largest sizes that are met from a start on, by place.
  ///
  /// @param sizes those of the start in the box
  public long[] box(long[] sizes) {
    long[] most = sizes.clone();
    for (int round = 0; round < most.length; round++) {
      for (int i = 0; i < most.length; i++) {
        most[i] = Math.max(most[i], most[bounds.get(i)]);
      }
    }
    return most;
  }

  private static Optional<List<Integer>> coordinates(List<Step> steps, int arity) {
    List<Integer> order = new ArrayList<>();
    List<Step> open = new ArrayList<>(steps);
    while (order.size() < arity) {
      Optional<Integer> next =
          IntStream.range(0, arity)
              .filter(i -> !order.contains(i))
              .filter(i -> open.stream().allMatch(step -> step.isAtMost(i, i, 0)))
              .boxed()
              .findFirst();
      if (next.isEmpty()) {
        if (!open.isEmpty()) {
          return Optional.empty();
        }
        IntStream.range(0, arity).filter(i -> !order.contains(i)).forEach(order::add);
      } else {
        order.add(next.get());
        open.removeIf(step -> step.isAtMost(next.get(), next.get(), -1));
      }
    }
    return open.isEmpty() ? Optional.of(order) : Optional.empty();
  }

  private static Optional<List<Integer>> bounds(List<Step> steps, int arity) {
    Integer[] bounds = new Integer[arity];
    for (int i = 0; i < arity; i++) {
      int place = i;
      IntStream starts = IntStream.concat(IntStream.of(i), IntStream.range(0, arity));
      bounds[i] =
          starts
              .filter(start -> steps.stream().allMatch(step -> step.isAtMost(place, start, 0)))
              .boxed()
              .findFirst()
              .orElse(-1);
    }
    return Arrays.asList(bounds).contains(-1)
        ? Optional.empty()
        : Optional.of(Arrays.asList(bounds));
  }
}
