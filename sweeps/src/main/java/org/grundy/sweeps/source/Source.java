package org.grundy.sweeps.source;

import java.io.Serializable;
import java.math.BigInteger;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.jspecify.annotations.Nullable;

/// The items that a sweep ranges over, numbered from 0. A task is told numbers, and not the items
/// themselves.
public sealed interface Source extends Serializable {
  /// The most items of a sweep.
  long MOST_ITEMS = 100_000_000;

  /// The number of items; where there are more than the most, any number above that.
  long count();

  /// A count, or one too many where it is larger: so that a product of counts is a number.
  private static long bounded(long count) {
    return Math.min(count, MOST_ITEMS + 1);
  }

  /// The item of a number.
  Item item(long index);

  /// Heap codes.
  ///
  /// @param codes in their normal forms
  record Codes(List<String> codes) implements Source {
    public Codes {
      codes = List.copyOf(codes);
    }

    @Override
    public long count() {
      return codes.size();
    }

    @Override
    public Item item(long index) {
      String code = codes.get(Math.toIntExact(index));
      return new Item(code, code, false, "", "", 1);
    }
  }

  /// Subtraction sets: the non-empty sets of numbers from `first` to `last`, or those of one size,
  /// in the order of the numbers whose binary digits they are.
  ///
  /// @param size of each set, 0 for any
  record Sets(int first, int last, int size) implements Source {
    private static final Pattern TEXT = Pattern.compile("(?:(\\d+)\\s+)?of\\s+(\\d+)\\.\\.(\\d+)");
    private static final int LARGEST = 62;

    /// The sets of a text: `of 1..16`, or `3 of 1..20`.
    ///
    /// @param place where it stands
    /// @throws InputException if there are none or too many, with the place
    public static Sets of(String text, Place place) {
      Matcher matcher = TEXT.matcher(text);
      if (!matcher.matches()) {
        throw new InputException(
            place,
            "found `%s`, expected sets of numbers".formatted(text),
            "for example: sets of 1..16, or sets 3 of 1..20");
      }
      int first = number(matcher.group(2));
      int last = number(matcher.group(3));
      if (first < 1 || Math.max(first, last) > LARGEST) {
        throw new InputException(
            place,
            "found `%s`, and the numbers of sets go from 1 to %d".formatted(text, LARGEST),
            "for example: sets of 1..16");
      }
      if (last < first) {
        throw new InputException(
            place,
            "the range %d..%d is empty".formatted(first, last),
            "did you mean `%d..%d`?".formatted(last, first));
      }
      return new Sets(first, last, size(matcher.group(1), first, last, place)).countable(place);
    }

    /// A number of a text; all that are too large count as the same.
    private static int number(String digits) {
      BigInteger number = new BigInteger(digits);
      return number.bitLength() < Integer.SIZE ? number.intValue() : Integer.MAX_VALUE;
    }

    private static int size(@Nullable String digits, int first, int last, Place place) {
      if (digits == null) {
        return 0;
      }
      int numbers = last - first + 1;
      int size = number(digits);
      if (size < 1 || size > numbers) {
        throw new InputException(
            place,
            "there are no sets of %s of %d numbers".formatted(digits, numbers),
            "for example: sets %d of %d..%d".formatted((numbers + 1) / 2, first, last));
      }
      return size;
    }

    private Sets countable(Place place) {
      int numbers = last - first + 1;
      BigInteger count =
          size == 0
              ? BigInteger.TWO.pow(numbers).subtract(BigInteger.ONE)
              : chooseLarge(numbers, size);
      if (count.compareTo(BigInteger.valueOf(MOST_ITEMS)) > 0) {
        throw new InputException(
            place,
            "these are %,d sets, more than a sweep has: at most %,d items"
                .formatted(count, MOST_ITEMS),
            "narrow the range or name a size, for example: sets of %d..%d, or sets 3 of %d..%d"
                .formatted(first, first + 15, first, last));
      }
      return this;
    }

    private static BigInteger chooseLarge(int n, int k) {
      BigInteger result = BigInteger.ONE;
      for (int i = 1; i <= k; i++) {
        result = result.multiply(BigInteger.valueOf(n - k + i)).divide(BigInteger.valueOf(i));
      }
      return result;
    }

    @Override
    public long count() {
      int numbers = last - first + 1;
      return size == 0 ? (1L << numbers) - 1 : choose(numbers, size);
    }

    @Override
    public Item item(long index) {
      long mask = size == 0 ? index + 1 : ofSize(index);
      StringBuilder code = new StringBuilder("S(");
      for (int number = first; number <= last; number++) {
        if ((mask >> (number - first) & 1) != 0) {
          code.append(code.length() == 2 ? "" : ",").append(number);
        }
      }
      return new Item(code + ")", code + ")", false, "", "", 1);
    }

    /// The set of a number in the combinatorial number system: the largest element comes first.
    private long ofSize(long index) {
      long mask = 0;
      long left = index;
      int element = last - first;
      for (int chosen = size; chosen > 0; chosen--) {
        while (choose(element, chosen) > left) {
          element--;
        }
        left -= choose(element, chosen);
        mask |= 1L << element;
        element--;
      }
      return mask;
    }

    private static long choose(int n, int k) {
      long result = 1;
      for (int i = 1; i <= k; i++) {
        result = result * (n - k + i) / i;
      }
      return k > n ? 0 : result;
    }
  }

  /// Positions of one game, with each choice of its parameters and of the seed.
  ///
  /// @param game how it is called: a name of the catalogue, a file or a heap code
  /// @param rules the text of the file; empty where it is none
  /// @param starts texts of positions; none where the values of heaps are asked for
  /// @param firstSeed of the seeds, which follow one another
  record Positions(
      String game,
      String rules,
      List<RangedText> starts,
      RangedText parameters,
      long firstSeed,
      long seeds)
      implements Source {
    public Positions {
      starts = List.copyOf(starts);
    }

    private long starting() {
      return starts.isEmpty() ? 1 : starts.stream().mapToLong(RangedText::count).sum();
    }

    @Override
    public long count() {
      return bounded(bounded(starting()) * parameters.count()) * seeds;
    }

    @Override
    public Item item(long index) {
      long seed = firstSeed + index % seeds;
      long place = index / seeds;
      String given = parameters.at(place / starting());
      String start = start(place % starting());
      String key =
          (game + " " + start).strip()
              + (given.isEmpty() ? "" : " with " + given)
              + (seeds > 1 ? " seed " + seed : "");
      boolean isText = !rules.isEmpty();
      return new Item(key, isText ? rules : game, isText, given, start, seed);
    }

    private String start(long index) {
      long left = index;
      for (RangedText text : starts) {
        if (left < text.count()) {
          return text.at(left);
        }
        left -= text.count();
      }
      return "";
    }
  }

  /// Rules with holes, each with the same starts.
  ///
  /// @param rules the text of rules
  /// @param starts texts of positions; none where the values of heaps are asked for
  record Templates(RangedText rules, List<RangedText> starts) implements Source {
    public Templates {
      starts = List.copyOf(starts);
    }

    private Positions positions() {
      return new Positions("", "", starts, new RangedText(List.of(""), List.of()), 1, 1);
    }

    @Override
    public long count() {
      return rules.count() * bounded(positions().count());
    }

    @Override
    public Item item(long index) {
      long starting = positions().count();
      Item position = positions().item(index % starting);
      long which = index / starting;
      String key = ("{" + rules.choices(which) + "} " + position.start()).strip();
      return new Item(key, rules.at(which), true, "", position.start(), position.seed());
    }
  }
}
