package org.grundy.rules.heap;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.grundy.core.certificate.Certificate;
import org.grundy.rules.tree.Take;

/// A list of what may be done with each number of tokens of one heap, which the theorems on periods
/// ask of a game.
///
/// @param covered whether all lines are codes of finitely many plain digits, or take tokens
/// @param mostHeaps the most heaps that a move leaves, at least 1
/// @param lastPlace the most tokens that a move takes, of those that are named one by one
/// @param allFrom from here on every number of tokens may be taken and a move only takes, if that
///   is so
/// @param places what may be done with each number of tokens, of those that are named one by one
public record HeapPlaces(
    boolean covered, int mostHeaps, long lastPlace, OptionalLong allFrom, List<Place> places) {
  /// More counts than that are refused where a certificate is checked.
  public static final long MOST_COUNTS = 1 << 16;

  public HeapPlaces {
    places = List.copyOf(places);
  }

  /// A number of tokens that may be taken.
  ///
  /// @param heaps bit `j` is set if exactly `j` heaps that are not empty may then be left
  public record Place(long tokens, int heaps) {
    public boolean leaves(int number) {
      return (heaps >> number & 1) != 0;
    }
  }

  /// The places of a game.
  public static HeapPlaces of(HeapRule rule) {
    boolean covered = !rule.lines().isEmpty();
    Map<Long, Integer> places = new TreeMap<>();
    long allFrom = Long.MAX_VALUE;
    for (HeapLine line : rule.lines()) {
      switch (line) {
        case HeapLine.Code(TakeAndBreakCode digits) when digits.isPlain() -> {
          for (int k = 0; k <= digits.length(); k++) {
            if (digits.digit(k) != 0) {
              places.merge((long) k, digits.digit(k), (one, other) -> one | other);
            }
          }
        }
        case HeapLine.Counts(List<Take.Range> ranges) -> {
          for (Take.Range range : ranges) {
            if (range.toCount() == Long.MAX_VALUE) {
              allFrom = Math.min(allFrom, range.fromCount());
            } else {
              covered &= range.toCount() - range.fromCount() <= MOST_COUNTS;
              addCounts(range, places);
            }
          }
        }
        case HeapLine.Code _, HeapLine.Equation _ -> covered = false;
      }
    }
    return of(covered && places.size() < MOST_COUNTS, places, allFrom);
  }

  private static void addCounts(Take.Range range, Map<Long, Integer> places) {
    long toCount = Math.min(range.fromCount() + MOST_COUNTS, range.toCount());
    for (long k = range.fromCount(); k < toCount; k++) {
      places.merge(k, HeapLine.TAKES, (one, other) -> one | other);
    }
  }

  private static HeapPlaces of(boolean covered, Map<Long, Integer> places, long allFrom) {
    int union = places.values().stream().reduce(1, (one, other) -> one | other);
    List<Place> list =
        places.entrySet().stream()
            .map(entry -> new Place(entry.getKey(), entry.getValue()))
            .toList();
    boolean endless = covered && allFrom < Long.MAX_VALUE && onlyTake(list);
    return new HeapPlaces(
        covered,
        Math.max(1, Integer.SIZE - 1 - Integer.numberOfLeadingZeros(union)),
        list.isEmpty() ? 0 : list.getLast().tokens(),
        endless ? OptionalLong.of(allFrom) : OptionalLong.empty(),
        list);
  }

  private static boolean onlyTake(List<Place> places) {
    return places.stream().allMatch(place -> place.heaps() == HeapLine.TAKES);
  }

  /// The number of values that proves a period by the theorem of Guy and Smith, where it covers the
  /// game and a certificate may name that number.
  public OptionalLong guySmithNeeds(long preperiod, long period) {
    double needs = (double) mostHeaps * (Math.max(preperiod, 1) + period) + lastPlace;
    return covered && allFrom.isEmpty() && needs < Certificate.LARGEST_NUMBER
        ? OptionalLong.of(mostHeaps * (Math.max(preperiod, 1) + period) + lastPlace)
        : OptionalLong.empty();
  }
}
