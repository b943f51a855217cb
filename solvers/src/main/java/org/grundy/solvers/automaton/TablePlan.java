package org.grundy.solvers.automaton;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.rules.heap.equation.BoxOrder;
import org.grundy.rules.heap.equation.EquationSolver;
import org.grundy.rules.heap.equation.ShrinkProof;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EndCondition;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Relation;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.automaton.moves.NotLinearException;
import org.grundy.solvers.automaton.moves.SizeLines;

/// A game prepared for tables of any bound.
final class TablePlan {
  /// So many values are never too many.
  private static final int LEAST_LEVELS = 64;

  private final boolean ofValues;
  private final int heaps;
  private final int[] order;

  /// The weights of the sum by which positions are taken; all 0 where their order is a plain one.
  private final long[] weights;

  private final boolean fallsOnly;
  private final boolean misere;
  private final SizeLines lines;
  private final List<EquationSolver> forwards;
  private final GameRules rules;

  /// @param ofValues whether the tables say Grundy values; else who wins
  /// @throws NotLinearException if no order of the sizes is found for the sweep
  TablePlan(GameRules rules, int heaps, boolean ofValues) {
    this.ofValues = ofValues;
    this.heaps = heaps;
    this.rules = rules;
    this.misere = rules.play() == Play.MISERE;
    this.lines = SizeLines.of(rules, heaps);
    this.forwards = lines.moves().stream().map(EquationSolver::compile).toList();
    Optional<BoxOrder> found = BoxOrder.of(lines.moves()).filter(BoxOrder::isPlain);
    this.order =
        found
            .map(BoxOrder::coordinates)
            .orElseGet(() -> IntStream.range(0, heaps).boxed().toList())
            .stream()
            .mapToInt(Integer::intValue)
            .toArray();
    this.weights = found.isPresent() ? new long[heaps] : lowered();
    List<Integer> places = IntStream.range(0, heaps).boxed().toList();
    this.fallsOnly = found.map(BoxOrder::bounds).filter(places::equals).isPresent();
  }

  boolean isOfValues() {
    return ofValues;
  }

  int heaps() {
    return heaps;
  }

  /// The sizes, the one first that counts most in the order of positions.
  int[] order() {
    return order;
  }

  long[] weights() {
    return weights;
  }

  boolean isMisere() {
    return misere;
  }

  /// The moves.
  List<EquationSolver> forwards() {
    return forwards;
  }

  /// True if no move makes a size larger.
  boolean fallsOnly() {
    return fallsOnly;
  }

  /// True if all moves are rays, which are marked without the solution of equations.
  boolean isFast() {
    return backwards(1).isEmpty();
  }

  private long[] lowered() {
    return ShrinkProof.lowered(lines.moves())
        .orElseThrow(() ->
            new NotLinearException(
                "no sum of the sizes with weights is found that every move makes smaller"))
        .stream()
        .mapToLong(Long::longValue)
        .toArray();
  }

  /// The table of all sizes below a bound.
  ///
  /// @throws BudgetSpentException if a value is above [ProvedClaim#MOST_VALUE], or the meter says
  ///   so
  LevelTable table(int bound, Meter meter) {
    LevelTable table = new LevelTable(this, bound, meter);
    table.end(ends(bound, true), ends(bound, false));
    int most =
        ofValues ? Math.min(ProvedClaim.MOST_VALUE + 1, Math.max(LEAST_LEVELS, bound / 2)) : 1;
    if (!table.fill(backwards(bound), rays(bound), most) && ofValues) {
      throw new BudgetSpentException(
          "values above %d, of sizes below %,d".formatted(most - 1, bound));
    }
    return table;
  }

  /// The moves from an option back to the positions below a bound.
  private List<EquationSolver> backwards(int bound) {
    List<EquationSolver> all = new ArrayList<>();
    List<String> names = IntStream.range(0, heaps).mapToObj(i -> "#after" + i).toList();
    List<List<Expression>> before = List.of(variables(lines.sizes()));
    for (EquationMove move : lines.moves()) {
      List<Alternative> back = new ArrayList<>();
      for (Alternative alternative : move.alternatives()) {
        if (!Ray.of(move, alternative, bound).isEmpty()) {
          continue;
        }
        List<Condition> when = new ArrayList<>(alternative.conditions());
        for (int i = 0; i < heaps; i++) {
          when.add(
              chain(
                  alternative.sum().getFirst().get(i),
                  Relation.EQUAL,
                  new Expression.Variable(names.get(i))));
        }
        when.addAll(below(bound));
        for (List<Long> except : move.except()) {
          when.add(
              new Condition.Not(
                  IntStream.range(0, heaps)
                      .mapToObj(i ->
                          chain(
                              new Expression.Variable(names.get(i)),
                              Relation.EQUAL,
                              new Expression.Constant(except.get(i))))
                      .toList()));
        }
        back.add(new Alternative(before, when));
      }
      if (!back.isEmpty()) {
        all.add(EquationSolver.compile(new EquationMove(names, back, Collections.emptySet())));
      }
    }
    return all;
  }

  private List<Ray> rays(int bound) {
    return lines.moves().stream()
        .flatMap(move ->
            move.alternatives().stream()
                .flatMap(alternative -> Ray.of(move, alternative, bound).stream()))
        .toList();
  }

  private List<EquationSolver> ends(int bound, boolean wins) {
    List<String> sizes =
        rules.board() instanceof Board.Heap heap ? List.of(heap.variable()) : lines.sizes();
    return rules.ends().stream()
        .filter(EndCondition.class::isInstance)
        .map(EndCondition.class::cast)
        .filter(end -> end.wins() == wins)
        .map(end -> {
          List<Condition> when = new ArrayList<>(end.conditions());
          sizes.forEach(name -> when.add(below(name, bound)));
          return EquationSolver.compile(
              new EquationMove(
                  List.of("#none"),
                  List.of(new Alternative(List.of(variables(sizes)), when)),
                  Collections.emptySet()));
        })
        .toList();
  }

  private List<Condition> below(int bound) {
    return lines.sizes().stream().map(name -> below(name, bound)).toList();
  }

  private static Condition below(String name, int bound) {
    return chain(new Expression.Variable(name), Relation.LESS, new Expression.Constant(bound));
  }

  private static Condition chain(Expression left, Relation relation, Expression right) {
    return new Condition.Chain(List.of(left, right), List.of(relation));
  }

  private static List<Expression> variables(List<String> names) {
    return names.stream().<Expression>map(Expression.Variable::new).toList();
  }
}
