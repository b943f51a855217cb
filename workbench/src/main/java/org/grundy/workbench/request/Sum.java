package org.grundy.workbench.request;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.rules.moves.LiteralMoves;
import org.grundy.solvers.Addend;
import org.grundy.solvers.Problem;
import org.grundy.workbench.game.Game;

/// A sum of positions, each of its own game, read once. Most have one position only.
public final class Sum {
  private final Problem problem;
  private final Budget budget;

  /// A sum that is solved within the memory of this process.
  public Sum(Problem problem) {
    this(problem, Budget.ofThisProcess());
  }

  Sum(Problem problem, Budget budget) {
    this.problem = problem;
    this.budget = budget;
  }

  /// The same sum with a budget for solving it, and each sum that its moves lead to.
  public Sum within(Budget other) {
    return new Sum(problem, other);
  }

  /// The same sum, of which no values are asked: only who wins, and which moves win.
  public Sum ofOutcome() {
    return new Sum(problem.ofOutcome(), budget);
  }

  /// The same sum where a player who cannot move wins.
  ///
  /// @throws org.grundy.core.InputException if a game of it has no misère play
  public Sum misere() {
    List<Addend> others =
        problem.addends().stream()
            .map(addend ->
                new Addend(
                    addend.game(),
                    new Game(addend.game(), addend.rules()).misere().rules(),
                    addend.position()))
            .toList();
    return new Sum(new Problem(others), budget);
  }

  /// The budget for solving it where no other is named.
  Budget budget() {
    return budget;
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
  public Sum plus(Sum other) {
    List<Addend> both = new ArrayList<>(problem.addends());
    both.addAll(other.problem.addends());
    return new Sum(new Problem(both), budget);
  }

  /// Every move, in the order of the sum; nothing is solved.
  public List<SumMove> moves() {
    List<SumMove> moves = new ArrayList<>();
    for (int i = 0; i < problem.addends().size() && !problem.isOver(); i++) {
      int summand = i;
      Addend addend = problem.addends().get(i);
      LiteralMoves.of(addend.rules())
          .options(
              addend.position(),
              option -> moves.add(new SumMove(this, summand, option, Optional.empty())));
    }
    return List.copyOf(moves);
  }

  /// Who wins, the value, and what each move is worth.
  ///
  /// @throws org.grundy.core.BudgetSpentException if its [budget][#within] is spent first
  public Answer solve() {
    return solve(budget);
  }

  /// The same with a budget of its own.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the budget is spent first
  public Answer solve(Budget own) {
    return new Workbench().solve(this, Optional.empty(), new Meter(own));
  }

  /// Who wins, which may take much less than the value.
  ///
  /// @throws org.grundy.core.BudgetSpentException if its [budget][#within] is spent first
  public Outcome outcome() {
    return new Workbench().outcome(this, new Meter(budget));
  }

  /// How it would be solved, and why that is sound; nothing is solved.
  public PlanReport plan() {
    return new Workbench().plan(this, Optional.empty());
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
