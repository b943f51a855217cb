package org.grundy.solvers.family.pattern;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.family.FamilyProblem;
import org.grundy.solvers.family.FamilyTable;
import org.grundy.solvers.family.SizeRange;
import org.grundy.solvers.family.formula.Automatic;
import org.grundy.solvers.family.formula.Constant;
import org.grundy.solvers.family.formula.Formula;
import org.grundy.solvers.family.formula.Frequencies;
import org.grundy.solvers.family.formula.Periodic;
import org.grundy.solvers.family.formula.Residues;
import org.grundy.solvers.family.formula.Samples;
import org.grundy.solvers.family.formula.Simplest;
import org.grundy.solvers.family.formula.Symmetric;
import org.grundy.solvers.family.formula.TablePattern;
import org.grundy.solvers.family.formula.ZeroSet;
import org.grundy.solvers.family.proof.Finding;
import org.grundy.solvers.family.proof.Standing;
import org.grundy.solvers.family.proof.Subject;
import org.grundy.solvers.family.proof.TableNames;
import org.grundy.solvers.family.proof.Theorems;
import org.grundy.solvers.family.proof.Wording;

/// Finds the patterns of a table: of the whole, and of its rows and columns where the whole has no
/// formula.
///
/// For each of them the simplest formula is taken that says every known value and is confirmed (see
/// [Simplest]). Where there is none, one that says the first two thirds is reported as refuted. A
/// formula is proved where a theorem says so.
///
/// What no theorem settles was chosen among many formulas to fit the values; so it has to stand on
/// values that it was not chosen by, those of starts beyond the table. Where none of them can be
/// solved, the formula of a line has to be shorter than the list of its *steps*, too: the values of
/// a line that rises by chance are all different and costly one by one, and cheap by their steps.
/// Of 300 lines of noise, 300 that rise by noise and 300 made of digit sums (Thue–Morse, Mock
/// Turtles, Rudin–Shapiro) none is then said to hold a pattern where starts beyond are solved, and
/// 2, 0 and 0 are where none is; without the steps it was 2, 14 and 11 (`FalsePatternsTest`).
public final class PatternFinder {
  /// Lines of at least so many values are asked for patterns.
  private static final int SHORTEST_LINE = 4;

  /// So many starts beyond a line, or rows and columns beyond a table, are tried.
  private static final int FURTHER = 12;

  /// So many starts of a line that is proved are compared with a pattern of the whole.
  private static final int COMPARED = 2_048;

  /// A pattern is worth refuting only if chance is by this factor less likely to explain it.
  private static final int STRICTER = 16;

  private final FamilyTable table;
  private final Theorems theorems;
  private final long[] known;
  private final FurtherStarts further;
  private final List<Finding> findings = new ArrayList<>();

  private PatternFinder(GameRules rules, FamilyTable table, FurtherStarts further) {
    this.table = table;
    this.further = further;
    this.theorems = new Theorems(rules, table);
    this.known = Arrays.stream(table.entries()).filter(entry -> entry >= 0).toArray();
  }

  /// All that is found in a table that was made. Where all of it is known, patterns are tried on
  /// starts beyond.
  ///
  /// @param planner chooses how one start is solved
  public static List<Finding> find(
      FamilyProblem family, FamilyTable table, Function<Problem, Plan> planner) {
    return find(
        family.rules(),
        table,
        table.unknown() == 0 ? new SolvedFurther(family, planner) : FurtherStarts.NONE);
  }

  /// All that is found where no start beyond the table is tried.
  public static List<Finding> find(GameRules rules, FamilyTable table) {
    return find(rules, table, FurtherStarts.NONE);
  }

  /// All that is found, the whole table first, then rows, then columns.
  ///
  /// @param rules the rules by which the table was made
  /// @param further on which patterns are tried that no theorem settles
  public static List<Finding> find(GameRules rules, FamilyTable table, FurtherStarts further) {
    PatternFinder finder = new PatternFinder(rules, table, further);
    if (table.family().isLine()) {
      finder.line(new Subject.Whole(), table.family().columns(), line(table.entries()));
    } else {
      finder.whole();
    }
    return finder.findings.stream().map(finder::heldAgainstLines).toList();
  }

