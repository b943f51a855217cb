package org.grundy.workbench.contest.stress;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicInteger;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.solvers.planner.Planner;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.answer.ContestAnswers;
import org.grundy.workbench.contest.answer.ExpectedOutput;
import org.grundy.workbench.contest.answer.RulesText;
import org.grundy.workbench.contest.input.ContestInput;
import org.grundy.workbench.contest.input.MadeInput;
import org.grundy.workbench.contest.input.MadeInputs;

/// The trial of one program. Inputs are tried in this order: all small ones, from the smallest on;
/// random ones of growing size; extreme ones. Where an input is nothing but cases, many of them
/// stand in one input, and the first that fails is looked for alone.
public final class StressRun {
  private static final int MOST_SHRUNK = 400;

  /// The same limit where each run takes all the time that it may.
  private static final int MOST_SHRUNK_SLOWLY = 8;

  private static final Duration OWN_TIME = Duration.ofSeconds(2);
  private static final long MOST_JOINED = 100;

  private final MadeInputs inputs;
  private final ContestAnswers answers;
  private final StressRequest request;
  private final Meter meter;
  private final AtomicInteger skipped = new AtomicInteger();
  private int tried;

  /// @param meter the work of all answers
  public StressRun(
      ContestSpec spec, RulesText rules, Planner planner, StressRequest request, Meter meter) {
    this.inputs = new MadeInputs(spec, request.seed());
    this.answers = new ContestAnswers(spec, rules, planner);
    this.request = request;
    this.meter = meter;
  }

  /// Tries the program up to the first difference.
  ///
  /// @throws InputException if the program cannot be started, or there is no input to try
  /// @throws BudgetSpentException if the budget is spent first
  public StressReport report() {
    String phase = "all small inputs";
    Optional<FailedTrial> failed = small();
    if (failed.isEmpty()) {
      phase = "random inputs";
      failed = tried(inputs.random(Math.max(8, request.count() - tried)));
    }
    if (failed.isEmpty()) {
      phase = "extreme inputs";
      failed = tried(inputs.extreme(Math.max(8, request.count() / 20)));
    }
    int tooLarge = skipped.get();
    if (failed.isEmpty() && tried <= tooLarge) {
      throw tried == 0
          ? new InputException(
              "there is no input: nothing was found that keeps all limits and promises of the format",
              "look at its ranges and `need` lines")
          : new InputException(
              "all %,d inputs were too large for Grundy".formatted(tried), "lower the limits");
    }
    String among = phase;
    return new StressReport(
        tried - tooLarge, tooLarge, failed.map(one -> difference(shrunk(one), among)));
  }

  private StressReport.Difference difference(FailedTrial failed, String phase) {
    MadeInput trial = failed.trial();
    int fault = failed.expected().firstFault(failed.got());
    return new StressReport.Difference(
        failed.fault(),
        phase,
        trial.text(),
        failed.expected().text(),
        failed.got(),
        fault + 1,
        answers.soleProblem(trial.values(), input(trial.text()), meter));
  }

  private static ContestInput input(String text) {
    return new ContestInput("the input", text.getBytes(StandardCharsets.UTF_8));
  }

  /// All inputs whose numbers are little above the least, level by level, up to half of the count.
  private Optional<FailedTrial> small() {
    int half = (request.count() + 1) / 2;
    for (long level = 0; tried < half; level += 1 + level / 4) {
      MadeInputs.Level small = inputs.small(level, meter);
      List<MadeInput> trials = small.inputs();
      Optional<FailedTrial> failed =
          tried(trials.subList(0, Math.min(half - tried, trials.size())));
      if (failed.isPresent() || !small.all() || (trials.isEmpty() && level > 0)) {
        return failed;
      }
    }
    return Optional.empty();
  }

