package org.grundy.workbench.request;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.core.Statistics;
import org.grundy.rules.moves.LiteralMoves;
import org.grundy.solvers.Addend;
import org.grundy.solvers.Partial;
import org.grundy.solvers.Problem;
import org.grundy.workbench.game.Game;

/// A sum of positions, each of its own game, read once. Most have one position only.
public final class SumRequest {
  private final Problem problem;
  private final Effort effort;

  /// A sum that is solved within the memory of this process.
  public SumRequest(Problem problem) {
    this(problem, Effort.ofThisProcess());
  }

  SumRequest(Problem problem, Effort effort) {
    this.problem = problem;
    this.effort = effort;
  }

  /// The same sum with a budget for solving it, and each sum that its moves lead to.
  public SumRequest within(Budget other) {
    return with(effort.within(other));
  }

  /// The same sum with somebody who hears how far the solving of it is, and of each sum that its
  /// moves lead to.
  ///
  /// @param listener hears twice a second at most what was done by then, by a thread that works;
  ///   what it throws ends the work
  public SumRequest onProgress(Consumer<Statistics> listener) {
    return with(effort.onProgress(listener));
  }

  /// The same sum with another effort for each question.
  public SumRequest with(Effort other) {
    return new SumRequest(problem, other);
  }

  /// The same sum, of which no values are asked: only who wins, and which moves win.
  public SumRequest ofOutcome() {
    return new SumRequest(problem.ofOutcome(), effort);
  }

  /// The same sum where a player who cannot move wins.
  ///
  /// @throws org.grundy.core.InputException if a game of it has no misère play
  public SumRequest misere() {
    List<Addend> others =
        problem.addends().stream()
            .map(addend ->
                new Addend(
                    addend.game(),
                    new Game(addend.game(), addend.rules()).misere().rules(),
                    addend.position()))
            .toList();
    return new SumRequest(new Problem(others), effort);
  }

  /// What solving it may cost, and who listens.
  Effort effort() {
    return effort;
  }

  /// The positions with their rules.
  public Problem problem() {
    return problem;
  }

  /// The title of the game; of several games all of them, each once.
  public String title() {
    return problem.title();
  }

  /// The positions, in order.
  public List<Position> positions() {
    return problem.sum();
  }

  /// This sum and another, as one, with the budget of this one.
  public SumRequest plus(SumRequest other) {
    List<Addend> both = new ArrayList<>(problem.addends());
    both.addAll(other.problem.addends());
    return new SumRequest(new Problem(both), effort);
  }

  /// Every move, in the order of the sum; nothing is solved.
  public List<SumMove> moves() {
    return effort.answer(this::listed);
  }

  private List<SumMove> listed(Meter meter) {
    List<SumMove> moves = new ArrayList<>();
    for (int i = 0; i < problem.addends().size() && !problem.isOver(); i++) {
      int summand = i;
      Addend addend = problem.addends().get(i);
      LiteralMoves.of(addend.rules())
          .options(
              addend.position(),
              option -> {
                meter.claim(Partial.MOVE_BYTES);
                moves.add(new SumMove(this, summand, option, Optional.empty()));
              });
    }
    return List.copyOf(moves);
  }

  /// Who wins, the value, and what each move is worth. Where the work ends before all of that is
  /// known, by its [budget][#within] or an interruption, [SolvedSum#ended] says so. Without a
  /// budget what a theorem on who wins leaves open gets [SolveRun#UNASKED], and anything else all
  /// the time that it takes.
  ///
  /// @throws UnsolvedException if it is not known then who wins
  public SolvedSum solve() {
    return effort.answer(
        meter -> new Workbench().begin(this, Optional.empty(), meter).finishWithMoves());
  }

  /// The same with a budget of its own.
  ///
  /// @throws UnsolvedException if it is not known then who wins
  public SolvedSum solve(Budget own) {
    return within(own).solve();
  }

  /// Who wins, which may take much less than the value.
  ///
  /// @throws org.grundy.core.BudgetSpentException if its [budget][#within] is spent first
  public Outcome outcome() {
    return effort.answer(meter -> new Workbench().outcome(this, meter));
  }

  /// The Grundy value, which may take much less than what each move leads to; empty where there is
  /// none.
  ///
  /// @throws org.grundy.core.BudgetSpentException if its [budget][#within] is spent first
  public OptionalLong value() {
    return effort.answer(meter -> new Workbench().value(this, Optional.empty(), meter));
  }

  /// How it would be solved, and why that is sound; nothing is solved.
  public PlanReport plan() {
    return effort.answer(_ -> new Workbench().plan(this, Optional.empty()));
  }

  /// The sum as it is written: boards are drawn, and of several games each position has the name of
  /// its game.
  public String text() {
    return SumText.of(problem);
  }

  @Override
  public String toString() {
    return text();
  }
}
