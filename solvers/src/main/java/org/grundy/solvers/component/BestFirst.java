package org.grundy.solvers.component;

import java.util.Arrays;
import java.util.function.LongConsumer;

/// Asks for values of large components in the order of what is left to prove: depth-first
/// proof-number search (A. Nagai, 2002) with Grundy values (T. Čížek, M. Balko and M. Schmid,
/// "Massively parallel proof-number search for impartial games and beyond", 2025,
/// arXiv:2511.10339). Small components are searched by [ComponentSearch#depthFirst].
///
/// A question is if a component has the value n. It has not if some option has the value n, or if
/// its own value is a smaller number: that is the option that leaves the component and a heap. So a
/// question is answered by no with one yes among those about its options, and by yes with no to
/// all. Of each the *proof number* says how hard a yes looks, the *disproof number* how hard a no:
/// a disproof number is the smallest proof number of the options. A proof number is the largest
/// disproof number, and one for each further open option: a sum would count what options have in
/// common again and again.
///
/// A question is asked until one of its numbers reaches a limit at which another option, or another
/// question before, looks easier. Of an option that is a sum, all components but the largest are
/// valued when its turn comes.
///
/// Several threads search with the numbers in common. Where one meets another on the options of a
/// question, it looks again at what is known of them after each that it asked; and it leaves a
/// question soon after another thread has answered it.
///
/// Only proofs count: numbers guide, and may be lost. Each question on the stack keeps those of its
/// options, and each time that one is asked its number grows, or the question ends: so a search
/// ends however small the table is.
///
/// @param <P> the positions that are asked about
final class BestFirst<P> {
  /// The size of components from which on it costs less to search best first.
  static final int SMALL = 20;

  /// A component of at most such a part of the one that is asked about is searched depth first: so
  /// much less work than the whole costs less than to keep its numbers.
  private static final int PARTS = 3;

  /// A value is asked for best first up to here. From then on it is found depth first, which looks
  /// at the options once for all values.
  private static final int FEW = 6;

  /// An option on which one other thread is at work looks so many times as hard as it is.
  private static final int BUSY = 4;

  /// After so many turns a thread looks if another one has answered a question on the stack.
  private static final int TURNS = 16;

  /// The words of a frame: the component; what is known of it; the value that is asked for; the
  /// limits of its numbers; where its options begin and end, and its further components; the option
  /// that is asked; whether other threads were told of the question; whether another thread was at
  /// work on an option of it.
  private static final int COMPONENT = 0;

  private static final int BOUNDS = 1;
  private static final int ASKED = 2;
  private static final int PROOF_LIMIT = 3;
  private static final int DISPROOF_LIMIT = 4;
  private static final int BASE = 5;
  private static final int END = 6;
  private static final int FURTHER_BASE = 7;
  private static final int AT = 8;
  private static final int TOLD = 9;
  private static final int SHARED = 10;
  private static final int FRAME = 11;

  private final SearchBoard<P> board;
  private final SearchSignals signals;
  private final ComponentSearch<P> search;
  private final OptionStack options;
  private final ProofNumbers table;
  private final int least;
  private long[] frames = new long[FRAME << 3];
  private int framesTop;

  /// Components of such a size, or smaller ones, are searched depth first.
  private int small;

  /// The numbers of each option, as pairs, at half its place on the stack of options.
  private long[] numbers = new long[1 << 6];

  /// What is known of the component of the question that ended last, and its numbers.
  private long answer;

  private long answered;

  /// What [#look] finds: the numbers of a question, the option with the smallest proof number, the
  /// smallest of the others, and how many options are open.
  private int proof;

  private int disproof;
  private int best;
  private int second;
  private int open;

  /// @param least components of such a size, or smaller ones, are searched depth first
  BestFirst(
      SearchBoard<P> board,
      SearchSignals signals,
      ComponentSearch<P> search,
      OptionStack options,
      int least) {
    this.board = board;
    this.signals = signals;
    this.search = search;
    this.options = options;
    this.least = least;
    this.table = signals.proofNumbersOn(board);
  }

  void reset() {
    framesTop = 0;
  }

  void eachNeeded(LongConsumer sink) {
    for (int frame = 0; frame < framesTop; frame += FRAME) {
      sink.accept(frames[frame + COMPONENT]);
    }
  }

