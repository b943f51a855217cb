package org.grundy.solvers.component;

import java.util.Arrays;
import java.util.function.LongConsumer;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;

/// The options of the components that are being expanded, those of one component above those of the
/// one before, so that plays of any length find room. Each takes two words:
///
/// ```
/// word 0  the largest component that is not solved; 0 where the option is solved
/// word 1  bits 0..15 nim-sum of what is solved, 16..27 how many further components are not solved,
///         28..55 where these stand on the stack of further components, 56..63 rank in the order of asking
/// ```
public final class OptionStack {
  static final int MAX_VALUE = 0xFFFF;
  private static final int MAX_RANK = 255;
  private static final int COUNT_SHIFT = 16;
  private static final int MAX_COUNT = 0xFFF;
  private static final int FROM_SHIFT = 28;
  private static final int MAX_FROM = 0xFFFFFFF;
  private static final int RANK_SHIFT = 56;

  private final SearchBoard<?> board;
  private final Meter meter;
  long[] words = new long[1 << 10];
  int top;
  long[] further = new long[1 << 8];
  int furtherTop;

  /// Where the options of the component begin that is being expanded.
  private int base;

  OptionStack(SearchBoard<?> board, Meter meter) {
    this.board = board;
    this.meter = meter;
  }

  /// Begins to take the options of a component.
  void begin() {
    base = top;
  }

  /// Takes off all that came since the stacks were so high.
  void dropTo(int top, int furtherTop) {
    this.top = top;
    this.furtherTop = furtherTop;
  }

  /// Hands over the numbers on the stack, 0 among them.
  void eachNeeded(LongConsumer sink) {
    for (int at = 0; at < top; at += 2) {
      sink.accept(words[at]);
    }
    for (int at = 0; at < furtherTop; at++) {
      sink.accept(further[at]);
    }
  }

  /// The nim-sum of what is solved of an option, by its second word.
  static int sum(long word) {
    return (int) word & MAX_VALUE;
  }

  /// How many components besides the largest are not solved.
  static int count(long word) {
    return (int) (word >>> COUNT_SHIFT) & MAX_COUNT;
  }

  /// Where these stand.
  static int from(long word) {
    return (int) (word >>> FROM_SHIFT) & MAX_FROM;
  }

  /// Notes that all but the largest component are solved.
  void leaveLargest(int at, int sum) {
    words[at + 1] = (words[at + 1] & (0xFFL << RANK_SHIFT)) | sum;
  }

  /// Notes that an option is solved.
  void solve(int at, int value) {
    words[at] = 0;
    words[at + 1] = value;
  }

  /// Adds an option that is one component and a heap, as the last of its rank.
  void push(long component, int heap) {
    insert(component, ((long) MAX_RANK << RANK_SHIFT) | heap);
  }

  /// Takes an option of the component that is being expanded. It stands on the stack in the order
  /// in which options are asked, the most divided first, unless it is solved, or there already, or
  /// lets the opponent end the game.
  ///
  /// @param parts the components of the option from place `from`; they are put into another order
  /// @param late how late the option is asked among those that are as large: how far the move is
  ///   from the middle of the component, or how unlikely the answer looks
  /// @return its value if it is solved (and below 62, so that [NimberBounds] can tell), else -1
  public int add(long[] parts, int from, int count, int late) {
    int sum = 0;
    int open = 0;
    for (int part = 0; part < count; part++) {
      long component = parts[from + part];
      long bounds = board.known(component);
      if (!NimberBounds.isExact(bounds)) {
        open = toggle(parts, from, component, open);
      } else if (bounds == NimberBounds.ENDS) {
        return -1;
      } else {
        sum ^= NimberBounds.value(bounds);
      }
    }
    if (open == 0) {
      if (sum >= NimberBounds.FIRST_UNTOLD) {
        insert(0, sum);
        return -1;
      }
      return sum;
    }
    int largest = from;
    for (int part = from + 1; part < from + open; part++) {
      if (board.size(parts[part]) > board.size(parts[largest])) {
        largest = part;
      }
    }
    long component = parts[largest];
    parts[largest] = parts[from + open - 1];
    if (open - 1 > MAX_COUNT || furtherTop > MAX_FROM) {
      throw new BudgetSpentException(
          "a move leaves more components than the search can keep (%,d)".formatted(MAX_COUNT));
    }
    if (furtherTop + open > further.length) {
      int length = Math.max(2 * further.length, furtherTop + open);
      meter.claim(8L * (length - further.length));
      further = Arrays.copyOf(further, length);
    }
    System.arraycopy(parts, from, further, furtherTop, open - 1);
    // One option of the wanted value ends a question. So the options that are cheap to ask come
    // first: those whose largest open component is small, and among these the moves near the
    // middle, say. The rank stops at 255, as it has eight bits of the word.
    long rank = Math.min(board.size(component) + late, MAX_RANK);
    long word =
        (rank << RANK_SHIFT)
            | ((long) furtherTop << FROM_SHIFT)
            | ((open - 1L) << COUNT_SHIFT)
            | sum;
    if (insert(component, word)) {
      furtherTop += open - 1;
    }
    return -1;
  }

  /// Has the options of the component that is being expanded asked from the last one on, after the
  /// first few.
  public void turnAfter(int few) {
    int from = base + 2 * few;
    for (int to = top - 2; from < to; to -= 2) {
      long component = words[from];
      long word = words[from + 1];
      words[from] = words[to];
      words[from + 1] = words[to + 1];
      words[to] = component;
      words[to + 1] = word;
      from += 2;
    }
  }

  /// Adds a component to those at the beginning of `parts`, or takes away its equal: two equal
  /// components have the nim-sum 0.
  private static int toggle(long[] parts, int from, long component, int open) {
    for (int part = from; part < from + open; part++) {
      if (parts[part] == component) {
        parts[part] = parts[from + open - 1];
        return open - 1;
      }
    }
    parts[from + open] = component;
    return open + 1;
  }

  /// Keeps the options sorted by their ranks.
  private boolean insert(long component, long word) {
    if (top + 2 > words.length) {
      meter.claim(8L * words.length);
      words = Arrays.copyOf(words, 2 * words.length);
    }
    long rank = word >>> RANK_SHIFT;
    int at = top;
    while (at > base && words[at - 1] >>> RANK_SHIFT > rank) {
      at -= 2;
    }
    // Two options with one open component, the same one, and the same nim-sum ask the same
    // question. Only neighbours of one rank are compared: an equal option of another distance is
    // missed, and is answered by the table when its turn comes.
    boolean single = component != 0 && ((word >>> COUNT_SHIFT) & MAX_COUNT) == 0;
    for (int same = at;
        single && same > base && words[same - 1] >>> RANK_SHIFT == rank;
        same -= 2) {
      if (words[same - 2] == component && (words[same - 1] ^ word) << (64 - FROM_SHIFT) == 0) {
        return false;
      }
    }
    System.arraycopy(words, at, words, at + 2, top - at);
    words[at] = component;
    words[at + 1] = word;
    top += 2;
    return true;
  }
}
