package org.grundy.solvers.family.formula;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/// Values at places, in a fixed order, in which a pattern is looked for.
///
/// A place is a pair of numbers. Along a line only its second number runs, by one from place to
/// place, and the first is 0.
public final class Samples {
  private final boolean line;
  private final boolean symmetric;
  private final boolean zerosOnly;
  private final Frequencies frequencies;
  private final double[] bitsBefore;
  private final long[] rows;
  private final long[] columns;
  private final long[] values;
  private final long greatest;

  private Samples(
      boolean line,
      boolean symmetric,
      boolean zerosOnly,
      Frequencies frequencies,
      long[] rows,
      long[] columns,
      long[] values) {
    this.line = line;
    this.symmetric = symmetric;
    this.zerosOnly = zerosOnly;
    this.frequencies = frequencies;
    this.rows = rows;
    this.columns = columns;
    this.values = values;
    this.greatest = Arrays.stream(values).max().orElse(0);
    this.bitsBefore = new double[values.length + 1];
    for (int i = 0; i < values.length; i++) {
      bitsBefore[i + 1] = bitsBefore[i] + frequencies.bits(values[i]);
    }
  }

  /// The values of a line at the numbers from `fromNumber` on.
  public static Samples ofLine(long fromNumber, long[] values, Frequencies frequencies) {
    long[] numbers = IntStream.range(0, values.length).mapToLong(i -> fromNumber + i).toArray();
    return new Samples(true, false, false, frequencies, new long[values.length], numbers, values);
  }

  /// The values of a table, row by row.
  ///
  /// @param symmetric whether the value at (r, c) is known to be that at (c, r), so that of two
  ///   such places one says nothing new
  public static Samples ofTable(
      long[] rows, long[] columns, long[] values, Frequencies frequencies, boolean symmetric) {
    return new Samples(false, symmetric, false, frequencies, rows, columns, values);
  }

  /// The same places with 0 where the value is 0 and 1 elsewhere; a prediction agrees where both or
  /// neither are zero.
  public Samples zeros() {
    long[] indicators = Arrays.stream(values).map(value -> Math.min(value, 1)).toArray();
    return new Samples(
        line, symmetric, true, Frequencies.of(indicators), rows, columns, indicators);
  }

  /// The same values of a line, each of which costs as much as the step to it does on average.
  public Samples bySteps() {
    long[] steps =
        IntStream.range(1, values.length).mapToLong(i -> values[i] - values[i - 1]).toArray();
    double bits = Math.min(frequencies.average(values), Frequencies.level(1, steps).average(steps));
    return new Samples(
        line, symmetric, zerosOnly, Frequencies.flat(bits, values), rows, columns, values);
  }

  public boolean isLine() {
    return line;
  }

  public boolean zerosOnly() {
    return zerosOnly;
  }

  public int size() {
    return values.length;
  }

  /// The number of values that say something new.
  public int independent() {
    if (!symmetric) {
      return values.length;
    }
    Set<List<Long>> places = new HashSet<>();
    for (int i = 0; i < values.length; i++) {
      places.add(List.of(Math.min(rows[i], columns[i]), Math.max(rows[i], columns[i])));
    }
    return places.size();
  }

  public long row(int index) {
    return rows[index];
  }

  public long column(int index) {
    return columns[index];
  }

  public long value(int index) {
    return values[index];
  }

  /// The values at the indices `fromIndex <= index < toIndex`.
  public long[] values(int fromIndex, int toIndex) {
    return Arrays.copyOfRange(values, fromIndex, toIndex);
  }

  public long greatest() {
    return greatest;
  }

  /// The bits that say a value where nothing is known but how often each occurs.
  public double bits(long value) {
    return frequencies.bits(value);
  }

  /// The bits that say the values at the indices `fromIndex <= index < toIndex` one by one.
  public double bits(int fromIndex, int toIndex) {
    return bitsBefore[toIndex] - bitsBefore[fromIndex];
  }

  /// True if a prediction is right at an index.
  public boolean agrees(int index, long predicted) {
    return zerosOnly ? (predicted == 0) == (values[index] == 0) : predicted == values[index];
  }

  /// The first index at which a formula is wrong, or -1.
  public int firstWrong(Formula formula) {
    for (int i = 0; i < values.length; i++) {
      if (!agrees(i, formula.at(rows[i], columns[i]))) {
        return i;
      }
    }
    return -1;
  }

  /// The places with numbers up to the given ones.
  public Samples upTo(long lastRow, long lastColumn) {
    int[] kept =
        IntStream.range(0, values.length)
            .filter(i -> rows[i] <= lastRow && columns[i] <= lastColumn)
            .toArray();
    return new Samples(
        line,
        symmetric,
        zerosOnly,
        frequencies,
        Arrays.stream(kept).mapToLong(i -> rows[i]).toArray(),
        Arrays.stream(kept).mapToLong(i -> columns[i]).toArray(),
        Arrays.stream(kept).mapToLong(i -> values[i]).toArray());
  }
}
