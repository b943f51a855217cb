package org.grundy.workbench.request;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.tuple;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.RatedMove;
import org.grundy.workbench.game.CatalogueEntry;
import org.grundy.workbench.game.CheckReport;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.render.report.CheckText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The workbench finds games, solves, plans, runs contests and checks files.
class WorkbenchTest {
  private static final Path EXAMPLES = Path.of("../examples");
  private static final String RULES =
      "game Two in a row\nboard strip\ncells . X\nmove [ . . ] -> [ X X ]\nstart fill .\n";

  private final Workbench workbench = new Workbench();

  @TempDir private Path folder;

  @Test
  void findsGamesOfTheCatalogue() {
    assertThat(workbench.game("darkraft").rules().title()).isEqualTo("World of Darkraft");
    assertThat(workbench.games())
        .extracting(CatalogueEntry::name)
        .contains("nim", "cram")
        .isSorted();
    assertThat(workbench.catalogueEntry("darkraft").contests()).containsExactly("cf138d");
  }

  @Test
  void findsRulesFiles() throws IOException {
    Path file = Files.writeString(folder.resolve("mine.game"), RULES);
    assertThat(workbench.game(file.toString()).rules().title()).isEqualTo("Two in a row");
    Path nameless = Files.writeString(folder.resolve("mine"), "\ufeff" + RULES);
    assertThat(workbench.game(nameless.toString()).rules().title()).isEqualTo("Two in a row");
  }

  @ParameterizedTest
  @CsvSource({".137, 0.137", "0.137, 0.137", "4.7, 4.7", "0.3F, 0.3F"})
  void findsHeapCodes(String code, String name) {
    assertThat(workbench.game(code).name()).isEqualTo(name);
    assertThat(Solving.solve(workbench, code, "1").solution().outcome()).isNotNull();
  }

