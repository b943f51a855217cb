package org.grundy.solvers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.grundy.core.Budget;
import org.grundy.core.GridPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.rules.RandomRules;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.planner.Planner;
import org.grundy.solvers.sequence.StartSequence;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Rings, by every method that is sound for them, against the definition.
class RingMethodsTest {
  private static GameRules ring(String lines) {
    return BoardGames.game("game Ring\nboard ring\n" + lines);
  }

  static List<GameRules> games() {
    return List.of(
        ring("cells o .\nmove o -> .\nmove [ o o ] -> [ . . ]\nstart fill o\n"),
        ring("cells o .\nmove [ o o ] -> [ . . ]\nstart fill o\n"),
        ring("cells . X\nmove . -> X\nwin [ X X X ]\nstart fill .\n"),
        ring("cells . X\nmove . -> X\nwin [ X X ]\nstart fill .\n"),
        ring("cells . A B\nmove . -> A\nmove . -> B\navoid [ A A ]\navoid [ B B ]\nstart fill .\n"),
        ring("cells . # x\nmove . -> # along E W up to 1 over . -> x\nstart fill .\n"),
        ring("cells . # x\nmove . -> # along E W over . -> x\nstart fill .\n"),
        ring("cells o x #\nmove o -> # along E over x -> # forbid o #\n"),
        ring("cells o x #\nmove o -> # along (0,2) (0,-3) over x # -> # forbid o\n"),
        ring("cells o x #\nmove o -> # along (0,3) up to 2 over x -> # forbid o x #\n"),
        ring("cells o x #\nmove o -> # along (0,17) over o -> x\n"),
        ring("cells o x #\nmove o -> # flood (0,-23) over o -> x\n"),
        ring(
            """
            cells o . ,
            move [ o o o ] -> [ . . . ]
            move [ o * o ] -> [ , * , ]
            start fill o
            """),
        ring("cells o i .\nmove [ o o ] -> [ i . ]\nmove [ i o ] -> [ . . ]\nstart fill o\n"));
  }

  @ParameterizedTest
  @MethodSource("games")
  void ringsAreAsTheirDefinition(GameRules rules) {
    holdAgainstTheDefinition(rules);
  }

  /// Under misère play by the components that rings come apart into, and whole rings up to turns.
  @ParameterizedTest
  @MethodSource("games")
  void misereRingsAreAsTheirDefinition(GameRules rules) {
    holdAgainstTheDefinition(BoardGames.game(RulesFormatter.format(rules) + "play misere\n"));
  }

  private static void holdAgainstTheDefinition(GameRules rules) {
    SplittableRandom random = new SplittableRandom(3);
    int glyphs = rules.cells().size();
    for (int n = 1; n <= 9; n++) {
      for (int draw = 0; draw < 6; draw++) {
        byte[] cells = new byte[n];
        for (int i = 0; i < n && draw > 0; i++) {
          cells[i] = (byte) (random.nextInt(3) > 0 ? 0 : random.nextInt(glyphs));
        }
        List<Position> sum = new ArrayList<>(List.of(GridPosition.wrap(1, n, cells)));
        if (draw == 5) {
          sum.add(GridPosition.wrap(1, 3, new byte[3]));
        }
        if (!new Problem(rules, sum).isOver()) {
          assertThat(Comparison.everySoundMethodAgrees(rules, sum)).contains("search");
        }
      }
    }
  }

  /// The terms of rings filled with one glyph, and their period, against the rings one by one.
  @ParameterizedTest
  @MethodSource("games")
  void sequencesOfRingsAreTheirValues(GameRules rules) {
    Optional<StartSequence> starts = StartSequence.of(rules);
    Meter meter = new Meter(Budget.ofThisProcess());
    for (int n = 1; n <= 16 && starts.isPresent(); n++) {
      List<Position> ring = List.of(GridPosition.wrap(1, n, new byte[n]));
      String method = n <= 8 ? "definition" : "search";
      Plan plan = Planner.standard().decide(new Problem(rules, ring), Optional.of(method)).plan();
      assertThat(starts.get().value(n, meter))
          .as("%d cells of %s", n, rules.rules())
          .isEqualTo(plan.value(meter).orElseThrow());
    }
  }

  @Test
  void theRingOfDawsonsKaylesHasTheProvedPeriodOfTheStrip() {
    StartSequence starts = StartSequence.of(games().get(1)).orElseThrow();
    starts.value(3_000, new Meter(Budget.ofThisProcess()));
    starts.sequence().searchPeriod(new Meter(Budget.ofThisProcess()));
    assertThat(starts.period().orElseThrow().periodicity().period()).isEqualTo(34);
  }

  /// A ring of 24 in misère Kayles: after one move a strip is left, which is a heap.
  @Test
  void misereRingsOfKaylesAreTheStripsThatAMoveLeaves() {
    GameRules ring = BoardGames.game(RulesFormatter.format(games().getFirst()) + "play misere\n");
    GameRules kayles = BoardGames.game("game Kayles\nboard heap\ncode 0.77\nplay misere\n");
    for (int n = 3; n <= 24; n++) {
      boolean wins = false;
      for (int left = n - 2; left < n; left++) {
        wins |= outcome(kayles, new HeapPosition(left)) == Outcome.P;
      }
      assertThat(outcome(ring, GridPosition.wrap(1, n, new byte[n])))
          .as("a ring of %d", n)
          .isEqualTo(wins ? Outcome.N : Outcome.P);
    }
  }

  private static Outcome outcome(GameRules rules, Position position) {
    Problem problem = new Problem(rules, List.of(position));
    return Planner.standard()
        .decide(problem, Optional.empty())
        .plan()
        .solve(new Meter(Budget.ofThisProcess()))
        .outcome();
  }

  @Test
  void randomRingsAreAsTheirDefinition() {
    RandomRules games = new RandomRules(11);
    Map<String, Integer> solved = new TreeMap<>();
    for (int i = 0; i < 1_500; i++) {
      GameRules rules = games.ring();
      List<Position> sum = new ArrayList<>();
      sum.add(games.position(rules, 1, 1 + i % 8));
      if (i % 5 == 0) {
        sum.add(games.position(rules, 1, 1 + i % 4));
      }
      Comparison.everySoundMethodAgrees(rules, sum)
          .forEach(method -> solved.merge(method, 1, Integer::sum));
    }
    assertThat(solved.get("search")).isGreaterThan(1_000);
    assertThat(solved.get("sequence")).isGreaterThan(100);
  }
}
