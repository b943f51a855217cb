package org.grundy.workbench.request;

import java.time.Duration;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Ending;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Addend;
import org.grundy.solvers.KeptRun;
import org.grundy.solvers.OutcomeSolution;
import org.grundy.solvers.Partial;
import org.grundy.solvers.Plan;
import org.grundy.solvers.PlannedPart;
import org.grundy.solvers.Problem;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.workbench.saved.Resumable;
import org.jspecify.annotations.Nullable;

/// A request being solved. Where the budget ends it early, it says what is known, and what was
/// found out can be saved and resumed.
///
/// Where a theorem says who wins and the budget has no limit, what the theorem leaves open gets
/// [#UNASKED], the moves of the answer included.
public final class SolveRun implements Resumable {
  /// The time for more than the winner that a theorem says, where nobody names a limit.
  public static final Duration UNASKED = Duration.ofSeconds(5);

  /// The time that a run which has ended may take to look at what it knows.
  private static final Duration LOOK = Duration.ofMillis(500);

  private static final long LOOK_BYTES = 256L << 20;

  /// So many moves are looked at after a run that its nodes have ended, and by no clock: what it
  /// tells is the same each time, however busy the machine.
  private static final long MOVES_LOOKED_AT = 50_000;

  /// Only a net for boards on which one move takes very long.
  private static final Duration LONGEST_LOOK = Duration.ofSeconds(20);

  /// A position that takes more characters is told by its size, where people look for it.
  private static final int LONGEST_NAME = 20;

  private final SumRequest sum;
  private final Plan plan;
  private final Run run;
  private final Meter meter;
  private boolean isUnasked;
  private @Nullable Solution found;

  SolveRun(SumRequest sum, Plan plan, Meter asked) {
    this.sum = sum;
    this.plan = plan;
    this.isUnasked = plan.settled().outcome().isPresent() && !asked.isLimited();
    this.meter =
        isUnasked
            ? asked.part(new Budget(Long.MAX_VALUE, UNASKED, asked.bytesLeft(), asked.threads()))
            : asked;
    this.run =
        plan.parts().isEmpty() && !sum.problem().isMixed()
            ? KeptRun.of(sum.problem(), plan, meter)
            : Run.of(plan, meter);
  }

  /// Counts the work, and ends it.
  public Meter meter() {
    return meter;
  }

  /// The rules and the positions.
  public Problem problem() {
    return sum.problem();
  }

  /// The facts that are known before anything is searched.
  public Partial settled() {
    return plan.settled();
  }

  /// The whole answer as far as it is about who wins and the value, where a theorem gives that: the
  /// next player loses. Only what each move leads to is left open.
  public Optional<PartialAnswer> atOnce() {
    return plan.settled().outcome().equals(Optional.of(Outcome.P))
        ? Optional.of(known(plan.settled(), Optional.empty()))
        : Optional.empty();
  }

  /// True if theorems say who wins, or what a part is worth, so that the work is on what they leave
  /// open.
  public boolean isLeftToTheorems() {
    return isUnasked || plan.settled().outcome().isPresent();
  }

  /// This run without the limit that nobody named: it works until all is known.
  public SolveRun patiently() {
    if (isUnasked) {
      meter.takeTime();
    }
    return this;
  }

  /// Works until the request is solved.
  ///
  /// @throws BudgetSpentException if the budget is spent first, or the memory is full
  public SolvedSum finish() {
    try {
      Solution solved = meter.during(run::solve);
      Solution solution = problem().asksOutcome() ? OutcomeSolution.of(solved) : solved;
      leaveSettledParts();
      meter.report();
      found = solution;
      return new SolvedSum(
          sum, PlanReport.Choice.taken(plan.whole()), solution, Optional.empty(), meter::reported);
    } catch (OutOfMemoryError full) {
      throw new BudgetSpentException(new Ending.HeapFull());
    }
  }

  /// Limits the search for the moves of parts whose worth a theorem tells without a search to
  /// [#UNASKED], where the budget has no limit.
  private void leaveSettledParts() {
    if (!meter.isLimited() && plan.parts().stream().anyMatch(PlannedPart::isZero)) {
      isUnasked = true;
      meter.within(UNASKED);
    }
  }

  /// Works until the request is solved, or else as far as the budget goes. Where that has no limit,
  /// what the moves of a solved request lead to takes its time when it is asked for.
  ///
  /// @throws BudgetSpentException if it is not known then who wins
  public SolvedSum finishOrKnown() {
    try {
      SolvedSum answer = finish();
      patiently();
      return answer;
    } catch (BudgetSpentException spent) {
      return answerSoFar(spent);
    }
  }

  /// Works until the request is solved with all that its moves lead to, so that nothing is left to
  /// be found when it is asked for.
  ///
  /// @throws BudgetSpentException if the budget is spent first; [#soFar] says what is known then
  public SolvedSum finishWithMoves() {
    try {
      SolvedSum answer = finish();
      if (answer.solution().moveCount().isEmpty()) {
        meter.during(() -> {
          answer.solution().moves(_ -> meter.check());
          return true;
        });
        meter.report();
      }
      return answer;
    } catch (OutOfMemoryError full) {
      throw new BudgetSpentException(new Ending.HeapFull());
    }
  }

  private SolvedSum answerSoFar(BudgetSpentException spent) {
    PartialAnswer known = Meter.uninterrupted(() -> soFar(spent));
    return known.answer().orElseThrow(() -> spent);
  }

  /// The partial answer after the budget was spent.
  public PartialAnswer soFar(BudgetSpentException spent) {
    return known(known(spent.ending()), Optional.of(ended(spent.ending())));
  }

  /// The partial answer without a look at any move, where there is no time for that.
  public PartialAnswer inShort(BudgetSpentException spent) {
    Solution solution = found;
    return known(
        solution == null ? plan.settled() : plan.settled().besides(solution),
        Optional.of(ended(spent.ending())));
  }

  private Ending ended(Ending ending) {
    return isUnasked && ending instanceof Ending.Time
        ? new Ending.Unasked(UNASKED.toSeconds())
        : ending;
  }

  private PartialAnswer known(Partial partial, Optional<Ending> ended) {
    meter.report();
    return new PartialAnswer(sum, PlanReport.Choice.taken(plan), partial, ended, meter.reported());
  }

  private Partial known(Ending ending) {
    Partial looked = lookedAt(ending);
    Solution solution = found;
    return solution == null ? looked : looked.besides(solution);
  }

  private Partial lookedAt(Ending ending) {
    if (ending instanceof Ending.HeapFull) {
      return plan.settled();
    }
    try {
      Meter look = new Meter(look(ending));
      return look.during(() -> run.soFar(look));
    } catch (BudgetSpentException tooMany) {
      return plan.settled();
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
  public String game() {
    return problem().addends().stream()
        .map(Addend::name)
        .distinct()
        .collect(Collectors.joining(" + "));
  }

  @Override
  public String position() {
    return SumText.orSize(problem(), LONGEST_NAME);
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
