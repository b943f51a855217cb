package org.grundy.workbench.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.solvers.family.FamilyTable;
import org.grundy.solvers.family.formula.Automatic;
import org.grundy.solvers.family.formula.Formula;
import org.grundy.solvers.family.formula.Joined;
import org.grundy.solvers.family.formula.MexPairs;
import org.grundy.solvers.family.formula.Periodic;
import org.grundy.solvers.family.formula.Symmetric;
import org.grundy.solvers.family.formula.ZeroSet;
import org.grundy.solvers.family.pattern.PatternFinder;
import org.grundy.solvers.family.proof.Finding;
import org.grundy.solvers.family.proof.Standing;
import org.grundy.solvers.family.proof.Subject;
import org.grundy.solvers.sequence.HeapSequence;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What is said to be proved is true far beyond the table that it was found in.
class TheoremsTest {
  private static final Budget FREE = Budget.ofBytes(1L << 30);

  private static Game game(String rules) {
    return new Game("test", RulesParser.parse("test.game", rules));
  }

  private static FamilyTable table(Game game, String family) {
    TableRequest request =
        new TableRequest(
            game,
            FamilyReader.read(game.rules(), "family", family),
            false,
            1,
            Optional.empty(),
            FREE);
    return new TableMaker().make(request, new Meter(FREE)).table();
  }

  private static List<Finding> findings(Game game, String family) {
    return PatternFinder.find(game.rules(), table(game, family));
  }

  /// Whatever the first start is, the first entry of a list is that of `listedFrom`.
  @ParameterizedTest
  @CsvSource({
    "'take 1 3 6 8', misere, 1, 18",
    "'take 1 3 6 8', normal, 1, 18",
    "'code 0.137', normal, 3, 90",
    "'code 0.07', normal, 60, 150",
  })
  void aProvedPeriodIsListedFromTheFirstStart(String line, String play, int first, int last) {
    Game game = game("game t\nboard heap\n%s\nplay %s\n".formatted(line, play));
    FamilyTable table = table(game, first + ".." + last);
    Finding found =
        PatternFinder.find(game.rules(), table).stream()
            .filter(finding -> finding.pattern() instanceof Periodic)
            .filter(finding -> finding.verdict() instanceof Standing.Proved)
            .findFirst()
            .orElseThrow();
    Periodic periodic = (Periodic) found.pattern();
    assertThat(periodic.fromNumber()).isEqualTo(first);
    assertThat(periodic.periodicFrom()).isGreaterThanOrEqualTo(first);
    for (int n = first; n <= last; n++) {
      assertThat(periodic.at(0, n)).as("n = %d", n).isEqualTo(table.at(0, n - first));
    }
  }

