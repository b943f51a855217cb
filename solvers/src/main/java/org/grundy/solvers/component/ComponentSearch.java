package org.grundy.solvers.component;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.LongConsumer;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;

/// Finds values of components (J. Lemoine and S. Viennot, "Nimbers are inevitable", 2010); what a
/// component is, and which options it has, is up to the [SearchBoard].
///
/// To find the value of a component ask for n = 0, 1, … whether it is n, leaving out what is known
/// not to be. It is not n if some option is; an option that is a sum is asked by solving all its
/// components but the largest, so that one question about one component is left. If no option is n
/// the value is at most n, and n itself unless something smaller is left open.
///
/// Where there are winning patterns a board looks at a component before it is asked: if its player
/// can end the game, a sum with it is no option (the safe-move game, see
/// [org.grundy.solvers.SolvedPosition]).
///
/// The components that are being expanded stand on a stack of frames, each with its options on a
/// stack of words, so that plays of any length find room:
///
/// ```
/// frame     the component, what is known of it, what is asked of it, and where the question stands
///
/// option
///   word 0  the largest component that is not solved; 0 where the option is solved
///   word 1  bits 0..15 nim-sum of what is solved, 16..27 how many further components are not solved,
///           28..55 where these stand on the stack of further components, 56..63 rank in the order of asking
/// ```
///
/// Where several threads search, an option on which another one is at work is asked last.
///
/// @param <P> the positions that are asked about
public final class ComponentSearch<P> {
  /// In place of a value: that any is asked for.
  private static final int ANY = -1;

  private static final int MAX_RANK = 255;
  private static final int MAX_VALUE = 0xFFFF;
  private static final int COUNT_SHIFT = 16;
  private static final int MAX_COUNT = 0xFFF;
  private static final int FROM_SHIFT = 28;
  private static final int MAX_FROM = 0xFFFFFFF;
  private static final int RANK_SHIFT = 56;

  /// Components of such a size are worth telling other threads, and whoever asks after an
  /// interruption, what is known of them before all is.
  private static final int LARGE = 16;

  /// The words of a frame: the component; its bounds; `n` or [#ANY]; the value that options are
  /// asked for now; whether that is `n` for its own sake, not on the way up from 0; the option that
  /// is asked; the further component of it that is waited for, how many there are for the largest
  /// one, -1 for none; the nim-sum of what is known of the option; whether an option was passed
  /// over because another thread is at work on it; where its options begin and end; where its
  /// further components begin.
  private static final int COMPONENT = 0;

  private static final int BOUNDS = 1;
  private static final int ASKED = 2;
  private static final int WANTED = 3;
  private static final int FIRST = 4;
  private static final int AT = 5;
  private static final int WAITS = 6;
  private static final int SUM = 7;
  private static final int PASSED = 8;
  private static final int BASE = 9;
  private static final int END = 10;
  private static final int FURTHER_BASE = 11;
  private static final int FRAME = 12;

  private final SearchBoard<P> board;
  private final SearchSignals signals;
  private final int reportAfter;
  private long[] options = new long[1 << 10];
  private int base;
  private int top;
  private long[] further = new long[1 << 8];
  private int furtherTop;
  private long[] frames = new long[FRAME << 5];
  private int framesTop;
  private long answer;
  private long[] asked = {};
  private int unreported;

  /// @param reportAfter how many components are expanded between two reports
  public ComponentSearch(SearchBoard<P> board, SearchSignals signals, int reportAfter) {
    this.board = board;
    this.signals = signals;
    this.reportAfter = reportAfter;
    signals.add(this);
  }

  /// Hands over the numbers on the stacks, 0 among them.
  void eachNeeded(LongConsumer sink) {
    for (long component : asked) {
      sink.accept(component);
    }
    for (int frame = 0; frame < framesTop; frame += FRAME) {
      sink.accept(frames[frame + COMPONENT]);
    }
    for (int at = 0; at < top; at += 2) {
      sink.accept(options[at]);
    }
    for (int at = 0; at < furtherTop; at++) {
      sink.accept(further[at]);
    }
  }

  SearchBoard<P> board() {
    return board;
  }

  /// Forgets a question that was not answered.
  public void reset() {
    top = 0;
    furtherTop = 0;
    framesTop = 0;
    board.reset();
  }

  /// The value of a position, or [org.grundy.solvers.SolvedPosition#ENDS].
  int value(P position) {
    int sum = 0;
    asked = board.components(position, signals.meter());
    for (long component : asked) {
      int value = valueOf(component);
      if (value < 0) {
        return value;
      }
      sum ^= value;
    }
    asked = new long[0];
    report();
    return sum;
  }

