package org.grundy.cli.option;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.grundy.cli.process.CommandWords;
import org.grundy.cli.process.ExitCode;
import org.grundy.cli.process.Failures;
import org.grundy.cli.process.Interruption;
import org.grundy.cli.process.Session;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.workbench.render.sequence.FamilyTsv;
import org.grundy.workbench.saved.WholeFile;
import org.grundy.workbench.sequence.SequenceRun;
import org.grundy.workbench.sequence.family.CodeFamily;
import org.grundy.workbench.sequence.family.FamilyRow;
import org.grundy.workbench.sequence.family.FamilyRun;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/// A family of codes instead of one game.
public final class FamilyOptions {
  @Option(
      names = "--family",
      paramLabel = "CODES",
      description =
          "All codes of a pattern instead of one game: ? is any octal digit, [37] one of these."
              + " Writes a line of tab-separated values for each.")
  private @Nullable String family;

  @Option(
      names = "--tsv",
      paramLabel = "FILE",
      description = "Write the lines of --family to FILE.")
  private @Nullable Path tsv;

  @Option(
      names = "--certificates",
      paramLabel = "DIR",
      description = "Write a certificate for each code of --family whose period is proved.")
  private @Nullable Path certificates;

  /// True if a family is asked for.
  public boolean isGiven() {
    return family != null || tsv != null || certificates != null;
  }

  public int run(
      Session session,
      CommandLine line,
      @Nullable String game,
      @Nullable Long last,
      Budget budget,
      CheckpointOptions saved) {
    String pattern = family;
    if (pattern == null) {
      throw new ParameterException(line, "--tsv and --certificates are for --family CODES");
    }
    if (game != null) {
      throw new ParameterException(line, "--family and a game, `" + game + "`, exclude each other");
    }
    List<String> codes = CodeFamily.parse(pattern);
    if (certificates != null) {
      WholeFile.makeFolder(certificates, "");
    }
    long end = last == null ? SequenceRun.DEFAULT_LAST : last;
    FamilyRun run = new FamilyRun(codes, end, Optional.ofNullable(certificates));
    List<String> words = line.getParseResult().originalArgs();
    SavedWork file = new SavedWork(session.console(), saved, run, words);
    return session.work(
        budget,
        () -> "%,d of %,d codes, ".formatted(run.done(), codes.size()),
        (meter, interruption) -> work(session, run, file, words, meter, interruption));
  }

  private int work(
      Session session,
      FamilyRun run,
      SavedWork file,
      List<String> words,
      Meter meter,
      Interruption interruption) {
    file.resumeIfAsked();
    PrintStream out = session.console().out();
    if (tsv == null) {
      out.print(FamilyTsv.NAMES);
    }
    List<FamilyRow> rows =
        file.during(() ->
            run.rows(
                meter,
                row -> {
                  if (tsv == null) {
                    session.console().tell(FamilyTsv.line(row));
                  }
                }));
    long unfinished = rows.size() - run.done();
    boolean isSaved = false;
    if (unfinished > 0) {
      interruption.saving();
      isSaved = file.save();
    }
    if (tsv != null) {
      WholeFile.write(tsv, stream -> FamilyTsv.write(rows, stream));
    }
    if (unfinished == 0) {
      file.finish();
      return ExitCode.DONE;
    }
    session
        .console()
        .complain(
            "%,d of %,d codes are not done: %s".formatted(unfinished, rows.size(), why(meter)));
    file.tell(isSaved ? Optional.of(CommandWords.resuming(words)) : Optional.empty());
    return ExitCode.BUDGET_SPENT;
  }

  private static String why(Meter meter) {
    try {
      meter.check();
      return "the memory for one of them is spent";
    } catch (BudgetSpentException spent) {
      return Failures.words(spent.ending());
    }
  }
}
