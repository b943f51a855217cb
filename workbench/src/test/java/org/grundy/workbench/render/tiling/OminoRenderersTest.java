package org.grundy.workbench.render.tiling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.regex.Pattern;
import org.grundy.checker.CertificateChecker;
import org.grundy.checker.json.CertificateJson;
import org.grundy.core.Budget;
import org.grundy.core.CheckedClaim;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.workbench.render.answer.AnswerCertificate;
import org.grundy.workbench.render.kit.Json;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.request.OminoReport;
import org.grundy.workbench.request.PlacementReport;
import org.grundy.workbench.request.Solving;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class OminoRenderersTest {
  private final Workbench workbench = new Workbench();
  private final Meter meter = new Meter(Budget.ofThisProcess());

  @ParameterizedTest
  @CsvSource({"1, 0", "4, 0", "5, 1", "6, 1", "7, 18"})
  void writesWhatHoldsInAllRectangles(int size, int families) {
    OminoReport report = workbench.omino(size, meter);
    JsonNode json = Json.checked("omino.schema.json", out -> OminoJson.write(report, out));
    assertThat(json.get("heights").size()).isEqualTo(size);
    assertThat(json.get("placements").get("families").size()).isEqualTo(families);
    assertThat(OminoText.of(report, Style.PLAIN).lines()).allMatch(line -> line.length() <= 100);
    String picture = OminoSvg.of(report, "a & b");
    assertThat(Pattern.compile("<circle").matcher(picture).results()).hasSize(families);
    assertThat(picture).contains("Drawn by: a &amp; b");
  }

  @Test
  void writesACensus() {
    PlacementReport report = workbench.placements(5, 3, 10, meter);
    JsonNode json = Json.checked("omino.schema.json", out -> OminoJson.write(report, out));
    assertThat(json.get("placements").asInt()).isEqualTo(536);
    assertThat(json.get("exceptions").size()).isEqualTo(4);
    assertThat(OminoText.of(report, Style.PLAIN)).contains("296 leave").contains(".###......");
  }

  @Test
  void refusesOtherSizes() {
    for (int size : new int[] {-1, 0, 10}) {
      assertThatExceptionOfType(InputException.class)
          .isThrownBy(() -> workbench.omino(size, meter));
    }
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> workbench.placements(5, 0, 3, meter));
  }

  /// What the solver writes is accepted by a checker that knows nothing of it.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "1 1 1",
        "2 3 3",
        "2 3 4",
        "3 2 3",
        "3 7 1",
        "4 2 1000000000",
        "4 4 6",
        "5 3 5",
        "5 5 3",
        "5 3 20",
        "5 1000000000 1000000000",
        "6 3 6",
        "6 4 9",
        "6 5 5",
        "6 6 6",
        "7 3 7",
        "7 7 3",
        "7 4 7",
        "7 9 14",
        "8 4 6",
        "12 5 24",
        "60 7 7",
        "5 3 5 ##.|.##|..#",
        "5 3 5 ###|#.#",
        "9 6 9 ####|#..#|.###",
        "9 3 9 ###.###|..###..",
        "10 10 10 ####|#.#.|####"
      })
  void certifiesAnswersOfTheTilingGame(String position) {
    String json =
        AnswerCertificate.json(Solving.solve(workbench, "ominous-omino", position), meter);
    assertThat(CertificateChecker.check(CertificateJson.read("x", json), meter).claims())
        .as(position)
        .allMatch(CheckedClaim::holds);
  }

  @ParameterizedTest
  @CsvSource({"cram, 2x3", "kayles, 5+4", "treblecross, 5", "darkraft, RL|XR", "wythoff, '(3,5)'"})
  void certifiesOtherAnswers(String game, String position) {
    String json = AnswerCertificate.json(Solving.solve(workbench, game, position), meter);
    assertThat(CertificateChecker.check(CertificateJson.read("x", json), meter).claims())
        .as(game)
        .allMatch(CheckedClaim::holds);
  }
}
