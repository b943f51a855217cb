package org.grundy.workbench.render.oeis;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.grundy.core.Meter;
import org.grundy.core.period.Periodicity;
import org.grundy.core.period.Regularity;
import org.grundy.workbench.saved.WholeFile;
import org.grundy.workbench.sequence.Cousins.Cousin;
import org.grundy.workbench.sequence.SequenceReport;

/// Drafts of two entries for the Online Encyclopedia of Integer Sequences, of the values and of the
/// P-positions, with their b-files and programs. Whoever sends them in has to read them first, and
/// to look whether the sequences are there already.
public final class OeisDraft {
  /// P-positions of longer periods are not counted.
  private static final long LONGEST_COUNTED = 1 << 22;

  private static final int LONGEST_DATA = 260;
  private static final long MOST_TERMS = 10_000;
  private static final long MOST_LOOKED_AT = 1_000_000;

  private final SequenceReport report;
  private final List<String> known;
  private final Optional<Periodicity> proved;
  private final List<Long> values;
  private final List<Long> zeros;
  private final Map<String, String> programs;

  /// @param known the A-numbers that are known of this game
  public OeisDraft(SequenceReport report, List<String> known) {
    this.report = report;
    this.known = List.copyOf(known);
    this.proved =
        report.regularity() instanceof Regularity.Proved found
            ? Optional.of(found.periodicity())
            : Optional.empty();
    report.requireValuesFrom(0);
    long to = proved.isPresent() ? MOST_TERMS : Math.min(MOST_TERMS, report.toNumber());
    this.values = LongStream.range(0, to).map(report.terms()::value).boxed().toList();
    this.zeros = zeros();
    this.programs = Programs.of(report);
  }

  private List<Long> zeros() {
    long to = proved.isPresent() ? MOST_LOOKED_AT : report.toNumber();
    List<Long> found = new ArrayList<>();
    for (long n = 0; n < to && found.size() < MOST_TERMS; n++) {
      if ((n & 0xfff) == 0) {
        Meter.checkpoint();
      }
      if (report.terms().value(n) == 0) {
        found.add(n);
      }
    }
    return found;
  }

  /// Both entries, one after the other.
  public String text() {
    return ofValues() + "\n" + ofZeros();
  }

  /// Writes the entries, their b-files and the programs into a folder.
  ///
  /// @throws org.grundy.core.InputException if they cannot be written
  public void write(Path folder) {
    WholeFile.makeFolder(folder, "");
    Map<String, String> files = new TreeMap<>(programs);
    files.put("values.txt", ofValues());
    files.put("p-positions.txt", ofZeros());
    files.put("b-values.txt", numbered(values, 0));
    files.put("b-p-positions.txt", numbered(zeros, 1));
    files.forEach((name, text) -> WholeFile.write(folder.resolve(name), out -> write(text, out)));
  }

