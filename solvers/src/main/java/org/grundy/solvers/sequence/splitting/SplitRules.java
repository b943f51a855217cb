package org.grundy.solvers.sequence.splitting;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.grundy.rules.heap.Digit;
import org.grundy.rules.heap.Digit.Parts;
import org.grundy.rules.heap.HeapLine;
import org.grundy.rules.heap.HeapRule;
import org.grundy.rules.heap.TakeAndBreakCode;
import org.grundy.rules.heap.equation.PlainSplit;
import org.grundy.rules.tree.Take;

/// The moves of a game of one heap in which a move leaves two heaps at most.
///
/// A split of m tokens into two heaps is either one of two unequal heaps or one of two equal heaps;
/// of the latter there is one if m is even, and its value is 0.
///
/// @param emptyPlaces the k for which all k tokens of a heap may be taken
/// @param singlePlaces the k that may be taken so that one heap is left
/// @param unequalPlaces the k that may be taken so that two unequal heaps are left
/// @param equalPlaces the k that may be taken so that two equal heaps are left
public record SplitRules(
    List<Integer> emptyPlaces,
    List<Integer> singlePlaces,
    List<Integer> unequalPlaces,
    List<Integer> equalPlaces) {
  /// More counts than that are left to other kernels.
  private static final int MOST_COUNTS = 1 << 12;

  public SplitRules {
    emptyPlaces = sorted(emptyPlaces);
    singlePlaces = sorted(singlePlaces);
    unequalPlaces = sorted(unequalPlaces);
    equalPlaces = sorted(equalPlaces);
    if (singlePlaces.contains(0) || emptyPlaces.contains(0)) {
      throw new IllegalArgumentException("a move that changes nothing");
    }
  }

  /// The game in which any of the lines' moves may be made, if all of them are of this kind.
  public static Optional<SplitRules> of(List<HeapLine> lines) {
    List<Integer> empty = new ArrayList<>();
    List<Integer> single = new ArrayList<>();
    List<Integer> unequal = new ArrayList<>();
    List<Integer> equal = new ArrayList<>();
    for (HeapLine line : lines) {
      switch (line) {
        case HeapLine.Code(TakeAndBreakCode code) when isFinite(code) -> {
          for (int k = 0; k <= code.length(); k++) {
            Digit digit = code.at(k);
            addIf(digit.allows(0), k, empty);
            addIf(digit.allows(1), k, single);
            addIf(digit.allows(2) && digit.parts() != Parts.EQUAL, k, unequal);
            addIf(digit.allows(2) && hasEqualPairs(digit.parts()), k, equal);
          }
        }
        case HeapLine.Counts(List<Take.Range> counts) when isShort(counts) -> {
          for (Take.Range range : counts) {
            for (int k = (int) range.fromCount(); k < range.toCount(); k++) {
              empty.add(k);
              single.add(k);
            }
          }
        }
        case HeapLine.Equation(var _, HeapLine.Form.Split(PlainSplit split))
            when split.taken() <= MOST_COUNTS -> {
          unequal.add((int) split.taken());
          addIf(split.mayBeEqual(), (int) split.taken(), equal);
        }
        default -> {
          return Optional.empty();
        }
      }
    }
    return Optional.of(new SplitRules(empty, single, unequal, equal));
  }

  /// The game of an octal code.
  ///
  /// @param digits the places 0, 1, …: bits 0, 1 and 2 allow no heap, one and two
  public static SplitRules ofDigits(int... digits) {
    return of(HeapRule.ofDigits(digits).lines()).orElseThrow();
  }

  private static boolean isFinite(TakeAndBreakCode code) {
    return code.tail().isEmpty()
        && code.maxParts() <= 2
        && IntStream.rangeClosed(0, code.length()).noneMatch(k -> code.at(k).orMore());
  }

  private static boolean hasEqualPairs(Parts parts) {
    return parts == Parts.ANY || parts == Parts.EQUAL;
  }

  private static boolean isShort(List<Take.Range> counts) {
    return counts.stream().allMatch(range -> range.toCount() <= MOST_COUNTS);
  }

  private static void addIf(boolean condition, int place, List<Integer> places) {
    if (condition) {
      places.add(place);
    }
  }

  private static List<Integer> sorted(List<Integer> places) {
    return List.copyOf(new TreeSet<>(places));
  }

  /// The most tokens that a move takes.
  public int lastPlace() {
    int last = 0;
    for (List<Integer> places : List.of(emptyPlaces, singlePlaces, unequalPlaces, equalPlaces)) {
      last = places.isEmpty() ? last : Math.max(last, places.getLast());
    }
    return last;
  }

  /// True if some split allows unequal heaps only, so that the middle is no split.
  public boolean excludesMiddle() {
    return !equalPlaces.containsAll(unequalPlaces);
  }

  /// True if an option of a heap of `n` tokens has value 0, where all smaller heaps are known.
  public boolean hasZero(long n, History history) {
    if (hasWholeZero(n, history)) {
      return true;
    }
    for (int k : unequalPlaces) {
      for (long a = 1; 2 * a < n - k; a++) {
        if (history.get(a) == history.get(n - k - a)) {
          return true;
        }
      }
    }
    return false;
  }

  /// True if an option of a heap of `n` tokens that is not two unequal heaps has value 0, where all
  /// smaller heaps are known.
  public boolean hasWholeZero(long n, History history) {
    for (int k : emptyPlaces) {
      if (n == k) {
        return true;
      }
    }
    for (int k : singlePlaces) {
      if (n > k && history.get(n - k) == 0) {
        return true;
      }
    }
    for (int k : equalPlaces) {
      if (n >= k + 2 && (n - k & 1) == 0) {
        return true;
      }
    }
    return false;
  }

  /// The parity of all places of splits into unequal heaps, if they have one.
  public Optional<Integer> parity() {
    List<Integer> parities = unequalPlaces.stream().map(k -> k & 1).distinct().toList();
    return parities.size() == 1 ? Optional.of(parities.getFirst()) : Optional.empty();
  }
}
