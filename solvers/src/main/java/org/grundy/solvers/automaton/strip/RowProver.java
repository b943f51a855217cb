package org.grundy.solvers.automaton.strip;

import java.util.List;
import java.util.Optional;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Twist;
import org.grundy.solvers.automaton.Columns;
import org.grundy.solvers.automaton.Learner;
import org.grundy.solvers.automaton.OptionArcs;
import org.grundy.solvers.automaton.OptionCheck;
import org.grundy.solvers.automaton.ProvedClaim;
import org.grundy.solvers.automaton.ProvedClaim.Answer;
import org.grundy.solvers.automaton.RowProof;
import org.grundy.solvers.automaton.digit.Automaton;
import org.grundy.solvers.automaton.moves.NotLinearException;

/// The search for a theorem about every filling of rows of cells: an automaton is learnt from what
/// the recursion says of single boards, and checked by the moves for all of them together.
public final class RowProver {
  /// The most states that an automaton may have.
  private static final int MOST_STATES = 2_048;

  /// The states that the check may look at.
  private static final int MOST_CHECKED = 1 << 23;

  private final GameRules rules;
  private final Columns columns;
  private final boolean ofValues;
  private final Meter meter;
  private final RowTeacher teacher;
  private final Learner learner;
  private final RowSamples samples;

  private RowProver(
      GameRules rules, Columns columns, RowMoves moves, boolean ofValues, Meter meter) {
    this.rules = rules;
    this.columns = columns;
    this.ofValues = ofValues;
    this.meter = meter;
    this.teacher = new RowTeacher(rules, columns, moves, ofValues, meter);
    this.learner = new Learner(columns.rows(), columns.glyphs(), teacher::output, meter, true);
    this.samples = new RowSamples(columns.count(), teacher::output);
  }

  /// True if the positions of a board are rows of cells that are proved here: one row of a strip,
  /// or as many of a grid as are asked for.
  public static boolean isRows(Board board) {
    return board == Board.Cells.STRIP || board == Board.Cells.GRID;
  }

  /// Looks for a proof of who wins, or of all values.
  ///
  /// @param rules checked rules on a strip or a grid, with nothing left open
  /// @param rows how many rows the boards have: 1 on a strip
  /// @throws org.grundy.core.InputException if so many rows make too many columns
  /// @throws BudgetSpentException if the budget is spent first
  public static Answer<RowProof> of(GameRules rules, int rows, boolean ofValues, Meter meter) {
    Columns columns = new Columns(rows, rules.cells().size());
    Optional<Twist> whole = rules.keepsBoardsWhole();
    if (whole.isPresent()) {
      return Answer.none(whole.get().because());
    }
    Optional<String> refused = ProvedClaim.refused(rules, ofValues);
    if (refused.isPresent()) {
      return Answer.none(refused.get());
    }
    try {
      RowMoves moves = new RowMoves(rules, columns, meter);
      RowRelation relation = new RowRelation(rules, columns, moves, meter);
      return new RowProver(rules, columns, moves, ofValues, meter)
          .search(relation.options(), RowStanding.of(rules, columns, relation, meter));
    } catch (NotLinearException beyond) {
      return Answer.none(beyond.because());
    } catch (BudgetSpentException spent) {
      return Answer.ended(spent);
    }
  }

  private Answer<RowProof> search(OptionArcs options, Automaton standing) {
    while (true) {
      Automaton guess = learner.hypothesis(MOST_STATES);
      Optional<int[]> wrong = samples.wrong(guess);
      if (wrong.isEmpty()) {
        requireBounded(guess);
        OptionCheck check =
            new OptionCheck(standing, List.of(options), guess, ofValues, MOST_CHECKED, meter);
        Optional<int[]> refuted = check.refute();
        if (refuted.isEmpty()) {
          return new Answer<>(
              Optional.of(
                  new RowProof(
                      rules,
                      columns,
                      ofValues,
                      guess.minimal(),
                      check.states(),
                      samples.complete())),
              "");
        }
        wrong = fault(guess, refuted.get());
        samples.grow();
      }
      if (wrong.isEmpty() || !learner.corrects(guess, wrong.get(), MOST_STATES)) {
        return Answer.none(
            "no automaton of fewer than %,d states; more are told apart by rows too long to solve"
                .formatted(learner.states()));
      }
    }
  }

  private static void requireBounded(Automaton guess) {
    for (int state = 0; state < guess.states(); state++) {
      if (guess.output(state) > ProvedClaim.MOST_VALUE) {
        throw new BudgetSpentException("values above %d".formatted(ProvedClaim.MOST_VALUE));
      }
    }
  }

  /// A word of which the guess is wrong: a row at which the check failed, or an option of it; empty
  /// where nobody knows.
  private Optional<int[]> fault(Automaton guess, int[] refuted) {
    int truth = teacher.output(refuted);
    if (truth == Learner.UNKNOWN) {
      return Optional.empty();
    }
    if (guess.read(refuted) != truth) {
      return Optional.of(refuted);
    }
    boolean unknown = false;
    for (int[] option : teacher.options(refuted)) {
      int after = teacher.output(option);
      if (after != Learner.UNKNOWN && guess.read(option) != after) {
        return Optional.of(option);
      }
      unknown |= after == Learner.UNKNOWN;
    }
    if (!unknown) {
      throw new IllegalStateException("moves and their relation differ");
    }
    return Optional.empty();
  }
}