  private static void write(String text, OutputStream out) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
  }

  private static String numbered(List<Long> terms, int offset) {
    StringBuilder lines = new StringBuilder();
    for (int i = 0; i < terms.size(); i++) {
      lines.append(i + offset).append(' ').append(terms.get(i)).append('\n');
    }
    return lines.toString();
  }

  private String game() {
    String title = report.game().rules().title();
    return report
        .code()
        .filter(code -> !title.contains(code))
        .map(code -> title + ", " + code)
        .orElse(title);
  }

  private String what() {
    return report.because().isEmpty() ? "a heap of n tokens" : "the start of size n";
  }

  private String ofValues() {
    StringBuilder entry = new StringBuilder();
    line(entry, "NAME", "Sprague-Grundy value of " + what() + " in the game " + game() + ".");
    line(entry, "DATA", data(values));
    line(entry, "OFFSET", "0," + firstAboveOne(values));
    comments().forEach(comment -> line(entry, "COMMENTS", comment));
    formulas().forEach(formula -> line(entry, "FORMULA", formula));
    programs.forEach((file, program) -> {
      line(entry, "PROG", "(" + language(file) + ")");
      program.lines().forEach(code -> line(entry, "", code));
    });
    references().forEach(reference -> line(entry, "CROSSREFS", reference));
    line(entry, "KEYWORD", proved.isPresent() ? "nonn,easy" : "nonn");
    return entry.toString();
  }

  private String ofZeros() {
    StringBuilder entry = new StringBuilder();
    line(
        entry,
        "NAME",
        "Numbers n such that %s is a P-position of the game %s (its Grundy value is 0)."
            .formatted(what(), game()));
    line(entry, "DATA", data(zeros));
    line(entry, "OFFSET", "1," + firstAboveOne(zeros));
    zeroFormula().ifPresent(formula -> line(entry, "FORMULA", formula));
    references().forEach(reference -> line(entry, "CROSSREFS", reference));
    String keywords =
        isFinite() ? "nonn,fini,full" : proved.isPresent() ? "nonn,easy" : "nonn,more";
    line(entry, "KEYWORD", keywords);
    return entry.toString();
  }

  /// As many terms as fit into one line.
  private static String data(List<Long> terms) {
    StringBuilder data = new StringBuilder();
    for (long term : terms) {
      String next = (data.isEmpty() ? "" : ", ") + term;
      if (data.length() + next.length() > LONGEST_DATA) {
        break;
      }
      data.append(next);
    }
    return data.toString();
  }

  /// The place, from 1, of the first term above 1; 1 where there is none.
  private static int firstAboveOne(List<Long> terms) {
    for (int i = 0; i < terms.size(); i++) {
      if (terms.get(i) > 1) {
        return i + 1;
      }
    }
    return 1;
  }

  private List<String> comments() {
    List<String> comments = new ArrayList<>();
    if (!report.because().isEmpty()) {
      comments.add(report.because() + ".");
    }
    switch (report.regularity()) {
      case Regularity.Proved found -> comments.add(found.because() + ".");
      case Regularity.Fits(Periodicity seen, long count, var _) ->
          comments.add(
              "Conjecture: %s for n >= %d; it holds as far as the %d terms that were computed."
                  .formatted(seen.equation().replace("G(", "a("), seen.preperiod(), count));
      case Regularity.None(long count) ->
          comments.add("No period is seen in %d terms.".formatted(count));
    }
    if (programs.isEmpty()) {
      comments.add(
          "(No program is drafted: no plain code of all starts is known, and no short period.)");
    }
    return comments;
  }

  private List<String> formulas() {
    return proved
        .map(period -> new Formulas(period, report.terms()::value).lines())
        .orElse(List.of());
  }

  /// True if it is proved that there are no more P-positions.
  private boolean isFinite() {
    return proved.isPresent()
        && zeros.size() < MOST_TERMS
        && (proved.get().saltus() > 0 || zerosOfAPeriod().equals(OptionalLong.of(0)));
  }

  /// The number of P-positions in a period; empty where it is so long that nobody counts them.
  private OptionalLong zerosOfAPeriod() {
    Periodicity period = proved.orElseThrow();
    return period.period() > LONGEST_COUNTED
        ? OptionalLong.empty()
        : OptionalLong.of(
            LongStream.range(period.preperiod(), period.preperiod() + period.period())
                .filter(n -> report.terms().value(n) == 0)
                .count());
  }

  private Optional<String> zeroFormula() {
    if (proved.isEmpty() || proved.get().saltus() > 0) {
      return Optional.empty();
    }
    Periodicity period = proved.get();
    long before = zeros.stream().filter(n -> n < period.preperiod()).count();
    return zerosOfAPeriod().stream()
        .filter(count -> count > 0)
        .mapToObj(count ->
            "a(n) = a(n-%d) + %d for n > %d.".formatted(count, period.period(), before + count))
        .findFirst();
  }

  private List<String> references() {
    List<String> references = new ArrayList<>();
    if (!known.isEmpty()) {
      references.add("Cf. " + String.join(", ", known) + ".");
    }
    if (!report.cousins().equal().isEmpty()) {
      references.add("Same values: " + String.join(", ", report.cousins().equal()) + ".");
    }
    for (Cousin cousin : report.cousins().shifted()) {
      references.add(
          "The octal game %s has a(n%s%d) at n."
              .formatted(cousin.code(), cousin.shift() < 0 ? "-" : "+", Math.abs(cousin.shift())));
    }
    return references;
  }

  private static String language(String file) {
    return file.endsWith(".py") ? "Python" : file.endsWith(".gp") ? "PARI" : "Java";
  }

  private static void line(StringBuilder entry, String field, String words) {
    entry.append(("%-10s".formatted(field) + words).stripTrailing()).append('\n');
  }
}
