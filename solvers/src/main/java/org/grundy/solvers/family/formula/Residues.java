package org.grundy.solvers.family.formula;

import java.util.Arrays;
import java.util.List;
import java.util.function.LongToDoubleFunction;

/// The value depends on two residues only: of the row modulo p and the column modulo q, or of the
/// smaller of the two modulo p and the greater modulo q.
///
/// @param ordered whether the residues are those of the smaller and the greater number
/// @param rowPeriod p
/// @param columnPeriod q
/// @param values `values[i * q + j]` for the residues i and j; -1 where no place has them
public record Residues(boolean ordered, int rowPeriod, int columnPeriod, List<Long> values)
    implements Formula {
  private static final int FAMILY_BITS = 4;
  private static final int LARGEST_PERIOD = 8;

  public Residues {
    values = List.copyOf(values);
  }

  @Override
  public long at(long row, long column) {
    return values.get(index(ordered, rowPeriod, columnPeriod, row, column));
  }

  private static int index(boolean ordered, int p, int q, long row, long column) {
    long first = ordered ? Math.min(row, column) : row;
    long second = ordered ? Math.max(row, column) : column;
    return (int) (first % p * q + second % q);
  }

  @Override
  public double bits(LongToDoubleFunction quoted) {
    return bits(rowPeriod, columnPeriod)
        + values.stream().filter(value -> value >= 0).mapToDouble(quoted::applyAsDouble).sum();
  }

  /// The cost beside the values that it quotes.
  private static double bits(int p, int q) {
    return FAMILY_BITS + FormulaBits.bits(p - 1) + FormulaBits.bits(q - 1);
  }

  @Override
  public int parameters() {
    return values.size();
  }

  static void search(Samples samples, Simplest simplest) {
    for (int p = 1; p <= LARGEST_PERIOD; p++) {
      for (int q = 1; q <= LARGEST_PERIOD; q++) {
        if (p * q > 1 && bits(p, q) < simplest.limit()) {
          fit(samples, simplest, false, p, q);
          fit(samples, simplest, true, p, q);
        }
      }
    }
  }

  private static void fit(Samples samples, Simplest simplest, boolean ordered, int p, int q) {
    long[] values = new long[p * q];
    Arrays.fill(values, -1);
    for (int i = 0; i < samples.size(); i++) {
      int index = index(ordered, p, q, samples.row(i), samples.column(i));
      if (values[index] >= 0 && values[index] != samples.value(i)) {
        return;
      }
      values[index] = samples.value(i);
    }
    simplest.offer(new Residues(ordered, p, q, Periodic.boxed(values)));
  }

  @Override
  public String kind() {
    return "residues";
  }
}
