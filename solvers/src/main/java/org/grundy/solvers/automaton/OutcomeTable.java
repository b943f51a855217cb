package org.grundy.solvers.automaton;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
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

/// Who wins all positions whose sizes are below a bound, a bit each: each lost position marks those
/// that it can come from, by the moves backwards. Where some sizes grow while others fall, it is
/// the positions of which a sum of the sizes with weights is below the bound.
///
/// A learner is taught by it; no proof trusts it.
final class OutcomeTable {
  private static final long BETWEEN_CHECKS = 1 << 12;

  /// So many marks count as a position.
  private static final long MARKS = 16;

  private final int heaps;
  private final int bound;
  private final int[] order;
  private final long[] weights;
  private final long[] won;

  /// The positions in which the game is over and lost, whatever leads on from them.
  private final long[] over;

  private final boolean misere;
  private final List<EquationSolver> forwards;
  private final Meter meter;
  private long settled;
  private long marked;

  private OutcomeTable(Plan plan, int bound, Meter meter) {
    this.heaps = plan.heaps;
    this.bound = bound;
    this.order = plan.order;
    this.weights = plan.weights;
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

    /// The weights of the sum by which positions are taken; all 0 where their order is a plain one.
    private final long[] weights;

    private final boolean fallsOnly;
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
              .map(BoxOrder::coordinates)
              .orElseGet(() -> IntStream.range(0, heaps).boxed().toList())
              .stream()
              .mapToInt(Integer::intValue)
              .toArray();
      this.weights = found.isPresent() ? new long[heaps] : weights();
      List<Integer> places = IntStream.range(0, heaps).boxed().toList();
      this.fallsOnly = found.map(BoxOrder::bounds).filter(places::equals).isPresent();
    }

    /// True if no move makes a size larger.
    boolean fallsOnly() {
      return fallsOnly;
    }

    /// True if all moves are rays, which are marked without the solution of equations.
    boolean isFast() {
      return backwards(1).isEmpty();
    }

    private long[] weights() {
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
    /// @throws org.grundy.core.BudgetSpentException if the meter says so
    OutcomeTable table(int bound, Meter meter) {
      OutcomeTable table = new OutcomeTable(this, bound, meter);
      table.end(ends(bound, true), ends(bound, false));
      table.fill(backwards(bound), rays(bound));
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
    losses.forEach(end -> end.visit(new long[] {0}, sizes -> set(won, number(sizes))));
    wins.forEach(end -> end.visit(new long[] {0}, sizes -> set(over, number(sizes))));
  }

  private void fill(List<EquationSolver> backwards, List<Ray> rays) {
    if (weights[0] == 0) {
      long cells = cells();
      long[] sizes = new long[heaps];
      for (long cell = 0; cell < cells; cell++) {
        if ((cell & 63) == 0 && (won[(int) (cell >> 6)] & ~over[(int) (cell >> 6)]) == -1L) {
          cell += 63; // all are won, as nearly all positions of games with few lost ones are
          continue;
        }
        settle(cell, sizes, backwards, rays);
      }
      return;
    }
    for (int total = 0; total < bound; total++) {
      fill(total, 0, new long[heaps], backwards, rays);
    }
  }

  /// Settles the positions whose first sizes are given and whose weighted total is `left` more than
  /// theirs.
  private void fill(
      long left, int place, long[] sizes, List<EquationSolver> backwards, List<Ray> rays) {
    if (place == heaps - 1) {
      if (left % weights[place] == 0) {
        sizes[place] = left / weights[place];
        settle(number(sizes), sizes, backwards, rays);
      }
      return;
    }
    for (long size = 0; size * weights[place] <= left; size++) {
      sizes[place] = size;
      fill(left - size * weights[place], place + 1, sizes, backwards, rays);
    }
  }

  /// Marks the positions from which moves lead to one, if that is lost.
  ///
  /// @param sizes are overwritten with those of the position
  private void settle(long cell, long[] sizes, List<EquationSolver> backwards, List<Ray> rays) {
    count();
    if (get(over, cell)) {
      won[(int) (cell >> 6)] &= ~(1L << cell);
    } else if (get(won, cell)) {
      return;
    }
    sizes(cell, sizes);
    if (misere && !get(over, cell) && !moves(sizes)) {
      set(won, cell);
      return;
    }
    for (Ray ray : rays) {
      mark(ray, sizes);
    }
    for (EquationSolver move : backwards) {
      move.visit(sizes, this::mark);
    }
  }

  /// Counts a position that is settled, or so many from which equations lead to it.
  private void count() {
    if (++settled % BETWEEN_CHECKS == 0) {
      meter.work(BETWEEN_CHECKS);
    }
  }

  private void mark(long[] sizes) {
    if (++marked % MARKS == 0) {
      count();
    }
    if (holds(sizes)) {
      set(won, number(sizes));
    }
  }

  private void mark(Ray ray, long[] sizes) {
    if (!ray.except().isEmpty() && ray.except().contains(Arrays.stream(sizes).boxed().toList())) {
      return;
    }
    long[] range = ray.back(sizes, bound);
    if (range[0] >= range[1]) {
      return;
    }
    long[] first = new long[heaps];
    long step = 0;
    long total = 0;
    long growth = 0;
    for (int i = 0; i < heaps; i++) {
      first[i] = sizes[i] - ray.offset()[i];
      total += weights[i] * first[i];
      growth -= weights[i] * ray.step()[i];
    }
    for (int place : order) {
      step = step * bound - ray.step()[place];
    }
    long start = number(first);
    BitSet numbers = ray.numbers();
    for (int k = numbers.nextSetBit((int) range[0]);
        k >= 0 && k < range[1];
        k = numbers.nextSetBit(k + 1)) {
      if (total + k * growth < bound) {
        set(won, start + k * step);
      }
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

  /// How much larger the number of a position is where a size is larger by 1.
  long stride(int heap) {
    long stride = 1;
    for (int i = heaps - 1; order[i] != heap; i--) {
      stride *= bound;
    }
    return stride;
  }

  /// How much larger the total of a position is where a size is larger by 1.
  long weight(int heap) {
    return weights[heap];
  }

  /// What is true of the position of a number: all its sizes are below the bound.
  int output(long number, long total) {
    return total >= bound ? Learner.UNKNOWN : (int) (won[(int) (number >> 6)] >> number & 1);
  }

  /// 0 where the position is lost, else 1; [Learner#UNKNOWN] of one that the table does not hold.
  int output(long[] sizes) {
    return holds(sizes) ? output(number(sizes), 0) : Learner.UNKNOWN;
  }

  private boolean holds(long[] sizes) {
    long total = 0;
    for (int i = 0; i < heaps; i++) {
      if (sizes[i] >= bound) {
        return false;
      }
      total += weights[i] * sizes[i];
    }
    return total < bound;
  }

  /// Gives the memory back.
  void close() {
    meter.claim(-16L * won.length);
  }
}