  /// True if a component is so large that it pays to begin with it. One that is met later may be
  /// smaller.
  boolean begins(long component) {
    return framesTop > 0
        ? takes(component)
        : 2 * board.size(component) > 3 * least && isSuited(component);
  }

  /// True if a component is searched best first.
  private boolean takes(long component) {
    return board.size(component) > small && isSuited(component);
  }

  private boolean isSuited(long component) {
    return !board.isForeign(component) && board.isAskedBestFirst();
  }

  /// Finds the bounds of a component that answer a question.
  ///
  /// @param n a value, or [ComponentSearch#ANY] to find it
  long find(long component, long bounds, int n) {
    if (framesTop == 0) {
      small = Math.max(least, board.size(component) / PARTS);
    }
    if (n != ComponentSearch.ANY) {
      return settle(component, bounds, n);
    }
    long known = bounds;
    for (int next = 0; next < FEW && !NimberBounds.isExact(known); next++) {
      if (!NimberBounds.excludes(known, next)) {
        known = settle(component, known, next);
      }
    }
    return NimberBounds.isExact(known) ? known : search.depthFirst(component, known, n);
  }

  private long settle(long component, long bounds, int n) {
    if (n >= NimberBounds.FIRST_UNTOLD) {
      return search.depthFirst(component, bounds, n);
    }
    int bottom = framesTop;
    ask(component, bounds, n, ProofNumbers.NEVER, ProofNumbers.NEVER);
    for (int turn = 1; framesTop > bottom; turn++) {
      if (signals.isSeveral() && turn % TURNS == 0) {
        leaveAnswered(bottom);
      }
      goOn(framesTop - FRAME);
    }
    return answer;
  }

  /// Takes all questions off the stack above the lowest one that is answered by now.
  ///
  /// @param bottom where the question that others wait for stands
  private void leaveAnswered(int bottom) {
    for (int frame = bottom; frame < framesTop; frame += FRAME) {
      long bounds = board.recalled(frames[frame + COMPONENT]);
      if (NimberBounds.answers(bounds, (int) frames[frame + ASKED])) {
        while (framesTop > frame + FRAME) {
          leave(framesTop - FRAME, 0);
        }
        frames[frame + BOUNDS] = NimberBounds.merged(frames[frame + BOUNDS], bounds);
        frames[frame + AT] = -1;
        return;
      }
    }
  }

  /// Puts a question on the stack with its options.
  private void ask(long component, long known, int n, long proofLimit, long disproofLimit) {
    search.expanded();
    boolean isTold = signals.isSeveral();
    if (isTold) {
      signals.enter(component);
    }
    if (framesTop == frames.length) {
      signals.meter().claim(8L * framesTop);
      frames = Arrays.copyOf(frames, 2 * framesTop);
    }
    int frame = framesTop;
    framesTop += FRAME;
    frames[frame + COMPONENT] = component;
    frames[frame + ASKED] = n;
    frames[frame + PROOF_LIMIT] = proofLimit;
    frames[frame + DISPROOF_LIMIT] = disproofLimit;
    frames[frame + BASE] = options.top;
    frames[frame + FURTHER_BASE] = options.furtherTop;
    frames[frame + AT] = -1;
    frames[frame + TOLD] = isTold ? 1 : 0;
    frames[frame + SHARED] = 0;
    options.begin();
    long most = NimberBounds.above(board.longestPlay(component));
    long bounds = NimberBounds.settled(board.expand(component, known | most, n, options));
    frames[frame + BOUNDS] = bounds;
    if (!NimberBounds.answers(bounds, n)) {
      for (int smaller = 0; smaller < n; smaller++) {
        if (!NimberBounds.excludes(bounds, smaller)) {
          options.push(component, smaller ^ n);
        }
      }
      lookUp((int) frames[frame + BASE], n);
    }
    frames[frame + END] = options.top;
  }

  /// Sets the numbers of the options from a place on.
  private void lookUp(int base, int n) {
    int length = options.top / 2;
    if (length > numbers.length) {
      signals.meter().claim(8L * length);
      numbers = Arrays.copyOf(numbers, 2 * length);
    }
    for (int at = base; at < options.top; at += 2) {
      numbers[at / 2] = numbers(at, n);
    }
  }