  /// Tries inputs in their order, several at once.
  private Optional<FailedTrial> tried(List<MadeInput> trials) {
    List<List<MadeInput>> joined =
        MadeInputs.parts(trials, Math.min(MOST_JOINED, inputs.mostJoined()));
    for (List<List<MadeInput>> round : MadeInputs.parts(joined, request.jobs())) {
      List<CompletableFuture<Optional<FailedTrial>>> runs = new ArrayList<>();
      for (List<MadeInput> several : round) {
        runs.add(
            CompletableFuture.supplyAsync(
                () -> outcome(inputs.joined(several), several.size()), Thread::startVirtualThread));
      }
      for (int i = 0; i < round.size(); i++) {
        Optional<FailedTrial> failed = result(runs.get(i));
        tried += round.get(i).size();
        if (failed.isPresent()) {
          return Optional.of(first(round.get(i), failed.get()));
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<FailedTrial> result(CompletableFuture<Optional<FailedTrial>> run) {
    try {
      return run.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw e;
    }
  }

  /// The first of several inputs that fails alone, or as few of them as fail together.
  private FailedTrial first(List<MadeInput> several, FailedTrial together) {
    List<MadeInput> left = several;
    FailedTrial failed = together;
    while (left.size() > 1) {
      int half = left.size() / 2;
      List<MadeInput> begin = left.subList(0, half);
      List<MadeInput> end = left.subList(half, left.size());
      Optional<FailedTrial> inBegin = outcome(inputs.joined(begin));
      Optional<FailedTrial> inEnd = inBegin.isPresent() ? inBegin : outcome(inputs.joined(end));
      if (inEnd.isEmpty()) {
        return failed;
      }
      left = inBegin.isPresent() ? begin : end;
      failed = inEnd.get();
    }
    return failed;
  }

  /// Runs the program on an input; empty where it is right, or Grundy cannot say.
  private Optional<FailedTrial> outcome(MadeInput trial) {
    return outcome(trial, 0);
  }

  /// @param weight how many inputs are skipped where Grundy cannot say
  private Optional<FailedTrial> outcome(MadeInput trial, int weight) {
    ExpectedOutput expected;
    try {
      expected =
          answers.output(
              trial.values(),
              input(trial.text()),
              meter.part(new Budget(Long.MAX_VALUE, OWN_TIME, meter.bytesLeft()).withThreads(1)));
    } catch (BudgetSpentException | InputException e) {
      meter.check();
      skipped.addAndGet(weight);
      return Optional.empty();
    }
    ChildRun run = ChildRun.of(request.command(), trial.text(), request.time(), request.memory());
    return fault(run, expected).map(fault -> new FailedTrial(trial, fault, expected, run.output()));
  }

  private Optional<Fault> fault(ChildRun run, ExpectedOutput expected) {
    if (run.timedOut()) {
      return Optional.of(
          new Fault(Fault.Kind.HANG, "stopped after " + request.time().toMillis() + " ms"));
    }
    if (run.tooMuch()) {
      return Optional.of(new Fault(Fault.Kind.TOO_MUCH, "more than 16 million bytes"));
    }
    if (run.exitCode() != 0) {
      String complaint = run.complaint().isEmpty() ? "" : ", " + run.complaint();
      return Optional.of(new Fault(Fault.Kind.CRASH, "exit code " + run.exitCode() + complaint));
    }
    int line = expected.firstFault(run.output());
    if (line < 0) {
      return Optional.empty();
    }
    if (run.output().isBlank()) {
      return Optional.of(new Fault(Fault.Kind.NOTHING, ""));
    }
    if (expected.hasTheWordsOf(run.output())) {
      return Optional.of(new Fault(Fault.Kind.WRONG_FORMAT, ""));
    }
    return Optional.of(
        line == expected.lines().size()
            ? new Fault(Fault.Kind.TOO_MUCH, "a line behind the last answer")
            : new Fault(Fault.Kind.WRONG_ANSWER, "line " + (line + 1)));
  }

  private FailedTrial shrunk(FailedTrial failed) {
    boolean isSlow = failed.fault().kind() == Fault.Kind.HANG;
    return new Shrinker(inputs, failed, this::outcome, isSlow ? MOST_SHRUNK_SLOWLY : MOST_SHRUNK)
        .smallest();
  }
}
