package org.grundy.workbench.render.sequence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import org.grundy.core.InputException;
import org.grundy.core.Statistics;
import org.grundy.workbench.render.kit.Json;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.sequence.Runs;
import org.grundy.workbench.sequence.SequenceReport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;
import tools.jackson.databind.JsonNode;

class SequenceRenderersTest {
  @ParameterizedTest
  @CsvSource({
    "kayles, 300, proved",
    "kayles, 80, none",
    "kayles, 166, fits",
    "treblecross, 2000, none",
    "nim, 40, proved",
    "0.3F, 200, proved",
    "0.{1+}, 200, fits",
    "4!.0, 60, none",
    "grundys-game, 40, none"
  })
  void jsonIsAsItsSchemaSays(String game, long last, String verdict) {
    SequenceReport report = Runs.report(game, last);
    JsonNode json =
        Json.checked(
            "sequence.schema.json",
            out ->
                SequenceJson.write(report, 3, Optional.of("grundy"), new Statistics(7, 1.5), out));
    assertThat(json.get("regularity").get("verdict").asString()).isEqualTo(verdict);
    assertThat(json.get("toNumber").asLong()).isEqualTo(last + 1);
    assertThat(json.get("values").get("list").size()).isEqualTo((int) last + 1 - 3);
    assertThat(json.get("values").get("list").get(0).asLong()).isEqualTo(report.terms().value(3));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "kayles | Period 12 from n = 71 on, proved.",
        "nim | Arithmetic period 1, saltus 1, from n = 0 on, proved.",
        "treblecross | No period up to n = 167.",
        "0.{1+} | Arithmetic period 1, saltus 1, fits from n = 1 on to n = 167; no theorem here"
            + " proves it.",
      })
  void theVerdictComesFirst(String game, String verdict) {
    String text = SequenceText.of(Runs.report(game, 167), 0, 2, Style.PLAIN);
    assertThat(text).contains("\n\n" + verdict + "\n");
  }

  @Test
  void whatIsSeenAndNotProvedSaysWhatTheProofNeeds() {
    assertThat(SequenceText.of(Runs.report("kayles", 80), 0, 2, Style.PLAIN))
        .contains("No period up to n = 80.");
    assertThat(SequenceText.of(Runs.report("kayles", 166), 0, 2, Style.PLAIN))
        .contains("Period 12 fits from n = 71 on to n = 166; the proof needs values to n = 167.");
  }

  @Test
  void rowsHaveTheWidthOfThePeriod() {
    assertThat(SequenceText.of(Runs.report("kayles", 200), 72, 2, Style.PLAIN))
        .contains("\n  72 | 4 1 2 8 1 4 7 2 1 8 2 7\n  84 | 4 1 2 8 1 4 7 2 1 8 2 7\n   … |");
    assertThat(SequenceText.of(Runs.report("S(1,2)", 200), 0, 1, Style.PLAIN))
        .contains("| 0 1 2 0 1 2 0 1 2 0 1 2\n");
  }

  @ParameterizedTest
  @CsvSource({"kayles, 500", "0.156, 16384", "0.007, 1", "treblecross, 4000", "nim, 5000"})
  void picturesAreDocuments(String game, long last) throws Exception {
    SequenceReport report = Runs.report(game, last);
    for (String svg :
        new String[] {
          SequencePlot.scatter(report, "grundy <x> & y"), SequencePlot.stripes(report, 34, "grundy")
        }) {
      Document document =
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(new InputSource(new StringReader(svg)));
      assertThat(document.getDocumentElement().getTagName()).isEqualTo("svg");
      assertThat(document.getElementsByTagName("path").getLength()).isPositive();
    }
  }

  @Test
  void stripesOfLongRowsAreRefused() {
    SequenceReport report = Runs.report("0.007", 10);
    assertThatThrownBy(() -> SequencePlot.stripes(report, 1_000_000, "grundy"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("of at most 30000");
  }
}