  /// Tests if the value of a position is `n`, at less cost than finding it.
  boolean is(P position, int n) {
    long[] parts = board.components(position, signals.meter());
    base = top;
    int furtherBase = furtherTop;
    int solved = add(parts, 0, parts.length, 0);
    boolean equal = solved >= 0 ? solved == n : top > base && isOption(base, n);
    top = base;
    furtherTop = furtherBase;
    report();
    return equal;
  }

  private boolean isOption(int at, int n) {
    long component = options[at];
    long word = options[at + 1];
    int sum = (int) word & MAX_VALUE;
    if (component == 0) {
      return sum == n;
    }
    int count = (int) (word >>> COUNT_SHIFT) & MAX_COUNT;
    int from = (int) (word >>> FROM_SHIFT) & MAX_FROM;
    for (int i = 0; i < count; i++) {
      sum ^= valueOf(further[from + i]);
    }
    long bounds = board.recalled(component);
    if (isOpen(component, bounds, n ^ sum)) {
      bounds = find(component, bounds, n ^ sum);
    }
    return NimberBounds.isExact(bounds) && (NimberBounds.value(bounds) ^ sum) == n;
  }

  /// The bounds of a component once it is settled if its value is `n`, or which value it has.
  ///
  /// @param n a value, or -1 to find it
  public long settled(long component, int n) {
    long bounds = n == ANY ? board.known(component) : board.recalled(component);
    if (n == ANY ? !NimberBounds.isExact(bounds) : isOpen(component, bounds, n)) {
      bounds = find(component, bounds, n);
    }
    report();
    return bounds;
  }

  /// The bounds of the value of a position; nothing where two components are not solved.
  long known(P position, Meter look) {
    int sum = 0;
    int open = 0;
    long bounds = NimberBounds.NOTHING;
    for (long component : board.knownComponents(position, look)) {
      long known = component == 0 ? NimberBounds.NOTHING : board.known(component);
      if (known == NimberBounds.ENDS) {
        return known;
      }
      if (NimberBounds.isExact(known)) {
        sum ^= NimberBounds.value(known);
      } else {
        bounds = known;
        open++;
      }
    }
    if (open == 0) {
      return NimberBounds.of(sum);
    }
    long excluded = NimberBounds.NOTHING;
    for (int n = 0; open == 1 && n < NimberBounds.FIRST_UNTOLD; n++) {
      excluded |= NimberBounds.excludes(bounds, n) ? NimberBounds.bit(n ^ sum) : 0;
    }
    return excluded;
  }

  private void report() {
    int expanded = unreported;
    unreported = 0;
    signals.work(expanded);
  }

  private int valueOf(long component) {
    long bounds = board.known(component);
    return NimberBounds.value(NimberBounds.isExact(bounds) ? bounds : find(component, bounds, ANY));
  }

  private boolean isOpen(long component, long bounds, int n) {
    return !NimberBounds.isExact(bounds)
        && !NimberBounds.excludes(bounds, n)
        && n <= board.longestPlay(component);
  }

  /// Finds the bounds of a component that answer the question.
  private long find(long component, long bounds, int n) {
    int bottom = framesTop;
    ask(component, bounds, n);
    while (framesTop > bottom) {
      goOn(framesTop - FRAME);
    }
    return answer;
  }

  /// Puts a question on the stack, unless a look at the options or another search answers it.
  ///
  /// @param n what is asked for, or [#ANY] to find the value
  private void ask(long component, long known, int n) {
    if (board.isForeign(component)) {
      answer = board.decideForeign(component, n);
      return;
    }
    if (++unreported >= reportAfter) {
      report();
    }
    if (signals.isSeveral() && board.size(component) >= LARGE) {
      signals.enter(component);
    }
    base = top;
    int furtherBase = furtherTop;
    // A value is at most the length of the longest play, so all greater ones are excluded at once.
    // A component with only one value left is then settled without a question.
    long tooLarge = NimberBounds.above(board.longestPlay(component));
    int asks = Long.bitCount(known & ~tooLarge) >= board.manyExcluded() ? ANY : n;
    long bounds = NimberBounds.settled(board.expand(component, known | tooLarge, asks, this));
    if (framesTop == frames.length) {
      signals.meter().claim(8L * framesTop);
      frames = Arrays.copyOf(frames, 2 * framesTop);
    }
    int frame = framesTop;
    framesTop += FRAME;
    frames[frame + COMPONENT] = component;
    frames[frame + BOUNDS] = bounds;
    frames[frame + ASKED] = asks;
    frames[frame + BASE] = base;
    frames[frame + END] = top;
    frames[frame + FURTHER_BASE] = furtherBase;
    if (asks == ANY) {
      askNext(frame, -1);
    } else if (NimberBounds.isExact(bounds) || NimberBounds.excludes(bounds, n)) {
      finish(frame, bounds);
    } else {
      want(frame, n, 1);
    }
  }

