package org.grundy.workbench.request;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.planner.Planner;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.answer.ContestAnswers;
import org.grundy.workbench.contest.answer.ExpectedOutput;
import org.grundy.workbench.contest.input.Caps;
import org.grundy.workbench.contest.input.ContestInput;
import org.grundy.workbench.contest.input.MadeInput;
import org.grundy.workbench.contest.input.MadeInputs;

/// Made inputs of a contest problem, with the right outputs.
final class GeneratedInputs {
  private static final int MOST_ROUNDS = 100;
  private static final int MOST_AT_ONCE = 1_000;

  private final ContestSpec spec;
  private final ContestAnswers answers;
  private final Planner planner;
  private final Meter meter;

  GeneratedInputs(ContestSpec spec, ContestAnswers answers, Planner planner, Meter meter) {
    this.spec = spec;
    this.answers = answers;
    this.planner = planner;
    this.meter = meter;
  }

  /// An input with what is right for it.
  record Made(String input, ExpectedOutput output) {}

  /// As many inputs as are asked for, or as there are, without those that pass a limit of the
  /// rules.
  ///
  /// @throws InputException if all of them do
  GeneratedTests of(GenerateRequest request) {
    List<GeneratedInput> made = new ArrayList<>();
    List<InputException> faults = new ArrayList<>();
    for (MadeInput input : inputs(request, faults)) {
      try {
        Made one = made(input, meter);
        made.add(new GeneratedInput(one.input(), one.output().text()));
      } catch (InputException fault) {
        faults.add(fault);
      }
    }
    if (made.isEmpty() && !faults.isEmpty()) {
      throw new InputException(
          "all %,d inputs that were made are left out, as the rules have no such position: %s"
              .formatted(faults.size(), faults.getFirst().getMessage()),
          "");
    }
    return new GeneratedTests(
        made, faults.size(), faults.isEmpty() ? "" : faults.getFirst().problem());
  }

  /// Those of the inputs that are asked for which are answered in a time, for each anew.
  List<Made> of(GenerateRequest request, Duration each) {
    List<Made> made = new ArrayList<>();
    for (MadeInput input : inputs(request, new ArrayList<>())) {
      meter.work(1);
      try {
        made.add(made(input, meter.part(new Budget(Long.MAX_VALUE, each, meter.bytesLeft()))));
      } catch (BudgetSpentException | InputException _) {
        // It is too large to be answered in that time.
      }
    }
    return made;
  }

  private Made made(MadeInput input, Meter own) {
    return new Made(input.text(), answers.output(input.values(), input(input), own));
  }

  /// @param faults takes why those are left out of which it cannot be said whether they are as
  ///   asked
  private List<MadeInput> inputs(GenerateRequest request, List<InputException> faults) {
    MadeInputs inputs = new MadeInputs(spec, request.seed());
    long joined = Math.min(request.cases(), inputs.mostJoined());
    long wanted = request.count() * joined;
    List<MadeInput> fitting = new ArrayList<>();
    boolean all = false;
    for (int round = 0; round < MOST_ROUNDS && fitting.size() < wanted && !all; round++) {
      MadeInputs.Level more = more(inputs, request, round, wanted);
      all = !more.all();
      for (MadeInput input : more.inputs()) {
        if (fitting.size() < wanted && fits(input, request, faults)) {
          fitting.add(input);
        }
      }
    }
    return MadeInputs.parts(fitting, joined).stream().map(inputs::joined).toList();
  }

  private MadeInputs.Level more(
      MadeInputs inputs, GenerateRequest request, int round, long wanted) {
    int count = (int) Math.min(wanted, MOST_AT_ONCE);
    return switch (request.kind()) {
      case SMALL -> inputs.small(round, meter);
      case EXTREME -> new MadeInputs.Level(inputs.extreme(count), true);
      case RANDOM ->
          new MadeInputs.Level(
              inputs.random(count, new Caps(request.size(), request.values(), 1)), true);
    };
  }

  private static ContestInput input(MadeInput input) {
    return new ContestInput("the input", input.text().getBytes(StandardCharsets.UTF_8));
  }

  /// True if some position of an input is as asked.
  private boolean fits(MadeInput input, GenerateRequest request, List<InputException> faults) {
    if (request.outcome().isEmpty()
        && request.value().isEmpty()
        && request.winningMoves().isEmpty()) {
      return true;
    }
    try {
      return answers.anyProblem(
          input.values(), input(input), meter, problem -> fits(problem, request));
    } catch (InputException fault) {
      faults.add(fault);
      return false;
    }
  }

  private boolean fits(Problem problem, GenerateRequest request) {
    Plan plan = planner.decide(problem.ofOutcome(), Optional.empty()).plan();
    if (request.outcome().isPresent() && plan.outcome(meter) != request.outcome().get()) {
      return false;
    }
    if (request.value().isPresent()
        && !planner.decide(problem, Optional.empty()).plan().value(meter).equals(request.value())) {
      return false;
    }
    if (request.winningMoves().isEmpty()) {
      return true;
    }
    BigInteger moves = plan.winningMoves(meter);
    return moves.signum() > 0
        && moves.compareTo(BigInteger.valueOf(request.winningMoves().getAsLong())) <= 0;
  }
}
