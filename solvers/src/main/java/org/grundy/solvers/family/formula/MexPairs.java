package org.grundy.solvers.family.formula;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongToDoubleFunction;

/// Zero at the pairs (p, q) and (q, p), n = 0, 1, 2, …, where p is the least number in no pair
/// before and q = s·p + t·n; one elsewhere. So every number is in exactly one pair.
///
/// Where s = 1 they are p = ⌊n·(2 - t + √(t² + 4))/2⌋ and q = p + t·n (W. A. Wythoff, *A
/// modification of the game of Nim*, 1907; A. S. Fraenkel, *How to beat your Wythoff games'
/// opponent on three fronts*, Amer. Math. Monthly 89, 1982).
///
/// @param factor s, from 1
/// @param step t, from 1
/// @param added what a row and a column have to be added to be in a pair: -1 for boards, whose
///   sizes are counted from 1
public record MexPairs(long factor, long step, long added) implements Formula {
  private static final int FAMILY_BITS = 5;
  private static final int LARGEST_FACTOR = 4;
  private static final int LARGEST_STEP = 8;

  /// Pairs beyond this one are not counted one by one.
  private static final long MOST_COUNTED = 1_000_000;

  @Override
  public long at(long row, long column) {
    long p = Math.min(row, column) + added;
    long q = Math.max(row, column) + added;
    long rest = q - factor * p;
    if (p < 0) {
      return -1;
    }
    if (rest < 0 || rest % step != 0 || rest / step > p) {
      return 1;
    }
    long n = rest / step;
    if (factor > 1 && n > MOST_COUNTED) {
      return -1;
    }
    return p == (factor == 1 ? byRoot(n) : counted((int) n)) ? 0 : 1;
  }

  private long byRoot(long n) {
    BigInteger number = BigInteger.valueOf(n);
    BigInteger root =
        number.pow(2).multiply(BigInteger.valueOf(step).pow(2).add(BigInteger.valueOf(4))).sqrt();
    return root.add(number.multiply(BigInteger.valueOf(2 - step))).shiftRight(1).longValueExact();
  }

  /// The least number of a pair by its definition.
  private long counted(int n) {
    List<Long> greater = new ArrayList<>();
    long least = 0;
    int next = 0;
    for (int i = 0; ; i++) {
      while (next < greater.size() && greater.get(next) <= least) {
        least += greater.get(next) == least ? 1 : 0;
        next++;
      }
      if (i == n) {
        return least;
      }
      greater.add(factor * least + step * i);
      least++;
    }
  }

  @Override
  public double bits(LongToDoubleFunction quoted) {
    return FAMILY_BITS
        + FormulaBits.bits(factor - 1)
        + FormulaBits.bits(step - 1)
        + FormulaBits.bits(added);
  }

  @Override
  public int parameters() {
    return 3;
  }

  static void search(Simplest simplest) {
    for (int factor = 1; factor <= LARGEST_FACTOR; factor++) {
      for (int step = 1; step <= LARGEST_STEP; step++) {
        simplest.offer(new MexPairs(factor, step, 0));
        simplest.offer(new MexPairs(factor, step, -1));
      }
    }
  }

  @Override
  public String kind() {
    return "pairs";
  }
}
