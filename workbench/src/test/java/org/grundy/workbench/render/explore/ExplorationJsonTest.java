package org.grundy.workbench.render.explore;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.games.Catalogue;
import org.grundy.workbench.explore.Explorer;
import org.grundy.workbench.render.kit.Json;
import org.grundy.workbench.request.Solving;
import org.grundy.workbench.request.SumRequest;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// What an explorer shows is valid JSON, and says where everything is.
class ExplorationJsonTest {
  private final Workbench workbench = new Workbench();
  private final Explorer explorer = new Explorer(workbench);

  private JsonNode explored(String game, String position) {
    SumRequest sum = Solving.sum(workbench.game(game), position);
    Meter meter = new Meter(Solving.ample());
    return Json.checked(
        "explore.schema.json",
        out -> ExplorationJson.write(explorer.explore(sum, Optional.empty(), meter), out));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "cram; 3x3",
        "cram; 2x2 + 3x3",
        "treblecross; XX.",
        "white-knight; 4x4",
        "node-kayles; 5",
        "green-hackenbush; g-a-b g-a",
        "kayles; 7 + 1000000",
        "nim; 0",
        "wythoff; (3,5)",
        "ominous-omino; 4 4 6",
        "ominous-omino; 7 10 100",
        "board-and-piece; 60x60",
      })
  void isValid(String game, String position) {
    JsonNode json = explored(game, position);
    assertThat(json.get("summands").size()).isPositive();
    SumRequest sum = Solving.sum(workbench.game(game), position);
    Json.checked("explore.schema.json", out -> ExplorationJson.write(explorer.moves(sum), out));
  }

  @Test
  void saysWhatIsKnownWhenTheBudgetIsSpent() {
    SumRequest sum = Solving.sum(workbench.game("cram"), "5x7");
    Meter meter = new Meter(Solving.ofNodes(2_000));
    JsonNode json =
        Json.checked(
            "explore.schema.json",
            out -> ExplorationJson.write(explorer.explore(sum, Optional.empty(), meter), out));
    assertThat(json.get("ended").stringValue()).contains("nodes");
    assertThat(json.has("value")).isFalse();
  }

  @Test
  void saysWhatAMoveChangesAndInWhichComponent() {
    JsonNode json = explored("darkraft", "RXL|LRX");
    JsonNode summand = json.get("summands").get(0);
    assertThat(summand.get("componentOfCell").toString()).isEqualTo("[-1,0,-1,0,-1,0]");
    JsonNode wins = json.get("moves").valueStream().filter(this::wins).findFirst().orElseThrow();
    assertThat(wins.get("cells").toString()).isEqualTo("[1,3,5]");
    assertThat(wins.get("component").intValue()).isEqualTo(0);
    assertThat(wins.get("leadsTo").stringValue()).isEqualTo("R.L|.R.");
  }

  /// No move of the catalogue is told in the signs of the rules, and of one position each by words
  /// of its own.
  @Test
  void saysTheMovesOfAllGamesInWords() {
    Catalogue catalogue = new Catalogue();
    for (String name : catalogue.names()) {
      SumRequest sum = Solving.sum(workbench.game(name), workbench.game(name).examplePosition());
      JsonNode json =
          Json.checked(
              "explore.schema.json", out -> ExplorationJson.write(explorer.moves(sum), out));
      List<String> words =
          json.get("moves").valueStream().map(move -> move.get("words").stringValue()).toList();
      assertThat(words).as(name).doesNotHaveDuplicates();
      assertThat(words).as(name).noneMatch(word -> word.matches(".*(->|[\\[\\]|#]| row ).*"));
    }
  }

  @Test
  void namesComponentsByTheirPosition() {
    JsonNode json = explored("nim", "3 + 5 + 4");
    assertThat(json.get("components").valueStream().map(part -> part.get("letter").stringValue()))
        .containsExactly("A", "B", "C");
    assertThat(explored("cram", "1x2 + ...#..|####..|####.#").get("components").toString())
        .contains("\"letter\":\"A\"", "\"letter\":\"B1\"", "\"letter\":\"B2\"");
  }

  private boolean wins(JsonNode move) {
    return move.get("wins").booleanValue();
  }

  /// Three free cells in a row beside four in a square: the square is worth 0.
  @Test
  void tellsComponentsOfABoardApart() {
    JsonNode json = explored("cram", "...#..|####..");
    JsonNode places = json.get("summands").get(0).get("componentOfCell");
    assertThat(places.get(0)).isEqualTo(places.get(1)).isEqualTo(places.get(2));
    int row = places.get(0).intValue();
    assertThat(json.get("components").get(row).get("value").intValue()).isEqualTo(1);
    assertThat(places.get(3).intValue()).isEqualTo(-1);
    assertThat(places.get(4)).isEqualTo(places.get(11)).isNotEqualTo(places.get(0));
  }

  @Test
  void saysOnWhatOfAGraphAMoveIsMade() {
    JsonNode vertex = explored("node-kayles", "a-b-c").get("moves").get(1);
    assertThat(vertex.get("vertex").intValue()).isEqualTo(1);
    assertThat(vertex.get("vertices").toString()).isEqualTo("[0,1,2]");
    JsonNode edge = explored("green-hackenbush", "g-a-b").get("moves").get(0);
    assertThat(edge.get("edge").intValue()).isEqualTo(0);
    assertThat(edge.get("edges").toString()).isEqualTo("[0,1]");
    assertThat(edge.get("vertices").toString()).isEqualTo("[1,2]");
  }

  @Test
  void saysWhatBecomesOfPieces() {
    JsonNode json = explored("ominous-omino", "3 2 2");
    assertThat(json.get("pieces").get(0).get("because").stringValue()).contains("no multiple");
    JsonNode tiled = explored("ominous-omino", "2 2 2").get("pieces").get(0);
    assertThat(tiled.get("tiling").toString()).isIn("[[0,1],[0,1]]", "[[0,0],[1,1]]");
    assertThat(tiled.get("whole").booleanValue()).isTrue();
  }
}
