package org.grundy.solvers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.grundy.core.HeapPosition;
import org.grundy.core.Position;
import org.grundy.core.TuplePosition;
import org.grundy.rules.RandomRules;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.component.placement.PlacementMethod;
import org.grundy.solvers.component.planes.SearchMethod;
import org.grundy.solvers.cut.CutMethod;
import org.grundy.solvers.play.genus.GenusMethod;
import org.grundy.solvers.sequence.SequenceMethod;
import org.grundy.solvers.walk.WalkMethod;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Random games of every kind: each method that calls itself sound says what the definition says.
class EveryMethodTest {
  private static final List<Method> METHODS =
      List.of(
          new WalkMethod(),
          CutMethod.ofWholeBoards(),
          CutMethod.ofRegions(),
          new SequenceMethod(),
          new GenusMethod(),
          new PlacementMethod(),
          new SearchMethod(),
          SearchMethod.walking());

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void agreesWithTheDefinitionOnRandomGames(long seed) {
    RandomRules games = new RandomRules(seed);
    SplittableRandom random = new SplittableRandom(seed);
    Map<String, Integer> sound = new TreeMap<>();
    for (int i = 0; i < 150; i++) {
      GameRules rules = games.next();
      List<Position> sum = sum(rules, games, random);
      for (Method method : METHODS) {
        if (Comparison.agrees(method, rules, sum)) {
          sound.merge(method.name(), 1, Integer::sum);
        }
      }
    }
    assertThat(sound).containsKeys("walk", "sequence", "search");
  }

  private static List<Position> sum(GameRules rules, RandomRules games, SplittableRandom random) {
    List<Position> sum = new ArrayList<>();
    for (int part = random.nextInt(1, 3); part > 0; part--) {
      sum.add(
          switch (rules.board()) {
            case Board.Grid() -> games.position(rules, random.nextInt(1, 4), random.nextInt(1, 4));
            case Board.Strip() -> games.position(rules, 1, random.nextInt(1, 8));
            case Board.Graph _ -> games.graph(rules, random.nextInt(1, 6), random.nextInt(0, 8));
            case Board.Heap heap -> new HeapPosition(random.nextInt(15));
            case Board.Heaps(List<String> names) ->
                new TuplePosition(names.stream().map(name -> (long) random.nextInt(6)).toList());
            case Board.Tiling() -> throw new AssertionError("no random tiling games");
          });
    }
    return sum;
  }
}
