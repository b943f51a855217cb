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
/// Large components are searched best first, by a [BestFirst], all others depth first. Those that
/// are being expanded stand on a stack of frames, each with its options on an [OptionStack], so
/// that plays of any length find room.
///
/// Where several threads search, an option on which another one is at work is asked last.
///
/// @param <P> the positions that are asked about
public final class ComponentSearch<P> {
  /// In place of a value: that any is asked for.
  static final int ANY = -1;

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
  private static final int TOLD = 12;
  private static final int FRAME = 13;

  private final SearchBoard<P> board;
  private final SearchSignals signals;
  private final int reportAfter;
  private final OptionStack options;
  private final BestFirst<P> bestFirst;
  private long[] frames = new long[FRAME << 5];
  private int framesTop;
  private long answer;
  private long[] asked = {};
  private int unreported;

  /// @param reportAfter how many components are expanded between two reports
  public ComponentSearch(SearchBoard<P> board, SearchSignals signals, int reportAfter) {
    this(board, signals, reportAfter, BestFirst.SMALL);
  }

  /// @param small components of such a size, or smaller ones, are searched depth first
  ComponentSearch(SearchBoard<P> board, SearchSignals signals, int reportAfter, int small) {
    this.board = board;
    this.signals = signals;
    this.reportAfter = reportAfter;
    this.options = new OptionStack(board, signals.meter());
    this.bestFirst = new BestFirst<>(board, signals, this, options, small);
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
    bestFirst.eachNeeded(sink);
    options.eachNeeded(sink);
  }

  SearchBoard<P> board() {
    return board;
  }

  /// Forgets a question that was not answered.
  public void reset() {
    options.dropTo(0, 0);
    bestFirst.reset();
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
    options.begin();
    int base = options.top;
    int furtherBase = options.furtherTop;
    int solved = options.add(parts, 0, parts.length, 0);
    boolean equal = solved >= 0 ? solved == n : options.top > base && isOption(base, n);
    options.dropTo(base, furtherBase);
    report();
    return equal;
  }

  private boolean isOption(int at, int n) {
    long component = options.words[at];
    long word = options.words[at + 1];
    int sum = OptionStack.sum(word);
    if (component == 0) {
      return sum == n;
    }
    int count = OptionStack.count(word);
    int from = OptionStack.from(word);
    for (int i = 0; i < count; i++) {
      sum ^= valueOf(options.further[from + i]);
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

  /// Counts a component that is expanded.
  void expanded() {
    if (++unreported >= reportAfter) {
      report();
    }
  }

  /// The value of a component that nobody can end.
  int valueOf(long component) {
    long bounds = board.known(component);
    return NimberBounds.value(NimberBounds.isExact(bounds) ? bounds : find(component, bounds, ANY));
  }

  /// True if it takes a search to tell if the value of a component is `n`.
  boolean isOpen(long component, long bounds, int n) {
    return !NimberBounds.answers(bounds, n) && n <= board.longestPlay(component);
  }

  /// Finds the bounds of a component that answer the question.
  private long find(long component, long bounds, int n) {
    return bestFirst.begins(component)
        ? bestFirst.find(component, bounds, n)
        : depthFirst(component, bounds, n);
  }

  /// The same, depth first.
  long depthFirst(long component, long bounds, int n) {
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
  private void ask(long component, long recalled, int n) {
    if (board.isForeign(component)) {
      answer = board.decideForeign(component, n);
      return;
    }
    long known = board.beforeExpanding(component, recalled);
    if (!isOpen(component, known, n)) {
      answer = known;
      return;
    }
    expanded();
    boolean isTold = signals.isSeveral() && board.size(component) >= LARGE;
    if (isTold) {
      signals.enter(component);
    }
    options.begin();
    int base = options.top;
    int furtherBase = options.furtherTop;
    // A value is at most the length of the longest play, so all greater ones are excluded at once.
    // A component with only one value left is then settled without a question.
    long tooLarge = NimberBounds.above(board.longestPlay(component));
    int asks = Long.bitCount(known & ~tooLarge) >= board.manyExcluded() ? ANY : n;
    long bounds = NimberBounds.settled(board.expand(component, known | tooLarge, asks, options));
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
    frames[frame + END] = options.top;
    frames[frame + FURTHER_BASE] = furtherBase;
    frames[frame + TOLD] = isTold ? 1 : 0;
    if (asks == ANY) {
      askNext(frame, -1);
    } else if (NimberBounds.answers(bounds, n)) {
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
      if (options.words[at] != 0) {
        return false;
      }
    }
    return true;
  }

  /// The least number from `fromValue` that is the value of no option, where all are solved.
  private int leastMissing(int frame, int fromValue) {
    BitSet values = new BitSet();
    for (int at = (int) frames[frame + BASE]; at < frames[frame + END]; at += 2) {
      values.set(OptionStack.sum(options.words[at + 1]));
    }
    return values.nextClearBit(fromValue);
  }

  /// Takes a question off the stack and stores what is known then.
  private void finish(int frame, long bounds) {
    long component = frames[frame + COMPONENT];
    options.dropTo((int) frames[frame + BASE], (int) frames[frame + FURTHER_BASE]);
    framesTop = frame;
    if (frames[frame + TOLD] != 0) {
      signals.leave(component);
    }
    if (NimberBounds.isExact(bounds) && NimberBounds.value(bounds) > OptionStack.MAX_VALUE) {
      throw new BudgetSpentException(
          "a component has a Grundy value above %,d, more than the search can add"
              .formatted(OptionStack.MAX_VALUE));
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
      long component = options.words[at];
      long word = options.words[at + 1];
      int sum = OptionStack.sum(word);
      if (component != 0) {
        if (waits < 0 && !asksAgain && signals.isSeveral() && signals.threadsOn(component) > 0) {
          frames[frame + PASSED] = 1;
          at += 2;
          continue;
        }
        int count = OptionStack.count(word);
        int from = OptionStack.from(word);
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
          long bounds = answered ? answer : board.known(options.further[from + next]);
          answered = false;
          if (!NimberBounds.isExact(bounds)) {
            waitFor(frame, at, next, sum);
            ask(options.further[from + next], bounds, ANY);
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
          options.leaveLargest(at, sum);
          at += 2;
          continue;
        }
        sum ^= NimberBounds.value(bounds);
        options.solve(at, sum);
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
      set |= options.words[at] == 0 ? NimberBounds.bit(OptionStack.sum(options.words[at + 1])) : 0;
    }
    return set;
  }
}
