package org.grundy.solvers.coordinates;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.grundy.core.Meter;
import org.grundy.rules.heap.equation.OptionLine.Ray;

/// The values that the options along a ray have, for each of the lines into which its direction c
/// divides the box: the options of a cell are those of the cell before it on its line, and one
/// more.
///
/// Lines are numbered by what is the same along each. With a pivot p, c(p) > 0, those are
/// `c(p)·x(i) - c(i)·x(p)` for the other places i, and `x(p) mod c(p)`:
///
/// ```
/// number = x(p) mod c(p) + Σ (c(p)·x(i) - c(i)·x(p) + c(i)·most(p)) · m(i)
/// ```
///
/// where m(i) is the product of how many numbers those before it can be.
final class RayLines {
  private final Box box;
  private final int[] steps;
  private final int from;
  private final int pivot;
  private final long[] factors;
  private final long constant;
  private final int behind;
  private final int[] full;

  private RayLines(
      Box box, int[] steps, int from, int pivot, long[] factors, long constant, int lines) {
    this.box = box;
    this.steps = steps;
    this.from = from;
    this.pivot = pivot;
    this.factors = factors;
    this.constant = constant;
    this.full = new int[lines];
    this.behind = IntStream.range(0, steps.length).map(i -> from * steps[i] * box.stride(i)).sum();
  }

  /// True if some cell of the box has options on a ray.
  static boolean isMet(Box box, Ray ray) {
    return IntStream.range(0, box.arity())
        .allMatch(i -> ray.steps().get(i) <= box.most(i) / ray.from());
  }

  /// The number of cells of the longest line of a ray.
  static long length(Box box, Ray ray) {
    return 1
        + IntStream.range(0, box.arity())
            .filter(i -> ray.steps().get(i) > 0)
            .mapToLong(i -> box.most(i) / ray.steps().get(i))
            .min()
            .orElseThrow();
  }

  /// The number of lines of a ray that is met; `Long.MAX_VALUE` where they are more than an `int`
  /// can number.
  static long count(Box box, Ray ray) {
    if (!isMet(box, ray)) {
      return 0;
    }
    int pivot = pivot(ray);
    long step = ray.steps().get(pivot);
    long lines = step;
    for (int i = 0; i < box.arity() && lines <= Integer.MAX_VALUE; i++) {
      long range = step * box.most(i) + ray.steps().get(i) * box.most(pivot) + 1;
      lines =
          i == pivot
              ? lines
              : Math.multiplyHigh(lines, range) != 0 ? Long.MAX_VALUE : lines * range;
    }
    return lines;
  }

  private static int pivot(Ray ray) {
    return IntStream.range(0, ray.steps().size())
        .filter(i -> ray.steps().get(i) > 0)
        .boxed()
        .min(Comparator.comparing(ray.steps()::get))
        .orElseThrow();
  }

  /// The lines of a ray that is met and whose lines an `int` can number.
  static RayLines of(Box box, Ray ray, Meter meter) {
    int arity = box.arity();
    int[] steps = ray.steps().stream().mapToInt(Math::toIntExact).toArray();
    int pivot = pivot(ray);
    long[] factors = new long[arity];
    long constant = 0;
    long lines = steps[pivot];
    for (int i = 0; i < arity; i++) {
      if (i != pivot) {
        long back = (long) steps[i] * box.most(pivot);
        factors[i] = steps[pivot] * lines;
        factors[pivot] -= steps[i] * lines;
        constant += back * lines;
        lines *= (long) steps[pivot] * box.most(i) + back + 1;
      }
    }
    meter.claim(Integer.BYTES * lines);
    return new RayLines(box, steps, (int) ray.from(), pivot, factors, constant, (int) lines);
  }

  int lines() {
    return full.length;
  }

  /// How many steps away the first option is.
  int from() {
    return from;
  }

  /// True if every option along the ray is one along another ray once two sizes are exchanged.
  /// Along either both sizes fall by one at a time, or stay.
  boolean isImage(RayLines other, int place, int otherPlace) {
    int[] exchanged = other.steps.clone();
    exchanged[place] = other.steps[otherPlace];
    exchanged[otherPlace] = other.steps[place];
    return from == other.from
        && Arrays.equals(steps, exchanged)
        && steps[place] <= 1
        && steps[otherPlace] <= 1;
  }

  /// True if a size falls along the ray.
  boolean lowers(int place) {
    return steps[place] > 0;
  }

  /// For each line how many words of its set are known to hold every value; kept by whoever keeps
  /// the sets.
  int[] full() {
    return full;
  }

  /// The distance, in cell numbers, from a cell back to its first option on the ray.
  int behind() {
    return behind;
  }

  /// The size at the innermost place from which on the cells of a row have options on the ray; past
  /// the end of the row where none has.
  int fromInner(long[] row) {
    int inner = box.innermost();
    for (int i = 0; i < steps.length; i++) {
      if (i != inner && row[i] < (long) from * steps[i]) {
        return Integer.MAX_VALUE;
      }
    }
    return from * steps[inner];
  }

  /// The number of the line of the first cell of a row, where the innermost size is 0.
  int line(long[] row) {
    long number = constant + row[pivot] % steps[pivot];
    for (int i = 0; i < steps.length; i++) {
      number += factors[i] * row[i];
    }
    return (int) number;
  }

  /// The growth of the number of the line along a row; where the innermost place is the pivot, the
  /// rest by [#modulus] comes to it.
  int lineStep() {
    return (int) factors[box.innermost()];
  }

  /// `x(p) mod c(p)` is to be added for this c(p) along a row; 1 where nothing is.
  int modulus() {
    return pivot == box.innermost() ? steps[pivot] : 1;
  }
}
