package org.grundy.solvers.decided;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.core.TuplePosition;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.BoardGames;
import org.grundy.solvers.Comparison;
import org.grundy.solvers.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Wythoff's game and its kin, pair by pair, against the plain recursion.
class WythoffGameTest {
  private static final String ALONE = "(a-k,b) | (a,b-k) for k >= 1";
  private static final GameRules WYTHOFF =
      game("move (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 1");

  private final DecidedMethod method = new DecidedMethod();

  private static GameRules game(String moves) {
    return BoardGames.game("game W\nboard heaps a b\n" + moves + "\n");
  }

  private static TuplePosition heaps(long a, long b) {
    return new TuplePosition(List.of(a, b));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "move (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 1",
        "move (a,b) -> (a-k,b-k) for k >= 1\nmove (a,b) -> (a,b-k) for k >= 1\n"
            + "move (a,b) -> (a-k,b) for k >= 1",
        "move (a,b) -> (a-i,b-j) for i >= 1, j >= 1, i < j + 2, j < i + 2\nmove (a,b) -> " + ALONE,
        "move (a,b) -> (a-i,b-j) for i >= 1, j >= 1, i < j + 3, j < i + 3\nmove (a,b) -> " + ALONE,
        "move (a,b) -> (a-i,b-j) for i >= 1, j >= 1, i < 2*j + 1, j < 2*i + 1\nmove (a,b) -> "
            + ALONE,
        "move (a,b) -> (a-i,b-j) for i >= 1, j >= 1, i < 3*j + 2, j < 3*i + 2\nmove (a,b) -> "
            + ALONE,
      })
  void agreesWithTheDefinition(String moves) {
    GameRules rules = game(moves);
    for (int a = 0; a <= 13; a++) {
      for (int b = 0; b <= 13; b++) {
        List<Position> sum = List.of(heaps(a, b));
        assertThat(Comparison.agrees(method, rules, sum)).isTrue();
        assertThat(Decided.of(new Problem(rules, sum)).orElseThrow())
            .matches(decided -> decided.wins().isEmpty() == (decided.outcome() == Outcome.P));
      }
    }
  }

  @Test
  void sumsOfLostPairsAndOneMoreAreSettled() {
    for (List<Position> sum :
        List.<List<Position>>of(
            List.of(heaps(1, 2), heaps(3, 5)),
            List.of(heaps(1, 2), heaps(4, 5)),
            List.of(heaps(2, 2), heaps(2, 1)))) {
      assertThat(Comparison.agrees(method, WYTHOFF, sum)).isTrue();
    }
    assertThat(method.consider(new Problem(WYTHOFF, List.of(heaps(3, 3), heaps(4, 5)))))
        .isInstanceOf(DecidedMethod.Verdict.Unsound.class);
  }

  /// Fibonacci numbers that follow each other are lost where the smaller has an odd number; by
  /// floating point they would not be told apart from their neighbours.
  @ParameterizedTest
  @CsvSource({
    "100000, 150001, N",
    "2971215073, 4807526976, N",
    "4807526976, 7778742049, P",
    "2880067194370816120, 4660046610375530309, P",
    "4660046610375530309, 2880067194370816120, P",
    "2880067194370816120, 4660046610375530308, N",
    "9223372036854775806, 9223372036854775805, N",
  })
  void heapsOfAnySize(long a, long b, Outcome outcome) {
    Decided decided = Decided.of(new Problem(WYTHOFF, List.of(heaps(a, b)))).orElseThrow();
    assertThat(decided.outcome()).isEqualTo(outcome);
    assertThat(decided.wins().isEmpty()).isEqualTo(outcome == Outcome.P);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "move (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-2*k) for k >= 1",
        "move (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 2",
        "move (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for 1 <= k <= 9",
        "move (a,b) -> (a-k,b) | (a-k,b-k) for k >= 1",
        "move (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 1\nplay misere",
        "move (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 1\nwin where a = 3, b = 3",
      })
  void nearMissesAreRefused(String moves) {
    for (int a = 0; a <= 6; a++) {
      for (int b = 1; b <= 6; b++) {
        assertThat(Decided.of(new Problem(game(moves), List.of(heaps(a, b))))).isEmpty();
      }
    }
  }
}
