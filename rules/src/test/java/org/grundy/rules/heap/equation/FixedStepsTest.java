package org.grundy.rules.heap.equation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.EquationMove;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Steps are told where they are the same from all heaps, and of no other moves.
class FixedStepsTest {
  private static Optional<Set<List<Long>>> steps(String moves) {
    return FixedSteps.of(
        RulesParser.parse("steps", "game S\nboard heaps a b\nmove " + moves + "\n").rules().stream()
            .map(EquationMove.class::cast)
            .toList());
  }

  @Test
  void choicesAreRunThrough() {
    assertThat(steps("(a,b) -> (a-1,b) | (a-i,b-2*j) where i in {0,4}, 1 <= j <= 2").orElseThrow())
        .containsExactlyInAnyOrder(
            List.of(1L, 0L), List.of(0L, 2L), List.of(4L, 2L), List.of(0L, 4L), List.of(4L, 4L));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // any number
        "(a,b) -> (a-k,b) where k >= 1",
        // sizes are asked for, or change in another way
        "(a,b) -> (a-1,b) where a > b",
        "(a,b) -> (a-k,b) where 1 <= k <= 2, k != b",
        "(a,b) -> (b-1,a)",
        "(a,b) -> (a/2,b) where a >= 1",
        "(a,b) -> (a-1,b) + (a-1,b)",
        "(a,b) -> (0,b-1)",
        // a size grows
        "(a,b) -> (a-2,b+1)",
        // a position is left out
        "(a,b) -> (a-1,b) except (3,3)",
        // too many
        "(a,b) -> (a-k,b) where 1 <= k <= 100",
      })
  void othersHaveNone(String moves) {
    assertThat(steps(moves)).isEmpty();
  }
}
