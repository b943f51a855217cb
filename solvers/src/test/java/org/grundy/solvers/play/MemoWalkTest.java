package org.grundy.solvers.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.Move;
import org.grundy.core.Option;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.core.Ruleset;
import org.grundy.rules.moves.HeapRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.BoardGames;
import org.grundy.solvers.Method.Verdict;
import org.grundy.solvers.Problem;
import org.junit.jupiter.api.Test;

class MemoWalkTest {
  private static final long MEGABYTE = 1 << 20;

  /// Numbers; a move subtracts one of the counts.
  private static Ruleset<Integer> subtraction(int... counts) {
    return (position, sink) -> {
      for (int count : counts) {
        if (count <= position) {
          sink.accept(new Option<>(Move.named("take " + count), List.of(position - count)));
        }
      }
    };
  }

  private static Meter meter(long bytes) {
    return new Meter(Budget.ofBytes(bytes));
  }

  @Test
  void valuesOfSubtractionGamesAreTheirRemainders() {
    Recursion<Integer> recursion = new Recursion<>(subtraction(1, 2, 3), meter(MEGABYTE), 16);
    for (int n = 0; n < 50; n++) {
      assertThat(recursion.value(n)).isEqualTo(n % 4);
    }
    assertThat(recursion.valueOfSum(List.of(7, 5))).isEqualTo(3 ^ 1);
  }

  @Test
  void aLongPlayDoesNotOverflowTheStack() {
    int start = 200_000;
    assertThat(new Recursion<>(subtraction(1), meter(100 * MEGABYTE), 16).value(start)).isZero();
    LiteralPlay<Integer> misere =
        new LiteralPlay<>(subtraction(1), Play.MISERE, meter(100 * MEGABYTE), 16);
    assertThat(misere.nextPlayerWins(List.of(start))).isTrue();
  }

  /// A position with endlessly many options, each of which is new.
  @Test
  void aBudgetHoldsInsideOfOnePosition() {
    long[] handedOut = {0};
    Ruleset<Long> endless =
        (position, sink) -> {
          while (true) {
            handedOut[0]++;
            sink.accept(new Option<>(Move.named("on"), List.of(position + handedOut[0])));
          }
        };
    assertThatThrownBy(() -> new Recursion<>(endless, meter(MEGABYTE), 16).value(0L))
        .isInstanceOf(BudgetSpentException.class);
    assertThat(handedOut[0]).isLessThan(20_000);
    LiteralPlay<Long> play = new LiteralPlay<>(endless, Play.NORMAL, meter(MEGABYTE), 16);
    assertThatThrownBy(() -> play.nextPlayerWins(List.of(0L)))
        .isInstanceOf(BudgetSpentException.class);
  }

  @Test
  void cancellingHoldsInsideOfOnePosition() {
    Meter meter = meter(Long.MAX_VALUE);
    Ruleset<Long> endless =
        (position, sink) -> {
          for (long next = 1; ; next++) {
            if (next == 5_000) {
              meter.cancel();
            }
            sink.accept(new Option<>(Move.named("on"), List.of(next)));
          }
        };
    assertThatThrownBy(() -> new Recursion<>(endless, meter, 16).value(0L))
        .isInstanceOf(BudgetSpentException.class);
  }

  /// Three thousand million moves.
  @Test
  void aBudgetHoldsInsideOfOneTuple() {
    GameRules wythoff =
        BoardGames.game(
            """
            game  Wythoff
            board heaps a b
            move  (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 1
            """);
    assertThatThrownBy(() -> solve(wythoff, "(1000000000,1000000000)", meter(MEGABYTE)))
        .isInstanceOf(BudgetSpentException.class);
  }

  /// A search through 10^9 numbers that finds no move, as no square is twice another.
  @Test
  void whoLooksForMovesInVainCanBeStopped() {
    GameRules fruitless =
        BoardGames.game(
            """
            game  Fruitless
            board heap n
            move  n -> n - 1 where 1 <= a <= n, 1 <= b <= n, a * a = 2 * b * b
            """);
    Meter meter = meter(MEGABYTE);
    meter.cancel();
    assertThatThrownBy(() ->
            meter.during(() -> {
              HeapRuleset.of(fruitless).optionSums(new HeapPosition(1_000_000_000), (_, _) -> {});
              return true;
            }))
        .isInstanceOf(BudgetSpentException.class);
  }

  @Test
  void optionsThatWereLookedAtGiveTheirMemoryBack() {
    Ruleset<Integer> many =
        (position, sink) -> {
          for (int i = 0; i < 100 && position > 0; i++) {
            sink.accept(new Option<>(Move.named("to " + i), List.of(position - 1)));
          }
        };
    Meter meter = meter(10 * MEGABYTE);
    new Recursion<>(many, meter, 16).value(1_000);
    assertThat(10 * MEGABYTE - meter.bytesLeft()).isEqualTo(1_001 * 80);
  }

  private static Outcome solve(GameRules rules, String position, Meter meter) {
    Problem problem = new Problem(rules, BoardGames.positions(rules, position));
    if (new DefinitionMethod().consider(problem) instanceof Verdict.Sound(var plan)) {
      return plan.solve(meter).outcome();
    }
    throw new AssertionError("not sound");
  }
}
