package org.grundy.cli.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.option.CheckpointOptions;
import org.grundy.cli.option.OutputOptions;
import org.grundy.cli.option.PositionOptions;
import org.grundy.cli.option.SavedWork;
import org.grundy.cli.process.CommandWords;
import org.grundy.cli.process.ExitCode;
import org.grundy.cli.process.Failures;
import org.grundy.cli.process.Interruption;
import org.grundy.cli.process.ResultLines;
import org.grundy.cli.process.Session;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Ending;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.workbench.render.answer.AnswerCertificate;
import org.grundy.workbench.render.answer.AnswerJson;
import org.grundy.workbench.render.answer.ExplanationText;
import org.grundy.workbench.render.answer.OutcomeText;
import org.grundy.workbench.render.answer.PartialText;
import org.grundy.workbench.render.answer.RatedMoveTable;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.render.picture.BoardSvg;
import org.grundy.workbench.request.PartialAnswer;
import org.grundy.workbench.request.SolveRun;
import org.grundy.workbench.request.SolvedSum;
import org.grundy.workbench.request.SumRequest;
import org.grundy.workbench.request.Workbench;
import org.grundy.workbench.saved.KnownTables;
import org.grundy.workbench.saved.NotWrittenException;
import org.grundy.workbench.saved.WholeFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// `grundy solve`.
@Command(
    name = "solve",
    descriptionHeading = "Examples:%n",
    description = {
      "  grundy solve darkraft 'RL|LR'",
      "  grundy solve cram 4x5 --moves",
      "  grundy solve treblecross 12 --json",
      "  grundy solve 0.007 17+9+4",
      "  grundy solve 'cram 2x3 + nim 5 + 0.137 9'",
      "  grundy solve mygame.game -f board.txt --svg board.svg",
      "  grundy solve ominous-omino 7 3 7 --certificate proof.json",
    },
    headerHeading = "%n",
    header = "Says who wins a position, its Grundy value, every winning move, and why.",
    synopsisHeading = "%nUsage: ")
public final class SolveCommand implements Callable<Integer> {
  /// The options that ask for more than a bare answer.
  private static final Set<String> NOT_BARE =
      Set.of("--outcomes", "--moves", "--why", "--json", "--svg", "--certificate", "--resume");

  private final Session session;

  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private final PositionOptions position = new PositionOptions();
  @Mixin private final BudgetOptions budget = new BudgetOptions();
  @Mixin private final OutputOptions output = new OutputOptions();

  @Mixin private final CheckpointOptions saved = new CheckpointOptions();

  @Option(names = "--moves", description = "List every move with the value that it leads to.")
  private boolean moves;

  @Option(
      names = "--outcomes",
      description = "Only who wins and which moves win: no values, which may take longer.")
  private boolean outcomes;

  @Option(names = "--why", description = "Tell the theorem that makes the method sound.")
  private boolean why;

  @Option(
      names = "--value",
      description = "Print the Grundy value and nothing else; nothing else is computed.")
  private boolean value;

