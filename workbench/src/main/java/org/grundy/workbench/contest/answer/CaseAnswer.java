package org.grundy.workbench.contest.answer;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.solvers.CompiledGame;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;
import org.grundy.solvers.planner.Planner;
import org.grundy.workbench.contest.Template;
import org.jspecify.annotations.Nullable;

/// The answers about one case, found as far as they are asked for, and kept.
final class CaseAnswer {
  private final List<Position> sum;
  private final Work work;
  private @Nullable Outcome outcome;
  private @Nullable OptionalLong value;
  private @Nullable String winningMoves;
  private @Nullable List<String> winning;

  /// The work that finds the answers.
  private interface Work {
    Outcome outcome();

    OptionalLong value();

    String winningMoves();

    Solution solution();

    /// The winning moves of a sum as they are written.
    default List<String> winning(Template form, List<Position> sum) {
      return new MoveWords(form, sum).winning(solution());
    }

    /// Lets go of what was found besides the answers.
    default void end() {}
  }

  /// A case that is solved by itself.
  CaseAnswer(CompiledGame game, List<Position> sum, Planner planner, Meter meter) {
    this.sum = sum;
    this.work = new Alone(game, sum, planner, meter);
  }

  /// A case that was solved with others.
  CaseAnswer(List<Position> sum, Solution solution) {
    this.sum = sum;
    this.work = new Together(solution);
  }

  /// A case of which the value is known.
  ///
  /// @param whole solves it, where moves are asked for
  CaseAnswer(long value, Supplier<CaseAnswer> whole) {
    this.sum = List.of();
    this.work = new Valued(value, whole);
  }

  Outcome outcome() {
    Outcome known = outcome;
    if (known == null) {
      known = work.outcome();
      outcome = known;
    }
    return known;
  }

  long value() {
    OptionalLong known = value;
    if (known == null) {
      known = work.value();
      value = known;
    }
    return known.orElseThrow(() ->
        new InputException("the format prints values, and a position of this game has none", ""));
  }

  String winningMoves() {
    String known = winningMoves;
    if (known == null) {
      known = work.winningMoves();
      winningMoves = known;
    }
    return known;
  }

  /// The winning moves as they are written.
  List<String> winning(Template form) {
    List<String> known = winning;
    if (known == null) {
      known = work.winning(form, sum);
      winning = known;
    }
    return known;
  }

  /// Lets go of what was found besides the answers.
  void end() {
    work.end();
  }

  private record Valued(long found, Supplier<CaseAnswer> whole) implements Work {
    @Override
    public Outcome outcome() {
      return Outcome.ofValue(found);
    }

    @Override
    public OptionalLong value() {
      return OptionalLong.of(found);
    }

    @Override
    public String winningMoves() {
      return whole.get().winningMoves();
    }

    @Override
    public Solution solution() {
      return whole.get().work.solution();
    }

    @Override
    public List<String> winning(Template form, List<Position> sum) {
      return whole.get().winning(form);
    }
  }

  private record Together(Solution solution) implements Work {
    @Override
    public Outcome outcome() {
      return solution.outcome();
    }

    @Override
    public OptionalLong value() {
      return solution.value();
    }

    @Override
    public String winningMoves() {
      return solution.winningMoves().toString();
    }
  }

  private static final class Alone implements Work {
    private final CompiledGame game;
    private final List<Position> sum;
    private final Planner planner;
    private final Meter meter;
    private @Nullable Plan plan;

    Alone(CompiledGame game, List<Position> sum, Planner planner, Meter meter) {
      this.game = game;
      this.sum = sum;
      this.planner = planner;
      this.meter = meter;
    }

    @Override
    public Outcome outcome() {
      return plan().outcome(meter);
    }

    @Override
    public OptionalLong value() {
      return planner.decide(new Problem(game, sum), Optional.empty()).plan().value(meter);
    }

    @Override
    public String winningMoves() {
      return plan().winningMoves(meter).toString();
    }

    @Override
    public Solution solution() {
      return plan().whole().solve(meter);
    }

    @Override
    public void end() {
      plan = null;
    }

    private Plan plan() {
      Plan known = plan;
      if (known == null) {
        known = planner.decide(new Problem(game, sum).ofOutcome(), Optional.empty()).plan();
        plan = known;
      }
      return known;
    }
  }
}
