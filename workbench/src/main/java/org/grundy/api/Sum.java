package org.grundy.api;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.core.Statistics;
import org.grundy.workbench.request.PartialAnswer;
import org.grundy.workbench.request.SolveRun;
import org.grundy.workbench.request.SolvedSum;
import org.grundy.workbench.request.SumRequest;
import org.grundy.workbench.request.Workbench;

/// A sum of positions, each of its own game, ready to be asked. Most have one position only.
public final class Sum {
  private final Workbench workbench;
  private final SumRequest request;
  private final Effort effort;

  Sum(Workbench workbench, SumRequest request, Effort effort) {
    this.workbench = workbench;
    this.request = request;
    this.effort = effort;
  }

  Workbench workbench() {
    return workbench;
  }

  Effort effort() {
    return effort;
  }

  SumRequest request() {
    return request;
  }

  /// Other positions with the same effort for each question.
  Sum with(SumRequest other) {
    return new Sum(workbench, other, effort);
  }

  /// The same sum with a budget for solving it, and each sum that its moves lead to.
  public Sum within(Budget budget) {
    return new Sum(workbench, request, effort.within(budget));
  }

  /// The same sum with somebody who hears how far the solving of it is, and of each sum that its
  /// moves lead to.
  ///
  /// @param listener hears twice a second at most what was done by then, by a thread that works;
  ///   what it throws ends the work
  public Sum onProgress(Consumer<Statistics> listener) {
    return new Sum(workbench, request, effort.onProgress(listener));
  }

  /// The same sum where a player who cannot move wins.
  ///
  /// @throws org.grundy.core.InputException if a game of it has no misère play
  public Sum misere() {
    return with(request.misere());
  }

  /// This sum and another, as one, with the budget of this one.
  public Sum plus(Sum other) {
    return with(request.plus(other.request));
  }

  /// The title of the game; of several games all of them, each once.
  public String title() {
    return request.title();
  }

  /// The positions, in order.
  public List<Position> positions() {
    return request.positions();
  }

  /// Every move, in the order of the sum, one after the other as they are asked for; nothing is
  /// solved.
  public Stream<PlayableMove> moves() {
    Meter meter = effort.meter();
    return Pushed.stream(sink ->
        meter.during(() -> {
          request.moves(move -> {
            meter.check();
            sink.accept(new PlayableMove(this, move));
          });
          return true;
        }));
  }

  /// Finds who wins, the value, and what each move is worth. Where the work ends before all of that
  /// is known, by its [budget][#within] or an interruption, [Answer#ended] says so. Without a
  /// budget what a theorem on who wins leaves open gets five seconds, and anything else all the
  /// time that it takes.
  ///
  /// @throws UnsolvedException if it is not known then who wins
  public Answer solve() {
    return effort.answer(meter -> solve(workbench.begin(request, Optional.empty(), meter)));
  }

  private Answer solve(SolveRun run) {
    try {
      return new Answer(this, run.finishWithMoves());
    } catch (BudgetSpentException spent) {
      PartialAnswer known = Meter.uninterrupted(() -> run.soFar(spent));
      Optional<SolvedSum> solved = known.answer();
      if (solved.isEmpty()) {
        throw new UnsolvedException(spent.ending(), this, known);
      }
      return new Answer(this, solved.get());
    }
  }

  /// The same with a budget of its own.
  ///
  /// @throws UnsolvedException if it is not known then who wins
  public Answer solve(Budget own) {
    return within(own).solve();
  }

  /// The winner, which may take much less to find than the value.
  ///
  /// @throws org.grundy.core.BudgetSpentException if its [budget][#within] is spent first
  public Outcome outcome() {
    return effort.answer(meter -> workbench.outcome(request, meter));
  }

  /// The Grundy value, which may take much less than what each move leads to; empty where there is
  /// none.
  ///
  /// @throws org.grundy.core.BudgetSpentException if its [budget][#within] is spent first
  public OptionalLong value() {
    return effort.answer(meter -> workbench.value(request, Optional.empty(), meter));
  }

  /// The way in which it would be solved, and why that is sound; nothing is solved.
  public Approach plan() {
    return effort.answer(_ -> Approach.of(workbench.plan(request, Optional.empty()).chosen()));
  }

  /// The sum as it is written: boards are drawn, and of several games each position has the name of
  /// its game.
  public String text() {
    return request.text();
  }

  @Override
  public String toString() {
    return text();
  }
}
