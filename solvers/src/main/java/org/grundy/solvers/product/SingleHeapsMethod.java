package org.grundy.solvers.product;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.core.HeapPosition;
import org.grundy.core.TuplePosition;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Twist;
import org.grundy.solvers.Method;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;

/// Heaps that move together whose values follow from those of single heaps.
public final class SingleHeapsMethod implements Method {
  private final Joining joining;
  private final List<Method> heaps;

  /// @param joining how the values follow
  /// @param heaps of these the first that is sound solves single heaps
  public SingleHeapsMethod(Joining joining, List<Method> heaps) {
    this.joining = joining;
    this.heaps = List.copyOf(heaps);
  }

  @Override
  public String name() {
    return joining.method();
  }

  @Override
  public Set<Twist> knows() {
    return EnumSet.of(Twist.RUNS);
  }

  @Override
  public Verdict weigh(Problem problem) {
    GameRules rules = problem.rules();
    if (!(rules.board() instanceof Board.Heaps)) {
      return new Verdict.Unsound("the position is not of heaps that move together");
    }
    Optional<SingleHeaps> single = joining.of(rules);
    if (single.isEmpty()) {
      return new Verdict.Unsound(joining.missing());
    }
    List<TuplePosition> sum = problem.sum().stream().map(TuplePosition.class::cast).toList();
    List<Plan> plans = new ArrayList<>();
    for (int place = 0; place < single.get().heaps().size(); place++) {
      Optional<GameRules> heap = single.get().heaps().get(place);
      if (heap.isPresent()) {
        switch (first(heaps, side(heap.get(), sum, place))) {
          case Verdict.Unsound no -> {
            return no;
          }
          case Verdict.Sound(Plan plan) -> plans.add(plan);
        }
      }
    }
    return new Verdict.Sound(new SingleHeapsPlan(rules, sum, single.get(), plans, heaps));
  }

  /// The plan of the first method that is sound for single heaps, or why the last is not.
  static Verdict first(List<Method> methods, Problem heaps) {
    Verdict verdict = methods.getFirst().consider(heaps);
    for (Method method : methods.subList(1, methods.size())) {
      if (verdict instanceof Verdict.Sound) {
        return verdict;
      }
      verdict = method.consider(heaps);
    }
    return verdict;
  }

  /// The heaps of one side of all positions.
  private static Problem side(GameRules heap, List<TuplePosition> sum, int place) {
    return new Problem(
        heap, sum.stream().map(tuple -> new HeapPosition(tuple.sizes().get(place))).toList());
  }
}
