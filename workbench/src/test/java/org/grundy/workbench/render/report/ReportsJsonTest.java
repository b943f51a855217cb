package org.grundy.workbench.render.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Optional;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.CheckedCertificate;
import org.grundy.core.CheckedClaim;
import org.grundy.core.Meter;
import org.grundy.workbench.game.CheckReport;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.render.answer.AnswerJson;
import org.grundy.workbench.render.kit.Json;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.request.PlanReport;
import org.grundy.workbench.request.SolveRun;
import org.grundy.workbench.request.Solving;
import org.grundy.workbench.request.SumRequest;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// The JSON of plans, checks and the catalogue is valid and says what the reports say.
class ReportsJsonTest {
  private final Workbench workbench = new Workbench();

  @ParameterizedTest
  @CsvSource({"cram, 3x3", "kayles, 5+4", "ominous-omino, 4 4 6", "darkraft, ..|RL", "nim, 0"})
  void plans(String name, String position) {
    Game game = workbench.game(name);
    PlanReport plan = workbench.plan(Solving.sum(game, position), Optional.empty());
    JsonNode json = Json.checked("plan.schema.json", out -> PlanJson.write(plan, out));
    assertThat(json.get("game").asString()).isEqualTo(game.rules().title());
    assertThat(json.get("plan").get("method").asString()).isEqualTo(plan.chosen().method());
    assertThat(json.get("refused").size()).isEqualTo(plan.refused().size());
  }

  @Test
  void checks() {
    Game game =
        Solving.game(
            "game Nim of \"two\"",
            "board heap",
            "take 1..2",
            "expect 2 = 2",
            "expect 3 wins",
            "expect 1000000 = 1");
    CheckReport report = workbench.check(game, new Meter(Solving.ofNodes(10)));
    JsonNode json = Json.checked("check.schema.json", out -> CheckJson.write(report, out));
    assertThat(json.get("game").asString()).isEqualTo("Nim of \"two\"");
    assertThat(json.get("holds").asBoolean()).isFalse();
    assertThat(json.get("expectations").size()).isEqualTo(3);
    for (int i = 0; i < 3; i++) {
      JsonNode written = json.get("expectations").get(i);
      assertThat(written.get("holds").asBoolean()).isEqualTo(report.results().get(i).holds());
      assertThat(written.get("known").asBoolean()).isEqualTo(report.results().get(i).known());
    }
  }

  @Test
  void partialAnswers() {
    SumRequest sum = Solving.sum(workbench.game("wythoff"), "(9,14)");
    SolveRun run = workbench.begin(sum, Optional.empty(), new Meter(Solving.ofNodes(30)));
    BudgetSpentException spent = catchThrowableOfType(BudgetSpentException.class, run::finish);
    JsonNode json =
        Json.checked(
            "solve.schema.json",
            out -> AnswerJson.write(run.soFar(spent), Optional.of("grundy"), out));
    assertThat(json.get("ended").asString()).isEqualTo("30 nodes are spent");
    assertThat(json.get("bounds").size()).isEqualTo(1);
    assertThat(json.get("resume").asString()).isEqualTo("grundy");
  }

  @Test
  void verdicts() {
    CheckedCertificate verdict =
        new CheckedCertificate(
            "0.7", List.of(CheckedClaim.held("one"), CheckedClaim.refuted("two", "three")));
    JsonNode json = Json.checked("verify.schema.json", out -> VerdictJson.write(verdict, out));
    assertThat(json.get("accepted").asBoolean()).isFalse();
    assertThat(json.get("findings").get(1).get("found").asString()).isEqualTo("three");
    assertThat(VerdictText.of("x.json", verdict, Style.PLAIN))
        .isEqualTo("0.7\n  holds: one\n  REFUTED: two: three\nx.json: REJECTED\n");
  }

  /// Nobody has checked them: an accepted certificate does not seem to say them.
  @Test
  void expectationsOfRulesAreNotToldWithAVerdict() {
    CheckedCertificate verdict =
        new CheckedCertificate(
            "rules titled `T`",
            Optional.of("game  T\nboard heap\ntake  1 2\nexpect 3 = 2\nexpect 3 wins"),
            List.of(CheckedClaim.held("one")));
    assertThat(VerdictText.of("x.json", verdict, Style.PLAIN))
        .contains("  | take  1 2\n  (and 2 expectations, which are no part of the claim)\n")
        .doesNotContain("expect 3");
  }

  @Test
  void catalogue() {
    JsonNode json =
        Json.checked("games.schema.json", out -> GamesJson.write(workbench.games(), out));
    assertThat(json.get("games").size()).isEqualTo(workbench.games().size());
    assertThat(json.get("games").get(0).get("name").asString())
        .isEqualTo(workbench.games().getFirst().name());
  }

  @ParameterizedTest
  @ValueSource(strings = {"plan", "check", "games", "saved", "verify"})
  void theSchemasRefuseAnEmptyObject(String name) {
    assertThat(Json.errors(name + ".schema.json", "{}")).isNotEmpty();
  }
}
