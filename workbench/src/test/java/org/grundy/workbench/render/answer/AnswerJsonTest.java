package org.grundy.workbench.render.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.grundy.rules.text.position.PositionText;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.render.kit.Golden;
import org.grundy.workbench.render.kit.Json;
import org.grundy.workbench.request.SolvedSum;
import org.grundy.workbench.request.Solving;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// The JSON of answers is valid, and its members agree with each other.
class AnswerJsonTest {
  private static final String SCHEMA = "solve.schema.json";

  private final Workbench workbench = new Workbench();

  static List<Golden> answers() {
    return ExplanationTextTest.explanations().stream()
        .filter(golden -> golden.position().length() < 1000 && !golden.game().equals("0.77"))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("answers")
  void agreesWithItself(Golden golden) {
    checkAgreement(golden.solve(workbench));
  }

  /// A mark can be struck out, so that a move may win without completing the pattern.
  @ParameterizedTest
  @ValueSource(strings = {"XX.", "XX.+..", "XX.+X", "X.X..+.", "XX.+XX.", "XXy.X.+X+yX"})
  void countsMovesThatTakeTheEndingAway(String position) {
    Game escape =
        Solving.game(
            "game Escape",
            "board strip",
            "cells . X y",
            "move . -> X",
            "move X -> y",
            "win [ X X X ]");
    checkAgreement(Solving.solve(workbench, escape, position));
  }

  @Test
  void saysWherePiecesAreLeftOut() {
    JsonNode six = json(Solving.solve(workbench, "ominous-omino", "6 3 6"), true);
    assertThat(six.has("everyMoveListed")).isFalse();
    assertThat(six.get("moves").size()).isEqualTo(35);
    JsonNode ten = json(Solving.solve(workbench, "ominous-omino", "10 7 10"), true);
    assertThat(ten.get("everyMoveListed").asBoolean()).isFalse();
    assertThat(ten.get("moves").size()).isEqualTo(1);
    assertThat(ten.get("completedPieces").asInt()).isZero();
  }

  @Test
  void saysOfEachPieceWhetherItIsInATiling() {
    JsonNode eight = json(Solving.solve(workbench, "ominous-omino", "8 4 6"), false);
    assertThat(eight.has("moves")).isFalse();
    assertThat(eight.get("winningMoves").asInt()).isEqualTo(182);
    assertThat(eight.get("completedPieces").asInt()).isEqualTo(187);
    assertThat(eight.get("stoppedPieces").asInt()).isEqualTo(182);
    assertThat(eight.get("pieces").size()).isEqualTo(369);
    Map<String, Integer> kinds = new TreeMap<>();
    for (JsonNode piece : eight.get("pieces")) {
      if (piece.get("completed").asBoolean()) {
        assertThat(piece.get("tiling").asString()).matches("([#A-Z]{6}\\|){3}[#A-Z]{6}");
      } else {
        kinds.merge(piece.get("obstacle").get("kind").asString(), 1, Integer::sum);
      }
    }
    assertThat(kinds).containsKeys("size", "hole", "regions").containsEntry("search", 3);
    JsonNode long4 = json(Solving.solve(workbench, "ominous-omino", "4 2 1000000000"), false);
    assertThat(long4.get("pieces").get(0).get("corner").asString()).isEqualTo("####|AAAA");
    JsonNode t = json(Solving.solve(workbench, "ominous-omino", "4 2 8 ###|.#."), false);
    assertThat(t.get("position").asString()).isEqualTo("4 2 8 ###|.#.");
    assertThat(t.get("outcome").asString()).isEqualTo("P");
    assertThat(t.get("pieces").get(0).get("name").asString()).isEqualTo("T tetromino");
    assertThat(t.get("pieces").get(0).get("obstacle").get("regions").size()).isPositive();
    assertThat(t.get("winningMoves").asInt()).isZero();
  }

  @Test
  void leavesOutComponentsThatAreTooLarge() {
    JsonNode large = json(Solving.solve(workbench, "board-and-piece", "101x100"), false);
    assertThat(large.get("components").get(0).has("position")).isFalse();
    JsonNode small = json(Solving.solve(workbench, "board-and-piece", "100x100"), false);
    assertThat(small.get("components").get(0).has("position")).isTrue();
  }

  @Test
  void countsTheMovesOfAHugeHeapWithoutListingThem() {
    JsonNode huge = json(Solving.solve(workbench, "0.77", "1000000000000"), false);
    assertThat(huge.get("winningMoves").asLong()).isEqualTo(83_333_333_338L);
    assertThat(huge.get("value").asInt()).isEqualTo(1);
  }

  @Test
  void theSchemaRefusesWhatIsNoAnswer() {
    assertThat(Json.errors(SCHEMA, "{}")).isNotEmpty();
    String good =
        "{\"game\":\"g\",\"position\":\"p\",\"play\":\"misere\",\"outcome\":\"N\",\"components\":[],"
            + "\"winningMoves\":0,\"plan\":{\"method\":\"m\",\"because\":\"b\"},"
            + "\"statistics\":{\"nodes\":1,\"milliseconds\":0.5}}";
    assertThat(Json.errors(SCHEMA, good)).isEmpty();
    assertThat(Json.errors(SCHEMA, good.replace("\"N\"", "\"wins\""))).isNotEmpty();
    assertThat(Json.errors(SCHEMA, good.replace("{\"game\"", "{\"value\":1,\"game\"")))
        .isNotEmpty();
  }

  private static JsonNode json(SolvedSum answer, boolean withMoves) {
    return Json.checked(SCHEMA, out -> AnswerJson.write(answer, withMoves, out));
  }

  private void checkAgreement(SolvedSum answer) {
    JsonNode full = json(answer, true);
    JsonNode brief = json(answer, false);
    assertThat(brief.has("moves")).isFalse();
    assertThat(brief.get("winningMoves")).isEqualTo(full.get("winningMoves"));

    long winning = 0;
    for (JsonNode move : full.get("moves")) {
      winning += move.get("wins").asBoolean() ? 1 : 0;
      checkMove(move, full, answer);
    }
    assertThat(winning).isEqualTo(full.get("winningMoves").asLong());
    assertThat(full.get("outcome").asString()).isEqualTo(outcome(full, winning));
    checkValue(full);
    assertThat(
            PositionText.parse(
                answer.problem().rules(), "again", full.get("position").asString(), 1))
        .isEqualTo(answer.positions());
  }

  private static String outcome(JsonNode full, long winning) {
    boolean misereEnd = full.get("play").asString().equals("misere") && full.get("moves").isEmpty();
    return winning > 0 || misereEnd ? "N" : "P";
  }

  private static void checkValue(JsonNode full) {
    int nimSum = 0;
    for (JsonNode component : full.get("components")) {
      nimSum ^= component.get("value").asInt();
    }
    if (full.has("value")) {
      assertThat(full.get("value").asInt()).isEqualTo(nimSum);
      assertThat(full.get("outcome").asString()).isEqualTo(nimSum == 0 ? "P" : "N");
    } else {
      assertThat(full.get("components")).isEmpty();
    }
  }

  private static void checkMove(JsonNode move, JsonNode full, SolvedSum answer) {
    if (move.has("value")) {
      assertThat(move.get("wins").asBoolean()).isEqualTo(move.get("value").asInt() == 0);
      if (full.has("value")) {
        assertThat(move.get("value").asInt()).isNotEqualTo(full.get("value").asInt());
      }
    }
    assertThat(move.has("summand")).isEqualTo(answer.positions().size() > 1);
    if (move.has("at")) {
      int row = move.get("at").get(0).asInt();
      int column = move.get("at").get(1).asInt();
      assertThat(move.get("move").asString()).contains("row " + row + ", column " + column);
    }
  }
}
