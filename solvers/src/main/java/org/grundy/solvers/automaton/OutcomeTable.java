package org.grundy.solvers.automaton;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.rules.heap.equation.BoxOrder;
import org.grundy.rules.heap.equation.EquationSolver;
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

/// Who wins all positions whose sizes are below a bound, a bit each: each lost position marks those
/// that it can come from, by the moves backwards.
///
/// A learner is taught by it; no proof trusts it.
final class OutcomeTable {
  private static final long BETWEEN_CHECKS = 1 << 12;

  private final int heaps;
  private final int bound;
  private final int[] order;
  private final long[] won;
  private final long[] over;
  private final boolean misere;
  private final List<EquationSolver> forwards;
  private final Meter meter;

  private OutcomeTable(Plan plan, int bound, Meter meter) {
    this.heaps = plan.heaps;
    this.bound = bound;
    this.order = plan.order;
    this.misere = plan.misere;
    this.forwards = plan.forwards;
    this.meter = meter;
    int words = Math.toIntExact((cells() + 63) / 64);
    meter.claim(16L * words);
    this.won = new long[words];
    this.over = new long[words];
  }

  /// A game prepared for tables of any bound.
  static final class Plan {
    private final int heaps;
    private final int[] order;
    private final boolean misere;
    private final SizeLines lines;
    private final List<EquationSolver> forwards;
    private final GameRules rules;

    /// @throws NotLinearException if no order of the sizes is found for the sweep
    Plan(GameRules rules, int heaps) {
      this.heaps = heaps;
      this.rules = rules;
      this.misere = rules.play() == Play.MISERE;
      this.lines = SizeLines.of(rules, heaps);
      this.forwards = lines.moves().stream().map(EquationSolver::compile).toList();
      Optional<BoxOrder> found = BoxOrder.of(lines.moves()).filter(BoxOrder::isPlain);
      this.order =
          found
              .orElseThrow(() ->
                  new NotLinearException(
                      "no order of the sizes is found in which every move leads to an earlier"
                          + " position of a box"))
              .coordinates()
              .stream()
              .mapToInt(Integer::intValue)
              .toArray();
    }

    /// The table of all sizes below a bound.
    ///
    /// @throws org.grundy.core.BudgetSpentException if the meter says so
    OutcomeTable table(int bound, Meter meter) {
      OutcomeTable table = new OutcomeTable(this, bound, meter);
      table.end(ends(bound, true), ends(bound, false));
      table.fill(backwards(bound), rays());
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
          if (isRay(move, alternative)) {
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

    private boolean isRay(EquationMove move, Alternative alternative) {
      return move.except().isEmpty() && Ray.of(alternative, lines.sizes()).isPresent();
    }

    private List<Ray> rays() {
      return lines.moves().stream()
          .filter(move -> move.except().isEmpty())
          .flatMap(move -> move.alternatives().stream())
          .flatMap(alternative -> Ray.of(alternative, lines.sizes()).stream())
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

  /// The bound of the sizes.
  int bound() {
    return bound;
  }

  private long cells() {
    long cells = 1;
    for (int i = 0; i < heaps; i++) {
      cells = Math.multiplyExact(cells, (long) bound);
    }
    return cells;
  }

  /// Settles the positions in which the game is over; a win goes before a loss.
  private void end(List<EquationSolver> wins, List<EquationSolver> losses) {
    EquationSolver.Visitor lose =
        sizes -> {
          set(over, number(sizes));
          set(won, number(sizes));
        };
    losses.forEach(end -> end.visit(new long[] {0}, lose));
    EquationSolver.Visitor win =
        sizes -> {
          set(over, number(sizes));
          won[(int) (number(sizes) >> 6)] &= ~(1L << number(sizes));
        };
    wins.forEach(end -> end.visit(new long[] {0}, win));
  }

  private void fill(List<EquationSolver> backwards, List<Ray> rays) {
    EquationSolver.Visitor mark = sizes -> mark(number(sizes));
    long[] sizes = new long[heaps];
    long cells = cells();
    for (long cell = 0; cell < cells; cell++) {
      if (cell % BETWEEN_CHECKS == 0) {
        meter.work(BETWEEN_CHECKS);
      }
      if (get(won, cell)) {
        continue;
      }
      sizes(cell, sizes);
      if (misere && !get(over, cell) && !moves(sizes)) {
        set(won, cell);
        continue;
      }
      for (Ray ray : rays) {
        mark(ray, sizes);
      }
      for (EquationSolver move : backwards) {
        move.visit(sizes, mark);
      }
    }
  }

  private void mark(long number) {
    if (!get(over, number)) {
      set(won, number);
    }
  }

  private void mark(Ray ray, long[] sizes) {
    long[] range = ray.back(sizes, bound);
    if (range[0] >= range[1]) {
      return;
    }
    long[] first = new long[heaps];
    long step = 0;
    for (int i = 0; i < heaps; i++) {
      first[i] = sizes[i] - ray.offset()[i] - range[0] * ray.step()[i];
    }
    for (int place : order) {
      step = step * bound - ray.step()[place];
    }
    long number = number(first);
    for (long k = range[0]; k < range[1]; k++) {
      mark(number);
      number += step;
    }
  }

  private boolean moves(long[] sizes) {
    boolean[] found = {false};
    for (EquationSolver move : forwards) {
      if (!found[0]) {
        move.visitWhile(
            sizes,
            _ -> {
              found[0] = true;
              return false;
            });
      }
    }
    return found[0];
  }

  /// The number of a position: the first coordinate of the order counts most.
  private long number(long[] sizes) {
    long number = 0;
    for (int place : order) {
      number = number * bound + sizes[place];
    }
    return number;
  }

  private void sizes(long number, long[] sizes) {
    long rest = number;
    for (int i = heaps - 1; i >= 0; i--) {
      sizes[order[i]] = rest % bound;
      rest /= bound;
    }
  }

  private static boolean get(long[] bits, long number) {
    return (bits[(int) (number >> 6)] >> number & 1) != 0;
  }

  private static void set(long[] bits, long number) {
    bits[(int) (number >> 6)] |= 1L << number;
  }

  /// True if the sizes are in the table.
  boolean holds(long[] sizes) {
    for (long size : sizes) {
      if (size >= bound) {
        return false;
      }
    }
    return true;
  }

  /// True if the player to move loses.
  boolean isLost(long[] sizes) {
    return !get(won, number(sizes));
  }

  /// Gives the memory back.
  void close() {
    meter.claim(-16L * won.length);
  }
}
