package org.grundy.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.grundy.core.HeapPosition;
import org.grundy.core.Position;
import org.grundy.rules.moves.LiteralMoves;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.PatternLine;
import org.junit.jupiter.api.Test;

/// What is told of a comparison that fails is the part that makes it fail, and little else.
class ShrinkerTest {
  private static void hold(
      String rules, String sum, BiConsumer<GameRules, List<Position>> comparison) {
    GameRules read = RulesParser.parse("test", rules);
    Shrinker.holds(read, PositionText.parse(read, "test", sum, 1), comparison);
  }

  @Test
  void whatHoldsIsComparedOnce() {
    List<GameRules> compared = new ArrayList<>();
    hold("game G\nboard heap\ntake 1..3\n", "5 + 7", (rules, _) -> compared.add(rules));
    assertThat(compared).hasSize(1);
  }

  /// A fault that needs a line to avoid, a move that changes `o`, and a board with an `o`.
  @Test
  void linesAlternativesAndCellsThatDoNotMatterAreLeftOut() {
    String rules =
        """
        game  Large
        board grid
        cells . o #
        move  . -> # along N E S W over . -> #
        move  [ o . | * # ] -> [ # # | * # ] rotate mirror
        move  o -> #
        avoid [ # # | # # ] rotate
        play  misere
        start random . o #
        expect 2x3 wins
        """;
    BiConsumer<GameRules, List<Position>> comparison =
        (game, sum) -> {
          boolean[] changed = {false};
          String before = PositionText.format(game, sum.getFirst());
          LiteralMoves.of(game)
              .options(
                  sum.getFirst(),
                  option ->
                      changed[0] |=
                          PositionText.format(game, option.sum().getFirst()).contains("#"));
          if (!game.patterns(PatternLine.Effect.AVOID).isEmpty()
              && before.contains("o")
              && changed[0]) {
            fail("a fault");
          }
        };
    assertThatThrownBy(() -> hold(rules, "..o#|.oo#|#..# + ..o", comparison))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("a fault")
        .satisfies(failure -> {
          String told = String.valueOf(failure.getMessage());
          String smallest = told.substring(told.indexOf("smallest"));
          assertThat(smallest).contains("avoid").doesNotContain("misere", "expect", "rotate", "+");
          assertThat(smallest.lines().filter(line -> line.startsWith("move"))).hasSize(1);
          assertThat(smallest.lines().findFirst().orElseThrow()).matches(".*: . of");
        });
  }

  @Test
  void conditionsAndNumbersAreMadeLess() {
    String rules =
        """
        game  Pairs
        board heaps a b
        move  (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) where k >= 1, k <= 7
        move  (a,b) -> (a-1,b) where 2 divides a, a >= 1
        """;
    assertThatThrownBy(() ->
            hold(
                rules,
                "(9,12)",
                (game, sum) -> {
                  List<Position> options = new ArrayList<>();
                  LiteralMoves.of(game)
                      .options(sum.getFirst(), option -> options.addAll(option.sum()));
                  assertThat(options).isEmpty();
                }))
        .hasMessageContaining("The smallest found: (")
        .satisfies(failure -> {
          String told = String.valueOf(failure.getMessage());
          String smallest = told.substring(told.indexOf("smallest"));
          assertThat(smallest.lines().filter(line -> line.startsWith("move"))).hasSize(1);
          assertThat(smallest)
              .doesNotContain("|", "divides")
              .containsPattern("found: \\([01],[01]\\)");
        });
  }

  /// Faults of random games are found, whatever their kind.
  @Test
  void everyKindOfRandomGameShrinks() {
    RandomRules games = new RandomRules(5);
    for (int i = 0; i < 60; i++) {
      GameRules rules = games.next();
      List<Position> sum = List.of(games.position(rules));
      assertThatThrownBy(() -> Shrinker.holds(rules, sum, (_, _) -> fail("always")))
          .isInstanceOf(AssertionError.class)
          .hasMessageContaining("always");
    }
  }

  @Test
  void aHeapShrinksToTheLeastThatFails() {
    assertThatThrownBy(() ->
            hold(
                "game G\nboard heap n\nmove n -> n-k where 1 <= k, k <= 3\ntake 5\n",
                "40 + 3",
                (_, sum) ->
                    assertThat(sum)
                        .allSatisfy(one -> assertThat(((HeapPosition) one).size()).isLessThan(6))))
        .hasMessageContaining("The smallest found: 6 of");
  }
}
