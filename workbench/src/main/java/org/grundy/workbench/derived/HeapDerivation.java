package org.grundy.workbench.derived;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.core.HeapPosition;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.core.TuplePosition;
import org.grundy.rules.heap.CodeText;
import org.grundy.rules.heap.HeapMeasure;
import org.grundy.rules.heap.MoveBound;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.HeapCode;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.RunMove;
import org.grundy.rules.tree.SeveralHeaps;
import org.grundy.rules.tree.Take;
import org.grundy.solvers.Problem;
import org.grundy.solvers.decided.Decided;
import org.grundy.workbench.derived.Derivation.Bounds;
import org.grundy.workbench.derived.Derivation.Components;
import org.grundy.workbench.derived.Derivation.HeapFact;
import org.grundy.workbench.derived.Derivation.Kind;

/// The derivation of what follows for heaps, single ones and those that move together.
final class HeapDerivation {
  private static final int MOST_KINDS = 100;

  private final Problem problem;
  private final GameRules rules;
  private final HeapMeasure measure;
  private final boolean single;

  HeapDerivation(Problem problem) {
    this.problem = problem;
    this.rules = problem.rules();
    this.measure = HeapMeasure.of(rules);
    this.single = problem.sum().getFirst() instanceof HeapPosition;
  }

  Derivation derive() {
    boolean hasValue = rules.play() == Play.NORMAL;
    List<Kind> kinds = kinds(hasValue);
    long count = problem.sum().size();
    return new Derivation(
        List.of(),
        List.of(),
        Optional.empty(),
        Optional.of(new HeapFact(moves(), measure.splits(), shrinks())),
        new Components(
            OptionalLong.of(count),
            kinds.subList(0, Math.min(kinds.size(), MOST_KINDS)),
            single
                ? "a move is made in one heap and asks for no other"
                : rules.board() instanceof Board.HeapSet
                    ? "a move may change several heaps at once, so all of them are one position"
                    : "the heaps of one tuple move together; tuples of a sum are independent"),
        SumBounds.of(
            kinds,
            hasValue,
            "every move makes "
                + shrinks()
                + " smaller"
                + (measure.leastDrop() > 1 ? " by at least " + measure.leastDrop() : "")
                + (hasValue ? "; " + Derivation.valueBecause(count) : "")),
        Decided.of(problem),
        Derivation.values(problem));
  }

  private List<Kind> kinds(boolean hasValue) {
    Map<Position, Long> times = new LinkedHashMap<>();
    problem.sum().forEach(position -> times.merge(position, 1L, Long::sum));
    List<Kind> kinds = new ArrayList<>();
    times.forEach((position, count) -> {
      List<Long> sizes =
          position instanceof TuplePosition tuple
              ? tuple.sizes()
              : List.of(((HeapPosition) position).size());
      Bounds bounds = Bounds.of(measure.longestPlay(sizes), MoveBound.of(rules, sizes), hasValue);
      kinds.add(new Kind(position, count, 0, bounds));
    });
    return kinds;
  }

  private List<String> moves() {
    return rules.rules().stream().map(this::move).toList();
  }

  private String move(Rule rule) {
    return switch (rule) {
      case HeapCode(String code) -> "the code " + CodeText.normal(code);
      case Take _ -> "taking tokens from one heap";
      case EquationMove _ -> "an equation";
      case RunMove _ -> "an equation with a number of heaps that varies";
      case SeveralHeaps several -> move(several.line()) + ", in several heaps at once";
      default -> throw new IllegalArgumentException("not a rule of heaps: " + rule);
    };
  }

  private String shrinks() {
    return switch (measure.shrinking()) {
      case TOTAL -> "the total of all sizes";
      case TOTAL_LESS_HEAPS -> "the total of all sizes less the number of heaps";
      case TWICE_TOTAL_LESS_HEAPS -> "twice the total of all sizes less the number of heaps";
      case WEIGHTED_TOTAL -> weighted(((Board.Heaps) rules.board()).variables());
      case EACH_HEAP ->
          single ? "the heap that it is made in" : "a measure of the tuple that it is made in";
    };
  }

  /// The sum that falls, by the names of the sizes: `2·a + b`.
  private String weighted(List<String> names) {
    return IntStream.range(0, names.size())
        .filter(i -> measure.weights().get(i) > 0)
        .mapToObj(i ->
            (measure.weights().get(i) == 1 ? "" : measure.weights().get(i) + "·") + names.get(i))
        .collect(Collectors.joining(" + "));
  }
}
