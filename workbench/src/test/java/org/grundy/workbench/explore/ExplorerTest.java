package org.grundy.workbench.explore;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.RatedMove;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.request.SolvedSum;
import org.grundy.workbench.request.Solving;
import org.grundy.workbench.request.SumMove;
import org.grundy.workbench.request.SumRequest;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Every move leads where its value says.
class ExplorerTest {
  private static final long SEED = 20261121;

  private final Workbench workbench = new Workbench();
  private final Explorer explorer = new Explorer(workbench);

  private Exploration explore(Game game, String position) {
    return explorer.explore(
        Solving.sum(game, position), Optional.empty(), new Meter(Solving.ample()));
  }

  private Exploration explore(String game, String position) {
    return explore(workbench.game(game), position);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "darkraft; RXLL|LRXR",
        "cram; 3x3",
        "cram; 2x3 + 1x4",
        "treblecross; 6",
        "notakto; 3x3",
        "white-knight; 4x4",
        "chomp; 2x3",
        "node-kayles; 6",
        "arc-kayles; a-b b-c c-d d-a a-c",
        "green-hackenbush; g-a-b g-a a-c",
        "vertex-geography; 5",
        "edge-geography; 4",
        "kayles; 3 + 5",
        "grundys-game; 8",
        "wythoff; (3,4)",
        "0.137; 7 + 9",
      })
  void movesLeadWhereTheirValuesSay(String name, String position) {
    Game game = workbench.game(name);
    Exploration seen = explore(game, position);
    SolvedSum answer = seen.answer().orElseThrow();
    List<RatedMove> rated = new ArrayList<>();
    answer.solution().moves(rated::add);
    assertThat(seen.everyMove()).isTrue();
    assertThat(seen.moves()).hasSameSizeAs(rated);
    for (SumMove move : seen.moves()) {
      RatedMove worth = move.rated().orElseThrow();
      String after = move.play().text();
      if (move.ends()) {
        assertThat(worth.wins()).as(move.toString()).isTrue();
        continue;
      }
      SolvedSum next = Solving.solve(workbench, game, after);
      assertThat(next.solution().outcome() == Outcome.P)
          .as(name + " " + after)
          .isEqualTo(worth.wins());
      if (worth.value().isPresent()) {
        assertThat(next.solution().value()).as(name + " " + after).isEqualTo(worth.value());
      }
    }
  }

  @Test
  void movesOfRandomBoardsLeadWhereTheirValuesSay() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int i = 0; i < 60; i++) {
      StringBuilder board = new StringBuilder();
      int columns = 2 + random.nextInt(3);
      for (int row = 0; row < 3; row++) {
        board.append(row == 0 ? "" : "|");
        for (int column = 0; column < columns; column++) {
          board.append("LRX.".charAt(random.nextInt(4)));
        }
      }
      movesLeadWhereTheirValuesSay("darkraft", board.toString());
    }
  }

  @Test
  void listsOnlyWhatCanBeLookedAt() {
    Exploration large = explore("kayles", "100000");
    assertThat(large.moves()).isEmpty();
    assertThat(large.everyMove()).isFalse();
    assertThat(large.isOver()).isFalse();
    assertThat(large.answer()).isPresent();
    Game manyChoices =
        Solving.game(
            "game X",
            "board heap n",
            "move n -> a + b + c + d + e where a + b + c + d + e = n, 1 <= a < b < c < d < e");
    SumRequest many = Solving.sum(manyChoices, "300");
    assertThat(explorer.moves(many).moves()).isEmpty();
    assertThat(explorer.moves(many).everyMove()).isFalse();
    Exploration over = explore("kayles", "0");
    assertThat(over.isOver()).isTrue();
  }

  @Test
  void saysWhatIsKnownWhenTheBudgetIsSpent() {
    Budget little = Solving.ofNodes(2_000);
    SumRequest sum = Solving.sum(workbench.game("cram"), "6x7");
    Exploration seen = explorer.explore(sum, Optional.empty(), new Meter(little));
    assertThat(seen.answer()).isEmpty();
    assertThat(seen.partial()).isPresent();
    assertThat(seen.moves()).hasSize(71);
    assertThat(seen.moves().stream().filter(move -> move.rated().isPresent())).isNotEmpty();
  }

  @Test
  void aPerfectOpponentWinsWhereItCan() {
    Exploration seen = explore("nim", "1 + 2 + 5");
    for (long seed = 0; seed < 20; seed++) {
      SumMove move = new Opponent(100).choose(seen, seed).orElseThrow();
      assertThat(move.rated().map(RatedMove::wins)).as("seed " + seed).isEqualTo(Optional.of(true));
      assertThat(new Opponent(100).choose(seen, seed)).hasValue(move);
    }
    assertThat(new Opponent(100).choose(explore("nim", "0"), 1)).isEmpty();
  }

  @Test
  void aBeginnerSeesOneMoveAheadAndNoFurther() {
    Opponent beginner = new Opponent(0, true);
    for (int seed = 0; seed < 30; seed++) {
      assertThat(beginner.choose(explore("nim", "4"), seed).orElseThrow().name())
          .isEqualTo("4 -> 0");
      assertThat(beginner.choose(explore("nim", "1 + 3"), seed).orElseThrow().play().text())
          .doesNotMatch("0 \\+ \\d|\\d \\+ 0|\\d");
    }
    assertThat(
            IntStream.range(0, 30)
                .mapToObj(
                    seed -> beginner.choose(explore("nim", "3 + 4 + 6"), seed).orElseThrow().name())
                .distinct()
                .count())
        .isGreaterThan(3);
  }

  @Test
  void anOpponentErrsAsOftenAsItSays() {
    Exploration seen = explore("nim", "1 + 2 + 500");
    int won = 0;
    for (long seed = 0; seed < 2_000; seed++) {
      SumMove move = new Opponent(60).choose(seen, seed).orElseThrow();
      won += move.rated().filter(RatedMove::wins).isPresent() ? 1 : 0;
    }
    assertThat(won).isBetween(1_100, 1_300);
  }
}
