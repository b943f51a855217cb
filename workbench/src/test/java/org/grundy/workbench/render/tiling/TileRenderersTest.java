package org.grundy.workbench.render.tiling;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.certificate.Movement;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.render.kit.Json;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.tile.PolyominoReport;
import org.grundy.workbench.tile.TileReport;
import org.grundy.workbench.tile.TileRun;
import org.grundy.workbench.tile.TileWords;
import org.grundy.workbench.tile.TileWords.Asked;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class TileRenderersTest {
  private static TileReport report(String board, String pieces, String asked, long nodes) {
    Budget all = Budget.ofBytes(1 << 28);
    return TileRun.run(
        new TileWords(
            new TextSource("board", board),
            List.of(),
            List.of(pieces),
            Optional.empty(),
            Movement.FREE,
            new Asked(
                asked.startsWith("count"), asked.startsWith("all"), asked.endsWith("distinct")),
            Optional.empty()),
        new Meter(new Budget(nodes, all.time(), all.bytes())));
  }

  @ParameterizedTest
  @CsvSource({
    "4x4, T4, first, true, 1",
    "4x4, T4, count, true, 0",
    "4x4, T4, all distinct, true, 1",
    "'..|.#', 2*#|#, first, false, 0",
    "6x6, L4, count, false, 0",
    "3x4, 'domino,2*#', all, true, -1",
  })
  void jsonIsValid(String board, String pieces, String asked, boolean tileable, int tilings) {
    TileReport report = report(board, pieces, asked, Long.MAX_VALUE);
    JsonNode json = Json.checked("tile.schema.json", out -> TileJson.write(report, out));
    assertThat(json.get("tileable").asBoolean()).isEqualTo(tileable);
    assertThat(json.has("obstacle")).isEqualTo(!tileable);
    assertThat(json.has("count")).isEqualTo(!asked.equals("first"));
    if (json.has("count")) {
      assertThat(json.get("count").bigIntegerValue()).isEqualTo(report.count());
    }
    assertThat(json.has("tilings")).isEqualTo(!asked.startsWith("count"));
    if (tilings > 0) {
      assertThat(json.get("tilings").size()).isEqualTo(tilings);
    }
  }

  @Test
  void whatIsKnownOfUnfinishedWorkIsValidToo() {
    TileReport report = report("6x10", "pentominoes", "count", 100_000);
    JsonNode json = Json.checked("tile.schema.json", out -> TileJson.write(report, out));
    assertThat(json.get("ended").asString()).contains("100,000 nodes");
    assertThat(json.has("tileable")).isFalse();
    assertThat(TileText.of(report, Style.PLAIN)).contains("At least ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"tile", "polyominoes"})
  void theSchemasRefuseAnEmptyObject(String name) {
    assertThat(Json.errors(name + ".schema.json", "{}")).isNotEmpty();
  }

  @Test
  void polyominoes() {
    PolyominoReport report =
        PolyominoReport.of(4, Movement.ONE_SIDED, true, new Meter(Budget.ofBytes(1 << 26)));
    JsonNode json =
        Json.checked("polyominoes.schema.json", out -> PolyominoJson.write(report, out));
    assertThat(json.get("count").asInt()).isEqualTo(7);
    assertThat(json.get("polyominoes").size()).isEqualTo(7);
    assertThat(PolyominoText.drawn(report, Style.PLAIN)).contains("####   ###   ###");
  }

  @ParameterizedTest
  @CsvSource({"4x4, T4, all", "'..|.#', L3, first", "3x3, domino, first"})
  void picturesAreWellFormed(String board, String pieces, String asked) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    TileSvg.write(report(board, pieces, asked, Long.MAX_VALUE), "grundy tile <&>", out);
    assertThat(out.toString(StandardCharsets.UTF_8)).contains("grundy tile &lt;&amp;&gt;");
    assertWellFormed(out.toByteArray());
  }

  private static void assertWellFormed(byte[] svg) {
    assertThat(svg)
        .satisfies(bytes ->
            DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(bytes)));
  }
}
