package org.grundy.workbench.request;

import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.core.Budget;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.solvers.Problem;
import org.grundy.solvers.planner.Planner;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.OutputForm.Turns;
import org.grundy.workbench.contest.Template;
import org.grundy.workbench.contest.Values;
import org.grundy.workbench.contest.answer.ContestAnswers;
import org.grundy.workbench.contest.answer.ExpectedOutput;
import org.grundy.workbench.contest.answer.MoveWords;
import org.grundy.workbench.contest.answer.RulesText;
import org.grundy.workbench.contest.input.ContestInput;
import org.grundy.workbench.contest.input.InputReader;
import org.grundy.workbench.contest.input.InputWriter;
import org.grundy.workbench.contest.pack.ProblemFolder;
import org.grundy.workbench.contest.pack.TestFile;
import org.grundy.workbench.contest.stress.StressReport;
import org.grundy.workbench.contest.stress.StressRequest;
import org.grundy.workbench.contest.stress.StressRun;
import org.grundy.workbench.game.TextSource;

/// A contest problem: the description of its input and output, with its rules.
public final class Contest {
  private static final int LARGEST_INPUT = 1 << 30;

  /// A sample whose output is not the answer.
  ///
  /// @param sample which, from 1
  /// @param line of its output, from 1
  /// @param written what the format says there; empty where it says less
  /// @param answer what is right there; empty where it is less
  public record SampleFault(int sample, int line, String written, String answer) {}

  private final ContestSpec spec;
  private final RulesText rules;
  private final String about;
  private final Planner planner;

  /// @param about what is told of the game in prose; may be empty
  Contest(ContestSpec spec, RulesText rules, String about, Planner planner) {
    this.spec = spec;
    this.rules = rules;
    this.about = about;
    this.planner = planner;
  }

  /// The title that the contest gives it.
  public String title() {
    return spec.title();
  }

  /// Reads one input and writes the output: the whole input is read before anything is solved, and
  /// everything is solved before anything is written.
  ///
  /// @param source what the input is called in errors
  /// @throws org.grundy.core.InputException if the input is not as described
  /// @throws org.grundy.core.BudgetSpentException if the budget is spent first
  public void run(String source, InputStream in, PrintStream out, Meter meter) {
    ContestInput input = new ContestInput(source, TextSource.bytes(source, in, LARGEST_INPUT));
    Values values = new InputReader(spec, input, false).read();
    out.print(new ContestAnswers(spec, rules, planner).output(values, input, meter).text());
    out.flush();
  }

  /// The number of samples that the format has.
  public int samples() {
    return spec.samples().size();
  }

  /// Answers the samples of the format.
  ///
  /// @return what the format and the answers say differently first; empty where they agree
  /// @throws org.grundy.core.InputException if the input of a sample is not as described
  /// @throws org.grundy.core.BudgetSpentException if the budget is spent first
  public Optional<SampleFault> sampleFault(Meter meter) {
    for (int i = 0; i < spec.samples().size(); i++) {
      String output = spec.samples().get(i).output();
      ExpectedOutput answer = sample(i, meter).output();
      int line = answer.firstFault(output);
      if (line >= 0) {
        return Optional.of(
            new SampleFault(i + 1, line + 1, line(output, line), line(answer.text(), line)));
      }
    }
    return Optional.empty();
  }

  private static String line(String text, int index) {
    return text.lines().skip(index).findFirst().orElse("");
  }

  private TestFile sample(int index, Meter meter) {
    String text = spec.samples().get(index).input();
    String name = "sample %d".formatted(index + 1);
    ContestInput input = new ContestInput(name, text.getBytes(StandardCharsets.UTF_8));
    try {
      Values values = new InputReader(spec, input, true).read();
      ContestAnswers answers = new ContestAnswers(spec, rules, planner);
      return new TestFile(
          "" + (index + 1),
          true,
          InputWriter.write(spec, values),
          answers.output(values, input, meter));
    } catch (InputException bad) {
      throw bad.place().filter(at -> at.source().equals(name)).isEmpty()
          ? bad
          : new InputException(
              bad.place().map(spec.samples().get(index)::inDescription), bad.problem(), bad.cure());
    }
  }

  /// Tries a program on made inputs, up to the first on which it fails.
  ///
  /// @param meter the work of all answers
  /// @throws org.grundy.core.InputException if the program cannot be started
  /// @throws org.grundy.core.BudgetSpentException if the budget is spent first
  public StressReport stress(StressRequest request, Meter meter) {
    requireNoTalk();
    return new StressRun(spec, rules, planner, request, meter).report();
  }