  private static Optional<Finding> proved(List<Finding> findings) {
    return findings.stream()
        .filter(finding -> finding.pattern() instanceof Formula)
        .filter(finding -> finding.verdict() instanceof Standing.Proved)
        .findFirst();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "board-and-piece; 1..8x1..8; symmetric; proved",
        "board-and-piece; 1..8x1..8; min(r, c) mod 2; proved",
        "cram; 1..4x1..4; symmetric; proved",
        "ominous-omino; 4 1..5x1..5; symmetric; proved",
        "bacterial; 1..6x1..6; symmetric; proved",
        "bacterial; 1..6x1..6; r mod 2, c mod 2; holds",
        "wythoff; (0..9,0..9); symmetric; proved",
        "wythoff; (0..20,0..20); arithmetic period 3; proved",
        "wythoff; (0..9,0..9); {p, p + n} with p = ⌊n·(1 + √5)/2⌋; proved",
        "wyt-queens; 1..9x1..9; {r - 1, c - 1} = {p, p + n}; proved",
        "kayles; 0..30; period 12 from n = 71 on; proved",
        "0.07; 1..40; period 34 from n = 53 on; proved",
        "kayles; 0..5; n; refuted",
        "nim; 0..20; n; proved",
        "cram; 1..4x1..6; period 34 from c = 53 on; proved",
        "cram; 1x1..9; period 34 from c = 53 on; proved",
        "cram; 1..6x1..3; period 34 from r = 53 on; proved",
      })
  void verdicts(String name, String family, String text, String verdict) {
    List<Finding> found =
        findings(new Workbench().game(name), family).stream()
            .filter(finding -> finding.text().contains(text))
            .toList();
    assertThat(found).isNotEmpty();
    assertThat(found.getFirst().verdict())
        .isInstanceOf(
            switch (verdict) {
              case "proved" -> Standing.Proved.class;
              case "holds" -> Standing.Holds.class;
              default -> Standing.Refuted.class;
            });
  }

  /// Taking from both heaps in every way in which it can be written; the pairs that are told are
  /// those that lose far beyond the table, by the plain recursion.
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "(a,b) -> (a-k,b-k); 1; 1",
        "(a,b) -> (a-k,b-k) | (a-k-1,b-k) | (a-k,b-k-1); 1; 2",
        "(a,b) -> (a-i,b-j) for i >= 1, j >= 1, i - j < 3, j - i < 3; 1; 3",
        "(a,b) -> (a-i,b-j) for i + j > 0, i <= a, i <= j + 3, j < i + 4; 1; 4",
        "(a,b) -> (a-i,b-j) | (a-j,b-i) for 1 <= i <= j, j < 2*i + 1; 2; 1",
        "(a,b) -> (a-i,b-j) for i >= 1, j >= 1, i < 2*j + 3, j < 2*i + 3; 2; 3",
        "(a,b) -> (a-i,b-j) for i >= 1, j >= 1, i < 3*j + 2, 3*i + 2 > j; 3; 2",
      })
  void theoremOfWythoffAndFraenkel(String both, int factor, int step) {
    String k = both.contains("for") ? "" : " for k >= 1";
    Game game =
        game(
            "game W\nboard heaps a b\nmove (a,b) -> (a-k,b) | (a,b-k) for k >= 1\nmove "
                + both
                + k
                + "\n");
    MexPairs pairs = new MexPairs(factor, step, 0);
    assertThat(findings(game, "(0..24,0..24)"))
        .anyMatch(found ->
            found.pattern().equals(new ZeroSet(pairs))
                && found.verdict() instanceof Standing.Proved);
    int most = 90;
    boolean[][] wins = new boolean[most][most];
    for (int a = 0; a < most; a++) {
      for (int b = 0; b < most; b++) {
        assertThat(pairs.at(a, b) != 0).as("(%d,%d)", a, b).isEqualTo(wins[a][b]);
        for (int i = 0; !wins[a][b] && a + i < most; i++) {
          for (int j = 0; b + j < most; j++) {
            boolean near = i < factor * j + step && j < factor * i + step;
            wins[a + i][b + j] |= i + j > 0 && (i == 0 || j == 0 || near);
          }
        }
      }
    }
  }

  /// A number too few or too many from both heaps, a bound that the sizes decide, a sum of two, or
  /// misère play: no pairs are proved, and what automata prove of it is true.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "(a,b) -> (a-k,b-k) for k >= 2",
        "(a,b) -> (a-k,b-k) | (a-k-2,b-k) | (a-k,b-k-2) for k >= 1",
        "(a,b) -> (a-k-1,b-k) for k >= 1",
        "(a,b) -> (a-i,b-j) for i >= 2, j >= 1, i < j + 1, j < i + 1",
        "(a,b) -> (a-i,b-j) for i >= 1, j >= 1, i < j + 1",
        "(a,b) -> (a-i,b-j) for i >= 1, j >= 1, i < 2*j + 1, j < i + 1",
        "(a,b) -> (a-k,b-k) for 1 <= k <= a - 1",
        "(a,b) -> (a-k,b-k) for k >= 1 except (0,0)",
        "(a,b) -> (a-k,b-k) for 1 <= k <= 30",
        "(a,b) -> (a-k,b-2*k) for k >= 1",
        "(a,b) -> (a-k,b-k) for k >= 1\nplay misere",
      })
  void whatLooksLikeWythoffIsNotProved(String both) {
    Game game =
        game(
            "game W\nboard heaps a b\nmove (a,b) -> (a-k,b) | (a,b-k) for k >= 1\nmove "
                + both
                + "\n");
    List<Finding> proved =
        findings(game, "(0..24,0..24)").stream()
            .filter(found ->
                found.pattern() instanceof ZeroSet && found.verdict() instanceof Standing.Proved)
            .toList();
    assertThat(proved).noneMatch(found -> found.text().contains("p = "));
    assertThat(proved)
        .allMatch(found -> wrong(found, outcomeTable(game, "(0..99,0..99)")).isEmpty());
  }

  /// Wythoff's game with the pair (8,13) taken out of reach of the rules looks like it in small
  /// tables, and is refuted by a start beyond.
  @Test
  void pairsAreTriedBeyondTheTable() {
    Game game =
        game(
            "game W\nboard heaps a b\nmove (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for 1 <= k <="
                + " 9\n");
    TableRequest request =
        new TableRequest(
            game,
            FamilyReader.read(game.rules(), "family", "(0..9,0..9)"),
            false,
            1,
            Optional.empty(),
            FREE);
    Meter meter = new Meter(FREE);
    TableMaker maker = new TableMaker();
    assertThat(maker.withPatterns(request, maker.make(request, meter), meter).findings())
        .noneMatch(found ->
            found.pattern() instanceof ZeroSet && !(found.verdict() instanceof Standing.Refuted));
  }

  @Test
  void nimOfTwoHeapsIsProved() {
    Game nim = game("game N\nboard heaps a b\nmove (a,b) -> (a-k,b) | (a,b-k) for k >= 1\n");
    Finding finding = proved(findings(nim, "(0..8,0..8)")).orElseThrow();
    assertThat(finding.text()).isEqualTo("a xor b");
  }

  @Test
  void theRooksWalkIsNim() {
    Game rook = game("game R\nboard grid\ncells . #\ntoken @ slide E S over .\nstart fill .\n");
    Finding finding = proved(findings(rook, "1..8x1..9")).orElseThrow();
    assertThat(finding.text()).isEqualTo("(r - 1) xor (c - 1)");
  }

  /// Nim with a bound on what may be taken has the nim-sum only up to the bound, and is not Nim.
  @Test
  void whatLooksLikeNimIsNotProved() {
    Game bounded =
        game("game B\nboard heaps a b\nmove (a,b) -> (a-k,b) | (a,b-k) for 1 <= k <= 9\n");
    Finding finding =
        findings(bounded, "(0..8,0..8)").stream()
            .filter(found -> found.pattern().equals(new Joined(Joined.By.NIM_SUM, 0, 0)))
            .findFirst()
            .orElseThrow();
    assertThat(finding.verdict()).isInstanceOf(Standing.Holds.class);
    Game oneSided = game("game O\nboard heaps a b\nmove (a,b) -> (a-k,b) for k >= 1\n");
    assertThat(findings(oneSided, "(0..8,0..8)"))
        .noneMatch(found -> found.pattern() instanceof Symmetric);
  }

  /// Every proved formula of a random token that steps is compared with a table ten times as wide.
  @Test
  void provedFormulasOfRandomStepsAreTrue() {
    List<String> directions = List.of("E", "S", "SE");
    int proved = 0;
    for (int seed = 0; seed < 40; seed++) {
      Random random = new Random(seed);
      List<String> chosen = new ArrayList<>();
      directions.forEach(direction -> {
        if (random.nextInt(3) > 0) {
          chosen.add(direction);
        }
      });
      if (chosen.isEmpty()) {
        continue;
      }
      String rules =
          "game R\nboard grid\ncells . #\ntoken @ step %s over .\nstart fill .\n"
              .formatted(String.join(" ", chosen));
      Game game = game(rules);
      Optional<Finding> finding = proved(findings(game, "1..7x1..8"));
      if (finding.isPresent()) {
        proved++;
        assertTrueOf((Formula) finding.get().pattern(), table(game, "1..70x1..70"), rules);
      }
    }
    assertThat(proved).isGreaterThan(5);
  }

  /// As the walk of a token, and with longer steps.
  @Test
  void provedFormulasOfRandomStepsOfHeapsAreTrue() {
    int proved = 0;
    for (int seed = 0; seed < 60; seed++) {
      Random random = new Random(seed);
      StringBuilder rules = new StringBuilder("game R\nboard heaps a b\n");
      for (int line = random.nextInt(3); line >= 0; line--) {
        int i = random.nextInt(3);
        int j = i == 0 ? 1 + random.nextInt(3) : random.nextInt(3);
        rules.append("move (a,b) -> (a-%1$d,b-%2$d) | (a-%2$d,b-%1$d)\n".formatted(i, j));
      }
      Game game = game(rules.toString());
      Optional<Finding> finding =
          proved(findings(game, "(0..15,0..16)"))
              .filter(found -> found.subject() instanceof Subject.Whole);
      if (finding.isPresent()) {
        proved++;
        FamilyTable longer = table(game, "(0..70,0..70)");
        for (int a = 0; a <= 70; a++) {
          for (int b = 0; b <= 70; b++) {
            assertThat(((Formula) finding.get().pattern()).at(a, b))
                .as("(%d,%d) of %s", a, b, rules)
                .isEqualTo(longer.at(a, b));
          }
        }
      }
    }
    assertThat(proved).isGreaterThan(15);
  }

  private static void assertTrueOf(Formula formula, FamilyTable table, String told) {
    for (int i = 0; i < table.rows(); i++) {
      for (int j = 0; j < table.columns(); j++) {
        assertThat(formula.at(i + 1, j + 1)).as(told).isEqualTo(table.at(i, j));
      }
    }
  }

  /// Every proved formula of a random subtraction set or octal code is compared far beyond.
  @Test
  void provedFormulasOfRandomHeapsAreTrue() {
    int proved = 0;
    for (int seed = 0; seed < 60; seed++) {
      Random random = new Random(seed);
      String line =
          seed % 2 == 0
              ? "take %d %d %d"
                  .formatted(1 + random.nextInt(4), 5 + random.nextInt(4), 9 + random.nextInt(4))
              : "code 0.%d%d%d"
                  .formatted(random.nextInt(8), random.nextInt(8), 1 + random.nextInt(7));
      Game game = game("game H\nboard heap\n" + line + "\n");
      HeapSequence sequence = HeapSequence.of(game.rules());
      for (Finding finding : findings(game, "0..60")) {
        if (finding.verdict() instanceof Standing.Proved
            && finding.pattern() instanceof Formula formula) {
          proved++;
          for (int n = 0; n < 5_000; n++) {
            assertThat(formula.at(0, n)).as("%s at %d", line, n).isEqualTo(sequence.value(n));
          }
        }
      }
    }
    assertThat(proved).isGreaterThan(20);
  }

  @Test
  void aFormulaOfOneRangeIsProvedByItsPeriod() {
    Game take = game("game T\nboard heap\ntake 1..3\n");
    Finding finding = proved(findings(take, "0..20")).orElseThrow();
    assertThat(finding.text()).isEqualTo("n mod 4");
    Game more = game("game T\nboard heap\ntake 2..5\n");
    assertThat(proved(findings(more, "0..30")).orElseThrow().text()).isEqualTo("⌊(n mod 7) / 2⌋");
  }

  @ParameterizedTest
  @CsvSource({
    "move n -> n - k where k >= 1, 1..20, n",
    "code 4.[3], 1..40, 'arithmetic period 4, saltus 4: 1 2 4 3'",
    "'code allbut(2,3)', 0..40, 'arithmetic period 4, saltus 2: 0 1 0 1'",
  })
  void heapsThatRiseHaveTheirPeriods(String line, String family, String text) {
    Game game = game("game N\nboard heap\n" + line + "\n");
    assertThat(proved(findings(game, family)).orElseThrow().text()).isEqualTo(text);
    assertThat(proved(findings(game, family)).orElseThrow().subject())
        .isEqualTo(new Subject.Whole());
  }

  /// Values that rise are not 0 from some one on.
  @ParameterizedTest
  @CsvSource({
    "code 4.[3], 0..6",
    "code 0.0[3], 0..5",
    "'code allbut(2,3)', 0..6",
    "move n -> n - k where k >= 1, 0..5",
    "code 4.[3], 1..9",
    "code allbut(1..7), 0..9",
  })
  void outcomesOfHeapsThatRiseDoNot(String line, String family) {
    Game game = game("game N\nboard heap\n" + line + "\n");
    FamilyTable table = outcomeTable(game, family);
    FamilyTable longer = outcomeTable(game, "0..300");
    List<Finding> proved =
        PatternFinder.find(game.rules(), table).stream()
            .filter(finding -> finding.verdict() instanceof Standing.Proved)
            .toList();
    assertThat(proved).isNotEmpty();
    for (Finding finding : proved) {
      long from = table.family().columns().fromNumber();
      for (long n = from; n <= 300 && finding.pattern() instanceof Formula formula; n++) {
        assertThat(formula.at(0, n))
            .as("%d of %s: %s", n, line, finding)
            .isEqualTo(longer.at(0, (int) n));
      }
    }
  }

  @Test
  void stripsThatAreHeapsHaveTheirPeriods() {
    Game kayles =
        game(
            """
            game  Kayles on a strip
            board strip
            cells o .
            move  [ o o ] -> [ . . ]
            move  o -> .
            start fill o
            """);
    Finding finding = proved(findings(kayles, "1..14")).orElseThrow();
    assertThat(finding.text()).startsWith("period 12 from n = 71 on");
    List<Finding> whole = findings(kayles, "1..150");
    assertThat(proved(whole).orElseThrow().text()).startsWith("period 12 from n = 71 on");
  }

  @Test
  void outcomesOfHeapsArePeriodicToo() {
    Game kayles = new Workbench().game("kayles");
    Finding finding = proved(outcomes(kayles, "0..40")).orElseThrow();
    assertThat(finding.text()).isEqualTo("constant N from n = 1 on");
    Game misere = game("game  Taking\nboard heap\ntake  1..3\nplay  misere\n");
    assertThat(proved(outcomes(misere, "0..20")).orElseThrow().text())
        .isEqualTo("period 4: N P N N");
  }

  private static List<Finding> outcomes(Game game, String family) {
    return PatternFinder.find(game.rules(), outcomeTable(game, family));
  }

  /// Remainders of which several make a start lost are not told as one.
  @Test
  void aQuotientIsToldWhole() {
    Game game = game("game t\nboard heaps a b\nmove (a,b) -> (a,b-2)\n");
    assertThat(outcomes(game, "(0..3,0..40)"))
        .anySatisfy(finding -> assertThat(finding.text()).endsWith("⌊(b mod 4) / 2⌋ = 0"));
  }

  private static String games(Random random) {
    StringBuilder text = new StringBuilder("game t\nboard heaps a b\n");
    boolean rays = random.nextInt(3) == 0;
    if (rays) {
      text.append("move (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 1\n");
    }
    for (int i = rays ? 1 : 0; i < 3; i++) {
      text.append(
          "move (a,b) -> (a-%d,b-%d)\n".formatted(random.nextInt(3), 1 + random.nextInt(3)));
      text.append(
          "move (a,b) -> (a-%d,b-%d)\n".formatted(1 + random.nextInt(3), random.nextInt(3)));
    }
    if (random.nextBoolean()) {
      text.append(random.nextBoolean() ? "win" : "lose")
          .append(" where a + b <= ")
          .append(random.nextInt(6))
          .append('\n');
    } else if (random.nextBoolean()) {
      text.append("play misere\n");
    }
    return text.toString();
  }

  /// Patterns of who wins are settled by automata for all sizes: what is proved of a small table is
  /// true of a larger one, and what is refuted is false there.
  @Test
  void automataSettleWhoWins() {
    Random random = new Random(26);
    int settled = 0;
    for (int i = 0; i < 12; i++) {
      Game game = game(games(random));
      FamilyTable large = outcomeTable(game, "(0..59,0..59)");
      for (Finding finding : outcomes(game, "(0..17,0..17)")) {
        settled += finding.verdict() instanceof Standing.Holds ? 0 : 1;
        if (finding.verdict() instanceof Standing.Proved) {
          assertThat(wrong(finding, large)).as("%s%n%s", game.rules().rules(), finding).isEmpty();
        } else if (finding.verdict() instanceof Standing.Refuted) {
          assertThat(wrong(finding, large))
              .as("%s%n%s", game.rules().rules(), finding)
              .isNotEmpty();
        }
      }
    }
    assertThat(settled).isGreaterThan(60);
  }

  private static FamilyTable outcomeTable(Game game, String family) {
    TableRequest request =
        new TableRequest(
            game,
            FamilyReader.read(game.rules(), "family", family),
            true,
            1,
            Optional.empty(),
            FREE);
    return new TableMaker().make(request, new Meter(FREE)).table();
  }

  /// The places of a table of which a finding is wrong.
  private static List<String> wrong(Finding finding, FamilyTable table) {
    List<String> wrong = new ArrayList<>();
    for (int row = 0; row < table.rows(); row++) {
      for (int column = 0; column < table.columns(); column++) {
        boolean isRight =
            switch (finding.pattern()) {
              case Symmetric _ -> table.at(row, column) == table.at(column, row);
              case ZeroSet(Formula formula) ->
                  isRight(finding.subject(), formula, row, column, table.at(row, column));
              case Formula formula ->
                  isRight(finding.subject(), formula, row, column, table.at(row, column));
              case Automatic _ -> true;
            };
        if (!isRight) {
          wrong.add(row + "," + column);
        }
      }
    }
    return wrong;
  }

  private static boolean isRight(
      Subject subject, Formula formula, int row, int column, long entry) {
    long said =
        switch (subject) {
          case Subject.Row(long number) -> row == number ? formula.at(0, column) : entry;
          case Subject.Column(long number) -> column == number ? formula.at(0, row) : entry;
          case Subject.Whole() -> formula.at(row, column);
        };
    return (said == 0) == (entry == 0);
  }

  @Test
  void aProvedAutomatonIsAFindingOfItsOwn() {
    Game stopped =
        game(
            """
            game t
            board heaps a b
            move (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 1
            lose where a + b <= 4
            """);
    assertThat(outcomes(stopped, "(0..20,0..20)"))
        .anySatisfy(finding -> {
          assertThat(finding.pattern()).isEqualTo(new Automatic("Zeckendorf", 40));
          assertThat(finding.verdict()).isInstanceOf(Standing.Proved.class);
        });
  }

  /// The lines of a table are proved to rise, and do so in a table that is longer.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          (a,b) -> (a-k,b) ; (a,b-k) ; (a-k,b-k) for k >= 1                        | 8
          (a,b) -> (a-k,b) ; (a,b-k) where k >= 1, a-k != b, b-k != a              | 8
          (a,b) -> (a-k*b,b) where k >= 1, b >= 1 ; (a,b-k*a) where k >= 1, a >= 1 | 9
          """)
  void linesThatRiseAreProved(String moves, int lines) {
    Game game = game("game R\nboard heaps a b\nmove " + moves.replace(';', '|') + "\n");
    List<Finding> proved =
        findings(game, "(0..8,0..40)").stream()
            .filter(finding -> finding.subject() instanceof Subject.Row)
            .filter(finding -> finding.verdict() instanceof Standing.Proved)
            .toList();
    assertThat(proved).hasSizeGreaterThanOrEqualTo(lines);
    FamilyTable longer = table(game, "(0..8,0..400)");
    for (Finding finding : proved) {
      int row = (int) ((Subject.Row) finding.subject()).number();
      for (int n = 0; n <= 400 && finding.pattern() instanceof Formula formula; n++) {
        assertThat(longer.at(row, n))
            .as("(%d,%d) of %s", row, n, moves)
            .isEqualTo(formula.at(0, n));
      }
    }
  }

  @Test
  void rowsOfTheQueensWalkAreThoseOfWythoffsGame() {
    Game queen = new Workbench().game("wyt-queens");
    assertThat(findings(queen, "1..5x1..40"))
        .filteredOn(finding -> finding.subject().equals(new Subject.Row(4)))
        .singleElement()
        .satisfies(finding -> {
          assertThat(finding.text()).startsWith("arithmetic period 6 from c = 9 on, saltus 6:");
          assertThat(finding.verdict()).isInstanceOf(Standing.Proved.class);
        });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          (a,b) -> (a-k,b) where k >= 1, a >= b; (a,b) -> (a,b-k) where k >= 1, b >= a; proved
          (a,b) -> (a-i,b-j) where 1 <= i + j <= 3; (a,b) -> (a-k,b) | (a,b-k) where k >= 1; proved
          (a,b) -> (i,j) where i + j = b - 1, a >= 1; (a,b) -> (j,i) where i + j = a - 1, b >= 1; proved
          (a,b) -> (a-i,b-j) where 1 <= i + j <= 3 | (a-4,b-1); (a,b) -> (a-1,b-4); proved
          (a,b) -> (a-1,b) | (a,b-k) where k in {1,3}; (a,b) -> (a-2,b-1); open
          (a,b) -> (a-i,b-j) where i <= 2, j <= 2, i + 2*j >= 1; ; open
          """)
  void exchangedLinesProveTheSymmetry(String first, String second, String verdict) {
    String more = second == null ? "" : "move " + second + "\n";
    Game game = game("game G\nboard heaps a b\nmove " + first + "\n" + more);
    assertThat(findings(game, "(0..8,0..8)"))
        .filteredOn(finding -> finding.pattern() instanceof Symmetric)
        .singleElement()
        .satisfies(finding ->
            assertThat(finding.verdict() instanceof Standing.Proved)
                .isEqualTo(verdict.equals("proved")));
  }
}