  private long numbers(int at, int n) {
    long component = options.words[at];
    long word = options.words[at + 1];
    if (component == 0) {
      return ofAnswer(OptionStack.sum(word) == n);
    }
    int count = OptionStack.count(word);
    if (count == 0) {
      return numbers(component, n ^ OptionStack.sum(word));
    }
    int cost = 1;
    for (int i = 0; i < count; i++) {
      cost += Math.max(1, board.size(options.further[OptionStack.from(word) + i]) - small);
    }
    cost = Math.min(cost, ProofNumbers.MOST);
    return ProofNumbers.pair(cost, cost);
  }

  private static long ofAnswer(boolean yes) {
    return yes
        ? ProofNumbers.pair(0, ProofNumbers.NEVER)
        : ProofNumbers.pair(ProofNumbers.NEVER, 0);
  }

  /// The numbers of a question that is not on the stack: of one that was never asked, many options
  /// to refute for a yes, and one to prove for a no.
  private long numbers(long component, int n) {
    long bounds = board.recalled(component);
    if (NimberBounds.isExact(bounds)) {
      return ofAnswer(NimberBounds.value(bounds) == n);
    }
    if (!search.isOpen(component, bounds, n)) {
      return ofAnswer(false);
    }
    long found = remembered(component, n);
    int size = Math.min(board.size(component), ProofNumbers.MOST);
    return found != 0 ? found : ProofNumbers.pair(size, 1);
  }

  /// The numbers of a question that was asked before and is not answered; 0 where they are lost.
  private long remembered(long component, int n) {
    boolean isKept = board.size(component) > small && n < NimberBounds.FIRST_UNTOLD;
    return isKept ? table.get(component, n) : 0;
  }

  /// Goes on with the question on top until it ends, or another one stands above it. If it waited,
  /// [#answer] is what is known of the option's component by now.
  private void goOn(int frame) {
    int n = (int) frames[frame + ASKED];
    if (frames[frame + AT] >= 0) {
      take(frame, (int) frames[frame + AT], answer, answered);
      if (frames[frame + SHARED] != 0) {
        takeFromOthers(frame, n);
      }
    }
    while (!NimberBounds.answers(frames[frame + BOUNDS], n)) {
      look(frame);
      long proofLimit = frames[frame + PROOF_LIMIT];
      long disproofLimit = frames[frame + DISPROOF_LIMIT];
      if (open == 0) {
        frames[frame + BOUNDS] = NimberBounds.of(n);
        break;
      }
      if (disproof > 0 && (proof >= proofLimit || disproof >= disproofLimit)) {
        leave(frame, ProofNumbers.pair(proof, disproof));
        return;
      }
      int at = best;
      frames[frame + AT] = at;
      if (OptionStack.count(options.words[at + 1]) > 0) {
        valueFurther(at, n);
      } else {
        // An option that another thread left to this one may look too hard by itself.
        long yesLimit =
            Math.max(
                ProofNumbers.proof(numbers[at / 2]) + 1L,
                Math.min(disproofLimit, second + Math.max(1, second / 4)));
        long noLimit = proofLimit == ProofNumbers.NEVER ? proofLimit : proofLimit - (open - 1);
        if (askOption(at, n, yesLimit, noLimit)) {
          return;
        }
        take(frame, at, answer, answered);
      }
    }
    leave(frame, 0);
  }

  /// Works out the numbers of a question from those of its options.
  private void look(int frame) {
    proof = 0;
    disproof = ProofNumbers.NEVER;
    int first = ProofNumbers.NEVER;
    second = ProofNumbers.NEVER;
    open = 0;
    boolean several = signals.isSeveral();
    int end = (int) frames[frame + END];
    for (int at = (int) frames[frame + BASE]; at < end; at += 2) {
      long pair = numbers[at / 2];
      int no = ProofNumbers.disproof(pair);
      proof = Math.max(proof, no);
      open += no > 0 ? 1 : 0;
      int yes = ProofNumbers.proof(pair);
      disproof = Math.min(disproof, yes);
      int seen = yes < second && several ? shared(frame, at, pair) : yes;
      if (seen < first) {
        second = first;
        first = seen;
        best = at;
      } else if (seen < second) {
        second = seen;
      }
    }
    proof = Math.min(proof + Math.max(0, open - 1), ProofNumbers.MOST);
  }

