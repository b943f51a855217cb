package org.grundy.solvers.automaton;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.solvers.automaton.digit.Automaton;

/// The learning of an automaton from a teacher who says the output of words (Angluin 1987, with the
/// counterexamples of Rivest and Schapire 1993): a state is a word that leads to it, and states are
/// told apart by what the teacher says after some suffixes.
///
/// The teacher does not know all words. A word goes to a state from which nothing tells it apart; a
/// counterexample tells apart two that went together.
public final class Learner {
  /// The answer of a teacher who does not know.
  public static final int UNKNOWN = -1;

  /// The memory of a row besides its answers.
  private static final int BYTES_A_ROW = 64;

  private final int[] tracks;
  private final int radix;
  private final int letters;
  private final ToIntFunction<int[]> teacher;
  private final Meter meter;
  private final boolean closed;
  private final List<int[]> access = new ArrayList<>();
  private final List<int[]> suffixes = new ArrayList<>();

  /// What is known of the words that lead to states, and then of those a letter further: the rows
  /// from `state * (letters + 1)` on.
  private final List<int[]> rows = new ArrayList<>();

  /// The state to which each word of [#rows] was found to go.
  private final List<Integer> targets = new ArrayList<>();

  /// @param tracks how many numbers a word writes
  /// @param teacher says the output of a word, or [#UNKNOWN]; of the empty word it knows
  /// @param meter what is asked and kept is claimed there
  public Learner(int tracks, int radix, ToIntFunction<int[]> teacher, Meter meter) {
    this(tracks, radix, teacher, meter, false);
  }

  /// @param closed whether with a suffix all that end it are taken: more is asked, and fewer
  ///   counterexamples are needed
  public Learner(int tracks, int radix, ToIntFunction<int[]> teacher, Meter meter, boolean closed) {
    this.closed = closed;
    this.tracks = IntStream.range(0, tracks).toArray();
    this.radix = radix;
    this.letters = Math.powExact(radix, tracks);
    this.teacher = teacher;
    this.meter = meter;
    suffixes.add(new int[0]);
    for (int letter = 0; letter < letters; letter++) {
      suffixes.add(new int[] {letter});
    }
    add(new int[0]);
  }

  /// The number of states that are known to differ.
  public int states() {
    return access.size();
  }

  private void add(int[] word) {
    meter.claim((letters + 1L) * (BYTES_A_ROW + Integer.BYTES * (long) suffixes.size()));
    targets.add(access.size());
    access.add(word);
    rows.add(asked(word, new int[0]));
    for (int letter = 0; letter < letters; letter++) {
      rows.add(asked(joined(word, letter), new int[0]));
      targets.add(0);
    }
  }

  /// What the teacher says of a word after each suffix.
  ///
  /// @param known what is known, after the first of the suffixes
  private int[] asked(int[] word, int[] known) {
    int[] row = Arrays.copyOf(known, suffixes.size());
    for (int i = 0; i < row.length; i++) {
      if (i >= known.length || row[i] == UNKNOWN) {
        row[i] = teacher.applyAsInt(joined(word, suffixes.get(i)));
      }
    }
    return row;
  }

  private static int[] joined(int[] left, int... right) {
    int[] both = Arrays.copyOf(left, left.length + right.length);
    System.arraycopy(right, 0, both, left.length, right.length);
    return both;
  }