  @Option(
      names = "--outcome",
      description = "Print N if the player to move wins, else P, and compute nothing else.")
  private boolean outcome;

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description = "Draw the board with the value of each move on its cell.")
  private @Nullable Path svg;

  @Option(
      names = "--certificate",
      paramLabel = "FILE",
      description = "Write a certificate of the answer, which grundy verify checks.")
  private @Nullable Path certificate;

  /// Whether the certificate is written: the budget may be spent on the moves after that.
  private boolean isCertified;

  @Option(
      names = "--known",
      paramLabel = "FILE",
      description =
          "Go on from what is known of the game's components in FILE, and leave there what is found"
              + " out; or the folder of a grundy sweep --split.")
  private @Nullable Path known;

  public SolveCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    Budget allowed = budget.budget();
    if (value || outcome) {
      requireNothingElse();
      return session.work(
          allowed,
          meter -> {
            SumRequest sum = asked();
            return keeping(
                sum,
                () -> {
                  String bare = bare(sum, meter);
                  meter.tell(() -> session.console().out().println(bare));
                  return ExitCode.DONE;
                });
          });
    }
    return session.work(
        allowed,
        (meter, interruption) -> {
          SumRequest sum = asked();
          return keeping(sum, () -> solve(sum, meter, interruption));
        });
  }

  /// Does work on a sum that begins with what is known in a file, and leaves there what it has
  /// found out, also where it has to end early.
  private int keeping(SumRequest sum, IntSupplier work) {
    Path file = known;
    if (file == null || Files.isDirectory(file)) {
      return work.getAsInt();
    }
    KnownTables tables = session.workbench().knownIn(file, sum);
    try {
      return work.getAsInt();
    } finally {
      new Meter(Budget.ofThisProcess()).during(() -> keep(tables, file));
    }
  }

  private long keep(KnownTables tables, Path file) {
    try {
      long size = tables.save();
      if (size > 0) {
        session.console().out().flush();
        session.console().err().printf("%,d components are known in %s%n", size, file);
      }
      return size;
    } catch (InputException | NotWrittenException unwritable) {
      session.console().complain("not kept: " + unwritable.getMessage());
      return 0;
    }
  }

  private SumRequest asked() {
    SumRequest sum = position.sum(session);
    return outcomes || outcome ? sum.ofOutcome() : sum;
  }

  private void requireNothingElse() {
    if (value && outcome) {
      throw new ParameterException(spec.commandLine(), "--value and --outcome exclude each other");
    }
    for (OptionSpec given : spec.commandLine().getParseResult().matchedOptions()) {
      if (NOT_BARE.contains(given.longestName())) {
        throw new ParameterException(
            spec.commandLine(),
            (value ? "--value" : "--outcome")
                + " is answered by nothing else: leave out "
                + given.longestName());
      }
    }
  }

  private String bare(SumRequest sum, Meter meter) {
    if (outcome) {
      return workbench(sum).outcome(sum, position.method(), meter).toString();
    }
    OptionalLong found = workbench(sum).value(sum, position.method(), meter);
    return String.valueOf(
        found.orElseThrow(() ->
            new InputException(
                "the position has an outcome and no Grundy value", "ask for --outcome")));
  }

  private Workbench workbench(SumRequest sum) {
    return known != null && Files.isDirectory(known)
        ? session.workbench().knowing(known, sum)
        : session.workbench();
  }

  private int solve(SumRequest sum, Meter meter, Interruption interruption) {
    SolveRun solving = workbench(sum).begin(sum, position.method(), meter);
    SavedWork file = new SavedWork(session.console(), saved, solving, originalWords());
    file.resumeIfAsked();
    Telling telling = new Telling();
    tell(solving, telling);
    Optional<PartialAnswer> atOnce = asksForMoves() ? Optional.empty() : solving.atOnce();
    if (atOnce.isPresent()) {
      meter.tell(() -> print(atOnce.get(), telling, Optional.empty()));
      return ExitCode.DONE;
    }
    try {
      file.during(() -> {
        finish(solving, telling, meter);
        return ExitCode.DONE;
      });
    } catch (NotCertifiedException late) {
      return complain(late.ending);
    } catch (BudgetSpentException spent) {
      return end(solving, spent, telling, meter, file, interruption);
    }
    file.forget();
    return ExitCode.DONE;
  }

  /// The answer was told, and the budget spent before its certificate was made.
  private static final class NotCertifiedException extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient Ending ending;

    NotCertifiedException(Ending ending) {
      super("not certified", null, false, false);
      this.ending = ending;
    }
  }

  private int complain(Ending late) {
    session.console().out().flush();
    session.console().complain("no certificate was written: " + Failures.words(late));
    return ExitCode.BUDGET_SPENT;
  }

  private Optional<Ending> certify(SolvedSum answer, Meter meter) {
    if (certificate == null || isCertified) {
      return Optional.empty();
    }
    try {
      AnswerCertificate.write(answer, certificate, meter);
      isCertified = true;
      return Optional.empty();
    } catch (BudgetSpentException spent) {
      return Optional.of(spent.ending());
    }
  }

  private void finish(SolveRun solving, Telling telling, Meter meter) {
    try {
      SolvedSum answer = solving.finish();
      Optional<Ending> late = certify(answer, meter);
      meter.tell(() -> write(answer, telling, solving.meter()));
      if (late.isPresent()) {
        throw new NotCertifiedException(late.get());
      }
    } catch (OutOfMemoryError full) {
      throw new BudgetSpentException(new Ending.HeapFull());
    }
  }

  /// The work had to end early: says what is known, saves what was found out, and names the command
  /// that goes on. Where it is known who wins, that is an answer.
  private int end(
      SolveRun solving,
      BudgetSpentException spent,
      Telling telling,
      Meter meter,
      SavedWork file,
      Interruption interruption) {
    interruption.saving();
    PartialAnswer known = solving.soFar(spent);
    boolean isSaved = file.save();
    Optional<Ending> late = known.answer().flatMap(answer -> certify(answer, meter));
    Optional<String> resume = isSaved ? Optional.of(resuming(solving)) : Optional.empty();
    try {
      meter.tell(() -> write(known, telling, resume));
    } catch (BudgetSpentException tooLong) {
      meter.tell(() -> print(solving.inShort(spent), telling, resume));
    }
    session.console().out().flush();
    Ending ended = known.ended().orElseThrow();
    session
        .console()
        .complain(
            (known.saysWhoWins() ? "not finished: " : "not solved: ") + Failures.words(ended));
    file.tell(resume);
    if (late.isPresent()) {
      return complain(late.get());
    }
    return known.saysWhoWins() ? ExitCode.DONE : ExitCode.BUDGET_SPENT;
  }

  /// The command that goes on; where a theorem says who wins, the rest gets more time if one asks.
  private String resuming(SolveRun solving) {
    List<String> limits = solving.isLeftToTheorems() ? List.of("--time", "1m") : List.of();
    return CommandWords.resuming(originalWords(), limits);
  }

  /// True if more is asked for than a document of who wins and the value: what each move leads to.
  private boolean asksForMoves() {
    return moves || !output.json() || svg != null || certificate != null;
  }

  /// Tells who wins, where that is known before the work begins; not where a file is asked for, for
  /// which nothing is printed if it cannot be written.
  private void tell(SolveRun solving, Telling telling) {
    if (!output.json() && svg == null && certificate == null) {
      OutcomeText.beginning(solving, style()).ifPresent(telling::begin);
    }
  }

  /// A text that is printed as it becomes known. How it goes on may turn out otherwise than it
  /// would have: then it begins again with the first line that differs.
  private final class Telling {
    private final RatedMoveTable rows = new RatedMoveTable(style());
    private String begun = "";
    private boolean inTable;

    /// Prints how the whole text begins.
    void begin(String text) {
      session.console().tell(text.substring(same(text)));
      begun = text;
    }

    /// The text that has been printed: nothing, or at least who wins.
    String begun() {
      return begun;
    }

    /// Prints how the text begins up to a table, unless the table was begun.
    void beginTable(String text) {
      if (!inTable) {
        begin(text);
      }
    }

    /// Prints a table, or the rest of one, a line at a time.
    void table(Consumer<Consumer<String>> lines) {
      inTable = true;
      lines.accept(new ResultLines(session.console()));
      session.console().out().println();
      inTable = false;
    }

    /// Prints the rest of the whole text.
    void end(String text) {
      if (inTable) {
        session.console().out().println();
      }
      session.console().out().print(text.substring(same(text)));
    }

    /// The length of the part of a text that has been printed.
    private int same(String text) {
      if (text.startsWith(begun)) {
        return begun.length();
      }
      int differs = Arrays.mismatch(begun.toCharArray(), text.toCharArray());
      return text.lastIndexOf('\n', differs - 1) + 1;
    }
  }

  private Style style() {
    return output.style(session.console());
  }

  private void write(SolvedSum answer, Telling telling, Meter meter) {
    draw(answer);
    if (output.json()) {
      AnswerJson.write(answer, moves, session.console().out());
    } else {
      print(answer, telling, meter);
    }
  }

  private void write(PartialAnswer answer, Telling telling, Optional<String> resume) {
    answer.answer().ifPresent(this::draw);
    print(answer, telling, resume);
  }

  private void draw(SolvedSum answer) {
    if (svg != null) {
      WholeFile.write(svg, out -> BoardSvg.write(answer, command(), out));
    }
  }

  private void print(PartialAnswer answer, Telling telling, Optional<String> resume) {
    if (output.json()) {
      AnswerJson.write(answer, resume, session.console().out());
      return;
    }
    PartialText text = new PartialText(session.workbench().replies(answer)::apply, style());
    if (moves && !answer.moves().isEmpty()) {
      telling.beginTable(text.beginning(answer));
      telling.table(lines -> telling.rows.goOn(answer, lines));
      telling.end(telling.begun() + text.afterTable(answer));
    } else {
      telling.end(text.of(answer));
    }
  }

  private void print(SolvedSum answer, Telling telling, Meter meter) {
    ExplanationText explanation =
        new ExplanationText(move -> session.workbench().reply(answer, move, meter), style(), why);
    String beginning = explanation.beginning(answer);
    telling.begin(beginning);
    if (moves) {
      telling.table(lines -> telling.rows.write(answer, lines));
    }
    telling.end(beginning + explanation.ofMoves(answer));
  }

  private List<String> originalWords() {
    return spec.commandLine().getParseResult().originalArgs();
  }

  /// The command line that was given, to be found again in a picture.
  private String command() {
    return CommandWords.line(originalWords());
  }
}