  private boolean isSaid(Subject subject) {
    return findings.stream()
        .anyMatch(finding ->
            finding.subject().equals(subject)
                && saysAll(finding.pattern())
                && !(finding.verdict() instanceof Standing.Refuted));
  }

  private boolean saysAll(TablePattern pattern) {
    return pattern instanceof Formula || (pattern instanceof ZeroSet && !table.ofValues());
  }

  /// True if the same was said of the row that is this column's image.
  private boolean isSaidOfImage(Subject subject) {
    return subject instanceof Subject.Column(long number)
        && findings.stream().anyMatch(finding -> finding.pattern() instanceof Symmetric)
        && isSaid(new Subject.Row(number));
  }

  private static boolean provesZeros(Finding finding) {
    return finding.verdict() instanceof Standing.Proved
        && (finding.pattern() instanceof Formula || finding.pattern() instanceof ZeroSet);
  }

  private void whole() {
    boolean symmetric = symmetry();
    Samples samples = samples(symmetric);
    if (samples.size() == 0) {
      return;
    }
    decide(new Subject.Whole(), samples);
    if (findings.stream().noneMatch(PatternFinder::provesZeros)) {
      theorems.ofWinners().ifPresent(findings::add);
    }
    if (isSaid(new Subject.Whole())) {
      return;
    }
    SizeRange rows = table.family().rows();
    SizeRange columns = table.family().columns();
    boolean mirrored = symmetric && rows.fromNumber() == columns.fromNumber();
    for (int i = 0; i < table.rows(); i++) {
      int row = i;
      if (mirrored && rows.size() > columns.size() && i < columns.size()) {
        continue;
      }
      line(
          new Subject.Row(rows.number(i)),
          columns,
          line(IntStream.range(0, table.columns()).mapToLong(j -> table.at(row, j)).toArray()));
    }
    for (int j = 0; j < table.columns(); j++) {
      int column = j;
      if (mirrored && rows.size() <= columns.size() && j < rows.size()) {
        continue;
      }
      line(
          new Subject.Column(columns.number(j)),
          rows,
          line(IntStream.range(0, table.rows()).mapToLong(i -> table.at(i, column)).toArray()));
    }
  }

  /// The values of a line up to the first that is not known.
  private static long[] line(long... entries) {
    return Arrays.stream(entries).takeWhile(entry -> entry >= 0).toArray();
  }

  private void line(Subject subject, SizeRange axis, long... values) {
    if (values.length >= SHORTEST_LINE) {
      decide(subject, Samples.ofLine(axis.fromNumber(), values, Frequencies.level(1, known)));
    }
    boolean asked = subject instanceof Subject.Whole || values.length >= SHORTEST_LINE;
    if (asked && !isSaid(subject) && !isSaidOfImage(subject)) {
      theorems
          .ofLine(subject)
          .filter(finding -> says(finding.pattern(), axis, values))
          .ifPresent(findings::add);
    }
  }

  private static boolean says(TablePattern pattern, SizeRange axis, long... values) {
    return pattern instanceof Formula formula
        && IntStream.range(0, values.length)
            .allMatch(i -> formula.at(0, axis.number(i)) == values[i]);
  }

  private Samples samples(boolean symmetric) {
    long[] entries = table.entries();
    int[] places = IntStream.range(0, entries.length).filter(i -> entries[i] >= 0).toArray();
    SizeRange rows = table.family().rows();
    SizeRange columns = table.family().columns();
    return Samples.ofTable(
        Arrays.stream(places).mapToLong(i -> rows.number(i / table.columns())).toArray(),
        Arrays.stream(places).mapToLong(i -> columns.number(i % table.columns())).toArray(),
        Arrays.stream(places).mapToLong(i -> entries[i]).toArray(),
        Frequencies.level(isConstant() ? 1 : 0, known),
        symmetric);
  }

  /// Reports the simplest formula of all values; or else that of where they are zero; or else one
  /// that is refuted.
  private void decide(Subject subject, Samples samples) {
    Optional<Formula> all = Simplest.of(samples, searches(subject));
    if (all.isPresent()) {
      report(subject, worded(all.get()), samples, all.get().parameters());
      return;
    }
    Samples zeros = samples.zeros();
    Optional<Formula> ofZeros =
        (subject instanceof Subject.Whole ? theorems.ofZeros() : Optional.<Formula>empty())
            .filter(formula -> zeros.firstWrong(formula) < 0)
            .or(() -> Simplest.of(zeros, searches(subject)));
    if (ofZeros.isPresent()) {
      report(subject, new ZeroSet(ofZeros.get()), samples, ofZeros.get().parameters());
      return;
    }
    refuted(subject, samples);
  }

