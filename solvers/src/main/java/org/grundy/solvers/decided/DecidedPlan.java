package org.grundy.solvers.decided;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.grundy.core.Bounds;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;
import org.grundy.solvers.Partial;
import org.grundy.solvers.PartialSum;
import org.grundy.solvers.PartlySolved;
import org.grundy.solvers.Plan;
import org.grundy.solvers.PlannedPart;
import org.grundy.solvers.Problem;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;

/// The plan of a theorem, whose facts are known before it runs. Other facts, such as where each
/// move leads, are found by the plan of another method that follows it.
public final class DecidedPlan implements Plan {
  private final Problem problem;
  private final Decided decided;
  private final Optional<Plan> next;

  DecidedPlan(Problem problem, Decided decided) {
    this(problem, decided, Optional.empty());
  }

  private DecidedPlan(Problem problem, Decided decided, Optional<Plan> next) {
    this.problem = problem;
    this.decided = decided;
    this.next = next;
  }

  /// This plan with one that finds what it leaves open.
  public DecidedPlan followedBy(Plan rest) {
    return new DecidedPlan(problem, decided, Optional.of(rest));
  }

  @Override
  public String method() {
    return DecidedMethod.NAME;
  }

  @Override
  public String because() {
    return decided.because();
  }

  @Override
  public String cost() {
    return "nothing is searched for the outcome"
        + next.map(plan -> "; what each move leads to, by `" + plan.method() + "`: " + plan.cost())
            .orElse("");
  }

  @Override
  public Plan whole() {
    return next.orElse(this);
  }

  @Override
  public List<PlannedPart> parts() {
    return next.map(Plan::parts).orElse(List.of());
  }

  @Override
  public boolean is(long n, Meter meter) {
    if (n == 0 && problem.rules().play() == Play.NORMAL) {
      return decided.outcome() == Outcome.P;
    }
    return value().isPresent() ? n == value().getAsLong() : whole().is(n, meter);
  }

  @Override
  public Partial settled() {
    return new Partial(Optional.of(decided.outcome()), value(), bounds(), decided.wins(), 0);
  }

  private OptionalLong value() {
    return decided.outcome() == Outcome.P && problem.rules().play() == Play.NORMAL
        ? OptionalLong.of(0)
        : decided.value();
  }

  private List<Bounds> bounds() {
    if (problem.rules().play() == Play.MISERE || problem.sum().size() > 1) {
      return List.of();
    }
    Position whole = problem.sum().getFirst();
    return List.of(
        value().isPresent()
            ? Bounds.exact(whole, value().getAsLong())
            : Bounds.excluding(whole, LongStream.of(0), OptionalLong.empty()));
  }

  @Override
  public Outcome outcome(Meter meter) {
    return decided.outcome();
  }

  @Override
  public OptionalLong value(Meter meter) {
    return value().isPresent() ? value() : whole().solve(meter).value();
  }

  @Override
  public BigInteger winningMoves(Meter meter) {
    return decided.outcome() == Outcome.P ? BigInteger.ZERO : whole().solve(meter).winningMoves();
  }

  @Override
  public Run begin(Meter meter) {
    return new DecidedRun(next.map(plan -> Run.of(plan, meter)));
  }

  @Override
  public Solution solve(Meter meter) {
    return begin(meter).solve();
  }

  /// The run of the plan that follows, with what was known before it.
  private final class DecidedRun implements Run {
    private final Optional<Run> rest;

    DecidedRun(Optional<Run> rest) {
      this.rest = rest;
    }

    @Override
    public Solution solve() {
      return rest.orElseThrow(
              () -> new BudgetSpentException("no theorem says what each move leads to"))
          .solve();
    }

    @Override
    public Partial soFar(Meter look) {
      return rest.map(run -> together(settled(), found(run, look)))
          .orElseGet(DecidedPlan.this::settled);
    }

    private Partial found(Run run, Meter look) {
      List<PartlySolved> positions = run.positions(look);
      return positions.isEmpty()
          ? run.soFar(look)
          : PartialSum.of(positions, look, Optional.of(decided.outcome()));
    }

    @Override
    public List<PartlySolved> positions(Meter look) {
      return rest.map(run -> run.positions(look)).orElse(List.of());
    }

    @Override
    public Optional<ResumableState> knowledge() {
      return rest.flatMap(Run::knowledge);
    }

    @Override
    public boolean leavesFindings() {
      return rest.map(Run::leavesFindings).orElse(true);
    }
  }

  private static Partial together(Partial settled, Partial found) {
    List<RatedMove> moves = new ArrayList<>(found.settled());
    settled.settled().stream()
        .filter(wins -> found.settled().stream().noneMatch(move -> isSame(move, wins)))
        .forEach(moves::add);
    boolean more = settled.value().isEmpty() && !found.components().isEmpty();
    return new Partial(
        settled.outcome(),
        settled.value().isPresent() ? settled.value() : found.value(),
        more ? bounds(settled, found) : settled.components(),
        moves,
        found.moves());
  }

  /// The bounds of the components; the only one of a position that is won is not worth 0.
  private static List<Bounds> bounds(Partial settled, Partial found) {
    boolean isWhole = found.components().size() == 1;
    return isWhole && settled.outcome().equals(Optional.of(Outcome.N))
        ? found.components().stream().map(Bounds::withoutZero).toList()
        : found.components();
  }

  private static boolean isSame(RatedMove one, RatedMove other) {
    return one.summand() == other.summand() && one.move().equals(other.move());
  }
}
