package org.grundy.solvers.component.placement;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.PlacementGames;
import org.grundy.solvers.Solution;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The number of components that a dozen searches expand. A change that is not meant to alter the
/// search leaves them as they are; one that is meant to says here what it gains. Components of more
/// than 30 cells are begun best first: Node Kayles 7x7 took 6,524 and Peaceful queens 9x9 2,999
/// before, the smallest of these a few less. Components of Cram that are one graph are searched
/// once: 5x6 took 26,072 and 27,539, 4x7 15,604 before. Sets of up to 36 cells of which each move
/// takes many are settled at once: Peaceful queens took 12 and 41 before, Node Kayles, whose moves
/// take few, 938, 3,138 and 983.
class SearchSignatureTest {
  @ParameterizedTest
  @CsvSource({
    "Cram, 4x5, true, 2, 669",
    "Cram, 5x5, true, 0, 1193",
    "Cram, 5x6, true, 2, 17466",
    "Cram, 5x6, false, 2, 18591",
    "Cram, 4x7, true, 3, 10239",
    "Cram, 4x6, false, 0, 1035",
    "Cram, 1x70, true, 1, 131",
    "Node Kayles, 6x6, false, 0, 1095",
    "Node Kayles, 7x7, true, 1, 3401",
    "Node Kayles, 3x12, true, 5, 1069",
    "L trominoes, 5x5, true, 0, 74",
    "Peaceful queens, 7x7, true, 2, 3",
    "Peaceful queens, 9x9, true, 1, 15",
    "Clear a row or a column, 7x7, true, 1, 50",
    "Rays of two, 5x5, true, 5, 1150"
  })
  void isWhatItWas(String game, String start, boolean mirrorStrategy, long value, long nodes) {
    GameRules rules =
        PlacementGames.ALL.stream()
            .filter(one -> one.title().equals(game))
            .findFirst()
            .orElseThrow();
    Meter meter = new Meter(Budget.ofThisProcess());
    Solution solution =
        PlacementGames.solve(
            new PlacementMethod(mirrorStrategy),
            rules,
            PlacementGames.positions(rules, start),
            meter);
    assertThat(solution.value()).hasValue(value);
    assertThat(meter.statistics().nodes()).isEqualTo(nodes);
  }
}
