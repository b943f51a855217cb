package org.grundy.rules.measure;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Meter;

/// Looks for weights of glyphs by which sums fall: a linear problem, solved in whole numbers.
///
/// Weights w >= 0 of the least total are sought with w·c <= -1 for each condition that falls, and
/// w·c <= 0 for every other. The dual problem asks for the greatest sum of λ >= 0 of the falling
/// conditions such that Σ λ·(-c) <= 1 at every glyph. There λ = 0 is a start, the simplex method by
/// Bland's rule ends, and the weights are what it leaves in the row of the objective. If it is
/// unbounded, there are no weights: a mixture of the changes takes no glyph away in all (the lemma
/// of Farkas). All rows are kept over one common denominator, by which each step divides exactly
/// (Edmonds 1967).
final class Weights {
  /// Larger weights are not taken.
  private static final BigInteger MOST = BigInteger.ONE.shiftLeft(20);

  /// Larger problems are not looked at.
  private static final long MOST_NUMBERS = 1 << 17;

  /// Steps that take longer all together are not made: numbers that were changed.
  private static final long MOST_WORK = 1 << 22;

  /// Work of so many nanoseconds for each number of a row.
  private static final int COST = 50;

  private final int glyphs;
  private final int columns;
  private final BigInteger[][] rows;
  private final int[] basis;
  private BigInteger denominator = BigInteger.ONE;

  /// How a sum of weights has to change.
  ///
  /// @param change by glyph, how often its weight is added
  /// @param falls whether the sum has to fall; else it must not rise
  record Condition(List<Integer> change, boolean falls) {
    Condition {
      change = List.copyOf(change);
    }
  }

  private Weights(List<Condition> conditions, int glyphs) {
    this.glyphs = glyphs;
    this.columns = conditions.size() + glyphs + 1;
    this.rows = new BigInteger[glyphs + 1][columns];
    this.basis = new int[glyphs];
    for (int glyph = 0; glyph <= glyphs; glyph++) {
      for (int column = 0; column < columns; column++) {
        rows[glyph][column] = BigInteger.ZERO;
      }
    }
    for (int i = 0; i < conditions.size(); i++) {
      Condition condition = conditions.get(i);
      for (int glyph = 0; glyph < glyphs; glyph++) {
        rows[glyph][i] = BigInteger.valueOf(-condition.change().get(glyph));
      }
      rows[glyphs][i] = condition.falls() ? BigInteger.ONE.negate() : BigInteger.ZERO;
    }
    for (int glyph = 0; glyph < glyphs; glyph++) {
      basis[glyph] = conditions.size() + glyph;
      rows[glyph][basis[glyph]] = BigInteger.ONE;
      rows[glyph][columns - 1] = BigInteger.ONE;
    }
  }

  /// Whole weights that meet all conditions; empty where there are none, or only large ones, or
  /// where it takes too much work to find them.
  static Optional<List<Long>> of(List<Condition> conditions, int glyphs) {
    boolean isHopeless =
        conditions.stream()
            .anyMatch(condition ->
                condition.falls() && condition.change().stream().allMatch(count -> count == 0));
    if (isHopeless || (long) conditions.size() * glyphs > MOST_NUMBERS) {
      return Optional.empty();
    }
    Weights problem = new Weights(conditions, glyphs);
    for (long work = 0; work < MOST_WORK; work += (long) problem.columns * glyphs) {
      int column = problem.entering();
      if (column < 0) {
        return problem.found(conditions.size());
      }
      int row = problem.leaving(column);
      if (row < 0) {
        return Optional.empty();
      }
      problem.exchange(row, column);
    }
    return Optional.empty();
  }

  private int entering() {
    for (int column = 0; column < columns - 1; column++) {
      if (rows[glyphs][column].signum() < 0) {
        return column;
      }
    }
    return -1;
  }

  /// The row that bounds the column first; of several the one of the first column.
  private int leaving(int column) {
    int best = -1;
    for (int row = 0; row < glyphs; row++) {
      if (rows[row][column].signum() > 0) {
        int order = best < 0 ? -1 : compareRatios(row, best, column);
        if (order < 0 || (order == 0 && basis[row] < basis[best])) {
          best = row;
        }
      }
    }
    return best;
  }

  private int compareRatios(int row, int other, int column) {
    BigInteger mine = rows[row][columns - 1].multiply(rows[other][column]);
    return mine.compareTo(rows[other][columns - 1].multiply(rows[row][column]));
  }

  private void exchange(int pivotRow, int column) {
    BigInteger pivot = rows[pivotRow][column];
    for (int row = 0; row <= glyphs; row++) {
      if (row == pivotRow) {
        continue;
      }
      Meter.checkpoint(COST * columns);
      BigInteger factor = rows[row][column];
      for (int i = 0; i < columns; i++) {
        rows[row][i] =
            rows[row][i]
                .multiply(pivot)
                .subtract(factor.multiply(rows[pivotRow][i]))
                .divide(denominator);
      }
    }
    denominator = pivot;
    basis[pivotRow] = column;
  }

  /// The weights, as small as their ratios allow.
  private Optional<List<Long>> found(int conditions) {
    BigInteger[] weights = new BigInteger[glyphs];
    BigInteger common = BigInteger.ZERO;
    for (int glyph = 0; glyph < glyphs; glyph++) {
      weights[glyph] = rows[glyphs][conditions + glyph];
      common = common.gcd(weights[glyph]);
    }
    BigInteger divisor = common.max(BigInteger.ONE);
    for (int glyph = 0; glyph < glyphs; glyph++) {
      weights[glyph] = weights[glyph].divide(divisor);
      if (weights[glyph].compareTo(MOST) > 0) {
        return Optional.empty();
      }
    }
    return Optional.of(List.of(weights).stream().map(BigInteger::longValueExact).toList());
  }
}
