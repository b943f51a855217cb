package org.grundy.workbench.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;
import java.util.stream.Stream;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.family.FamilySpec;
import org.grundy.solvers.family.FamilyTable;
import org.grundy.solvers.family.formula.Formula;
import org.grundy.solvers.family.formula.Symmetric;
import org.grundy.solvers.family.pattern.FurtherStarts;
import org.grundy.solvers.family.pattern.PatternFinder;
import org.grundy.solvers.family.proof.Finding;
import org.grundy.solvers.family.proof.Standing;
import org.grundy.solvers.family.proof.Subject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Patterns planted in tables of a game of which no theorem says anything.
class PatternFinderTest {
  static final GameRules PLAIN =
      RulesParser.parse(
          "plain.game",
          """
          game Plain
          board grid
          cells . #
          move [ . . ] -> [ # # ]
          move . -> #
          start fill .
          """);
  static final GameRules STRIP =
      RulesParser.parse(
          "strip.game",
          "game Strip\nboard strip\ncells . #\nmove . -> # along E over . -> #\nstart fill .\n");

  static FamilyTable table(String family, LongBinaryOperator value) {
    FamilySpec spec = FamilyReader.read(PLAIN, "family", family);
    int columns = (int) spec.columns().size();
    long[] entries = new long[spec.size()];
    for (int i = 0; i < entries.length; i++) {
      entries[i] =
          value.applyAsLong(spec.rows().number(i / columns), spec.columns().number(i % columns));
    }
    return new FamilyTable(spec, true, entries);
  }

  static FamilyTable line(String family, LongUnaryOperator value) {
    FamilySpec spec = FamilyReader.read(STRIP, "family", family);
    long[] entries = new long[spec.size()];
    for (int i = 0; i < entries.length; i++) {
      entries[i] = value.applyAsLong(spec.columns().number(i));
    }
    return new FamilyTable(spec, true, entries);
  }

  /// A planted formula and the words in which it has to be found.
  record Planted(String text, String family, LongBinaryOperator value) {
    @Override
    public String toString() {
      return text + " in " + family;
    }
  }

  static Stream<Planted> formulas() {
    return Stream.of(
        new Planted("constant 3", "1..4x1..5", (r, c) -> 3),
        new Planted("(r + c) mod 3", "1..6x1..6", (r, c) -> (r + c) % 3),
        new Planted("(r + 2·c + 1) mod 5", "1..7x1..8", (r, c) -> (r + 2 * c + 1) % 5),
        new Planted("c mod 2", "2..7x1..8", (r, c) -> c % 2),
        new Planted("⌊((r + c) mod 6) / 2⌋", "1..8x1..8", (r, c) -> (r + c) % 6 / 2),
        new Planted("⌊(r + c) / 3⌋", "1..8x1..8", (r, c) -> (r + c) / 3),
        new Planted("r + c - 2", "1..6x1..6", (r, c) -> r + c - 2),
        new Planted("r xor c", "1..7x1..8", (r, c) -> r ^ c),
        new Planted("(r - 1) xor (c - 1)", "1..7x1..8", (r, c) -> r - 1 ^ c - 1),
        new Planted("(r + 1) xor c", "1..7x1..8", (r, c) -> r + 1 ^ c),
        new Planted("min(r, c)", "1..7x1..8", Math::min),
        new Planted("max(r, c - 2)", "1..7x3..9", (r, c) -> Math.max(r, c - 2)),
        new Planted("(r·c) mod 2", "1..6x1..6", (r, c) -> r * c % 2),
        new Planted("(2·r·c + 1) mod 5", "1..8x1..8", (r, c) -> (2 * r * c + 1) % 5),
        new Planted("r·c", "1..6x1..6", (r, c) -> r * c),
        new Planted(
            "[5 0 | 1 3] at r mod 2, c mod 2",
            "1..8x1..8",
            (r, c) -> r % 2 == 0 ? (c % 2 == 0 ? 5 : 0) : (c % 2 == 0 ? 1 : 3)),
        new Planted(
            "[2 3 | 1 0] at min(r, c) mod 2, max(r, c) mod 2",
            "1..8x1..8",
            (r, c) ->
                Math.min(r, c) % 2 == 0
                    ? (Math.max(r, c) % 2 == 0 ? 2 : 3)
                    : (Math.max(r, c) % 2 == 0 ? 1 : 0)));
  }

