package org.grundy.solvers.sequence.taking;

import java.util.Arrays;
import org.grundy.core.Meter;
import org.grundy.solvers.sequence.kernel.TableKernel;

/// Games that only take, a number of tokens of any set: squares, primes, a long list.
///
/// A heap is valued in one of two ways:
///
/// - *by options*: the values of all options are marked, in as many steps as there are numbers to
///   take.
/// - *by values*: of v = 0, 1, 2, … it is asked whether some option has the value v; the first of
///   which none has is the mex. Either the numbers to take are run through, or the heaps of value
///   v, the latest first, whichever are fewer; even and odd ones apart. No two heaps of one value
///   differ by a number that may be taken; so where most of these are odd, as the primes, most
///   heaps of one value are even, or most are odd, and few are left to look at.
///
/// All heaps of a block are valued in the way that costs less, as the latest block by values tells;
/// such a one comes again now and then.
public final class SetKernel extends TableKernel {
  private static final int BLOCK = 1 << 10;

  /// One block of so many is valued by values, whatever it costs.
  private static final int TRIED = 64;

  /// A step by values costs so many by options, as it ends in a branch that is hard to foresee.
  private static final int WEIGHT = 4;

  private static final int REPORT = 1 << 16;

  /// Values from here on share the last bit of a word.
  private static final int LARGE = Long.SIZE - 1;

  private final CountSet counts;

  /// The heaps of each value by parity, in order, and how many.
  private int[][][] heaps = new int[1][2][0];

  private int[][] sizes = new int[1][2];

  /// By value: the latest heap of which an option was found to have it.
  private int[] seen = {-1};

  private double stepsByValues;
  private long steps;
  private long reported;

  public SetKernel(TakenNumbers numbers) {
    super(false);
    this.counts = new CountSet(numbers);
  }

  @Override
  protected void extendTo(int toN, Meter meter) {
    counts.reach(toN, meter);
    while (values.size() < toN) {
      int block = values.size() / BLOCK;
      int stop = (int) Math.min(toN, (block + 1L) * BLOCK);
      int fromN = values.size();
      boolean byValues =
          block % TRIED == 0
              || WEIGHT * stepsByValues <= counts.upTo(0, fromN) + counts.upTo(1, fromN);
      long before = steps;
      while (values.size() < stop) {
        int n = values.size();
        add(n, byValues ? byValues(n) : byOptions(n), meter);
        if (steps - reported > REPORT) {
          meter.work(steps - reported);
          reported = steps;
        }
      }
      if (byValues) {
        stepsByValues = (double) (steps - before) / (stop - fromN);
      }
    }
  }

  private int byOptions(int n) {
    long marked = 0;
    for (int parity = 0; parity < 2; parity++) {
      int size = counts.upTo(parity, n);
      steps += size;
      if (!values.isWide()) {
        marked |= smallValues(values.narrow(), counts.ofParity(parity), size, n);
      }
    }
    int mex = Long.numberOfTrailingZeros(~marked);
    return !values.isWide() && mex < LARGE ? mex : byAllOptions(n);
  }

  /// A bit for the value of each option, the last for all values from [#LARGE] on.
  private static long smallValues(byte[] values, int[] taken, int size, int n) {
    long marked = 0;
    for (int i = 0; i < size; i++) {
      // No branch depends on a value, so none is predicted wrongly. All values from 63 on share the
      // last bit: the mex is right if it is below 63, else all options are marked anew.
      marked |= 1L << Math.min(values[n - taken[i]] & 0xff, LARGE);
    }
    return marked;
  }

  private int byAllOptions(int n) {
    for (int parity = 0; parity < 2; parity++) {
      int[] taken = counts.ofParity(parity);
      for (int i = counts.upTo(parity, n) - 1; i >= 0; i--) {
        seen[values.get(n - taken[i])] = n;
      }
    }
    int mex = 0;
    while (mex < seen.length && seen[mex] == n) {
      mex++;
    }
    return mex;
  }

  private int byValues(int n) {
    int mex = 0;
    while (mex < sizes.length && (leads(n, mex, 0) || leads(n, mex, 1))) {
      mex++;
    }
    return mex;
  }

  /// True if an option of a heap, even or odd, has a value.
  private boolean leads(int n, int value, int parity) {
    int odd = (n ^ parity) & 1;
    int size = sizes[value][parity];
    int few = counts.upTo(odd, n);
    return size < few
        ? takesTo(n, heaps[value][parity], size)
        : hasOption(n, value, counts.ofParity(odd), few);
  }

  private boolean takesTo(int n, int[] heaps, int size) {
    for (int i = size - 1; i >= 0; i--) {
      if (counts.contains(n - heaps[i])) {
        steps += size - i;
        return true;
      }
    }
    steps += size;
    return false;
  }

  private boolean hasOption(int n, int value, int[] taken, int size) {
    for (int i = 0; i < size; i++) {
      if (values.get(n - taken[i]) == value) {
        steps += i + 1;
        return true;
      }
    }
    steps += size;
    return false;
  }

  private void add(int n, int value, Meter meter) {
    values.add(value, meter);
    if (value == sizes.length) {
      int more = 2 * value;
      heaps = Arrays.copyOf(heaps, more);
      sizes = Arrays.copyOf(sizes, more);
      seen = Arrays.copyOf(seen, more);
      for (int i = value; i < more; i++) {
        heaps[i] = new int[2][0];
        sizes[i] = new int[2];
        seen[i] = -1;
      }
    }
    int parity = n & 1;
    int size = sizes[value][parity]++;
    int[] same = heaps[value][parity];
    if (size == same.length) {
      int longer = Math.max(4, 2 * size);
      meter.claim((long) Integer.BYTES * (longer - size));
      heaps[value][parity] = Arrays.copyOf(same, longer);
    }
    heaps[value][parity][size] = n;
  }
}
