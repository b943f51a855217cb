package org.grundy.solvers.interpreter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.grundy.core.Position;
import org.grundy.rules.RandomRules;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.PlacementGames;
import org.grundy.solvers.Problem;
import org.grundy.solvers.interpreter.MoveWalk.Generator;
import org.junit.jupiter.api.Test;

/// Plays of up to three moves from random starts of random games, as every generator of moves lists
/// them: after each ply the same positions are reached, and those that list each move once count as
/// many plays. A generator that changes a move differs at the first ply where that matters.
class PerftTest {
  private static final int GAMES = 500;
  private static final int DEPTH = 3;

  /// Games with more plays are left out.
  private static final long MOST_PLAYS = 20_000;

  /// By generator: of so many games at least it lists some move.
  private static final Map<Generator, Integer> LEAST =
      Map.of(
          Generator.SUMS, 350,
          Generator.INTERPRETER, 350,
          Generator.HEAP_OPTIONS, 100,
          Generator.OPTION_LINES, 40,
          Generator.PACKED_BOARD, 100,
          Generator.MOVE_TABLE, 80);

  private final RandomRules games = new RandomRules(20261124);
  private final SplittableRandom random = new SplittableRandom(20261124);
  private final Map<Generator, Integer> compared = new TreeMap<>();

  @Test
  void everyGeneratorListsTheSamePlays() {
    for (int i = 0; i < GAMES; i++) {
      switch (i % 5) {
        case 0 -> {
          GameRules rules = PlacementGames.ALL.get(i / 5 % PlacementGames.ALL.size());
          int rows = rules.board().isRow() ? 1 : random.nextInt(1, 4);
          compare(rules, PlacementGames.random(rules, rows, random.nextInt(2, 5), random));
        }
        case 1 -> compareAny(games.heap());
        case 2 -> compareAny(games.heaps());
        default -> compareAny(games.next());
      }
    }
    LEAST.forEach((generator, least) ->
        assertThat(compared.getOrDefault(generator, 0))
            .as("%s", generator)
            .isGreaterThanOrEqualTo(least));
  }

  private void compareAny(GameRules rules) {
    compare(rules, games.position(rules));
  }

  private void compare(GameRules drawn, Position start) {
    String text = withoutExpectations(drawn);
    GameRules rules = RulesParser.parse("test", text);
    MoveWalk<List<Position>> reference = MoveWalk.byTheRules(rules);
    if (new Problem(rules, List.of(start)).isOver()
        || reference.plays(List.of(start), DEPTH, MOST_PLAYS) > MOST_PLAYS) {
      return;
    }
    for (Generator generator : LEAST.keySet()) {
      MoveWalk.of(generator, rules, text, start)
          .ifPresent(walk -> {
            String what =
                "%s, %s of%n%s".formatted(generator, PositionText.format(rules, start), text);
            compare(walk, reference, start, what);
            if (reference.plays(List.of(start), 1, MOST_PLAYS) > 0) {
              compared.merge(generator, 1, Integer::sum);
            }
          });
    }
  }

  private static String withoutExpectations(GameRules rules) {
    return RulesFormatter.format(rules)
        .lines()
        .filter(line -> !line.startsWith("expect"))
        .collect(Collectors.joining("\n", "", "\n"));
  }

  private static <K> void compare(
      MoveWalk<K> walk, MoveWalk<List<Position>> reference, Position start, String what) {
    Set<List<Position>> reached = Set.of(List.of(start));
    Set<K> found = Set.of(walk.key(List.of(start)));
    for (int ply = 1; ply <= DEPTH; ply++) {
      reached = reference.afterAll(reached);
      found = walk.afterAll(found);
      if (walk.keepsPositions()) {
        assertThat(found)
            .as("after %d moves by %s", ply, what)
            .isEqualTo(reached.stream().map(walk::key).collect(Collectors.toSet()));
      }
      if (walk.listsEachMoveOnce()) {
        assertThat(walk.plays(walk.key(List.of(start)), ply, MOST_PLAYS))
            .as("plays of %d moves by %s", ply, what)
            .isEqualTo(reference.plays(List.of(start), ply, MOST_PLAYS));
      }
    }
  }
}
