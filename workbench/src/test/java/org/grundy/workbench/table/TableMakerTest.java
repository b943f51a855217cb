package org.grundy.workbench.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import org.grundy.core.Budget;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;
import org.grundy.solvers.family.FamilySpec;
import org.grundy.solvers.family.FamilyTable;
import org.grundy.solvers.family.MethodUse;
import org.grundy.solvers.family.formula.Formula;
import org.grundy.solvers.family.formula.Symmetric;
import org.grundy.solvers.family.proof.Finding;
import org.grundy.solvers.family.proof.Standing;
import org.grundy.solvers.planner.Planner;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TableMakerTest {
  private static final Budget FREE = Budget.ofBytes(1L << 30);

  private static TableReport table(Game game, String family, Budget budget) {
    TableRequest request =
        new TableRequest(
            game,
            FamilyReader.read(game.rules(), "family", family),
            false,
            1,
            Optional.empty(),
            budget);
    return new TableMaker().make(request, new Meter(budget));
  }

  /// The plan names the method that makes the table, in one piece of work or for the largest start.
  @ParameterizedTest
  @CsvSource({
    "board-and-piece, 1..4x1..5, '', walk",
    "0.137, 0..20, '', sequence",
    "0.137, 0..20, definition, definition",
    "wythoff, '(0..3,0..4)', '', coordinates",
    "darkraft, 1..3x1..3, '', cut",
    "darkraft, 1..3x1..3, definition, definition",
  })
  void aPlanNamesTheMethod(String name, String family, String asked, String method) {
    Game found = new Workbench().game(name);
    TableRequest request =
        TableRequest.of(
            found,
            new TextSource("family", family),
            false,
            1,
            Optional.of(asked).filter(word -> !word.isEmpty()),
            FREE);
    TablePlan plan = new TableMaker().plan(request);
    assertThat(plan.chosen().method()).isEqualTo(method);
    assertThat(plan.chosen().because()).isNotEmpty();
    assertThat(plan.starts()).isEqualTo(request.starts());
    assertThat(new TableMaker().make(request, new Meter(FREE)).methods())
        .extracting(MethodUse::method)
        .contains(method);
    assertThat(TableRequest.isFamily(found, family)).isTrue();
    assertThat(TableRequest.isFamily(found, "..|..")).isFalse();
  }

  private static Game game(String rules) {
    return new Game("test", RulesParser.parse("test.game", rules));
  }

  /// The entry that the definition gives for one start.
  private static long defined(GameRules rules, FamilySpec family, int row, int column) {
    Problem problem =
        new Problem(rules, List.of(family.start(rules, family.numbers(row, column), 1)));
    Solution solution =
        Planner.standard().decide(problem, Optional.of("definition")).plan().solve(new Meter(FREE));
    return solution
        .value()
        .orElse(solution.outcome() == Outcome.N ? FamilyTable.ENDS : FamilyTable.OVER);
  }

  private static void assertAsDefined(Game game, String family, String told) {
    TableReport report = table(game, family, FREE);
    FamilyTable table = report.table();
    assertThat(report.spent()).as(told).isEmpty();
    for (int row = 0; row < table.rows(); row++) {
      for (int column = 0; column < table.columns(); column++) {
        long entry = defined(game.rules(), table.family(), row, column);
        assertThat(table.at(row, column))
            .as("%s at %s", told, table.family().name(game.rules(), row, column))
            .isEqualTo(table.ofValues() ? entry : entry == FamilyTable.ENDS ? 1L : 0L);
      }
    }
    assertThat(report.methods().stream().mapToInt(MethodUse::starts).sum())
        .as(told)
        .isEqualTo(table.family().size());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "cram; 1..3x2..4",
        "cram; 2..4x1..3",
        "bacterial; 1..3x1..3",
        "darkraft; 1..3x1..3",
        "board-and-piece; 2..6x1..7",
        "treblecross; 1..9",
        "kayles; 0..25",
        "dawsons-chess; 3..25",
        "grundys-game; 0..25",
        "nim; 2..12",
        "wythoff; (0..7,2..9)",
        "0.137; 5..20",
        "node-kayles; 1..9",
        "node-kayles; cycle 3..9",
        "node-kayles; product 2..3x1..4",
        "arc-kayles; wheel 3..5",
        "grim; bipartite 1..3x1..4",
        "node-kayles; rays 1..3x1..4",
        "green-hackenbush; bipartite 1..3x1..3",
        "vertex-geography; grid 1..3x1..4",
        "vertex-geography; bipartite 1..4x1..4",
        "subset-takeaway; subsets 2..3",
      })
  void equalsTheDefinition(String name, String family) {
    assertAsDefined(new Workbench().game(name), family, name);
  }

  /// Node Kayles on cycles has the period 34 in the end and looks like shorter ones before: from 41
  /// on the period 20 fails that 3 to 40 show.
  @Test
  void whatIsSaidToHoldOfCyclesHoldsBeyondTheTable() {
    Game nodeKayles = new Workbench().game("node-kayles");
    long[] truth = table(nodeKayles, "cycle 3..52", FREE).table().entries();
    for (int to : List.of(12, 20, 31, 40)) {
      String family = "cycle 3.." + to;
      TableReport report = withPatterns(nodeKayles, family);
      assertThat(report.starts()).isEqualTo(to - 2);
      for (Finding finding : report.findings()) {
        if (finding.pattern() instanceof Formula formula
            && !(finding.verdict() instanceof Standing.Refuted)) {
          for (int n = 3; n < to + 12; n++) {
            assertThat(formula.at(0, n))
                .as("%s: %s", family, finding.text())
                .isEqualTo(truth[n - 3]);
          }
        }
      }
    }
  }

  private static TableReport withPatterns(Game game, String family) {
    TableRequest request =
        TableRequest.of(game, new TextSource("family", family), false, 1, Optional.empty(), FREE);
    Meter meter = new Meter(FREE);
    TableMaker maker = new TableMaker();
    return maker.withPatterns(request, maker.make(request, meter), meter);
  }

  /// The exchange of rows and columns keeps the graph; that of the sides of a bipartite graph moves
  /// its first vertex, on which a token stands.
  @Test
  void tablesOfGraphsAreSymmetricWhereTheGraphsAre() {
    assertThat(isSymmetric("grim", "bipartite 1..4x1..4")).isTrue();
    assertThat(isSymmetric("grim", "rays 1..4x1..4")).isFalse();
    assertThat(isSymmetric("node-kayles", "product 1..4x1..4")).isTrue();
    assertThat(isSymmetric("vertex-geography", "grid 1..4x1..4")).isTrue();
    assertThat(isSymmetric("vertex-geography", "bipartite 1..4x1..4")).isFalse();
  }

  private static boolean isSymmetric(String game, String family) {
    return withPatterns(new Workbench().game(game), family).findings().stream()
        .anyMatch(finding ->
            finding.pattern() instanceof Symmetric && finding.verdict() instanceof Standing.Proved);
  }

  @Test
  void equalsTheDefinitionOnRulesOfItsOwn() {
    assertAsDefined(
        game(
            """
            game All X
            board grid
            cells X .
            move X -> . along NE NW SE SW over X -> .
            start fill X
            """),
        "1..3x1..4",
        "all X");
    assertAsDefined(
        game(
            "game M\nboard strip\ncells . #\nmove [ . . ] -> [ # # ]\nplay misere\nstart fill .\n"),
        "1..9",
        "misère");
    assertAsDefined(
        game("game T\nboard grid\ncells . X\nmove . -> X\nwin [ X X ]\nstart fill .\n"),
        "1..2x1..3",
        "two in a row");
    assertAsDefined(
        game("game S\nboard heap\ntake 2 5..7\nplay misere\n"), "0..30", "misère subtraction");
  }

  /// A start that is already lost, and one that can be won at once, have no value.
  @Test
  void startsWithoutAValueAreShownByOutcome() {
    Game over = game("game O\nboard strip\ncells X .\nmove . -> X\nwin [ X X ]\nstart fill X\n");
    FamilyTable table = table(over, "1..3", FREE).table();
    assertThat(List.of(table.shown(0, 0), table.shown(0, 1), table.shown(0, 2)))
        .containsExactly("0", "P", "P");
    Game ends = game("game E\nboard strip\ncells . X\nmove . -> X\nwin [ X ]\nstart fill .\n");
    assertThat(table(ends, "1..2", FREE).table().shown(0, 0)).isEqualTo("N");
  }

  /// Tokens with random directions, so that sometimes one sweep serves and sometimes it does not.
  @Test
  void equalsTheDefinitionForRandomTokens() {
    List<String> directions = List.of("E", "SE", "S", "NE", "SW");
    for (int seed = 0; seed < 60; seed++) {
      Random random = new Random(seed);
      List<String> chosen = new ArrayList<>();
      int limit = seed % 3 == 0 ? 5 : 3;
      for (String direction : directions.subList(0, limit)) {
        if (random.nextBoolean()) {
          chosen.add(direction);
        }
      }
      if (chosen.isEmpty() || (chosen.contains("NE") && chosen.contains("SW"))) {
        continue;
      }
      String rules =
          "game R\nboard grid\ncells . #\ntoken @ %s %s over .\nstart fill .\n"
              .formatted(random.nextBoolean() ? "step" : "slide", String.join(" ", chosen));
      assertAsDefined(game(rules), "1..4x2..5", "seed " + seed + "\n" + rules);
    }
  }

  @Test
  void cramHasThePublishedNimbers() throws IOException {
    FamilyTable table = table(new Workbench().game("cram"), "1..4x1..6", FREE).table();
    int compared = 0;
    for (String line : lines("cram-nimbers.tsv")) {
      String[] fields = line.split("\t", -1);
      int row = Integer.parseInt(fields[0]);
      int column = Integer.parseInt(fields[1]);
      if (row <= 4 && column <= 6) {
        assertThat(table.at(row - 1, column - 1)).as(line).isEqualTo(Integer.parseInt(fields[2]));
        compared++;
      }
    }
    assertThat(compared).isGreaterThan(10);
  }

  private static List<String> lines(String resource) throws IOException {
    try (InputStream in = TableMakerTest.class.getResourceAsStream(resource)) {
      String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().skip(1).toList();
    }
  }

  @Test
  void tilingGamesHaveOutcomes() {
    FamilyTable table = table(new Workbench().game("ominous-omino"), "3 1..3x1..4", FREE).table();
    assertThat(table.ofValues()).isFalse();
    assertThat(table.shown(1, 2)).isEqualTo("P");
    assertThat(table.shown(0, 0)).isEqualTo("N");
  }

  @Test
  void outcomesAreThoseOfTheValues() {
    Game game = new Workbench().game("wythoff");
    FamilySpec family = FamilyReader.read(game.rules(), "family", "(0..6,0..6)");
    FamilyTable values = table(game, "(0..6,0..6)", FREE).table();
    FamilyTable outcomes =
        new TableMaker()
            .make(new TableRequest(game, family, true, 1, Optional.empty(), FREE), new Meter(FREE))
            .table();
    for (int row = 0; row < 7; row++) {
      for (int column = 0; column < 7; column++) {
        assertThat(outcomes.shown(row, column)).isEqualTo(values.at(row, column) == 0 ? "P" : "N");
      }
    }
  }

  @Test
  void aSpentBudgetLeavesTheSameStartsUnknownEveryTime() {
    Budget budget = new Budget(1_000, Duration.ofHours(1), 1L << 30);
    Game cram = new Workbench().game("cram");
    TableReport first = table(cram, "1..5x1..5", budget);
    TableReport second = table(cram, "1..5x1..5", budget);
    assertThat(first.spent()).isPresent();
    assertThat(first.table().entries()).isEqualTo(second.table().entries());
    assertThat(first.table().unknown()).isBetween(1, 20);
    assertThat(first.table().shown(4, 4)).isEqualTo(".");
    assertThat(first.table().shown(1, 2)).isEqualTo("1");
  }

  @Test
  void aStartThatNeedsAllTheMemoryGetsIt() {
    Game cram = new Workbench().game("cram");
    FamilyTable whole = table(cram, "1..4x1..4", FREE).table();
    for (long bytes = 1 << 12; bytes <= 1 << 22; bytes <<= 1) {
      TableReport report = table(cram, "1..4x1..4", Budget.ofBytes(bytes));
      for (int i = 0; i < whole.entries().length; i++) {
        assertThat(report.table().entries()[i])
            .isIn((long) FamilyTable.UNKNOWN, whole.entries()[i]);
      }
      assertThat(report.spent().isPresent()).isEqualTo(report.table().unknown() > 0);
    }
    assertThat(table(cram, "1..4x1..4", Budget.ofBytes(1 << 22)).spent()).isEmpty();
    assertThat(table(cram, "1..4x1..4", Budget.ofBytes(1 << 12)).spent()).isPresent();
  }

  @Test
  void aMethodThatIsNotSoundIsRefused() {
    Game cram = new Workbench().game("cram");
    TableRequest request =
        new TableRequest(
            cram,
            FamilyReader.read(cram.rules(), "family", "1..2x1..2"),
            false,
            1,
            Optional.of("walk"),
            FREE);
    assertThatThrownBy(() -> new TableMaker().make(request, new Meter(FREE)))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("walk");
  }

  @Test
  void oneSweepServesAMillionSizes() {
    FamilyTable table =
        table(new Workbench().game("board-and-piece"), "1..1000x1..1000", FREE).table();
    assertThat(table.at(999, 999)).isEqualTo(2);
    assertThat(table.at(998, 998)).isZero();
  }
}
