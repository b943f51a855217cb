package org.grundy.sweeps.source;

import java.io.Serializable;
import java.util.List;

/// What a sweep ranges over. Its items are numbered from 0, so that a task is told numbers, and not
/// the items themselves.
public sealed interface Source extends Serializable {
  /// The most items of a sweep.
  long MOST_ITEMS = 100_000_000;

  /// How many items there are.
  long count();

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
      return starting() * parameters.count() * seeds;
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
      return rules.count() * positions().count();
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
