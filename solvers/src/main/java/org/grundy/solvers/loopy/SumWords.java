package org.grundy.solvers.loopy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.grundy.core.Ruleset;
import org.grundy.core.TuplePosition;
import org.grundy.solvers.space.Space;

/// Sums of positions of one game as words: what a move may leave of one position is a sum, and
/// where somebody can end the whole game, the whole of a sum is one position.
///
/// One position has its [word][PackedPositions] where it has room in one; other sums get the
/// numbers `~0`, `~1`, … when they are met. The order of heaps has no meaning.
final class SumWords implements Space {
  /// About what a sum with its number takes, besides its positions.
  private static final int BYTES = 200;

  private static final Comparator<Position> BY_SIZE =
      (one, other) ->
          one instanceof HeapPosition(long size) && other instanceof HeapPosition(long size2)
              ? Long.compare(size, size2)
              : one instanceof TuplePosition(var sizes)
                      && other instanceof TuplePosition(var sizes2)
                  ? compare(sizes, sizes2)
                  : 0;

  private final Ruleset<Position> ruleset;
  private final PackedPositions packed;
  private final int positionBytes;
  private final Meter meter;
  private final Map<List<Position>, Integer> numbers = new HashMap<>();
  private final List<List<Position>> met = new ArrayList<>();

  /// @param packed those that have words of their own
  /// @param positionBytes about how much memory a position takes
  SumWords(Ruleset<Position> ruleset, PackedPositions packed, int positionBytes, Meter meter) {
    this.ruleset = ruleset;
    this.packed = packed;
    this.positionBytes = positionBytes;
    this.meter = meter;
  }

  private static int compare(List<Long> sizes, List<Long> others) {
    for (int i = 0; i < Math.min(sizes.size(), others.size()); i++) {
      int order = Long.compare(sizes.get(i), others.get(i));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(sizes.size(), others.size());
  }

  /// The word of a sum.
  long word(List<Position> sum) {
    long word = sum.size() == 1 ? packed.word(sum.getFirst()) : -1;
    if (word >= 0) {
      return word;
    }
    List<Position> sorted = sum.size() < 2 ? sum : sum.stream().sorted(BY_SIZE).toList();
    Integer known = numbers.putIfAbsent(sorted, met.size());
    if (known != null) {
      return ~known;
    }
    meter.claim(BYTES + (long) positionBytes * sum.size());
    met.add(sorted);
    return ~(met.size() - 1);
  }

  /// The number of tokens in the heaps of a sum; 0 on boards, which do not grow.
  long size(long word) {
    long tokens = 0;
    for (Position position : sum(word)) {
      if (position instanceof HeapPosition(long heap)) {
        tokens = saturated(tokens, heap);
      } else if (position instanceof TuplePosition(List<Long> sizes)) {
        for (long heap : sizes) {
          tokens = saturated(tokens, heap);
        }
      }
    }
    return tokens;
  }

  private static long saturated(long a, long b) {
    return a > Long.MAX_VALUE - b ? Long.MAX_VALUE : a + b;
  }

  private List<Position> sum(long word) {
    if (word < 0) {
      return met.get((int) ~word);
    }
    return List.of(packed.position(word));
  }

  @Override
  public void options(long word, Options sink) {
    List<Position> sum = sum(word);
    for (int i = 0; i < sum.size(); i++) {
      int at = i;
      ruleset.optionSums(
          sum.get(i),
          (left, ends) -> {
            Meter.checkpoint(200);
            if (ends) {
              sink.wins();
            } else {
              sink.to(word(replaced(sum, at, left)));
            }
          });
    }
  }

  /// A sum in which one position is replaced by what a move leaves of it.
  static List<Position> replaced(List<Position> sum, int at, List<Position> left) {
    if (sum.size() == 1) {
      return left;
    }
    List<Position> after = new ArrayList<>(sum);
    after.remove(at);
    after.addAll(at, left);
    return after;
  }
}
