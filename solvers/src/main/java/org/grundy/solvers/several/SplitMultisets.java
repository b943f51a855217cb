package org.grundy.solvers.several;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Meter;
import org.grundy.rules.moves.SeveralHeapsRuleset.Line;
import org.grundy.solvers.space.Question;
import org.grundy.solvers.space.StateTable;
import org.grundy.solvers.space.Walk;

/// All multisets of heaps, none empty, of at most T tokens in all and M in each, numbered: those of
/// fewer tokens first, of as many tokens those of more heaps, and then, written from the largest
/// heap down, in lexicographic order.
///
/// With w(k,t,m) the number of multisets of k heaps of t tokens in all, none larger than m, there
/// are w(k - i, t - h₀ - … - hᵢ₋₁, hᵢ - 1) of those that agree with h₀ ≥ h₁ ≥ … before index i and
/// are smaller there; their sum is the place of h₀, h₁, … among those of k heaps and t tokens.
final class SplitMultisets implements HeapNumbers {
  /// The numbers of multisets of more tokens take long to count.
  private static final int MOST_TOKENS = 160;

  private final int tokens;
  private final int largest;

  /// By heaps, tokens and largest size.
  private final long[][][] ways;

  /// By tokens and heaps, the number of the first multiset of these.
  private final long[][] first;

  private final long most;

  private SplitMultisets(int tokens, int largest) {
    this.tokens = tokens;
    this.largest = largest;
    this.ways = ways(tokens, largest);
    this.first = new long[tokens + 1][tokens + 1];
    long number = 0;
    for (int total = 0; total <= tokens; total++) {
      for (int heaps = tokens; heaps >= 0; heaps--) {
        first[total][heaps] = number;
        number += ways[heaps][total][largest];
      }
    }
    this.most = number;
  }

  private static long[][][] ways(int tokens, int largest) {
    long[][][] ways = new long[tokens + 1][tokens + 1][largest + 1];
    Arrays.fill(ways[0][0], 1);
    for (int heaps = 1; heaps <= tokens; heaps++) {
      for (int total = heaps; total <= tokens; total++) {
        for (int size = 1; size <= largest; size++) {
          ways[heaps][total][size] =
              ways[heaps][total][size - 1]
                  + (size <= total ? ways[heaps - 1][total - size][size] : 0);
        }
      }
    }
    return ways;
  }

  /// The multisets that heaps of so many tokens can become; empty where there are too many tokens.
  ///
  /// @param tokens in all heaps of a position
  /// @param largest the size of the largest heap
  static Optional<SplitMultisets> of(long tokens, long largest) {
    return tokens > MOST_TOKENS
        ? Optional.empty()
        : Optional.of(new SplitMultisets((int) tokens, (int) largest));
  }

  /// The most tokens of a multiset, and so the most heaps.
  int tokens() {
    return tokens;
  }

  /// The size of the largest heap.
  int largest() {
    return largest;
  }

  @Override
  public long most() {
    return most;
  }

  @Override
  public String because() {
    return "the heaps stand in no order, and moves leave fewer tokens, or as many in more heaps, so"
        + " each multiset of heaps that can be reached is solved once, after its options: ";
  }

  @Override
  public String cost(boolean outcomes) {
    return "at most %,d multisets of heaps, %d bytes each".formatted(most, 4 * Integer.BYTES);
  }

  @Override
  public StateTable table(List<Line> lines, Question question, Meter meter) {
    return new Walk(new SplitSpace(this, lines, meter), question, meter);
  }

  /// The number of the first `count` sizes, from the largest down.
  long number(int[] sizes, int count) {
    int total = 0;
    for (int i = 0; i < count; i++) {
      total += sizes[i];
    }
    long number = first[total][count];
    for (int i = 0; i < count; i++) {
      number += ways[count - i][total][sizes[i] - 1];
      total -= sizes[i];
    }
    return number;
  }

  @Override
  public OptionalLong number(List<Long> heaps) {
    List<Long> sorted =
        heaps.stream().filter(size -> size > 0).sorted(Comparator.reverseOrder()).toList();
    boolean numbered =
        sorted.isEmpty()
            || (sorted.getFirst() <= largest
                && sorted.size() <= tokens
                && sorted.stream().mapToLong(Long::longValue).sum() <= tokens);
    return numbered
        ? OptionalLong.of(number(sorted.stream().mapToInt(Long::intValue).toArray(), sorted.size()))
        : OptionalLong.empty();
  }

  /// Writes the sizes of a multiset, from the largest down.
  ///
  /// @return how many there are
  int sizes(long number, int[] into) {
    int total = tokens;
    while (first[total][tokens] > number) {
      total--;
    }
    int heaps = 0;
    while (first[total][heaps] > number) {
      heaps++;
    }
    long rest = number - first[total][heaps];
    for (int i = 0; i < heaps; i++) {
      int size = Math.min(largest, total);
      while (ways[heaps - i][total][size - 1] > rest) {
        size--;
      }
      rest -= ways[heaps - i][total][size - 1];
      into[i] = size;
      total -= size;
    }
    return heaps;
  }
}
