package org.grundy.cli.option;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.cli.process.Console;
import org.grundy.cli.process.Session;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Statistics;
import org.grundy.workbench.render.oeis.OeisDraft;
import org.grundy.workbench.render.sequence.SequenceJson;
import org.grundy.workbench.render.sequence.SequenceLists;
import org.grundy.workbench.render.sequence.SequencePlot;
import org.grundy.workbench.render.sequence.SequenceText;
import org.grundy.workbench.request.Workbench;
import org.grundy.workbench.saved.WholeFile;
import org.grundy.workbench.sequence.SequenceReport;
import org.grundy.workbench.sequence.SequenceRun;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;

/// In which forms a sequence is written, and where to.
public final class SequenceOutputs {
  private static final String STANDARD_OUTPUT = "-";

  @Option(
      names = "--from",
      paramLabel = "N",
      converter = Natural.class,
      description = "The first heap whose value is printed or listed (default: 0).")
  private long from;

  @Option(
      names = "--rows",
      paramLabel = "N",
      converter = Natural.class,
      description = "How many rows of values are printed (default: ${DEFAULT-VALUE}).",
      defaultValue = "12")
  private long rows = 12;

  @Option(
      names = "--csv",
      paramLabel = "FILE",
      description = "Write the values as comma-separated records; - is standard output.")
  private @Nullable String csv;

  @Option(
      names = "--bfile",
      paramLabel = "FILE",
      description = "Write the values as a b-file of the OEIS; - is standard output.")
  private @Nullable String bfile;

  @Option(
      names = "--offset",
      paramLabel = "K",
      converter = Whole.class,
      description = "In the b-file the heap 0 has the number K (default: 0).")
  private long offset;

  @Option(
      names = "--oeis",
      paramLabel = "DIR",
      description =
          "Write drafts of two entries of the OEIS, of the values and of the P-positions, with"
              + " b-files and programs; - prints the entries.")
  private @Nullable String oeis;

  @Option(names = "--svg", paramLabel = "FILE", description = "Plot heaps against values.")
  private @Nullable Path svg;

  @Option(
      names = "--stripes",
      paramLabel = "FILE",
      description = "Draw the values in rows of the period, or of --modulo.")
  private @Nullable Path stripes;

  @Option(
      names = "--modulo",
      paramLabel = "M",
      converter = BudgetOptions.Count.class,
      description = "How many values a row of --stripes has (default: the period).")
  private @Nullable Long modulus;

  @Option(
      names = "--certificate",
      paramLabel = "FILE",
      description = "Write what is found with what it takes to check it; see grundy verify.")
  private @Nullable Path certificate;

  /// A number from 0.
  public static final class Natural implements ITypeConverter<Long> {
    private static final long MOST = 1_000_000_000_000_000_000L;

    @Override
    public Long convert(String text) {
      long number = WrittenNumber.of(text).orElse(MOST);
      if (number >= MOST) {
        throw WrittenNumber.refused(text, "a number from 0", MOST - 1);
      }
      return number;
    }
  }

  /// A whole number, perhaps with a sign.
  static final class Whole implements ITypeConverter<Long> {
    @Override
    public Long convert(String text) {
      if (!text.matches("[+-]?\\d{1,15}")) {
        throw new TypeConversionException("'" + text + "' is not a whole number");
      }
      return Long.valueOf(text);
    }
  }

  /// Refuses what cannot be done together.
  public void check(CommandLine line, boolean json) {
    long toStandardOutput = Stream.of(csv, bfile, oeis).filter(STANDARD_OUTPUT::equals).count();
    if (toStandardOutput > 1 || (toStandardOutput == 1 && json)) {
      throw new ParameterException(
          line, "only one of --json, --csv -, --bfile - and --oeis - can write to standard output");
    }
    if (modulus != null && stripes == null) {
      throw new ParameterException(line, "--modulo is for --stripes FILE");
    }
    if (offset != 0 && bfile == null) {
      throw new ParameterException(line, "--offset is for --bfile FILE");
    }
  }

  /// True if lists, pictures or a certificate are asked for.
  public boolean writesFiles() {
    return csv != null
        || bfile != null
        || oeis != null
        || svg != null
        || stripes != null
        || certificate != null;
  }

  /// True if a list takes the place of the text.
  public boolean takesStandardOutput() {
    return Stream.of(csv, bfile, oeis).anyMatch(STANDARD_OUTPUT::equals);
  }

  private void writeDraft(Workbench workbench, SequenceReport report, Console console) {
    if (oeis == null) {
      return;
    }
    OeisDraft draft =
        new OeisDraft(report, workbench.publishedSequences(report.game(), report.code()));
    if (oeis.equals(STANDARD_OUTPUT)) {
      console.out().print(draft.text());
    } else {
      draft.write(Path.of(oeis));
    }
  }

  /// Writes all files that were asked for, and the list on standard output.
  ///
  /// @param command the command line, to be found again in pictures
  public void write(
      SequenceRun run, SequenceReport report, String command, Session session, Meter meter) {
    Console console = session.console();
    writeDraft(session.workbench(), report, console);
    if (csv != null) {
      write(csv, console, out -> SequenceLists.writeCsv(report, from, out));
    }
    if (bfile != null) {
      write(bfile, console, out -> SequenceLists.writeBFile(report, from, offset, out));
    }
    if (svg != null) {
      write(svg, SequencePlot.scatter(report, command));
    }
    if (stripes != null) {
      write(stripes, SequencePlot.stripes(report, modulus(report), command));
    }
    if (certificate != null) {
      write(certificate, run.certificateText(meter));
    }
  }

  private long modulus(SequenceReport report) {
    long period = modulus != null ? modulus : report.period();
    if (period == 0) {
      throw new InputException(
          "there is no period to draw stripes of", "say how long a row is by --modulo M");
    }
    return period;
  }

  private static void write(String file, Console console, WholeFile.Content content) {
    if (!file.equals(STANDARD_OUTPUT)) {
      WholeFile.write(Path.of(file), content);
      return;
    }
    try {
      OutputStream out = console.out();
      content.writeTo(out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void write(Path file, String text) {
    WholeFile.write(file, text);
  }

  /// Prints the report.
  public void print(
      SequenceReport report,
      Optional<String> resume,
      Statistics statistics,
      OutputOptions output,
      Console console) {
    if (output.json()) {
      SequenceJson.write(report, from, resume, statistics, console.out());
    } else {
      console
          .out()
          .print(
              SequenceText.of(report, from, (int) Math.min(rows, 1 << 20), output.style(console)));
    }
  }
}
