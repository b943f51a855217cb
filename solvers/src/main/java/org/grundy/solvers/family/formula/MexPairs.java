package org.grundy.solvers.family.formula;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.LongToDoubleFunction;
import java.util.stream.LongStream;

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
    if (p < 0) {
      return -1;
    }
    if (p > q / factor) {
      return 1;
    }
    long rest = q - factor * p;
    if (rest % step != 0 || rest / step > p) {
      return 1;
    }
    long n = rest / step;
    if (factor > 1 && n > MOST_COUNTED) {
      return -1;
    }
    return p == (factor == 1 ? least(n) : counted((int) n)) ? 0 : 1;
  }

  /// Receives pairs.
  @FunctionalInterface
  public interface PairVisitor {
    /// Takes the pair (p, q), and says whether to go on.
    boolean accept(long p, long q);
  }

  /// Hands over the pairs in order, as their definition makes them.
  public void visit(PairVisitor visitor) {
    Deque<Long> greater = new ArrayDeque<>();
    long least = 0;
    for (long n = 0; ; n++) {
      while (!greater.isEmpty() && greater.peek() <= least) {
        least += greater.remove() == least ? 1 : 0;
      }
      long q = factor * least + step * n;
      if (!visitor.accept(least, q)) {
        return;
      }
      greater.add(q);
      least++;
    }
  }

  /// Hands over pairs among which are all that one move leads to, in the game whose lost positions
  /// they are: the moves take any number from one of two heaps, or i and j from both with `i < s·j
  /// + t` and `j < s·i + t`. Where s = 1 these are the pairs of a size and those whose sizes differ
  ///   about as much; where s > 1 all are handed over, the first million.
  ///
  /// @param small the smaller size
  /// @param large the larger size
  public void visitNear(long small, long large, PairVisitor visitor) {
    if (factor > 1) {
      long[] n = {0};
      visit((p, q) -> p <= small && n[0]++ < MOST_COUNTED && visitor.accept(p, q));
      return;
    }
    long between = (large - small) / step;
    LongStream.of(between, between + 1, last(small, 0), last(small, step), last(large, step))
        .distinct()
        .filter(n -> byRoot(n).compareTo(BigInteger.valueOf(small)) <= 0)
        .forEach(n -> visitor.accept(least(n), least(n) + step * n));
  }

  /// The last n for which p + slope·n is at most a number, for s = 1.
  private long last(long number, long slope) {
    long low = 0;
    long high = number / (slope + 1);
    while (low < high) {
      long middle = low + (high - low + 1) / 2;
      if (byRoot(middle).compareTo(BigInteger.valueOf(number - slope * middle)) <= 0) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  private long least(long n) {
    return byRoot(n).longValueExact();
  }

  /// p for s = 1.
  private BigInteger byRoot(long n) {
    BigInteger number = BigInteger.valueOf(n);
    BigInteger root =
        number.pow(2).multiply(BigInteger.valueOf(step).pow(2).add(BigInteger.valueOf(4))).sqrt();
    return root.add(number.multiply(BigInteger.valueOf(2 - step))).shiftRight(1);
  }

  /// The least number of a pair by its definition.
  private long counted(int n) {
    long[] found = {0, 0};
    visit((p, _) -> {
      found[0] = p;
      return found[1]++ < n;
    });
    return found[0];
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
