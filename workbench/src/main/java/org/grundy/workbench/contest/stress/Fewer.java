package org.grundy.workbench.contest.stress;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.grundy.workbench.contest.input.InputChoices.Element;

/// Choices that make an input without some elements of a given one: numbers of a list, rows,
/// columns, cases. The choice that says how many elements there are is lowered with them.
///
/// @param choices the given ones
/// @param elements those of the input that they make
@SuppressWarnings("ArrayRecordComponent") // Nobody writes to it, and two are never compared.
record Fewer(long[] choices, List<Element> elements) {
  /// Of so many elements two are also left out that stand apart.
  private static final int MOST_OF_PAIRS = 12;

  /// Some elements with the same choice of their number.
  private record Some(int size, int count, BitSet which) {}

  /// The choices to try: halves first, then ever fewer elements, then single ones and two.
  Stream<long[]> candidates() {
    SortedMap<Integer, Integer> groups = new TreeMap<>();
    elements.forEach(one -> groups.merge(one.size(), one.index() + 1, Math::max));
    List<Some> all = new ArrayList<>();
    groups.forEach((size, count) -> {
      for (int length = Math.max(1, count / 2); length >= 1; length /= 2) {
        for (int from = 0; from < count; from += length) {
          BitSet which = new BitSet();
          which.set(from, Math.min(count, from + length));
          all.add(new Some(size, which.cardinality(), which));
        }
      }
    });
    groups.forEach((size, count) -> pairs(size, count, all));
    return all.stream().filter(some -> choices[some.size] >= some.count).map(this::without);
  }

  private static void pairs(int size, int count, List<Some> all) {
    for (int i = 0; i < count && count <= MOST_OF_PAIRS; i++) {
      for (int j = i + 2; j < count; j++) {
        BitSet which = new BitSet();
        which.set(i);
        which.set(j);
        all.add(new Some(size, 2, which));
      }
    }
  }

  private long[] without(Some some) {
    BitSet left = new BitSet();
    left.set(0, choices.length);
    for (Element one : elements) {
      if (one.size() == some.size && some.which.get(one.index())) {
        left.clear(one.from(), one.to());
      }
    }
    long[] lowered = choices.clone();
    lowered[some.size] -= some.count;
    return left.stream().mapToLong(i -> lowered[i]).toArray();
  }
}
