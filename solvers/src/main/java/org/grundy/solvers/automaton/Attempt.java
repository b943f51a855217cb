package org.grundy.solvers.automaton;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Ending;
import org.grundy.core.Meter;
import org.grundy.rules.heap.equation.EquationSolver;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.automaton.digit.Automaton;
import org.grundy.solvers.automaton.digit.AutomatonAlgebra;
import org.grundy.solvers.automaton.digit.Numeration;
import org.grundy.solvers.automaton.moves.MoveRelation;
import org.grundy.solvers.automaton.moves.SizeLines;
import org.jspecify.annotations.Nullable;

/// The attempt to prove who wins, or the values, in one numeration. It goes on from where it was
/// left, with more states each time.
final class Attempt {
  /// All positions of so many are compared before the moves are looked at.
  private static final int COMPARED_BITS = 24;

  /// The states that the check may look at, for each state that the automaton may have.
  private static final int CHECKED = 64;

  /// The states that the check may look at, however few those of the automaton.
  private static final int CHECKED_LEAST = 1 << 17;

  /// The states of each automaton that the moves are made of.
  private static final int MOST_STATES = 1 << 18;

  private final GameRules rules;
  private final int heaps;
  private final Numeration numeration;
  private final Teacher teacher;
  private final AutomatonAlgebra algebra;
  private final SizeLines lines;
  private final Consumer<String> told;
  private @Nullable MoveRelation relation;
  private @Nullable List<OptionArcs> arcs;
  private @Nullable Learner learner;
  private @Nullable String failed;

  /// A guess that is right of all words before [#refuted], and wrong of that.
  private @Nullable Automaton known;

  private int[] refuted = {};

  /// The length of the last word of which a guess was wrong.
  private int wrongLength;

  /// The bound of the table beyond which a question went; 0 where none did.
  private int tableEnded;

  /// The states that were told apart in the last round, and in the one before.
  private int states;

  private int statesBefore;

  /// @param told hears of a check before it begins, and nothing when it is done
  Attempt(
      GameRules rules,
      int heaps,
      Numeration numeration,
      Teacher teacher,
      Meter meter,
      Consumer<String> told) {
    this.rules = rules;
    this.heaps = heaps;
    this.numeration = numeration;
    this.teacher = teacher;
    this.told = told;
    this.algebra = new AutomatonAlgebra(numeration, meter, MOST_STATES);
    this.lines = SizeLines.of(rules, heaps);
  }

  Numeration numeration() {
    return numeration;
  }

  /// Why there is no more to be tried; empty while there is.
  Optional<String> failed() {
    return Optional.ofNullable(failed);
  }

  /// True if nothing more can be learnt from the table as it is.
  boolean isAtEndOfTable() {
    return tableEnded == teacher.bound();
  }

  /// True if the last round ended with a question beyond the table.
  boolean hasMetEndOfTable() {
    return tableEnded > 0;
  }

  /// True if it waits for a larger table and the last one told few more states apart: then the end
  /// may be near.
  boolean isSettling() {
    return isAtEndOfTable() && 2 * states < 3 * statesBefore;
  }

  /// How far it came, in words.
  String text() {
    return tableEnded == 0
        ? "no automaton of %,d states".formatted(states)
        : "no automaton of fewer than %,d states, and a larger one needs a table of sizes from %,d"
            .formatted(states, tableEnded);
  }

  /// Reads the moves, if this is still to be done: nothing is asked of the teacher.
  ///
  /// @throws org.grundy.solvers.automaton.moves.NotLinearException if they are not linear in this
  ///   numeration
  /// @throws BudgetSpentException if the meter says so
  void read() {
    if (relation != null || failed != null) {
      return;
    }
    try {
      relation = MoveRelation.of(rules, heaps, algebra);
    } catch (BudgetSpentException spent) {
      requireLimit(spent);
      failed = spent.ending().text();
    }
  }

  /// Learns and checks until there is a proof, more than so many states, or a question beyond the
  /// table.
  ///
  /// @throws org.grundy.solvers.automaton.moves.NotLinearException as [#read] does
  /// @throws BudgetSpentException if the meter says so
  Optional<AutomatonProof> within(int most) {
    statesBefore = states;
    tableEnded = 0;
    read();
    if (relation == null) {
      return Optional.empty();
    }
    try {
      if (arcs == null) {
        arcs =
            relation.arrows().stream()
                .map(arrows -> new OptionArcs(arrows, heaps, algebra.meter()))
                .toList();
      }
      if (learner == null) {
        learner =
            new Learner(heaps, numeration.radix(), answers(relation.standing()), algebra.meter());
      }
      learner.ask();
      return search(relation, arcs, learner, most);
    } catch (BudgetSpentException spent) {
      requireLimit(spent);
      return Optional.empty();
    } finally {
      states = learner == null ? 0 : learner.states();
    }
  }