  @ParameterizedTest
  @MethodSource("formulas")
  void findsTheFormulaOfATable(Planted planted) {
    FamilyTable table = table(planted.family, planted.value);
    Finding finding = ofValues(PatternFinder.find(PLAIN, table));
    assertThat(finding.text()).isEqualTo(planted.text);
    assertThat(finding.subject()).isEqualTo(new Subject.Whole());
    assertThat(finding.verdict()).isInstanceOf(Standing.Holds.class);
  }

  /// The one finding that says every value.
  private static Finding ofValues(List<Finding> findings) {
    List<Finding> found =
        findings.stream().filter(finding -> finding.pattern() instanceof Formula).toList();
    assertThat(found).hasSize(1);
    return found.getFirst();
  }

  /// A last cell spoils the formula: whatever formula is told then is said to hold only if it does,
  /// and for many tables the spoilt one is told and refuted at that cell.
  @Test
  void refutesFormulasThatFailLate() {
    List<Planted> planted = formulas().toList();
    long refuted = planted.stream().filter(PatternFinderTest::isRefutedWhereItIsSpoilt).count();
    assertThat(refuted).isGreaterThan(planted.size() / 3);
  }

  private static boolean isRefutedWhereItIsSpoilt(Planted planted) {
    FamilyTable whole = table(planted.family, planted.value);
    long lastRow = whole.family().rows().toNumber() - 1;
    long lastColumn = whole.family().columns().toNumber() - 1;
    FamilyTable spoilt =
        table(
            planted.family,
            (r, c) -> planted.value.applyAsLong(r, c) + (r == lastRow && c == lastColumn ? 1 : 0));
    boolean isRefuted = false;
    for (Finding finding : PatternFinder.find(PLAIN, spoilt)) {
      if (finding.subject() instanceof Subject.Whole
          && finding.pattern() instanceof Formula formula) {
        boolean holds = finding.verdict() instanceof Standing.Holds;
        assertThat(agrees(formula, spoilt)).as(finding.text()).isEqualTo(holds);
        if (finding.text().equals(planted.text)
            && finding.verdict() instanceof Standing.Refuted refuted) {
          assertThat(refuted.at()).isEqualTo("r = " + lastRow + ", c = " + lastColumn);
          assertThat(refuted.expected()).isNotEqualTo(refuted.found());
          isRefuted = true;
        }
      }
    }
    return isRefuted;
  }

  private static boolean agrees(Formula formula, FamilyTable table) {
    for (int i = 0; i < table.rows(); i++) {
      for (int j = 0; j < table.columns(); j++) {
        long row = table.family().rows().number(i);
        if (formula.at(row, table.family().columns().number(j)) != table.at(i, j)) {
          return false;
        }
      }
    }
    return true;
  }