  /// A formula of outcomes as people say it: arithmetic says where P is, and quoted entries are
  /// quoted.
  private TablePattern worded(Formula formula) {
    boolean quotes =
        formula instanceof Constant || formula instanceof Periodic || formula instanceof Residues;
    return table.ofValues() || quotes ? formula : new ZeroSet(formula);
  }

  private void report(Subject subject, TablePattern pattern, Samples samples, int parameters) {
    Ranges ranges = new Ranges(table, subject, samples);
    Optional<Standing> settled = theorems.verdict(subject, pattern, ranges.text());
    if (settled.isPresent()) {
      add(subject, pattern, settled.get());
      return;
    }
    Beyond beyond = beyond(subject, pattern, ranges);
    if (beyond.refuted.isPresent()) {
      add(subject, pattern, beyond.refuted.get());
    } else if (beyond.tried > 0 || isShortBySteps(subject, pattern, samples)) {
      add(subject, pattern, new Standing.Holds(ranges.text(), samples.independent() - parameters));
    }
  }

  /// True if a formula of a line is short too where the values are told by their steps. It is asked
  /// where the values alone speak for the formula, as none beyond could be tried.
  private boolean isShortBySteps(Subject subject, TablePattern pattern, Samples samples) {
    return !samples.isLine()
        || !(pattern instanceof Formula formula)
        || Simplest.isShort(samples.bySteps(), formula, searches(subject));
  }

  /// The evidence about a pattern from the starts beyond a table.
  ///
  /// @param tried how many of them are known
  private record Beyond(int tried, Optional<Standing> refuted) {}

  /// Tries a pattern that no theorem settles on starts beyond the table.
  private Beyond beyond(Subject subject, TablePattern pattern, Ranges ranges) {
    int tried = 0;
    SizeRange rows = table.family().rows();
    SizeRange columns = table.family().columns();
    for (int beyond = 0; beyond < FURTHER; beyond++) {
      List<long[]> places =
          switch (subject) {
            case Subject.Row(long number) ->
                List.of(new long[] {number, columns.toNumber() + beyond});
            case Subject.Column(long number) ->
                List.of(new long[] {rows.toNumber() + beyond, number});
            case Subject.Whole() -> edge(beyond);
          };
      for (long[] place : places) {
        OptionalLong found = further.entry(place[0], place[1]);
        if (found.isPresent()) {
          tried++;
          long[] at = placeInSamples(subject, place);
          Optional<Standing> refuted =
              refutedAt(
                  pattern,
                  at[0],
                  at[1],
                  found.getAsLong(),
                  ranges.text(),
                  ranges.place(at[0], at[1]));
          if (refuted.isPresent()) {
            return new Beyond(tried, refuted);
          }
        }
      }
    }
    return new Beyond(tried, Optional.empty());
  }

  /// Along a line only the second number of a place runs.
  private long[] placeInSamples(Subject subject, long[] place) {
    return switch (subject) {
      case Subject.Row _ -> new long[] {0, place[1]};
      case Subject.Column _ -> new long[] {0, place[0]};
      case Subject.Whole() -> table.family().isLine() ? new long[] {0, place[1]} : place;
    };
  }