  /// Begins to ask the options for a value.
  private void want(int frame, int value, int first) {
    frames[frame + WANTED] = value;
    frames[frame + FIRST] = first;
    frames[frame + AT] = frames[frame + BASE];
    frames[frame + WAITS] = -1;
    frames[frame + PASSED] = 0;
  }

  /// Begins to ask for the next value above `m` that is left open, or finishes where there is none.
  private void askNext(int frame, int m) {
    long bounds = frames[frame + BOUNDS];
    int bound = (int) frames[frame + ASKED];
    int next = m + 1;
    while (next != bound && NimberBounds.excludes(bounds, next) && !NimberBounds.isExact(bounds)) {
      next++;
    }
    if (NimberBounds.isExact(bounds)) {
      finish(frame, bounds);
    } else if (next == bound) {
      finish(frame, NimberBounds.of(bound));
    } else if (next >= NimberBounds.FIRST_UNTOLD && isSolved(frame)) {
      finish(frame, NimberBounds.of(leastMissing(frame, next)));
    } else {
      want(frame, next, 0);
    }
  }

  /// True if all options on the stack are solved.
  private boolean isSolved(int frame) {
    for (int at = (int) frames[frame + BASE]; at < frames[frame + END]; at += 2) {
      if (options[at] != 0) {
        return false;
      }
    }
    return true;
  }

  /// The least number from `fromValue` that is the value of no option, where all are solved.
  private int leastMissing(int frame, int fromValue) {
    BitSet values = new BitSet();
    for (int at = (int) frames[frame + BASE]; at < frames[frame + END]; at += 2) {
      values.set((int) options[at + 1] & MAX_VALUE);
    }
    return values.nextClearBit(fromValue);
  }

  /// Takes a question off the stack and stores what is known then.
  private void finish(int frame, long bounds) {
    long component = frames[frame + COMPONENT];
    top = (int) frames[frame + BASE];
    furtherTop = (int) frames[frame + FURTHER_BASE];
    framesTop = frame;
    if (signals.isSeveral()) {
      signals.leave(component);
    }
    if (NimberBounds.isExact(bounds) && NimberBounds.value(bounds) > MAX_VALUE) {
      throw new BudgetSpentException(
          "a component has a Grundy value above %,d, more than the search can add"
              .formatted(MAX_VALUE));
    }
    answer = board.learn(component, bounds);
  }

  /// Goes on with the question on top until it is answered, or another one stands above it. If it
  /// waited, [#answer] is what it waited for.
  private void goOn(int frame) {
    int wanted = (int) frames[frame + WANTED];
    int end = (int) frames[frame + END];
    int at = (int) frames[frame + AT];
    int waits = (int) frames[frame + WAITS];
    frames[frame + WAITS] = -1;
    boolean asksAgain = frames[frame + PASSED] == 2;
    while (at < end) {
      long component = options[at];
      long word = options[at + 1];
      int sum = (int) word & MAX_VALUE;
      if (component != 0) {
        if (waits < 0 && !asksAgain && signals.isSeveral() && signals.isBusy(component)) {
          frames[frame + PASSED] = 1;
          at += 2;
          continue;
        }
        int count = (int) (word >>> COUNT_SHIFT) & MAX_COUNT;
        int from = (int) (word >>> FROM_SHIFT) & MAX_FROM;
        int next = 0;
        boolean answered = false;
        if (waits >= 0) {
          sum = (int) frames[frame + SUM];
          next = waits;
          answered = true;
          waits = -1;
        }
        // All components but the largest are valued in full. Then the option has the wanted value
        // exactly if the largest is worth `wanted ^ sum`, which is one question, and as a rule much
        // cheaper than its value. So the dearest component is never valued without need.
        for (; next < count; next++) {
          long bounds = answered ? answer : board.known(further[from + next]);
          answered = false;
          if (!NimberBounds.isExact(bounds)) {
            waitFor(frame, at, next, sum);
            ask(further[from + next], bounds, ANY);
            if (framesTop > frame + FRAME) {
              return;
            }
            frames[frame + WAITS] = -1;
            bounds = answer;
          }
          sum ^= NimberBounds.value(bounds);
        }
        long bounds = answered ? answer : board.recalled(component);
        if (!answered && isOpen(component, bounds, wanted ^ sum)) {
          waitFor(frame, at, count, sum);
          ask(component, bounds, wanted ^ sum);
          if (framesTop > frame + FRAME) {
            return;
          }
          frames[frame + WAITS] = -1;
          bounds = answer;
        }
        if (!NimberBounds.isExact(bounds)) {
          options[at + 1] = (word & (0xFFL << RANK_SHIFT)) | sum;
          at += 2;
          continue;
        }
        sum ^= NimberBounds.value(bounds);
        options[at] = 0;
        options[at + 1] = sum;
      }
      if (sum == wanted) {
        isWanted(frame, wanted);
        return;
      }
      at += 2;
    }
    if (frames[frame + PASSED] == 1) {
      frames[frame + AT] = frames[frame + BASE];
      frames[frame + PASSED] = 2;
    } else if (frames[frame + FIRST] != 0) {
      askNext(frame, -1);
    } else {
      finish(frame, NimberBounds.of(wanted));
    }
  }