  @Test
  void aRefutedFormulaIsShownWithItsFirstCounterexample() {
    FamilyTable table = table("1..9x1..9", (r, c) -> r + c < 14 ? (r + c) % 3 : 7);
    Finding finding =
        PatternFinder.find(PLAIN, table).stream()
            .filter(found -> found.subject() instanceof Subject.Whole)
            .filter(found -> found.pattern() instanceof Formula)
            .findFirst()
            .orElseThrow();
    assertThat(finding.text()).isEqualTo("(r + c) mod 3");
    assertThat(finding.verdict())
        .isEqualTo(new Standing.Refuted("r = 1..6, c = 1..6", "r = 5, c = 9", "2", "7"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "1..20; constant 4; 0 0 1",
        "1..30; n mod 7; 1 0 7",
        "1..30; ⌊(n mod 12) / 3⌋; 2 3 12",
        "1..30; n + 2; 3 2 0",
        "1..30; period 5: 3 1 4 1 5; 4 0 5",
        "1..40; period 5 from n = 9 on: 3 1 4 1 5; 5 8 5",
        "1..30; arithmetic period 3, saltus 3: 2 0 4; 6 0 3",
        "1..40; constant 2 from n = 6 on; 7 5 0",
      })
  void findsThePatternOfALine(String family, String text, String parameters) {
    long[] p = Arrays.stream(parameters.split(" ", -1)).mapToLong(Long::parseLong).toArray();
    int[] digits = {3, 1, 4, 1, 5};
    int[] noise = {9, 2, 6, 0, 3, 8, 7, 1, 0, 2};
    LongUnaryOperator value =
        n ->
            switch ((int) p[0]) {
              case 0 -> 4;
              case 1 -> n % p[2];
              case 2 -> n % p[2] / p[1];
              case 3 -> n + p[1];
              case 4 -> digits[(int) ((n - 1) % 5)];
              case 5 -> n <= p[1] ? noise[(int) n] : digits[(int) ((n - p[1] - 1) % 5)];
              case 6 -> n / 3 * 3 + (n % 3 + 1) % 3;
              default -> n <= p[1] ? noise[(int) n] : 2;
            };
    List<Finding> findings = PatternFinder.find(STRIP, line(family, value));
    assertThat(findings).hasSize(1);
    assertThat(findings.getFirst().text()).isEqualTo(text);
    assertThat(findings.getFirst().verdict()).isInstanceOf(Standing.Holds.class);
  }

  @Test
  void saysWhereALineIsZero() {
    Random random = new Random(5);
    FamilyTable table = line("1..60", n -> n % 4 == 1 ? 0 : 1 + random.nextInt(6));
    List<Finding> findings = PatternFinder.find(STRIP, table);
    assertThat(findings).hasSize(1);
    assertThat(findings.getFirst().text()).isEqualTo("zero exactly where n mod 4 = 1");
  }

  @Test
  void saysWhereATableIsZero() {
    Random random = new Random(6);
    FamilyTable table = table("1..9x1..9", (r, c) -> r == c + 1 ? 0 : 1 + random.nextInt(6));
    List<Finding> findings = PatternFinder.find(PLAIN, table);
    assertThat(findings.getFirst().text()).isEqualTo("zero exactly where r = c + 1");
    assertThat(findings.getFirst().verdict()).isInstanceOf(Standing.Holds.class);
  }

  @Test
  void saysWhereThePreviousPlayerWins() {
    FamilySpec spec = FamilyReader.read(PLAIN, "family", "1..6x1..6");
    long[] entries = new long[36];
    for (int i = 0; i < 36; i++) {
      entries[i] = (i / 6 + 1 + i % 6 + 1) % 3 == 0 ? 0 : 1;
    }
    Finding finding = PatternFinder.find(PLAIN, new FamilyTable(spec, false, entries)).get(1);
    assertThat(finding.text()).isEqualTo("P exactly where (r + c) mod 3 = 0");
  }

  @ParameterizedTest
  @MethodSource
  void saysWhereThePairsOfATableAre(Planted planted) {
    FamilyTable table = table(planted.family, planted.value);
    Finding finding =
        PatternFinder.find(PLAIN, table).stream()
            .filter(found -> found.subject() instanceof Subject.Whole)
            .filter(found -> !(found.pattern() instanceof Symmetric))
            .findFirst()
            .orElseThrow();
    assertThat(finding.text()).isEqualTo("zero exactly where " + planted.text);
    assertThat(finding.verdict()).isInstanceOf(Standing.Holds.class);
  }

  static Stream<Planted> saysWhereThePairsOfATableAre() {
    return Stream.of(
        new Planted(
            "{r, c} = {p, p + 2·n} with p = ⌊n·√2⌋, n = 0, 1, 2, …",
            "1..20x1..20",
            (r, c) -> noiseUnless(greaterOf(1, 2, Math.min(r, c)) == Math.max(r, c), r, c)),
        new Planted(
            "{r - 1, c - 1} = {p, 2·p + n} with p = the least number in no earlier pair, n = 0, 1,"
                + " 2, …",
            "1..25x1..25",
            (r, c) -> noiseUnless(greaterOf(2, 1, Math.min(r, c) - 1) == Math.max(r, c) - 1, r, c)),
        new Planted(
            "r = c or r = 2·c + 1",
            "1..12x1..12",
            (r, c) -> noiseUnless(r == c || r == 2 * c + 1, r, c)),
        new Planted(
            "c = 7 or r = 4 or r = c + 3",
            "1..14x1..14",
            (r, c) -> noiseUnless(r == 4 || c == 7 || r == c + 3, r, c)));
  }

  /// The greater number of the pair with a least number, or -1.
  private static long greaterOf(int factor, int step, long least) {
    List<Long> used = new ArrayList<>();
    for (long p = 0, n = 0; p <= least; p++) {
      if (!used.contains(p)) {
        long q = factor * p + step * n++;
        if (p == least) {
          return q;
        }
        used.add(q);
      }
    }
    return -1;
  }

  private static long noiseUnless(boolean zero, long r, long c) {
    return zero ? 0 : 1 + Math.floorMod(((r * 7919 + c * 104_729) * 2_654_435_761L) >> 11, 9);
  }

  @Test
  void saysNothingOfNoise() {
    for (int seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      int values = 2 + random.nextInt(15);
      FamilyTable table = table("1..12x1..11", (r, c) -> random.nextInt(values));
      List<Finding> found = PatternFinder.find(PLAIN, table);
      assertThat(found.stream().filter(f -> f.subject() instanceof Subject.Whole))
          .as("seed %d", seed)
          .isEmpty();
      FamilyTable line = line("1..40", n -> random.nextInt(values));
      assertThat(PatternFinder.find(STRIP, line)).as("seed %d", seed).isEmpty();
    }
  }

  @Test
  void saysLittleOfLinesOfNoise() {
    int lines = 0;
    for (int seed = 0; seed < 100; seed++) {
      Random random = new Random(seed);
      FamilyTable table = table("1..12x1..11", (r, c) -> random.nextInt(6));
      lines += PatternFinder.find(PLAIN, table).size();
    }
    assertThat(lines).as("findings in 2,300 lines of noise").isLessThan(6);
  }

  @Test
  void rowsAndColumnsAreFoundWhereTheTableHasNoFormula() {
    Random random = new Random(1);
    FamilyTable table =
        table("1..6x1..12", (r, c) -> r == 2 ? c % 2 : r == 4 ? 3 : random.nextInt(7));
    List<Finding> findings = PatternFinder.find(PLAIN, table);
    assertThat(findings).extracting(Finding::text).contains("c mod 2", "constant 3");
    assertThat(findings)
        .extracting(Finding::subject)
        .contains(new Subject.Row(2), new Subject.Row(4));
  }

  @Test
  void unknownEntriesArePassedOver() {
    FamilyTable table = table("1..6x1..6", (r, c) -> r * c > 20 ? -1 : (r + c) % 3);
    Finding finding = ofValues(PatternFinder.find(PLAIN, table));
    assertThat(finding.text()).isEqualTo("(r + c) mod 3");
    FamilyTable nothing = table("1..6x1..6", (r, c) -> -1);
    assertThat(PatternFinder.find(PLAIN, nothing)).isEmpty();
    assertThat(PatternFinder.find(STRIP, line("1..9", n -> -1))).isEmpty();
  }

  @Test
  void symmetryIsTestedOnlyWithoutATheorem() {
    Random random = new Random(9);
    int[][] values = new int[8][8];
    for (int i = 0; i < 8; i++) {
      for (int j = 0; j <= i; j++) {
        values[i][j] = random.nextInt(30);
        values[j][i] = values[i][j];
      }
    }
    FamilyTable table = table("1..7x1..7", (r, c) -> values[(int) r][(int) c]);
    Finding finding = PatternFinder.find(PLAIN, table).getFirst();
    assertThat(finding.pattern()).isEqualTo(new Symmetric());
    assertThat(finding.verdict()).isEqualTo(new Standing.Holds("r = 1..7, c = 1..7", 21));
  }

  /// Of 300 tables and 300 lines without a pattern, and 300 lines made of the Thue–Morse sequence,
  /// hardly any is said to hold one.
  @Test
  void hardlyEverSaysWhatIsFalse() {
    int tables = 0;
    int lines = 0;
    int thueMorse = 0;
    for (int seed = 0; seed < 300; seed++) {
      Random random = new Random(1_000 + seed);
      int values = 2 + random.nextInt(6);
      int to = 12 + random.nextInt(50);
      FurtherStarts more = (row, column) -> OptionalLong.of(random.nextInt(values));
      tables += holding(PLAIN, table("1..6x1..7", (r, c) -> random.nextInt(values)), more);
      lines += holding(STRIP, line("1.." + to, n -> random.nextInt(values)), more);
      int slope = random.nextInt(4);
      int height = 1 + random.nextInt(3);
      int shift = random.nextInt(200);
      LongUnaryOperator sequence = n -> slope * n + (long) height * (Long.bitCount(n + shift) & 1);
      thueMorse +=
          holding(
              STRIP,
              line("1.." + to, sequence),
              (row, column) -> OptionalLong.of(sequence.applyAsLong(column)));
    }
    assertThat(tables).as("tables of noise with a finding").isZero();
    assertThat(lines).as("lines of noise with a finding").isZero();
    assertThat(thueMorse).as("Thue–Morse lines with a finding").isZero();
  }

  private static int holding(GameRules rules, FamilyTable table, FurtherStarts further) {
    return PatternFinder.find(rules, table, further).stream()
            .anyMatch(finding -> finding.verdict() instanceof Standing.Holds)
        ? 1
        : 0;
  }

  @Test
  void triesWhatItTellsBeyondTheTable() {
    FamilyTable table = line("1..20", n -> n % 3);
    List<Finding> refuted =
        PatternFinder.find(
            STRIP, table, (row, column) -> OptionalLong.of(column == 25 ? 9 : column % 3));
    assertThat(refuted.getFirst().verdict())
        .isEqualTo(new Standing.Refuted("n = 1..20", "n = 25", "1", "9"));
    List<Finding> held =
        PatternFinder.find(STRIP, table, (row, column) -> OptionalLong.of(column % 3));
    assertThat(held.getFirst().verdict()).isInstanceOf(Standing.Holds.class);
  }

  @Test
  void tellsEachLineOfASymmetricTableOnce() {
    Random random = new Random(4);
    int[][] values = new int[20][20];
    for (int[] row : values) {
      for (int i = 0; i < row.length; i++) {
        row[i] = random.nextInt(9);
      }
    }
    for (String family : List.of("1..4x1..12", "1..12x1..4", "1..12x1..12")) {
      FamilyTable table =
          table(
              family,
              (r, c) ->
                  Math.min(r, c) == 2
                      ? Math.max(r, c) % 2
                      : values[(int) Math.min(r, c)][(int) Math.max(r, c)]);
      assertThat(PatternFinder.find(PLAIN, table))
          .filteredOn(finding -> !(finding.subject() instanceof Subject.Whole))
          .as(family)
          .hasSize(1);
    }
  }
}
