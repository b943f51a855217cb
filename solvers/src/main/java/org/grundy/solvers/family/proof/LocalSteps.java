package org.grundy.solvers.family.proof;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.core.InputException;
import org.grundy.rules.heap.equation.FixedSteps;
import org.grundy.rules.tree.EquationMove;
import org.grundy.solvers.family.FamilyTable;
import org.grundy.solvers.family.formula.Constant;
import org.grundy.solvers.family.formula.Formula;
import org.grundy.solvers.family.formula.Linear;
import org.grundy.solvers.family.formula.Product;
import org.grundy.solvers.family.formula.Residues;
import org.grundy.solvers.family.formula.TablePattern;

/// A formula in residues is proved for two heaps that move together by fixed numbers, and for a
/// token that steps down and to the right from the corner of an open board, by looking at finitely
/// many sizes.
///
/// Let L be a common period of the formula f, and d the most that a move takes off a size. The
/// value G(a, b) is the mex of those of (a-i, b-j) for the fixed steps (i, j), as far as no size
/// becomes negative. Whether f has this property at (a, b) depends only on a and b modulo L, on
/// their numbers where these are below d, and, where f tells the smaller number from the greater,
/// on a - b clipped to -(d+1) … d+1. Each such class has a member with a, b <= N = 2L + 2d + 2:
/// where a and b differ by at most d + 1, both are lowered by the same multiple of L until one is
/// below d + L; else the smaller is lowered so, and then the other, as long as it stays greater by
/// d + 1. So if f = G for all a, b <= N, f has the property everywhere, and f = G by induction on a
/// + b. ∎
final class LocalSteps implements Theorem {
  private static final int LARGEST_PERIOD = 200;
  private static final int LARGEST_STEP = 16;

  private final FamilyTable table;
  private final Optional<Tuples> tuples;

  LocalSteps(FamilyTable table, Optional<Tuples> tuples) {
    this.table = table;
    this.tuples = tuples;
  }

  @Override
  public Optional<Standing> verdict(Subject subject, TablePattern pattern, String range) {
    return subject instanceof Subject.Whole
            && !table.family().isLine()
            && table.ofValues()
            && pattern instanceof Formula formula
            && period(formula) >= 1
            && period(formula) <= LARGEST_PERIOD
        ? tuples.flatMap(
            heaps -> steps(heaps).flatMap(steps -> verdict(formula, heaps, steps, range)))
        : Optional.empty();
  }

  /// The steps of two heaps; empty where they are not fixed, or long.
  private static Optional<Set<List<Long>>> steps(Tuples heaps) {
    if (heaps.names().size() != 2 || !heaps.rules().isPlain()) {
      return Optional.empty();
    }
    try {
      return FixedSteps.of(heaps.rules().rules().stream().map(EquationMove.class::cast).toList())
          .filter(steps -> most(steps) <= LARGEST_STEP);
    } catch (InputException | ArithmeticException tooLarge) {
      return Optional.empty();
    }
  }

  /// The most that a step takes off a size.
  private static int most(Set<List<Long>> steps) {
    return (int)
        steps.stream().flatMap(List::stream).mapToLong(taken -> taken).reduce(0, Math::max);
  }

  private Optional<Standing> verdict(
      Formula formula, Tuples heaps, Set<List<Long>> steps, String range) {
    int period = period(formula);
    int most = most(steps);
    int size = 2 * period + 2 * most + 2;
    int[][] values = new int[size + 1][size + 1];
    for (int a = 0; a <= size; a++) {
      for (int b = 0; b <= size; b++) {
        values[a][b] = value(values, steps, a, b);
        long said = formula.at(a + heaps.less(), b + heaps.less());
        if (said != values[a][b]) {
          return said < 0
              ? Optional.empty()
              : Optional.of(refuted(said, range, a + heaps.less(), b + heaps.less(), values[a][b]));
        }
      }
    }
    long last = size + heaps.less();
    return Optional.of(
        new Standing.Proved(
            ("the value of a size is the mex of those at most %d away, and the formula has the"
                    + " period %d in rows and columns; it was compared with the values of all sizes"
                    + " up to %dx%d, which hold every way in which a place and its steps can lie")
                .formatted(most, period, last, last)));
  }

  private static int value(int[][] values, Set<List<Long>> steps, int a, int b) {
    BitSet options = new BitSet();
    for (List<Long> step : steps) {
      if (step.get(0) <= a && step.get(1) <= b) {
        options.set(values[a - step.get(0).intValue()][b - step.get(1).intValue()]);
      }
    }
    return options.nextClearBit(0);
  }

  /// The period of a formula in rows and columns; 0 where it has none.
  private static int period(Formula formula) {
    return switch (formula) {
      case Constant _ -> 1;
      case Linear linear -> (int) Math.min(linear.modulus(), LARGEST_PERIOD + 1);
      case Residues residues -> residues.rowPeriod() * residues.columnPeriod();
      case Product product -> (int) Math.min(product.modulus(), LARGEST_PERIOD + 1);
      default -> 0;
    };
  }

  private Standing refuted(long said, String range, long row, long column, long found) {
    return new Standing.Refuted(
        range,
        "%s = %d, %s = %d"
            .formatted(table.family().rows().name(), row, table.family().columns().name(), column),
        Long.toString(said),
        Long.toString(found));
  }
}
