package org.grundy.solvers.sequence.state;

import java.util.Arrays;
import java.util.BitSet;
import org.grundy.core.Meter;
import org.grundy.rules.heap.equation.BoundedStates.Left;
import org.grundy.rules.heap.equation.BoundedStates.Ray;

/// The values that the options of long heaps have along one ray: of the heap n those of a line's
/// heaps `n - taken`, one step less, two steps less, …. They grow with n, by one value for each
/// heap, in one set for each residue by the step.
final class RayValues {
  private final StateLine target;
  private final Left left;
  private final Ray ray;
  private final Meter meter;
  private final long[][] sets;

  /// For each set how many of its first words hold every value.
  private final int[] full;

  /// All smaller heaps of the line are taken in.
  private long next;

  RayValues(StateLine target, Left left, Ray ray, Meter meter) {
    this.target = target;
    this.left = left;
    this.ray = ray;
    this.meter = meter;
    int step = Math.toIntExact(ray.step());
    meter.claim(2L * Long.BYTES * step);
    this.sets = new long[step][1];
    this.full = new int[step];
    this.next = ray.least();
  }

  StateLine target() {
    return target;
  }

  long taken() {
    return left.taken();
  }

  int step() {
    return sets.length;
  }

  /// From here on every heap of the line is on the ray.
  long regularFrom() {
    return Math.max(ray.least(), ray.except().stream().mapToLong(size -> size + 1).max().orElse(0));
  }

  /// Takes in what the options of the long heaps up to n have.
  void upTo(long n) {
    for (; next <= n - left.taken(); next++) {
      if (!ray.except().contains(next)) {
        add((int) (next % sets.length), target.value(next));
      }
    }
  }

  private void add(int residue, long value) {
    int word = Math.toIntExact(value / Long.SIZE);
    if (word >= sets[residue].length) {
      int length = Math.max(word + 1, 2 * sets[residue].length);
      meter.claim((long) Long.BYTES * (length - sets[residue].length));
      sets[residue] = Arrays.copyOf(sets[residue], length);
    }
    sets[residue][word] |= 1L << value;
    while (full[residue] < sets[residue].length && sets[residue][full[residue]] == -1) {
      full[residue]++;
    }
  }

  /// The number of 64-bit words, from the first, that hold all values of the heap n.
  int full(long n) {
    return full[residue(n)];
  }

  /// A word of the values of the heap n.
  long word(long n, int word) {
    long[] set = sets[residue(n)];
    return word < set.length ? set[word] : 0;
  }

  private int residue(long n) {
    return (int) Math.floorMod(n - left.taken(), (long) sets.length);
  }

  /// The values of the heap n by the heaps of the line alone that heaps below n have met.
  BitSet before(long n, long residueOfN) {
    meter.work(1 + n / sets.length);
    BitSet values = new BitSet();
    long residue = Math.floorMod(residueOfN - left.taken(), (long) sets.length);
    long first = ray.least() + Math.floorMod(residue - ray.least(), (long) sets.length);
    for (long size = first; size < n - left.taken(); size += sets.length) {
      if (!ray.except().contains(size)) {
        values.set(Math.toIntExact(target.value(size)));
      }
    }
    return values;
  }
}