  /// The starts around the table at a distance: its next column and, in a table, its next row.
  private List<long[]> edge(int beyond) {
    SizeRange rows = table.family().rows();
    SizeRange columns = table.family().columns();
    List<long[]> places = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      places.add(new long[] {rows.number(i), columns.toNumber() + beyond});
    }
    for (int j = 0; j < columns.size() && !table.family().isLine(); j++) {
      places.add(new long[] {rows.toNumber() + beyond, columns.number(j)});
    }
    return places;
  }

  private Optional<Standing> refutedAt(
      TablePattern pattern, long row, long column, long found, String range, String place) {
    return switch (pattern) {
      case Formula all -> refutedAt(all, false, row, column, found, range, place);
      case ZeroSet(Formula of) -> refutedAt(of, true, row, column, found, range, place);
      case Automatic _, Symmetric _ -> Optional.empty();
    };
  }

  private Optional<Standing> refutedAt(
      Formula formula,
      boolean zeros,
      long row,
      long column,
      long found,
      String range,
      String place) {
    long said = formula.at(row, column);
    if (said < 0 || (zeros ? (said == 0) == (found == 0) : said == found)) {
      return Optional.empty();
    }
    TableNames names = new TableNames("", "", table.ofValues());
    String expected =
        zeros && said != 0 && table.ofValues()
            ? "not 0"
            : names.entry(zeros ? Math.min(said, 1) : said);
    return Optional.of(new Standing.Refuted(range, place, expected, names.entry(found)));
  }

  /// A finding about the whole table, refuted where a line that is proved says otherwise.
  private Finding heldAgainstLines(Finding finding) {
    if (!(finding.subject() instanceof Subject.Whole)
        || !(finding.verdict() instanceof Standing.Holds(String range, int _))) {
      return finding;
    }
    SizeRange rows = table.family().rows();
    SizeRange columns = table.family().columns();
    for (Finding line : findings) {
      if (line.verdict() instanceof Standing.Proved && line.pattern() instanceof Formula truth) {
        for (int n = 0; n < COMPARED; n++) {
          long row =
              line.subject() instanceof Subject.Row(long number) ? number : rows.fromNumber() + n;
          long column =
              line.subject() instanceof Subject.Column(long number)
                  ? number
                  : columns.fromNumber() + n;
          long found = truth.at(0, line.subject() instanceof Subject.Row ? column : row);
          String place = rows.name() + " = " + row + ", " + columns.name() + " = " + column;
          Optional<Standing> refuted =
              line.subject() instanceof Subject.Whole
                  ? Optional.empty()
                  : refutedAt(finding.pattern(), row, column, found, range, place);
          if (refuted.isPresent()) {
            return new Finding(finding.subject(), finding.pattern(), finding.text(), refuted.get());
          }
        }
      }
    }
    return finding;
  }

  private void refuted(Subject subject, Samples samples) {
    Ranges ranges = new Ranges(table, subject, samples);
    Samples first = samples.upTo(ranges.twoThirdsOfRows(), ranges.twoThirdsOfColumns());
    Simplest.of(first, STRICTER * searches(subject))
        .ifPresent(formula -> {
          int wrong = samples.firstWrong(formula);
          TableNames names = new TableNames("", "", table.ofValues());
          long expected = formula.at(samples.row(wrong), samples.column(wrong));
          add(
              subject,
              worded(formula),
              new Standing.Refuted(
                  new Ranges(table, subject, first).text(),
                  ranges.place(samples.row(wrong), samples.column(wrong)),
                  names.entry(expected),
                  names.entry(samples.value(wrong))));
        });
  }

  private void add(Subject subject, TablePattern pattern, Standing verdict) {
    String row = table.family().rows().name();
    String column = subject instanceof Subject.Column ? row : table.family().columns().name();
    String text = new Wording(new TableNames(row, column, table.ofValues())).of(pattern);
    findings.add(new Finding(subject, pattern, text, verdict));
  }

  /// The number of lines that are searched like this one.
  private int searches(Subject subject) {
    return subject instanceof Subject.Whole ? 1 : table.rows() + table.columns();
  }

  private boolean isConstant() {
    return Arrays.stream(known).distinct().count() == 1;
  }

  /// Reports whether rows and columns may be exchanged, where there are enough pairs to say so.
  private boolean symmetry() {
    MirrorPairs pairs = MirrorPairs.of(table);
    Subject whole = new Subject.Whole();
    Symmetric symmetric = new Symmetric();
    if (pairs.count() < MirrorPairs.LEAST) {
      return false;
    }
    if (pairs.firstUnequal().isEmpty()) {
      Ranges ranges = new Ranges(table, whole, samples(true));
      add(
          whole,
          symmetric,
          theorems
              .verdict(whole, symmetric, ranges.text())
              .orElseGet(() -> new Standing.Holds(ranges.text(), pairs.count())));
      return true;
    }
    return false;
  }
}
