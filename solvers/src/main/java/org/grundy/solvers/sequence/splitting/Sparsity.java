package org.grundy.solvers.sequence.splitting;

import java.util.Optional;

/// A division of the heaps of a game into few *rare* and many *common* ones.
///
/// Choose a mask of bits. In the *value type* a heap is rare if its value has an even number of
/// bits in the mask. So rare ^ rare and common ^ common are rare, rare ^ common is common
/// (Berlekamp, Conway and Guy, Winning Ways, chapter 4). In the *position type*, which needs that
/// all splits take a number of tokens of the same parity s, a heap of n tokens is rare if the
/// number of bits plus n plus s is even. Where a + b = n - k, the numbers of a and b then add up to
/// the number that the value of their sum has at n, modulo 2, so that the same holds of the sums.
/// Hence all *common* values among the splits of n are found among the splits that have a rare
/// heap, whatever the mask.
///
/// @param mask of the bits of values
/// @param byPosition whether it is of the position type
/// @param shift in the position type the parity of the places of splits, otherwise 0
public record Sparsity(int mask, boolean byPosition, int shift) {
  public boolean isRare(long n, int value) {
    return ((Integer.bitCount(value & mask) + offset(n)) & 1) == 0;
  }

  private int offset(long n) {
    return byPosition ? (int) (n + shift) & 1 : 0;
  }

  /// The values below 64 that are rare at `n`, as a set of bits.
  public long rareBits(long n) {
    long bits = 0;
    for (int value = 0; value < Long.SIZE; value++) {
      bits |= isRare(n, value) ? 1L << value : 0;
    }
    return bits;
  }

  /// Eight bits of the values up to `largest` that tell as many rare values apart as may be:
  /// without one bit of the mask all of them can be told apart.
  public int keyBits(int largest) {
    int bits = Math.max(0xff, (Integer.highestOneBit(largest | 1) << 1) - 1);
    while (Integer.bitCount(bits) > Byte.SIZE) {
      int masked = bits & mask;
      bits ^= masked == 0 ? Integer.highestOneBit(bits) : Integer.lowestOneBit(masked);
    }
    return bits;
  }

  /// The number of heaps so far that are rare.
  public long rares(History history) {
    long rares = 0;
    for (int parity = 0; parity < 2; parity++) {
      for (int value = 0; value <= history.largest(); value++) {
        rares += isRare(parity, value) ? history.count(parity, value) : 0;
      }
    }
    return rares;
  }

  /// The division with the fewest rares so far; of several the one of the least mask, by value
  /// before by position.
  ///
  /// With h(v) the number of heaps of value v, heaps(rare) - heaps(common) is the sum of h(v)
  /// (-1)^|v & mask|, which the Walsh–Hadamard transform of h gives for all masks at once; in the
  /// position type h counts the heaps of odd n + s as negative.
  public static Sparsity best(History history, Optional<Integer> parity) {
    int values = Integer.highestOneBit(history.largest() | 1) << 1;
    long[] sums = new long[values];
    for (int value = 0; value < values; value++) {
      sums[value] = history.count(0, value) + history.count(1, value);
    }
    transform(sums);
    int best = least(sums, 1);
    long excess = sums[best];
    if (parity.isPresent()) {
      int even = parity.get();
      for (int value = 0; value < values; value++) {
        sums[value] = history.count(even, value) - history.count(1 - even, value);
      }
      transform(sums);
      int byPosition = least(sums, 0);
      if (sums[byPosition] < excess) {
        return new Sparsity(byPosition, true, even);
      }
    }
    return new Sparsity(best, false, 0);
  }

  private static int least(long[] sums, int fromMask) {
    int best = fromMask;
    for (int mask = fromMask; mask < sums.length; mask++) {
      best = sums[mask] < sums[best] ? mask : best;
    }
    return best;
  }

  private static void transform(long[] sums) {
    for (int width = 1; width < sums.length; width *= 2) {
      for (int i = 0; i < sums.length; i++) {
        if ((i & width) == 0) {
          long even = sums[i];
          long odd = sums[i | width];
          sums[i] = even + odd;
          sums[i | width] = even - odd;
        }
      }
    }
  }
}
