package org.grundy.solvers.interpreter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.grundy.core.Budget;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.core.TuplePosition;
import org.grundy.rules.RandomRules;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Addend;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;
import org.grundy.solvers.binding.LoonyMethod;
import org.grundy.solvers.planner.Planner;
import org.grundy.solvers.play.DefinitionMethod;
import org.junit.jupiter.api.Test;

/// Random games whose moves bind the next one, alone and in sums with heaps of Nim: what both
/// methods say is what the language means. More of them by `-Dgrundy.random.games=10000`.
class InterpretedTurnsTest {
  private static final int GAMES = Integer.getInteger("grundy.random.games", 400);
  private static final long SEED = 20261125;
  private static final GameRules NIM =
      RulesParser.parse("nim", "game  Nim\nboard heap\nmove  n -> n - k where 1 <= k, k <= n\n");

  private final RandomRules games = new RandomRules(SEED);
  private final SplittableRandom random = new SplittableRandom(SEED);

  @Test
  void bothMethodsSayWhatTheLanguageMeans() {
    Map<String, Integer> seen = new TreeMap<>();
    for (int i = 0; i < GAMES; i++) {
      GameRules rules = games.binding(game(i));
      String text = RulesFormatter.format(rules);
      assertThat(RulesParser.parse("again", text).bonds()).as(text).isEqualTo(rules.bonds());
      List<Position> sum = new ArrayList<>();
      for (int summands = random.nextInt(1, 3); summands > 0; summands--) {
        sum.add(position(rules));
      }
      List<Integer> heaps = new ArrayList<>();
      for (int beside = random.nextInt(0, 3); beside > 0; beside--) {
        heaps.add(random.nextInt(4));
      }
      compare(rules, text, sum, heaps, seen);
    }
    assertThat(seen.get("loony")).isGreaterThan(GAMES / 10);
    for (String word : List.of("again", "entails", "where isolates", "except", "N", "P")) {
      assertThat(seen.getOrDefault(word, 0)).as(word).isGreaterThan(GAMES / 30);
    }
  }

  private void compare(
      GameRules rules,
      String text,
      List<Position> sum,
      List<Integer> heaps,
      Map<String, Integer> seen) {
    List<String> written =
        sum.stream().map(position -> PositionText.format(rules, position)).toList();
    InterpretedTurns.Answer truth = new InterpretedTurns(text).solve(written, heaps);
    List<Addend> addends = new ArrayList<>();
    sum.forEach(position -> addends.add(new Addend("game", rules, position)));
    heaps.forEach(size -> addends.add(new Addend("nim", NIM, new HeapPosition(size))));
    Planner planner = new Planner(List.of(new LoonyMethod(), new DefinitionMethod()));
    for (String method : List.of("loony", "definition")) {
      Plan plan = planner.decide(new Problem(addends), Optional.of(method)).plan();
      Solution solution = plan.solve(new Meter(Budget.ofThisProcess()));
      long[] moves = {0};
      solution.moves(_ -> moves[0]++);
      assertThat(
              new InterpretedTurns.Answer(
                  solution.outcome() == Outcome.N,
                  moves[0],
                  solution.winningMoves().longValueExact()))
          .as("%s of %s and heaps of %s%n%s", method, written, heaps, text)
          .isEqualTo(truth);
      if (method.equals("loony")) {
        seen.merge(solution.value().isEmpty() ? "loony" : "a number", 1, Integer::sum);
      }
    }
    for (String word : List.of("again", "entails", "where isolates", "except")) {
      seen.merge(word, text.contains(word) ? 1 : 0, Integer::sum);
    }
    seen.merge(truth.nextWins() ? "N" : "P", 1, Integer::sum);
  }

  private GameRules game(int number) {
    return switch (number % 6) {
      case 0 -> games.strip();
      case 1 -> games.heap();
      case 2 -> games.heaps();
      case 3 -> games.grid();
      default -> games.graph();
    };
  }

  private Position position(GameRules rules) {
    return switch (rules.board()) {
      case Board.Cells cells when cells.isRow() -> games.position(rules, 1, random.nextInt(1, 6));
      case Board.Cells _ -> games.position(rules, 2, random.nextInt(1, 3));
      case Board.Graph _ -> games.graph(rules, random.nextInt(1, 5), random.nextInt(6));
      case Board.Heap _ -> new HeapPosition(random.nextInt(9));
      case Board.Heaps(List<String> names, _) ->
          new TuplePosition(names.stream().map(_ -> (long) random.nextInt(4)).toList());
      case Board.HeapSet _, Board.Tiling _ -> throw new AssertionError(rules.board());
    };
  }
}
