package org.grundy.solvers.product;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.TuplePosition;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Comparison;
import org.grundy.solvers.Method;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.planner.Planner;
import org.grundy.solvers.play.DefinitionMethod;
import org.grundy.solvers.sequence.SequenceMethod;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Sizes that do not move together are told from the rules, and only they; such positions are sums.
class SizesApartTest {
  private static final String NIM = "move (a,b,c) -> (a-k,b,c) | (a,b-k,c) | (a,b,c-k) for k >= 1";

  private final Method method =
      new SingleHeapsMethod(Joining.SUM, List.of(new SequenceMethod(), new DefinitionMethod()));

  private static GameRules game(String moves) {
    return RulesParser.parse("apart", "game A\nboard heaps a b c\n" + moves + "\n");
  }

  private static TuplePosition sizes(Long... sizes) {
    return new TuplePosition(List.of(sizes));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        NIM,
        // of the large ones few can be reached
        "move (a,b,c) -> (a/2,b,c) where a >= 1\nmove (a,b,c) -> (a,b-1,c)",
        // a size without a move; lines of one size
        "move (a,b,c) -> (a-k,b,c) where 1 <= k <= 3\nmove (a,b,c) -> (a,b,c/2) where c >= 1",
        "move (a,b,c) -> (a-1,b,c) | (a,b-k,c) where 1 <= k <= 2\nmove (a,b,c) -> (a-3,b,c)",
        "move (a,b,c) -> (a,b,x) where x < c, 2 divides c - x",
        "move (a,b,c) -> (a,b-2,c) where b != 3 | (a,b,c-k) where k in primes",
      })
  void valuesAndMovesAreThoseOfTheDefinition(String moves) {
    GameRules rules = game(moves);
    for (long a = 0; a < 5; a++) {
      for (long b = 0; b < 5; b++) {
        assertThat(Comparison.agrees(method, rules, List.of(sizes(a, b, 4L), sizes(b, 2L, a))))
            .as("%d %d", a, b)
            .isTrue();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // two sizes change; one asks another, in the size, in a condition, by a number
        "move (a,b,c) -> (a-1,b-1,c)",
        "move (a,b,c) -> (min(a-1,b),b,c)",
        "move (a,b,c) -> (a-1,b,c) where b >= 1",
        "move (a,b,c) -> (a-k,b,c) where k >= 1, k + b <= 3",
        // one grows
        "move (a,b,c) -> (a+k,b,c) where 1 <= k <= 3, a + k <= 9\nmove (a,b,c) -> (a,b-1,c)",
        // sizes change their places
        "move (a,b,c) -> (b,a-1,c)",
        // several components, ends, exceptions, misère play
        "move (a,b,c) -> (a-1,b,c) + (0,0,0)",
        NIM + "\nwin where a = 2",
        NIM + " except (1,1,1)",
        NIM + "\nplay misere",
      })
  void sizesThatMoveTogetherAreRefused(String moves) {
    assertThat(method.consider(new Problem(game(moves), List.of(sizes(1L, 2L, 3L)))))
        .isInstanceOf(Method.Verdict.Unsound.class);
  }

  @Test
  void sizesMayBeAsLargeAsTheHeapsAllow() {
    Problem problem =
        new Problem(game(NIM), List.of(sizes(1_000_000_000_000L, 999_999_999_999L, 7L)));
    Plan plan = Planner.standard().decide(problem, Optional.empty()).plan();
    assertThat(plan.method()).isEqualTo("apart");
    assertThat(plan.value(new Meter(Budget.ofNodes(1_000, 1L << 24))))
        .isEqualTo(OptionalLong.of(1_000_000_000_000L ^ 999_999_999_999L ^ 7L));
  }
}
