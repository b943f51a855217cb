package org.grundy.rules.derive.bound;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.core.GraphPosition;
import org.grundy.rules.RandomRules;
import org.grundy.rules.moves.GraphRuleset;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.WalkMove;
import org.junit.jupiter.api.Test;

final class GraphMeasureTest {
  private static final long SEED = 20261129;

  @Test
  void everyMoveLowersIt() {
    RandomRules random = new RandomRules(SEED);
    int moves = 0;
    for (int i = 0; i < 600; i++) {
      GameRules rules = i % 2 == 0 ? random.joining() : random.next();
      if (rules.board() instanceof Board.Graph && !walksForNothing(rules)) {
        moves += compare(rules, random.graph(rules, 1 + i % 6, i % 11));
      }
    }
    assertThat(moves).isGreaterThan(500);
  }

  private static boolean walksForNothing(GameRules rules) {
    return rules.rules().getFirst() instanceof WalkMove walk
        && walk.deletes() == WalkMove.Deletes.NOTHING;
  }

  private static int compare(GameRules rules, GraphPosition position) {
    GraphMeasure measure = GraphMeasure.of(rules);
    int[] moves = {0};
    GraphRuleset.of(rules)
        .optionSums(
            position,
            (left, _) -> {
              moves[0]++;
              assertThat(left.stream().mapToLong(measure::longestPlay).sum())
                  .as("%s of %s", left, RulesFormatter.format(rules))
                  .isLessThan(measure.longestPlay(position));
            });
    return moves[0];
  }
}