  /// Requires that a program prints its answer and ends.
  private void requireNoTalk() {
    if (spec.output().isTalk()) {
      throw new InputException(
          "programs for “%s” play whole games: the format has a `turns` line or an `over` line"
              .formatted(spec.title()),
          "judge such programs; without these lines who wins is all that is asked");
    }
  }

  /// The position that a failing input asks about, where it is one.
  public Optional<SumRequest> sum(StressReport.Difference difference) {
    return difference.problem().map(SumRequest::new);
  }

  /// Makes inputs with their right outputs.
  ///
  /// @param meter the work of all answers
  /// @return as many as are asked for, or as there are
  /// @throws org.grundy.core.InputException if all of them pass a limit of the rules
  /// @throws org.grundy.core.BudgetSpentException if the budget is spent first
  public GeneratedTests generate(GenerateRequest request, Meter meter) {
    ContestAnswers answers = new ContestAnswers(spec, rules, planner);
    return new GeneratedInputs(spec, answers, planner, meter).of(request);
  }

  /// Makes the folder in which a system of contests keeps the problem.
  ///
  /// @param meter the work of all answers
  /// @throws org.grundy.core.InputException if the format is one that no package can be made of, or
  ///   no input can be made
  /// @throws org.grundy.core.BudgetSpentException if the budget is spent first
  public ProblemFolder packaged(PackageRequest request, Meter meter) {
    requireNoTalk();
    List<TestFile> tests = new ArrayList<>();
    ContestAnswers answers = new ContestAnswers(spec, rules, planner);
    for (int i = 0; i < spec.samples().size(); i++) {
      tests.add(sample(i, meter));
    }
    if (tests.isEmpty()) {
      for (GeneratedInputs.Made made : made(request.samples(), request, answers, meter)) {
        tests.add(new TestFile("" + (tests.size() + 1), true, made.input(), made.output()));
      }
    }
    for (GenerateRequest.Kind kind : PackageRequest.KINDS) {
      for (GeneratedInputs.Made made : made(request.inputs(kind), request, answers, meter)) {
        String name = "%02d-%s".formatted(tests.size() + 1, kind.name().toLowerCase(Locale.ROOT));
        tests.add(new TestFile(name, false, made.input(), made.output()));
      }
    }
    if (tests.stream().allMatch(TestFile::isSample)) {
      throw new InputException(
          "there is no test: no input was found that keeps all limits and promises of the format,"
              + " and that Grundy answers in time",
          "look at its ranges and `need` lines");
    }
    return ProblemFolder.of(request.system(), spec, rules, about, tests, answers, meter);
  }

  private List<GeneratedInputs.Made> made(
      GenerateRequest inputs, PackageRequest request, ContestAnswers answers, Meter meter) {
    return new GeneratedInputs(spec, answers, planner, meter).of(inputs, request.patience());
  }

  /// The position that an input of one case asks about.
  ///
  /// @throws InputException if it is not as described, or asks about several
  public SumRequest position(String input) {
    ContestInput text = new ContestInput("the input", input.getBytes(StandardCharsets.UTF_8));
    Values values = new InputReader(spec, text, false).read();
    Problem problem =
        new ContestAnswers(spec, rules, planner)
            .soleProblem(values, text, new Meter(Budget.ofThisProcess()))
            .orElseThrow(() ->
                new InputException(
                    "an input of this format asks about no position or several",
                    "one position is played at a time"));
    return new SumRequest(problem);
  }

  /// Requires that the format says how a move is written.
  ///
  /// @throws InputException if it does not
  public void requireMoves() {
    move();
  }

  /// How a program that plays learns who begins.
  public Turns turns() {
    return spec.output().turns();
  }

  /// What is said in place of a move by the one who has none; empty where nothing is.
  public Optional<String> over() {
    return spec.output().over();
  }

  /// The outcome in which a line is the answer, where a program says by it [who
  /// begins][Turns#CHOSEN]: the next player wins who says the line of a won position, and begins.
  ///
  /// @return empty for all other lines
  public Optional<Outcome> choice(String line) {
    return Stream.of(Outcome.N, Outcome.P)
        .filter(
            outcome -> spec.output().lines(outcome).getFirst().plain().equals(Optional.of(line)))
        .findFirst();
  }

  /// A move as the format writes it.
  ///
  /// @param number which of the heaps or boards it is made in, from 1
  /// @throws InputException if the format does not say how
  public String written(SumMove move, int number) {
    return MoveWords.text(move(), move.position(), number, move.move());
  }

  private Template move() {
    return spec.output()
        .move()
        .orElseThrow(() ->
            new InputException(
                "the format of “%s” does not say how a move is written".formatted(spec.title()),
                "add a line to it, for example: move {heap} {taken}"));
  }
}