  /// The proof number of an option, or how hard it looks if other threads are at work on it.
  private int shared(int frame, int at, long pair) {
    int yes = ProofNumbers.proof(pair);
    if (!ProofNumbers.isOpen(pair) || options.words[at] == frames[frame + COMPONENT]) {
      return yes;
    }
    int threads = signals.threadsOn(options.words[at]);
    frames[frame + SHARED] |= threads;
    return (int) Math.min(yes * (1 + (BUSY - 1L) * threads), ProofNumbers.MOST);
  }

  /// Values all components of an option but the largest.
  private void valueFurther(int at, int n) {
    long word = options.words[at + 1];
    int sum = OptionStack.sum(word);
    for (int i = 0; i < OptionStack.count(word); i++) {
      sum ^= search.valueOf(options.further[OptionStack.from(word) + i]);
    }
    options.leaveLargest(at, sum);
    numbers[at / 2] = numbers(options.words[at], n ^ sum);
  }

  /// Asks an option.
  ///
  /// @return whether its question stands on the stack now, unless it is answered
  private boolean askOption(int at, int n, long proofLimit, long disproofLimit) {
    long component = options.words[at];
    int wanted = n ^ OptionStack.sum(options.words[at + 1]);
    long bounds = board.recalled(component);
    if (search.isOpen(component, bounds, wanted)) {
      if (takes(component) && wanted < NimberBounds.FIRST_UNTOLD) {
        ask(component, bounds, wanted, proofLimit, disproofLimit);
        return true;
      }
      bounds = search.depthFirst(component, bounds, wanted);
    }
    answer = bounds;
    answered = 0;
    return false;
  }

  /// Takes what was found out about an option.
  ///
  /// @param pair its numbers, 0 if it is answered
  private void take(int frame, int at, long bounds, long pair) {
    long component = options.words[at];
    int sum = OptionStack.sum(options.words[at + 1]);
    boolean own = component == frames[frame + COMPONENT];
    if (own) {
      frames[frame + BOUNDS] = NimberBounds.merged(frames[frame + BOUNDS], bounds);
    }
    if (pair != 0) {
      numbers[at / 2] = pair;
      return;
    }
    if (NimberBounds.isExact(bounds)) {
      int value = NimberBounds.value(bounds) ^ sum;
      options.solve(at, value);
      numbers[at / 2] = ofAnswer(value == frames[frame + ASKED]);
      if (!own) {
        long excluded = NimberBounds.bit(value);
        frames[frame + BOUNDS] = NimberBounds.merged(frames[frame + BOUNDS], excluded);
      }
    } else {
      numbers[at / 2] = ofAnswer(false);
    }
  }

  /// Takes what other threads found out about the options that are one component. A proof number
  /// that is smaller than the one here is older.
  private void takeFromOthers(int frame, int n) {
    int end = (int) frames[frame + END];
    for (int at = (int) frames[frame + BASE]; at < end; at += 2) {
      long component = options.words[at];
      long word = options.words[at + 1];
      long pair = numbers[at / 2];
      if (ProofNumbers.isOpen(pair)
          && component != frames[frame + COMPONENT]
          && OptionStack.count(word) == 0) {
        int wanted = n ^ OptionStack.sum(word);
        long bounds = board.recalled(component);
        if (search.isOpen(component, bounds, wanted)) {
          long found = remembered(component, wanted);
          numbers[at / 2] = ProofNumbers.proof(found) > ProofNumbers.proof(pair) ? found : pair;
        } else {
          take(frame, at, bounds, 0);
        }
      }
    }
  }

  /// Takes a question off the stack and stores what is known then.
  ///
  /// @param pair its numbers, 0 if it is answered
  private void leave(int frame, long pair) {
    long component = frames[frame + COMPONENT];
    options.dropTo((int) frames[frame + BASE], (int) frames[frame + FURTHER_BASE]);
    framesTop = frame;
    if (frames[frame + TOLD] != 0) {
      signals.leave(component);
    }
    answer = board.learn(component, NimberBounds.settled(frames[frame + BOUNDS]));
    answered = NimberBounds.answers(answer, (int) frames[frame + ASKED]) ? 0 : pair;
    if (answered != 0) {
      table.put(component, (int) frames[frame + ASKED], pair);
    }
  }
}
