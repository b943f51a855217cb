package org.grundy.solvers.component.planes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.BoardGames;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;
import org.grundy.solvers.planner.Planner;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The number of components that a dozen searches expand. A change that is not meant to alter the
/// search leaves them as they are; one that is meant to says here what it gains. Components of more
/// than 64 cells (Darkraft 12x12, Bacterial 10x10) are asked whether they are n, like all others,
/// where once all their options were valued. Those of more than 30 are begun best first: that gains
/// where plays are long.
class SearchSignatureTest {
  private record Signature(long value, long nodes) {}

  @ParameterizedTest
  @CsvSource({
    "Cram, 4x5, 2, 1103",
    "Cram, 5x6, 2, 40469",
    "Cram, 1x60, 2, 93",
    "Node Kayles, 5x5, 3, 94",
    "Node Kayles, 6x6, 0, 1203",
    "World of Darkraft, 8x8, 11, 737",
    "World of Darkraft, 12x12, 22, 3361",
    "Bacterial Tactics, 8x8, 0, 33",
    "Bacterial Tactics, 10x10, 0, 46",
    "L trominoes, 5x5, 1, 14",
    "Two colours, 4x4, 2, 2",
    "Limited rays with a wall, 4x4, 3, 20",
    "Notakto strip, 18, 2, 568"
  })
  void isWhatItWas(String game, String start, long value, long nodes) {
    GameRules rules =
        BoardGames.ALL.stream().filter(one -> one.title().equals(game)).findFirst().orElseThrow();
    Meter meter = new Meter(Budget.ofThisProcess());
    Solution solution =
        new Planner(List.of(new SearchMethod()))
            .decide(new Problem(rules, BoardGames.positions(rules, start)), Optional.empty())
            .plan()
            .solve(meter);
    assertThat(new Signature(solution.value().orElseThrow(), meter.statistics().nodes()))
        .isEqualTo(new Signature(value, nodes));
  }
}
