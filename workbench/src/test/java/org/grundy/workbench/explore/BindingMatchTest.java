package org.grundy.workbench.explore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.rules.moves.Turn;
import org.grundy.workbench.explore.Match.Player;
import org.grundy.workbench.explore.Match.Step;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.render.answer.AnswerJson;
import org.grundy.workbench.render.explore.ExplorationJson;
import org.grundy.workbench.render.kit.Json;
import org.grundy.workbench.request.Solving;
import org.grundy.workbench.request.SumMove;
import org.grundy.workbench.request.SumRequest;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// Games in which a move binds the next one, played and told.
class BindingMatchTest {
  private final Workbench workbench = new Workbench();
  private final Explorer explorer = new Explorer(workbench);

  private SumRequest sum(String text) {
    return workbench.sum(new TextSource("sum", text), 1);
  }

  /// Whoever frees a coin moves again; and who plays perfectly wins what is won.
  @ParameterizedTest
  @CsvSource({"2x2", "g-a-b-c-g + g-x-g", "g-a-b + g-x-y-z-g", "g-a-b-c-g + g-x-y-z-g"})
  void whoFreesACoinMovesAgain(String position) {
    SplittableRandom random = new SplittableRandom(5);
    int again = 0;
    for (int i = 0; i < 12; i++) {
      Match match = new Match(explorer, sum("nimstring " + position), Player.GRUNDY);
      match.think(new Meter(Solving.ample()));
      boolean won = match.seen().outcome().equals(Optional.of(Outcome.N));
      while (match.winner().isEmpty()) {
        Player mover = match.toMove();
        match.think(new Meter(Solving.ample()));
        SumMove made;
        if (mover == Player.GRUNDY) {
          made = match.answer(Level.PERFECT, random.nextLong());
        } else {
          List<SumMove> moves = match.seen().moves();
          made = moves.get(random.nextInt(moves.size()));
          match.make(made);
        }
        boolean same = made.turn() == Turn.STAYS;
        assertThat(match.toMove()).isEqualTo(same ? mover : mover.other());
        again += same ? 1 : 0;
      }
      assertThat(match.winner()).contains(match.toMove().other());
      if (won) {
        assertThat(match.winner()).contains(Player.GRUNDY);
      }
      assertThat(match.firstMistake().map(Step::by)).isNotEqualTo(Optional.of(Player.GRUNDY));
    }
    assertThat(again).isPositive();
  }

  @Test
  void movesThatEntailAreNotPlayed() {
    assertThatThrownBy(() -> new Match(explorer, sum("top-entails 4"), Player.YOU))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("entail");
  }

  @Test
  void jsonTellsTurnsAndWhatIsLoony() {
    SumRequest start = sum("nimstring g-a-b + g-x-g");
    JsonNode answer =
        Json.checked(
            "solve.schema.json",
            out ->
                AnswerJson.write(
                    workbench.begin(start, Optional.empty(), new Meter(Solving.ample())).finish(),
                    true,
                    out));
    assertThat(answer.has("value")).isFalse();
    assertThat(answer.get("loony").get("loony").asBoolean()).isTrue();
    assertThat(answer.get("loony").get("parts").get(0).get("loony").asBoolean()).isTrue();
    assertThat(answer.get("loony").get("parts").get(1).get("value").asInt()).isEqualTo(1);
    assertThat(answer.get("moves").valueStream().filter(move -> move.has("next")))
        .singleElement()
        .satisfies(move -> assertThat(move.get("next").asString()).isEqualTo("again"));
    JsonNode seen =
        Json.checked(
            "explore.schema.json",
            out ->
                ExplorationJson.write(
                    explorer.explore(
                        sum("top-entails 3 + 4"), Optional.empty(), new Meter(Solving.ample())),
                    out));
    assertThat(seen.get("loony").get("loony").asBoolean()).isTrue();
    assertThat(seen.get("moves").valueStream().filter(move -> move.has("next")))
        .hasSize(2)
        .allSatisfy(move -> assertThat(move.get("next").asString()).isEqualTo("answer"));
  }
}
