package org.grundy.workbench.request;

import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Ending;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.OutcomeSolution;
import org.grundy.solvers.Partial;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.workbench.saved.Resumable;

/// A request being solved. Where the budget ends it early, it says what is known, and what was
/// found out can be saved and gone on with.
public final class SolveRun implements Resumable {
  /// How long a run that has ended may look at what it knows.
  private static final Duration LOOK = Duration.ofMillis(500);

  private static final long LOOK_BYTES = 256L << 20;

  /// So many moves are looked at after a run that its nodes have ended, and by no clock: what it
  /// tells is the same each time, however busy the machine.
  private static final long MOVES_LOOKED_AT = 50_000;

  /// Only a net for boards on which one move takes very long.
  private static final Duration LONGEST_LOOK = Duration.ofSeconds(20);

  private final Sum sum;
  private final Plan plan;
  private final Run run;
  private final Meter meter;

  SolveRun(Sum sum, Plan plan, Meter meter) {
    this.sum = sum;
    this.plan = plan;
    this.run = plan.begin(meter);
    this.meter = meter;
  }

  /// The rules and the positions.
  public Problem problem() {
    return sum.problem();
  }

  /// What is known before anything is searched.
  public Partial settled() {
    return plan.settled();
  }

  /// What is known before anything is searched, where it leaves only this open: what each of the
  /// losing moves leads to, for which a search would be long.
  public Optional<PartialAnswer> atOnce() {
    return plan.isLong() && plan.settled().outcome().equals(Optional.of(Outcome.P))
        ? Optional.of(known(plan.settled(), Optional.empty()))
        : Optional.empty();
  }

  /// Works until the request is solved.
  ///
  /// @throws BudgetSpentException if the budget is spent first
  public Answer finish() {
    Solution solved = run.solve();
    Solution solution = problem().asksOutcome() ? OutcomeSolution.of(solved) : solved;
    return new Answer(sum, PlanReport.Choice.of(plan.whole()), solution, meter.statistics());
  }

  /// What is known after the budget was spent.
  public PartialAnswer soFar(BudgetSpentException spent) {
    return known(known(spent.ending()), Optional.of(spent.ending()));
  }

  private PartialAnswer known(Partial partial, Optional<Ending> ended) {
    return new PartialAnswer(
        problem(), PlanReport.Choice.of(plan), partial, ended, meter.statistics());
  }

  private Partial known(Ending ending) {
    try {
      Meter look = new Meter(look(ending));
      return look.during(() -> run.soFar(look));
    } catch (BudgetSpentException tooMany) {
      return Partial.NOTHING;
    }
  }

  private Budget look(Ending ending) {
    if (!(ending instanceof Ending.Nodes)) {
      return new Budget(Long.MAX_VALUE, LOOK, LOOK_BYTES);
    }
    Duration left = meter.timeLeft().compareTo(LOOK) < 0 ? LOOK : meter.timeLeft();
    Duration longest = left.compareTo(LONGEST_LOOK) < 0 ? left : LONGEST_LOOK;
    return new Budget(MOVES_LOOKED_AT, longest, LOOK_BYTES);
  }

  @Override
  public boolean hasState() {
    return run.knowledge().filter(state -> state.size() > 0).isPresent();
  }

  @Override
  public ResumableState state() {
    return run.knowledge()
        .orElseThrow(() ->
            new InputException(
                "the method " + plan.whole().method() + " keeps nothing to go on from",
                "begin again"));
  }

  /// A name of the rules without their expectations, the position and the method, equal only for
  /// equal ones: 64 hexadecimal digits.
  @Override
  public String identity() {
    Stream<String> games = problem().games().stream().map(game -> Resumable.textOf(game.rules()));
    return Resumable.nameOf(
        Stream.concat(games, Stream.of(SumText.of(problem()), plan.whole().method()))
            .toArray(String[]::new));
  }

  /// A name of some work on a game, equal only for equal rules without their expectations and equal
  /// words: 64 hexadecimal digits.
  public static String identity(GameRules rules, String position, String method) {
    return Resumable.nameOf(Resumable.textOf(rules), position, method);
  }
}
