package org.grundy.workbench.render.prove;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.solvers.automaton.AutomatonProver;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.prove.ProofReport;
import org.grundy.workbench.prove.ProofRequest;
import org.grundy.workbench.render.kit.Json;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class ProofRenderersTest {
  private static List<ProofReport> reports(
      String game, boolean ofValues, boolean counted, Budget budget) {
    List<ProofRequest> requests =
        ProofRequest.of(
            _ -> new Workbench().game(game).bound(),
            new TextSource("--param", ""),
            OptionalInt.empty(),
            OptionalInt.empty(),
            ofValues);
    return ProofReport.of(requests, counted, new Meter(budget), _ -> {});
  }

  private static List<ProofReport> reports(String game, boolean counted) {
    return reports(game, false, counted, Budget.ofBytes(1L << 28));
  }

  private static JsonNode json(List<ProofReport> reports, boolean isTable) {
    return Json.checked(
        "prove.schema.json",
        out -> ProofJson.write(reports, isTable, reports.getFirst().statistics(), out));
  }

  @Test
  void theoremsFitTheSchema() {
    List<ProofReport> wythoff = reports("wythoff", true);
    JsonNode theorem = json(wythoff, false);
    assertThat(theorem.get("proved").asBoolean()).isTrue();
    assertThat(theorem.get("counts")).hasSize(9);
    assertThat(json(wythoff, true).get("proofs")).hasSize(1);
  }

  @Test
  void valuesFitTheSchema() {
    List<ProofReport> values = reports("0.3333", true, false, Budget.ofBytes(1L << 28));
    JsonNode theorem = json(values, false);
    assertThat(theorem.get("claim").asString()).isEqualTo("values");
    assertThat(theorem.get("automaton").get("values")).hasSize(theorem.get("states").asInt());
    assertThat(theorem.has("strategy")).isFalse();
    assertThat(ProofText.of(values.getFirst(), Style.PLAIN))
        .contains("says the Grundy values", "one of every smaller value")
        .doesNotContain("strategy");
    assertThat(ProofDot.of(values.getFirst())).contains("label=\"values, in base 2\"", "label=3]");
  }

  @Test
  void refusalsFitTheSchema() {
    List<ProofReport> graphs = reports("node-kayles", false);
    assertThat(json(graphs, false).get("reason").asString()).contains("no heaps");
    assertThat(ProofText.of(graphs.getFirst(), Style.PLAIN)).contains("Not proved: the board");
  }

  @Test
  void aTheoremStaysWhereCountsEndTheBudget() {
    Meter proof = new Meter(Budget.ofBytes(1L << 28));
    AutomatonProver.outcomes(new Workbench().game("wythoff").rules(), 2, proof);
    Budget spent = Budget.ofNodes(proof.statistics().nodes(), 1L << 28);
    ProofReport report = reports("wythoff", false, true, spent).getFirst();
    assertThat(report.isProved()).isTrue();
    assertThat(report.counts()).hasSizeLessThan(9);
    json(List.of(report), false);
  }
}
