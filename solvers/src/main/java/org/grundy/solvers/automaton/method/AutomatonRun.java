package org.grundy.solvers.automaton.method;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Bounds;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;
import org.grundy.solvers.Partial;
import org.grundy.solvers.PartlySolved;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.jspecify.annotations.Nullable;

/// A position of heaps on the way to a theorem about all of them; where none is found, on its way
/// by another method.
///
/// Where a value is asked for and the next player wins, all that is found is who wins and by which
/// moves.
final class AutomatonRun implements Run {
  /// So many winning moves are named where not all that is asked is found.
  private static final int NAMED = 16;

  private final AutomatonPlan plan;
  private final Meter meter;
  private final Run otherwise;
  private @Nullable AutomatonSolution proved;

  AutomatonRun(AutomatonPlan plan, Meter meter) {
    this.plan = plan;
    this.meter = meter;
    this.otherwise = plan.otherwise().begin(meter);
  }

  @Override
  public Solution solve() {
    Optional<AutomatonSolution> found = plan.proved(meter);
    if (found.isEmpty()) {
      return otherwise.solve();
    }
    proved = found.get();
    if (!plan.problem().asksOutcome()) {
      throw new BudgetSpentException("the automaton says who wins, and no value");
    }
    return proved;
  }

  @Override
  public Partial soFar(Meter look) {
    return proved == null ? otherwise.soFar(look) : known(proved);
  }

  private Partial known(AutomatonSolution solution) {
    List<RatedMove> moves = new ArrayList<>();
    solution.someWinningMoves(NAMED, moves::add);
    return new Partial(Optional.of(solution.outcome()), bounds(solution.outcome()), moves, 0);
  }

  private List<Bounds> bounds(Outcome outcome) {
    if (plan.problem().play() == Play.MISERE || plan.problem().sum().size() > 1) {
      return List.of();
    }
    Position whole = plan.problem().sum().getFirst();
    return List.of(
        outcome == Outcome.P ? Bounds.exact(whole, 0) : Bounds.unknown(whole).withoutZero());
  }

  @Override
  public List<PartlySolved> positions(Meter look) {
    return proved == null ? otherwise.positions(look) : List.of();
  }

  @Override
  public Optional<ResumableState> knowledge() {
    return otherwise.knowledge();
  }

  @Override
  public boolean leavesFindings() {
    return proved != null || otherwise.leavesFindings();
  }
}
