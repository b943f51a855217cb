package org.grundy.checker.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.grundy.rules.heap.HeapLine;
import org.grundy.rules.heap.TakeAndBreakCode;
import org.grundy.rules.tree.Take;

/// The moves of one heap in which a number of tokens is taken and what is left may be divided, all
/// lines of the rules together.
///
/// @param places what may be done with each number of tokens, increasing
/// @param allFrom from here on every number of tokens may be taken, if that is so
public record TakingRules(List<Place> places, OptionalLong allFrom) {
  private static final long MOST_PLACES = 1 << 16;

  /// A number of tokens that may be taken.
  ///
  /// @param heaps bit `j` is set if exactly `j` heaps that are not empty may then be left
  public record Place(long tokens, int heaps) {
    public boolean leaves(int number) {
      return (heaps >> number & 1) != 0;
    }
  }

  public TakingRules {
    places = List.copyOf(places);
  }

  /// The moves of all these lines, if each of them is a code of plain digits or takes tokens.
  static Optional<TakingRules> of(List<HeapLine> lines) {
    Map<Long, Integer> places = new TreeMap<>();
    OptionalLong allFrom = OptionalLong.empty();
    for (HeapLine line : lines) {
      switch (line) {
        case HeapLine.Code(TakeAndBreakCode code) when code.isPlain() -> {
          for (int k = 0; k <= code.length(); k++) {
            places.merge((long) k, code.digit(k), (one, other) -> one | other);
          }
        }
        case HeapLine.Counts(List<Take.Range> counts) when isShort(counts) -> {
          for (Take.Range range : counts) {
            if (isEndless(range)) {
              allFrom =
                  OptionalLong.of(Math.min(range.fromCount(), allFrom.orElse(Long.MAX_VALUE)));
            } else {
              addAll(range, places);
            }
          }
        }
        default -> {
          return Optional.empty();
        }
      }
    }
    List<Place> list = new ArrayList<>();
    places.forEach((tokens, heaps) -> {
      if (heaps != 0) {
        list.add(new Place(tokens, heaps));
      }
    });
    return Optional.of(new TakingRules(list, allFrom));
  }

  private static boolean isEndless(Take.Range range) {
    return range.toCount() == Long.MAX_VALUE;
  }

  private static boolean isShort(List<Take.Range> counts) {
    long left = MOST_PLACES;
    for (Take.Range range : counts) {
      if (!isEndless(range) && (left -= range.toCount() - range.fromCount()) < 0) {
        return false;
      }
    }
    return true;
  }

  private static void addAll(Take.Range range, Map<Long, Integer> places) {
    for (long k = range.fromCount(); k < range.toCount(); k++) {
      places.merge(k, 0b11, (one, other) -> one | other);
    }
  }

  /// The tokens that may be taken so that `heaps` heaps are left, increasing.
  public long[] leaving(int heaps) {
    return places.stream().filter(place -> place.leaves(heaps)).mapToLong(Place::tokens).toArray();
  }

  /// The most tokens that a move takes, of those that are named.
  public long last() {
    return places.isEmpty() ? 0 : places.getLast().tokens();
  }

  /// The most heaps that a move leaves, at least 1.
  public int mostHeaps() {
    int union = places.stream().mapToInt(Place::heaps).reduce(1, (one, other) -> one | other);
    return Math.max(1, Integer.SIZE - 1 - Integer.numberOfLeadingZeros(union));
  }

  /// True if moves only take tokens, so that it makes no difference whether nothing is left.
  public boolean onlyTakes() {
    return places.stream().allMatch(place -> place.heaps() == 0b11);
  }

  /// The parity of the numbers that are taken where two heaps are left; empty where they have both.
  /// 0 if there are none.
  public Optional<Integer> splitParity() {
    long[] splits = leaving(2);
    for (long k : splits) {
      if ((k ^ splits[0]) % 2 != 0) {
        return Optional.empty();
      }
    }
    return Optional.of(splits.length == 0 ? 0 : (int) (splits[0] & 1));
  }
}
