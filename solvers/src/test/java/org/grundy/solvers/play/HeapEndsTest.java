package org.grundy.solvers.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import org.grundy.core.Budget;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.core.TuplePosition;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;
import org.grundy.solvers.planner.Planner;
import org.junit.jupiter.api.Test;

/// `win where` and `lose where` on heaps, against a play that is written out here.
class HeapEndsTest {
  private static final long SEED = 20261122;

  /// A sum of heaps that move by taking 1 to `most`, or splitting where that is allowed.
  private record Plain(
      int most,
      boolean splits,
      boolean misere,
      Predicate<Integer> wins,
      Predicate<Integer> loses,
      Map<List<Integer>, Boolean> known) {
    /// Whether the next player wins a sum in which nothing is over yet.
    boolean isWon(List<Integer> sum) {
      List<Integer> sorted = sum.stream().sorted().toList();
      Boolean found = known.get(sorted);
      if (found == null) {
        found = play(sorted);
        known.put(sorted, found);
      }
      return found;
    }

    private boolean play(List<Integer> sum) {
      boolean moves = false;
      for (int i = 0; i < sum.size(); i++) {
        for (List<Integer> left : options(sum.get(i))) {
          moves = true;
          if (left.stream().anyMatch(wins)) {
            return true;
          }
          List<Integer> after = new ArrayList<>(sum);
          after.subList(i, i + 1).clear();
          after.addAll(left);
          if (left.stream().noneMatch(loses) && !isWon(after)) {
            return true;
          }
        }
      }
      return !moves && misere;
    }

    private List<List<Integer>> options(int heap) {
      List<List<Integer>> options = new ArrayList<>();
      for (int taken = 1; taken <= Math.min(most, heap); taken++) {
        options.add(List.of(heap - taken));
      }
      for (int part = 1; splits && 2 * part <= heap; part++) {
        options.add(List.of(part, heap - part));
      }
      return options;
    }
  }

  private static Outcome outcome(GameRules rules, List<? extends Position> sum) {
    return solution(rules, sum).outcome();
  }

  private static Solution solution(GameRules rules, List<? extends Position> sum) {
    return Planner.standard()
        .decide(new Problem(rules, sum), Optional.empty())
        .plan()
        .solve(new Meter(Budget.ofThisProcess()));
  }

  @Test
  void sumsOfHeapsEndAsTheConditionsSay() {
    Random random = new Random(SEED);
    for (int game = 0; game < 40; game++) {
      int most = 1 + random.nextInt(3);
      int won = random.nextInt(9);
      int lost = random.nextInt(9);
      boolean splits = random.nextBoolean();
      boolean misere = random.nextInt(4) == 0;
      boolean loses = !misere && random.nextBoolean();
      String text =
          "game A\nboard heap\ntake 1..%d\n%swin where n = %d\n%s%s"
              .formatted(
                  most,
                  splits ? "move n -> a + b where a + b = n, 1 <= a <= b\n" : "",
                  won,
                  loses ? "lose where n = " + lost + "\n" : "",
                  misere ? "play misere\n" : "");
      GameRules rules = RulesParser.parse("random", text);
      Plain plain =
          new Plain(
              most,
              splits,
              misere,
              n -> n == won,
              n -> loses && n == lost && n != won,
              new HashMap<>());
      for (int a = 0; a <= 8; a++) {
        for (int b = 0; b <= a; b++) {
          List<Integer> sum = List.of(a, b);
          Outcome expected =
              sum.stream().anyMatch(plain.wins)
                  ? Outcome.P
                  : sum.stream().anyMatch(plain.loses) || plain.isWon(sum) ? Outcome.N : Outcome.P;
          assertThat(outcome(rules, List.of(new HeapPosition(a), new HeapPosition(b))))
              .as("seed %d: %s of %d + %d", SEED, text, a, b)
              .isEqualTo(expected);
        }
      }
    }
  }

  /// Codeforces 1458 E, Nim Shortcuts, with its sample: a player to move from a shortcut loses.
  @Test
  void nimShortcuts() {
    GameRules rules =
        RulesParser.parse(
            "shortcuts",
            """
            game  Nim Shortcuts
            board heaps a b
            move  (a,b) -> (a-k,b) | (a,b-k) for k >= 1
            win   where a = 3, b = 0
            win   where a = 0, b = 1
            win   where a = 2, b = 2
            """);
    long[][] starts = {{0, 0}, {1, 1}, {2, 2}, {3, 3}, {5, 4}};
    List<Outcome> outcomes = new ArrayList<>();
    for (long[] start : starts) {
      outcomes.add(outcome(rules, List.of(new TuplePosition(List.of(start[0], start[1])))));
    }
    assertThat(outcomes).containsExactly(Outcome.P, Outcome.N, Outcome.P, Outcome.N, Outcome.P);
  }

  /// A sum with a position that is over is over as a whole, and has no value.
  @Test
  void whatIsOverEndsTheSum() {
    GameRules rules =
        RulesParser.parse(
            "a", "game A\nboard heap\ntake 1..2\nwin where n = 4\nlose where n = 3\n");
    Solution lost = solution(rules, List.of(new HeapPosition(3), new HeapPosition(9)));
    assertThat(lost.outcome()).isEqualTo(Outcome.N);
    assertThat(lost.value()).isEmpty();
    Solution won = solution(rules, List.of(new HeapPosition(3), new HeapPosition(4)));
    assertThat(won.outcome()).isEqualTo(Outcome.P);
  }
}