  /// Throws on what is no limit of an automaton's size.
  private static void requireLimit(BudgetSpentException spent) {
    if (!(spent.ending() instanceof Ending.Limit)) {
      throw spent;
    }
  }

  private Optional<AutomatonProof> search(
      MoveRelation moves, List<OptionArcs> options, Learner pupil, int most) {
    while (true) {
      Automaton guess = pupil.hypothesis(most);
      Optional<int[]> wrong = compared(guess);
      if (wrong.isEmpty()) {
        OptionCheck check =
            new OptionCheck(
                moves.standing(),
                options,
                guess,
                teacher.isOfValues(),
                Math.max(CHECKED * most, CHECKED_LEAST),
                algebra.meter());
        told.accept(
            "checking %,d states in %s, %s"
                .formatted(guess.states(), numeration.text(), check.estimate()));
        Optional<int[]> fault = check.refute();
        told.accept("");
        if (fault.isEmpty()) {
          return Optional.of(proof(moves, guess, check.states()));
        }
        wrong = fault(guess, fault.get());
      }
      if (wrong.isEmpty() || !pupil.corrects(guess, wrong.get(), most)) {
        tableEnded = teacher.bound();
        return Optional.empty();
      }
      wrongLength = wrong.get().length;
    }
  }

  /// The theorem; of words that write no numbers its automaton says 1, so that it is the only one.
  private AutomatonProof proof(MoveRelation moves, Automaton guess, int checked) {
    Automaton settled =
        algebra.join(
            guess,
            moves.standing(),
            (said, standing) -> standing == MoveRelation.INVALID ? 1 : said);
    return new AutomatonProof(
        rules, heaps, teacher.isOfValues(), numeration, settled, moves, checked, teacher.bound());
  }

  /// What is true of a word by the table, or by a guess that is known to be right of words before
  /// one of which it is wrong.
  private ToIntFunction<int[]> answers(Automaton standing) {
    ToIntFunction<int[]> table = teacher.in(numeration);
    return word -> {
      int truth = table.applyAsInt(word);
      if (truth != Learner.UNKNOWN || known == null) {
        return truth;
      }
      if (standing.read(word) == MoveRelation.INVALID) {
        return 1;
      }
      int order = compare(word, refuted);
      if (order < 0) {
        return known.read(word);
      }
      return order == 0 && !teacher.isOfValues() ? 1 - known.read(word) : Learner.UNKNOWN;
    };
  }

  /// Compares words by their letters after leading zeros: fewer come first, else the smaller one at
  /// the first place that differs.
  private static int compare(int[] left, int[] right) {
    int zeros = zeros(left);
    int others = zeros(right);
    int longer = Integer.compare(left.length - zeros, right.length - others);
    return longer != 0
        ? longer
        : Arrays.compare(left, zeros, left.length, right, others, right.length);
  }

  private static int zeros(int[] word) {
    int zeros = 0;
    while (zeros < word.length && word[zeros] == 0) {
      zeros++;
    }
    return zeros;
  }

  /// A word of small numbers of which the guess is wrong, from the length of the last one on: those
  /// before it are left to the moves.
  private Optional<int[]> compared(Automaton guess) {
    long bound = Math.min(teacher.bound(), 1L << (COMPARED_BITS / heaps));
    return new Comparison(numeration, guess, teacher.table(), heaps).first(wrongLength, bound);
  }

  /// A word of which the guess is wrong: a position at which the check failed, or an option of it;
  /// empty where the table does not hold them.
  ///
  /// Where no move makes a size larger, the options of a position come before it: they have fewer
  /// letters, or as many and a smaller one at the first place that differs. The check fails at the
  /// first word of all in that order. So the guess is right of all words before it, and wrong
  /// there.
  private Optional<int[]> fault(Automaton guess, int[] word) {
    if (teacher.fallsOnly()) {
      known = guess;
      refuted = word;
      return Optional.of(word);
    }
    long[] sizes = numeration.numbers(word, heaps).orElseThrow();
    int truth = teacher.output(sizes);
    if (truth == Learner.UNKNOWN || guess.read(word) != truth) {
      return truth == Learner.UNKNOWN ? Optional.empty() : Optional.of(word);
    }
    int[][] found = new int[1][];
    for (EquationMove move : lines.moves()) {
      if (found[0] == null) {
        EquationSolver.compile(move)
            .visitWhile(
                sizes,
                option -> {
                  int[] after = numeration.word(option);
                  found[0] = guess.read(after) == teacher.output(option) ? null : after;
                  return found[0] == null;
                });
      }
    }
    if (found[0] == null) {
      throw new IllegalStateException(
          "moves and their relation differ at " + Arrays.toString(sizes));
    }
    return Optional.of(found[0]);
  }
}