  @Test
  void heapCodesAreSolved() {
    assertThat(Solving.solve(workbench, ".137", "8").solution().value())
        .isEqualTo(Solving.solve(workbench, "dawsons-chess", "8").solution().value());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "darkcraft; there is no game called `darkcraft`; did you mean darkraft?",
        "''; there is no game called nothing (an empty name); the catalogue has cram",
        "misere-nim; there is no game called `misere-nim`; did you mean nim under misère play?",
        "Kayles_misère; there is no game called `Kayles_misère`; kayles under misère play?",
        "no/such/file; there is no file no/such/file; ''",
        "such.game; there is no file such.game; ''",
        ".; there is no game called `.`; the catalogue has",
        "0.zz; the heap code `0.zz` is not one; ''",
      })
  void saysWhichGamesThereAre(String name, String problem, String cure) {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> workbench.game(name))
        .satisfies(e -> assertThat(e.problem()).contains(problem))
        .satisfies(e -> assertThat(e.cure().replace("`", "")).contains(cure));
  }

  @Test
  void refusesWhatIsNoRulesFile() throws IOException {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> workbench.game(folder + "/"))
        .withMessageContaining("is a directory, expected a file");
    Path latin = folder.resolve("latin.game");
    Files.write(latin, "game A\nboard h\u00e9ap\n".getBytes(StandardCharsets.ISO_8859_1));
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> workbench.game(latin.toString()))
        .withMessageContaining("latin.game:2:8: found the byte 0xe9, which is not UTF-8");
    Path large = Files.write(folder.resolve("large.game"), new byte[(1 << 20) + 1]);
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> workbench.game(large.toString()))
        .withMessageContaining("large.game has more than 1,048,576 bytes");
  }

  @ParameterizedTest
  @ValueSource(strings = {"cf138d", "arc038b", "gcj2019-1c-c", "poj3537", "gcj2015-q-d"})
  void contestsPrintTheOfficialOutput(String id) throws IOException {
    byte[] input = Files.readAllBytes(EXAMPLES.resolve(id + ".in"));
    assertThat(contest(id, input)).isEqualTo(Files.readString(EXAMPLES.resolve(id + ".out")));
  }

  @Test
  void contestIdsAreSortedAndHaveTheExamples() {
    assertThat(workbench.contestIds())
        .isSorted()
        .doesNotHaveDuplicates()
        .contains("arc038b", "cf138d", "gcj2015-q-d", "gcj2019-1c-c", "poj3537", "cf36d");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "gcj2019-1c-c; 2|1 1|.|1 1|x; in:5:1",
        "gcj2019-1c-c; 2|1 1|.; in:",
        "cf138d; 2 2|RL|LR|more; in:4:1",
        "arc038b; 1 2|##; in:2:1",
        "poj3537; 0; in:1:1",
        "gcj2015-q-d; 1|2 2; in:",
        "cf138; 2 2|RL|LR; did you mean",
      })
  void contestsWriteNothingOnBadInput(String id, String input, String expected) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    InputStream in =
        new ByteArrayInputStream(input.replace('|', '\n').getBytes(StandardCharsets.UTF_8));
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() ->
            workbench.contest(
                id,
                "in",
                in,
                new PrintStream(bytes, true, StandardCharsets.UTF_8),
                new Meter(Solving.ample())))
        .withMessageContaining(expected);
    assertThat(bytes.size()).isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "darkraft; 4x5; cut",
        "bacterial; 4x5; decided",
        "darkraft; ..|RL; regions",
        "board-and-piece; 4x5; walk",
        "kayles; 5; sequence",
        "treblecross; 12; sequence",
        "ominous-omino; 4 4 6; cover",
        "cram; 3x3; placement",
        "../examples/three-in-a-row.game; 3x3; search",
      })
  void plansTheFastestSoundMethod(String game, String position, String method) {
    PlanReport plan = plan(workbench.game(game), position);
    assertThat(plan.chosen().method()).isEqualTo(method);
    assertThat(plan.chosen().because()).isNotBlank();
    assertThat(plan.chosen().cost()).isNotBlank();
    assertThat(plan.refused()).extracting(PlanReport.Refusal::method).doesNotContain(method);
  }

  @Test
  void doesNotCutWhereThatIsUnsound() {
    assertNotCut(plan(workbench.game("darkraft"), "..|RL"), "a cell of the start stops every ray");
    Game queens =
        Solving.game(
            "game Three axes",
            "board grid",
            "cells . X #",
            "move . -> X along N S over . -> X",
            "move . -> X along E W over . -> X",
            "move . -> X along NE SW over . -> X",
            "start fill .");
    assertNotCut(plan(queens, "3x3"), "");
    Game oneWay =
        Solving.game(
            "game One direction",
            "board grid",
            "cells . X",
            "move . -> X along N over . -> X",
            "move . -> X along E W over . -> X",
            "start fill .");
    assertNotCut(plan(oneWay, "3x3"), "");
  }

  private static void assertNotCut(PlanReport plan, String reason) {
    assertThat(plan.chosen().method()).isNotEqualTo("cut");
    assertThat(plan.refused())
        .filteredOn(refusal -> refusal.method().equals("cut"))
        .singleElement()
        .satisfies(refusal -> assertThat(refusal.because()).isNotBlank().contains(reason));
  }

  @Test
  void plansTellALargePositionByItsSize() {
    assertThat(plan(workbench.game("board-and-piece"), "100x100").position())
        .isEqualTo("a board of 100x100");
  }

  @Test
  void checksExpectations() throws IOException {
    Path file = folder.resolve("checked.game");
    Files.writeString(file, RULES + "expect 2 = 1\nexpect 3 loses\n");
    CheckReport report = workbench.check(file, new Meter(Solving.ample()));
    assertThat(report.results())
        .extracting(CheckReport.Result::start, CheckReport.Result::known, CheckReport.Result::holds)
        .startsWith(tuple("2", true, true), tuple("3", true, false));
    assertThat(report.refuted()).isTrue();
    assertThat(report.holds()).isFalse();
    assertThat(CheckText.of(report, Style.PLAIN))
        .contains("  holds    2 = 1\n", "  REFUTED  3 loses, but found wins by ");
  }

  @Test
  void saysWhatTheBudgetLeavesUnknown() {
    CheckReport report = workbench.check(cram("expect 9x9 = 0"), new Meter(Solving.ofNodes(10)));
    assertThat(report.holds()).isFalse();
    assertThat(report.refuted()).isFalse();
    assertThat(CheckText.of(report, Style.PLAIN))
        .contains("  unknown  9x9 = 0: not known: 10 nodes", "0 of 1 expectations hold");
  }

  @Test
  void speaksOfOneExpectationAsOne() {
    CheckReport report = workbench.check(cram("expect 2x2 = 0"), new Meter(Solving.ample()));
    assertThat(report.holds()).isTrue();
    assertThat(CheckText.of(report, Style.PLAIN)).contains("1 expectation holds");
  }

  private static Game cram(String expectation) {
    return Solving.game(
        "game Cram",
        "board grid",
        "cells . #",
        "move [ . . ] -> [ # # ] rotate",
        "start fill .",
        expectation);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "laskers-nim",
        "misere-cram",
        "grid-kayles",
        "queens",
        "subtract-2-5-7",
        "three-in-a-row",
        "trominoes",
        "wildfire"
      })
  void theExamplesHold(String name) {
    CheckReport report =
        workbench.check(EXAMPLES.resolve(name + ".game"), new Meter(Solving.ample()));
    assertThat(report.results()).isNotEmpty().allMatch(CheckReport.Result::holds);
  }

  @Test
  void theGamesOfTheCatalogueHold() {
    for (CatalogueEntry entry : workbench.games()) {
      CheckReport report =
          workbench.check(workbench.game(entry.name()), new Meter(Solving.ample()));
      assertThat(report.results()).as(entry.name()).allMatch(CheckReport.Result::holds);
    }
  }

  @Test
  void solvesSums() {
    SolvedSum answer = Solving.solve(workbench, "cram", "..|..+...+2x3");
    assertThat(answer.positions()).hasSize(3);
    assertThat(answer.solution().outcome()).isEqualTo(Outcome.P);
    assertThat(answer.solution().value()).isEqualTo(OptionalLong.of(0));
  }

  /// Every move of a lost sum has a reply that is a winning move where it is said to be.
  @Test
  void findsRepliesInTheirPosition() {
    SolvedSum answer = Solving.solve(workbench, "kayles", "5+3+2+5+1");
    assertThat(answer.solution().outcome()).isEqualTo(Outcome.P);
    answer.solution().moves(move -> assertAnswered(answer, move));
  }

  private void assertAnswered(SolvedSum answer, RatedMove move) {
    RatedMove reply = workbench.reply(answer, move, new Meter(Solving.ample())).orElseThrow();
    assertThat(reply.wins()).isTrue();
    assertThat(reply.value()).isEqualTo(OptionalLong.of(0));
    assertThat(reply.summand()).isBetween(0, answer.positions().size() - 1);
    if (reply.summand() != move.summand()) {
      String whole = answer.positions().get(reply.summand()).toString().replaceAll("[^0-9]", "");
      assertThat(new SumMove(new SumRequest(answer.problem()), reply).name())
          .as(move + " answered by " + reply)
          .startsWith(whole + " ->");
    }
  }

  @Test
  void keepsToTheBudget() {
    SumRequest sum = Solving.sum(workbench.game("cram"), "9x9");
    assertThatExceptionOfType(BudgetSpentException.class)
        .isThrownBy(() -> workbench.solve(sum, Optional.empty(), new Meter(Solving.ofNodes(100))));
  }

  @Test
  void reformatsAndWritesTheTree() {
    TextSource rules = new TextSource("mine", "game  A\nboard   heap\ntake 1 2 // few\n");
    assertThat(workbench.reformat(rules)).contains("take  1 2").contains("// few");
    assertThat(workbench.rulesJson(rules)).contains("\"title\"");
  }

  private String contest(String id, byte[] input) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes, false, StandardCharsets.UTF_8);
    workbench.contest(id, "in", new ByteArrayInputStream(input), out, new Meter(Solving.ample()));
    return bytes.toString(StandardCharsets.UTF_8);
  }

  private PlanReport plan(Game game, String position) {
    return workbench.plan(Solving.sum(game, position), Optional.empty());
  }
}
