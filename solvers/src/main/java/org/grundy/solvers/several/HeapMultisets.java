package org.grundy.solvers.several;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Meter;
import org.grundy.rules.moves.SeveralHeapsRuleset.Line;
import org.grundy.solvers.space.Question;
import org.grundy.solvers.space.StateSweep;
import org.grundy.solvers.space.StateTable;

/// All multisets of at most n heaps, none larger than M, numbered: each is written as n sizes from
/// the largest down, with empty heaps at the end, and they follow one another in lexicographic
/// order.
///
/// With b(i,h) = C(h + n - 1 - i, n - i), the number of ways to choose the sizes from index i on
/// below h, the number of h₀ ≥ h₁ ≥ … is the sum of all b(i,hᵢ). So lower heaps have a smaller
/// number, in whatever order they stand then.
final class HeapMultisets implements HeapNumbers {
  /// So many are numbered at most.
  private static final long MOST = 1L << 27;

  /// Larger heaps would need long lists of moves.
  private static final int LARGEST = 4_096;

  private final int heaps;
  private final int largest;
  private final int[][] below;

  private HeapMultisets(int heaps, int largest, int[][] below) {
    this.heaps = heaps;
    this.largest = largest;
    this.below = below;
  }

  /// The multisets of so many heaps of such sizes; empty where there are too many.
  ///
  /// @param heaps at least 1
  static Optional<HeapMultisets> of(int heaps, long largest) {
    if (largest > LARGEST || heaps > Long.SIZE) {
      return Optional.empty();
    }
    int[][] below = new int[heaps + 1][(int) largest + 2];
    Arrays.fill(below[heaps], 1);
    for (int i = heaps - 1; i >= 0; i--) {
      for (int size = 1; size <= largest + 1; size++) {
        long sum = (long) below[i][size - 1] + below[i + 1][size];
        if (sum > MOST) {
          return Optional.empty();
        }
        below[i][size] = (int) sum;
      }
    }
    return Optional.of(new HeapMultisets(heaps, (int) largest, below));
  }

  /// The number of heaps of each multiset, empty ones included.
  int heaps() {
    return heaps;
  }

  /// The size of the largest heap.
  int largest() {
    return largest;
  }

  /// The number of multisets.
  int count() {
    return below[0][largest + 1];
  }

  @Override
  public long most() {
    return count();
  }

  @Override
  public String because() {
    return "the heaps stand in no order and only become smaller, so multisets of heaps are solved"
        + " one after the other, from the largest heap down in lexicographic order: ";
  }

  @Override
  public String cost(boolean outcomes) {
    return "%,d multisets of heaps, %s each".formatted(count(), outcomes ? "a bit" : "4 bytes");
  }

  @Override
  public StateTable table(List<Line> lines, Question question, Meter meter) {
    return StateSweep.of(new MultisetSpace(this, lines, meter), question, count(), meter);
  }

  /// The number of sizes from the largest down.
  int number(int[] sizes) {
    int number = 0;
    for (int i = 0; i < heaps; i++) {
      number += below[i][sizes[i]];
    }
    return number;
  }

  /// The number of sizes in any order; `scratch` is written over.
  int number(int[] sizes, int[] scratch) {
    for (int i = 0; i < heaps; i++) {
      int size = sizes[i];
      int at = i;
      for (; at > 0 && scratch[at - 1] < size; at--) {
        scratch[at] = scratch[at - 1];
      }
      scratch[at] = size;
    }
    return number(scratch);
  }

  @Override
  public OptionalLong number(List<Long> sizes) {
    List<Long> sorted =
        sizes.stream().filter(size -> size > 0).sorted(Comparator.reverseOrder()).toList();
    if (sorted.size() > heaps || (!sorted.isEmpty() && sorted.getFirst() > largest)) {
      return OptionalLong.empty();
    }
    int number = 0;
    for (int i = 0; i < sorted.size(); i++) {
      number += below[i][sorted.get(i).intValue()];
    }
    return OptionalLong.of(number);
  }

  /// Writes the sizes of a multiset, from the largest down.
  void sizes(int number, int[] into) {
    int rest = number;
    int size = largest;
    for (int i = 0; i < heaps; i++) {
      while (below[i][size] > rest) {
        size--;
      }
      rest -= below[i][size];
      into[i] = size;
    }
  }

  /// Goes on to the next multiset.
  void next(int[] sizes) {
    int i = heaps - 1;
    for (; i > 0 && sizes[i] == sizes[i - 1]; i--) {
      sizes[i] = 0;
    }
    sizes[i]++;
  }
}
