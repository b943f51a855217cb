package org.grundy.solvers.loopy;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.LongUnaryOperator;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Ending;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.solvers.space.Space;

/// The positions that can be reached from some, numbered in the order in which they are met, with
/// the options of those that were looked at. The others were only met.
final class Reached {
  private static final int POSITIONS_A_REPORT = 1 << 8;

  private final Space space;
  private final LongUnaryOperator sizes;
  private final Meter meter;
  private final PositionNumbers numbers;
  private final BitSet wins = new BitSet();

  /// The positions of which some move leads to numbers that are too large.
  private final BitSet tooGreat = new BitSet();

  /// Where the options of each position begin, and end; no options where it was not looked at.
  private int[] begin = new int[1 << 8];

  private int[] end = new int[1 << 8];
  private final BitSet looked = new BitSet();
  private int[] options = new int[1 << 10];
  private int edges;

  /// The position that is being looked at.
  private int here;

  /// The first position of which it was not asked how large it is.
  private int next;

  /// Those that were too large to be looked at so far.
  private int[] late = new int[1 << 8];

  private int lateEnd;
  private int unreported;
  private final Space.Options met = new Met();

  /// @param sizes how large positions are: where there is no end of them, small ones come first
  Reached(Space space, LongUnaryOperator sizes, Meter meter) {
    this.space = space;
    this.sizes = sizes;
    this.meter = meter;
    this.numbers = new PositionNumbers(meter);
  }

  /// The number of positions that were met.
  int size() {
    return numbers.size();
  }

  /// The number of a position, which it gets now where it is new.
  int number(long word) {
    return numbers.number(word);
  }

  /// The number of a position, or -1 where it was not met.
  int find(long word) {
    return numbers.find(word);
  }

  /// True if some move from a position wins the whole game at once.
  boolean wins(int position) {
    return wins.get(position);
  }

  /// Looks at positions, until there is none left or so many are met.
  ///
  /// @param largest those that are larger are left for later
  /// @return whether there were any
  /// @throws BudgetSpentException if the meter says so
  boolean look(int most, long largest) {
    int before = looked.cardinality();
    int still = 0;
    int over = lateEnd;
    for (int i = 0; i < over; i++) {
      if (numbers.size() < most && sizes.applyAsLong(numbers.word(late[i])) <= largest) {
        expand(late[i]);
      } else {
        late[still++] = late[i];
      }
    }
    lateEnd = still;
    while (next < numbers.size() && numbers.size() < most) {
      if (sizes.applyAsLong(numbers.word(next)) <= largest) {
        expand(next);
      } else {
        postpone(next);
      }
      next++;
    }
    meter.work(unreported);
    unreported = 0;
    return looked.cardinality() > before;
  }

  private void postpone(int position) {
    if (lateEnd == late.length) {
      meter.claim((long) Integer.BYTES * lateEnd);
      late = Arrays.copyOf(late, 2 * lateEnd);
    }
    late[lateEnd++] = position;
  }

  private void expand(int position) {
    while (position >= begin.length) {
      meter.claim(2L * Integer.BYTES * begin.length);
      begin = Arrays.copyOf(begin, 2 * begin.length);
      end = Arrays.copyOf(end, begin.length);
    }
    here = position;
    begin[position] = edges;
    try {
      space.options(numbers.word(position), met);
    } catch (InputException tooLarge) {
      tooGreat.set(position);
    }
    end[position] = edges;
    looked.set(position);
    if (++unreported == POSITIONS_A_REPORT) {
      meter.work(unreported);
      unreported = 0;
    }
  }

  /// True if all positions that can be reached were looked at.
  boolean isWhole() {
    return !canGoOn() && tooGreat.isEmpty();
  }

  /// True if there are positions that were not looked at.
  boolean canGoOn() {
    return next < size() || lateEnd > 0;
  }

  /// True if all moves of a position are known.
  boolean isKnown(int position) {
    return looked.get(position) && !tooGreat.get(position);
  }

  /// The index of the first option of a position, in [#option].
  int fromOption(int position) {
    return position < begin.length ? begin[position] : 0;
  }

  /// The index after the last option of a position.
  int toOption(int position) {
    return position < end.length ? end[position] : 0;
  }

  int option(int index) {
    return options[index];
  }

  /// The number of all options.
  int edges() {
    return edges;
  }

  private void add(int option) {
    if (edges == options.length) {
      if (edges > Integer.MAX_VALUE / 2) {
        throw new BudgetSpentException(
            new Ending.Limit("the positions that can be reached have too many moves"));
      }
      meter.claim((long) Integer.BYTES * edges);
      options = Arrays.copyOf(options, 2 * edges);
    }
    options[edges++] = option;
  }

  private final class Met implements Space.Options {
    @Override
    public boolean to(long state) {
      add(numbers.number(state));
      return true;
    }

    @Override
    public boolean toSum(long[] states, int count) {
      throw new IllegalArgumentException("a sum is one position here");
    }

    @Override
    public boolean wins() {
      wins.set(here);
      return true;
    }
  }
}
