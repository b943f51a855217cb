package org.grundy.solvers.automaton;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.grundy.core.Meter;
import org.grundy.rules.heap.equation.EquationSolver;

/// Who wins all positions whose sizes are below a bound, or their values, a bit a position and
/// level: each lost position marks those that it can come from, by the moves backwards. These are
/// those of level 0, with the value 0. The positions of value v are those that lose where all of
/// smaller values are left out: so each level is filled as the first one is. Where some sizes grow
/// while others fall, it is the positions of which a sum of the sizes with weights is below the
/// bound.
///
/// A learner is taught by it; no proof trusts it.
final class LevelTable {
  private static final long BETWEEN_CHECKS = 1 << 12;

  /// So many marks count as a position.
  private static final long MARKS = 16;

  private final int heaps;
  private final int bound;
  private final int[] order;
  private final long[] weights;

  /// By level the positions that are of other levels: of lower ones, or with a move to this level.
  private final List<long[]> levels = new ArrayList<>();

  /// The level that is being filled.
  private long[] won = {};

  /// The positions in which the game is over and lost, whatever leads on from them.
  private long[] over;

  /// The positions that are of no level which is still to be filled.
  private long[] taken;

  private final boolean misere;
  private final List<EquationSolver> forwards;
  private final Meter meter;
  private long settled;
  private long marked;

  LevelTable(TablePlan plan, int bound, Meter meter) {
    this.heaps = plan.heaps();
    this.bound = bound;
    this.order = plan.order();
    this.weights = plan.weights();
    this.misere = plan.isMisere();
    this.forwards = plan.forwards();
    this.meter = meter;
    this.over = bits();
    this.taken = bits();
  }

  private long[] bits() {
    int words = Math.toIntExact((cells() + 63) / 64);
    meter.claim(8L * words);
    return new long[words];
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
  void end(List<EquationSolver> wins, List<EquationSolver> losses) {
    losses.forEach(end -> end.visit(new long[] {0}, sizes -> set(taken, number(sizes))));
    wins.forEach(end -> end.visit(new long[] {0}, sizes -> set(over, number(sizes))));
  }

  /// Fills the levels one after the other until each position has one.
  ///
  /// @param most no more levels are filled
  /// @return whether each position has one
  boolean fill(List<EquationSolver> backwards, List<Ray> rays, int most) {
    boolean filled = false;
    while (!filled && levels.size() < most) {
      won = bits();
      System.arraycopy(taken, 0, won, 0, won.length);
      levels.add(won);
      fill(backwards, rays);
      filled = true;
      for (int i = 0; i < taken.length; i++) {
        taken[i] |= ~won[i];
        filled &= taken[i] == -1;
      }
    }
    meter.claim(-16L * taken.length);
    over = new long[0];
    taken = over;
    return filled;
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

  /// The level of the position of a number, of which all sizes are below the bound; [#levels] of
  /// one without.
  int output(long number, long total) {
    if (total >= bound) {
      return Learner.UNKNOWN;
    }
    int level = 0;
    while (level < levels.size() && get(levels.get(level), number)) {
      level++;
    }
    return level;
  }

  /// The value of a position, or 0 where it is lost and 1 elsewhere; [Learner#UNKNOWN] of one that
  /// the table does not hold.
  int output(long[] sizes) {
    return holds(sizes) ? output(number(sizes), 0) : Learner.UNKNOWN;
  }

  /// How many levels it has.
  int levels() {
    return levels.size();
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
    meter.claim(-8L * won.length * levels.size());
  }
}
