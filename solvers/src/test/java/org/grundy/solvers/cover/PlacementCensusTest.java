package org.grundy.solvers.cover;

import static org.assertj.core.api.Assertions.assertThat;

import org.assertj.core.groups.Tuple;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.TilingPosition;
import org.grundy.solvers.cover.PieceVerdict.Stopped;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlacementCensusTest {
  private final Meter meter = new Meter(Budget.ofThisProcess());

  /// Counted by a second program, written in another language with another representation.
  @ParameterizedTest
  @CsvSource({
    "2, 2, 5, 13, 0",
    "3, 3, 4, 30, 0",
    "4, 2, 8, 26, 0",
    "4, 3, 12, 221, 0",
    "5, 3, 5, 80, 2",
    "5, 3, 10, 296, 4",
    "5, 5, 6, 648, 0",
    "6, 3, 8, 323, 0",
    "6, 4, 6, 686, 4",
    "6, 4, 9, 1571, 8",
    "6, 6, 6, 2308, 0"
  })
  void countsWhereRightSizesAreNotEnough(
      int size, int rows, int columns, long rightSizes, int exceptions) {
    PlacementCensus census = PlacementCensus.take(size, rows, columns, meter);
    assertThat(census.rightSizes()).isEqualTo(rightSizes);
    assertThat(census.exceptions()).hasSize(exceptions);
    assertThat(census.placements()).isGreaterThanOrEqualTo(rightSizes);
  }

  @Test
  void showsTheFirstException() {
    assertThat(PlacementCensus.take(5, 3, 5, meter).exceptions())
        .extracting(placement -> placement.lying().name().orElseThrow(), Placement::row)
        .containsExactlyInAnyOrder(Tuple.tuple("U pentomino", 0L), Tuple.tuple("U pentomino", 1L));
  }

  /// The claim of the published solutions, for the answer of the game: an exhausted search decides
  /// nowhere.
  @Test
  void rightSizesDecideForEveryPieceInEveryStrip() {
    StripTables tables = new StripTables();
    for (int size = 1; size <= 6; size++) {
      for (int rows = 1; rows <= size; rows++) {
        for (int columns = rows; columns <= 64; columns++) {
          TilingPosition position = new TilingPosition(size, rows, columns);
          TilingSolution solution = (TilingSolution) new CoverPlan(position, tables).solve(meter);
          assertThat(solution.pieces())
              .as("%s", position)
              .noneMatch(verdict ->
                  verdict instanceof Stopped stopped
                      && stopped.obstacle() instanceof Obstacle.Exhausted);
        }
      }
    }
  }
}
