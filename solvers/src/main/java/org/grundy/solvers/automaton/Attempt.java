package org.grundy.solvers.automaton;

import java.util.Arrays;
import java.util.Optional;
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

/// The attempt to prove who wins in one numeration. It goes on from where it was left, with more
/// states each time.
final class Attempt {
  /// All positions of so many are compared before the moves are looked at.
  private static final int COMPARED_BITS = 20;

  /// The states that the check may look at, for each state that the automaton may have.
  private static final int CHECKED = 64;

  /// The states of each automaton that the moves are made of.
  private static final int MOST_STATES = 1 << 18;

  private final GameRules rules;
  private final int heaps;
  private final Numeration numeration;
  private final Teacher teacher;
  private final AutomatonAlgebra algebra;
  private final SizeLines lines;
  private @Nullable MoveRelation relation;
  private @Nullable OptionArcs arcs;
  private @Nullable Learner learner;
  private @Nullable String failed;

  Attempt(GameRules rules, int heaps, Numeration numeration, Teacher teacher, Meter meter) {
    this.rules = rules;
    this.heaps = heaps;
    this.numeration = numeration;
    this.teacher = teacher;
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

  /// The number of states that were told apart.
  int states() {
    return learner == null ? 0 : learner.states();
  }

  /// Learns and checks until there is a proof, more than so many states, or a question beyond the
  /// table.
  ///
  /// @throws org.grundy.solvers.automaton.moves.NotLinearException if the moves are not linear in
  ///   this numeration
  /// @throws BudgetSpentException if the meter says so
  Optional<AutomatonProof> within(int most) {
    try {
      if (relation == null) {
        relation = MoveRelation.of(rules, heaps, algebra);
      }
      if (arcs == null) {
        arcs = new OptionArcs(relation, Math.powExact(numeration.radix(), heaps));
      }
      if (learner == null) {
        learner = new Learner(heaps, numeration.radix(), teacher.in(numeration));
      }
      learner.ask();
      return search(relation, arcs, learner, most);
    } catch (BudgetSpentException spent) {
      if (!(spent.ending() instanceof Ending.Limit)) {
        throw spent;
      }
      if (relation == null) {
        failed = spent.ending().text();
      }
      return Optional.empty();
    }
  }

  private Optional<AutomatonProof> search(
      MoveRelation moves, OptionArcs options, Learner pupil, int most) {
    while (true) {
      Automaton guess = pupil.hypothesis(most);
      Optional<int[]> wrong = compared(guess);
      if (wrong.isEmpty()) {
        ClaimCheck check = new ClaimCheck(moves, options, guess, CHECKED * most, algebra.meter());
        Optional<int[]> refuted = check.refute(0);
        if (refuted.isEmpty()) {
          return Optional.of(
              new AutomatonProof(
                  rules,
                  heaps,
                  false,
                  numeration,
                  guess.minimal(),
                  moves,
                  check.states(),
                  teacher.bound()));
        }
        wrong = fault(guess, refuted.get());
      }
      if (wrong.isEmpty() || !pupil.correct(guess, wrong.get())) {
        return Optional.empty();
      }
    }
  }

  /// A word of small numbers of which the guess is wrong.
  private Optional<int[]> compared(Automaton guess) {
    long bound = Math.min(teacher.bound(), 1 << (COMPARED_BITS / heaps));
    return new Comparison(numeration, guess, teacher, heaps, bound).first();
  }

  /// A word of which the guess is wrong: a position at which the check failed, or an option of it;
  /// empty where the table does not hold them.
  private Optional<int[]> fault(Automaton guess, int[] refuted) {
    long[] sizes = numeration.numbers(refuted, heaps).orElseThrow();
    int truth = teacher.output(sizes);
    if (truth == Learner.UNKNOWN || guess.read(refuted) != truth) {
      return truth == Learner.UNKNOWN ? Optional.empty() : Optional.of(refuted);
    }
    int[][] found = new int[1][];
    for (EquationMove move : lines.moves()) {
      if (found[0] == null) {
        EquationSolver.compile(move)
            .visitWhile(
                sizes,
                option -> {
                  int[] word = numeration.word(option);
                  found[0] = guess.read(word) == teacher.output(option) ? null : word;
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