  /// An automaton that fits all that the teacher said.
  ///
  /// @param most so many states may be told apart
  /// @throws BudgetSpentException if there are more; then it can be asked again with a larger
  ///   number
  public Automaton hypothesis(int most) {
    int[] arcs = new int[letters * 16];
    for (int state = 0; state < access.size(); state++) {
      if ((state + 1) * letters > arcs.length) {
        arcs = Arrays.copyOf(arcs, arcs.length * 2);
      }
      for (int letter = 0; letter < letters; letter++) {
        int row = state * (letters + 1) + 1 + letter;
        int to = target(row);
        if (to == access.size()) {
          if (access.size() >= most) {
            throw new BudgetSpentException("more than %,d states".formatted(most));
          }
          add(joined(access.get(state), letter));
        }
        targets.set(row, to);
        arcs[state * letters + letter] = to;
      }
      Meter.checkpoint();
    }
    int[] outputs = new int[access.size()];
    for (int state = 0; state < outputs.length; state++) {
      outputs[state] = Math.max(0, rows.get(state * (letters + 1))[0]);
    }
    return new Automaton(tracks, radix, Arrays.copyOf(arcs, outputs.length * letters), outputs);
  }

  /// The first state from which nothing tells a row apart, where it went before if that is still
  /// one; the number of states where there is none.
  private int target(int row) {
    int before = targets.get(row);
    if (fits(row, before)) {
      return before;
    }
    int state = 0;
    while (state < access.size() && !fits(row, state)) {
      state++;
    }
    return state;
  }

  private boolean fits(int row, int state) {
    int[] one = rows.get(row);
    int[] other = rows.get(state * (letters + 1));
    for (int i = 0; i < one.length; i++) {
      if (one[i] != other[i] && one[i] != UNKNOWN && other[i] != UNKNOWN) {
        return false;
      }
    }
    return true;
  }

  /// Learns until the hypothesis says something else of a word of which it is wrong.
  ///
  /// @param guess the last hypothesis
  /// @param most so many states may be told apart
  /// @return false where it goes on to say the same, as the teacher does not know enough
  /// @throws BudgetSpentException if there are more states
  public boolean corrects(Automaton guess, int[] word, int most) {
    int said = guess.read(word);
    Automaton next = guess;
    boolean learns = true;
    while (learns && next.read(word) == said) {
      learns = correct(next, word);
      next = hypothesis(most);
    }
    return next.read(word) != said;
  }

  /// Learns from a word of which the last hypothesis is wrong: some suffix of it tells two words
  /// apart that went to one state. Where the teacher does not know which, all that may be it are
  /// taken.
  ///
  /// @return false where no suffix is new
  private boolean correct(Automaton hypothesis, int[] word) {
    int[] reached = new int[word.length + 1];
    for (int i = 0; i < word.length; i++) {
      reached[i + 1] = hypothesis.next(reached[i], word[i]);
    }
    int said = hypothesis.output(reached[word.length]);
    int last = word.length;
    for (int i = word.length - 1; i >= 0; i--) {
      int[] rest = Arrays.copyOfRange(word, i, word.length);
      int truth = teacher.applyAsInt(joined(access.get(reached[i]), rest));
      if (truth == said) {
        last = i;
      } else if (truth != UNKNOWN) {
        return addSuffixes(word, i + 1, closed ? word.length : last);
      }
    }
    return addSuffixes(word, 1, last);
  }

  /// Takes the suffixes that begin at places of a word; false where all were taken before.
  private boolean addSuffixes(int[] word, int from, int to) {
    int before = suffixes.size();
    for (int i = to; i >= from; i--) {
      int[] suffix = Arrays.copyOfRange(word, i, word.length);
      if (suffixes.stream().noneMatch(known -> Arrays.equals(known, suffix))) {
        suffixes.add(suffix);
      }
    }
    meter.claim(Integer.BYTES * (long) rows.size() * (suffixes.size() - before));
    ask();
    return suffixes.size() > before;
  }

  /// Asks of all words what is not known after some suffix.
  public void ask() {
    for (int state = 0; state < access.size(); state++) {
      Meter.checkpoint();
      for (int letter = -1; letter < letters; letter++) {
        int row = state * (letters + 1) + 1 + letter;
        int[] word = letter < 0 ? access.get(state) : joined(access.get(state), letter);
        rows.set(row, asked(word, rows.get(row)));
      }
    }
  }
}