  private void waitFor(int frame, int at, int next, int sum) {
    frames[frame + AT] = at;
    frames[frame + WAITS] = next;
    frames[frame + SUM] = sum;
  }

  /// Some option has the value that was asked for.
  private void isWanted(int frame, int wanted) {
    long bounds =
        NimberBounds.settled(frames[frame + BOUNDS] | NimberBounds.bit(wanted) | solved(frame));
    if (frames[frame + FIRST] != 0) {
      finish(frame, bounds);
      return;
    }
    if (board.size(frames[frame + COMPONENT]) >= LARGE) {
      bounds = board.learn(frames[frame + COMPONENT], bounds);
    }
    frames[frame + BOUNDS] = bounds;
    askNext(frame, wanted);
  }

  /// The values of those options that are solved by now.
  private long solved(int frame) {
    long set = 0;
    int end = (int) frames[frame + END];
    for (int at = (int) frames[frame + BASE]; at < end; at += 2) {
      set |= options[at] == 0 ? NimberBounds.bit((int) options[at + 1] & MAX_VALUE) : 0;
    }
    return set;
  }

  /// Takes an option of the component that is being expanded. It stands on the stack in the order
  /// in which options are asked, the most divided first, unless it is solved, or there already, or
  /// lets the opponent end the game.
  ///
  /// @param parts the components of the option from place `from`; they are put into another order
  /// @param distance how far the move is from the middle of the component
  /// @return its value if it is solved (and below 62, so that [NimberBounds] can tell), else -1
  public int add(long[] parts, int from, int count, int distance) {
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
      signals.meter().claim(8L * (length - further.length));
      further = Arrays.copyOf(further, length);
    }
    System.arraycopy(parts, from, further, furtherTop, open - 1);
    // One option of the wanted value ends a question. So the options that are cheap to ask come
    // first: those whose largest open component is small, and among these the moves near the
    // middle. The rank stops at 255, as it has eight bits of the word.
    long rank = Math.min(board.size(component) + distance, MAX_RANK);
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
    if (top + 2 > options.length) {
      signals.meter().claim(8L * options.length);
      options = Arrays.copyOf(options, 2 * options.length);
    }
    long rank = word >>> RANK_SHIFT;
    int at = top;
    while (at > base && options[at - 1] >>> RANK_SHIFT > rank) {
      at -= 2;
    }
    // Two options with one open component, the same one, and the same nim-sum ask the same
    // question. Only neighbours of one rank are compared: an equal option of another distance is
    // missed, and is answered by the table when its turn comes.
    boolean single = component != 0 && ((word >>> COUNT_SHIFT) & MAX_COUNT) == 0;
    for (int same = at;
        single && same > base && options[same - 1] >>> RANK_SHIFT == rank;
        same -= 2) {
      if (options[same - 2] == component && (options[same - 1] ^ word) << (64 - FROM_SHIFT) == 0) {
        return false;
      }
    }
    System.arraycopy(options, at, options, at + 2, top - at);
    options[at] = component;
    options[at + 1] = word;
    top += 2;
    return true;
  }
}
