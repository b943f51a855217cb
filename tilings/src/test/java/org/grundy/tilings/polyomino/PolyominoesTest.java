package org.grundy.tilings.polyomino;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.certificate.Movement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class PolyominoesTest {
  /// OEIS A000105 from n = 1.
  private static final List<Integer> FREE = List.of(1, 1, 2, 5, 12, 35, 108, 369, 1285, 4655);

  /// OEIS A000988 from n = 1.
  private static final List<Integer> ONE_SIDED = List.of(1, 1, 2, 7, 18, 60, 196, 704, 2500, 9189);

  /// OEIS A001168 from n = 1.
  private static final List<Integer> FIXED = List.of(1, 2, 6, 19, 63, 216, 760, 2725, 9910, 36446);

  @Test
  void countsFreePolyominoes() {
    assertCounts(FREE, Polyominoes::free);
  }

  @Test
  void countsOneSidedPolyominoes() {
    assertCounts(ONE_SIDED, Polyominoes::oneSided);
  }

  @Test
  void countsFixedPolyominoes() {
    assertCounts(FIXED, Polyominoes::fixed);
  }

  private static void assertCounts(List<Integer> counts, IntFunction<List<Polyomino>> list) {
    for (int size = 1; size <= counts.size(); size++) {
      List<Polyomino> all = list.apply(size);
      assertThat(all).as("size %d", size).hasSize(counts.get(size - 1)).isSorted();
      int expected = size;
      assertThat(all).doesNotHaveDuplicates().allMatch(piece -> piece.size() == expected);
    }
  }

  /// OEIS A000105, A000988 and A001168 for n = 14.
  @ParameterizedTest
  @CsvSource({"FREE, 901971", "ONE_SIDED, 1802312", "FIXED, 7204874"})
  void countsWithoutListing(Movement movement, long count) {
    assertThat(PolyominoCounts.count(14, movement, meter())).isEqualTo(count);
  }

  @ParameterizedTest
  @EnumSource(Movement.class)
  void packedListsAreTheLists(Movement movement) {
    for (int size = 1; size <= 9; size++) {
      List<Polyomino> unpacked = new ArrayList<>();
      new PolyominoList(size, movement, meter())
          .forEach(packed -> {
            unpacked.add(packed.unpacked());
            assertThat(packed.text()).isEqualTo(unpacked.getLast().text());
          });
      assertThat(PolyominoCounts.count(size, movement, meter())).isEqualTo(unpacked.size());
      if (movement != Movement.REFLECTED) {
        assertThat(unpacked)
            .isEqualTo(
                switch (movement) {
                  case FREE -> Polyominoes.free(size);
                  case ONE_SIDED -> Polyominoes.oneSided(size);
                  default -> Polyominoes.fixed(size);
                });
      }
    }
  }

  /// OEIS A000105 for n = 11 and 12.
  @Test
  void listsOfLargePiecesHaveNoRepeats() {
    Set<Polyomino> seen = new HashSet<>();
    new PolyominoList(11, Movement.FREE, meter())
        .forEach(packed -> assertThat(seen.add(packed.unpacked().representative())).isTrue());
    assertThat(seen).hasSize(17_073);
    assertThat(new PolyominoList(12, Movement.FREE, meter()).count()).isEqualTo(63_600);
  }

  @Test
  void countingEndsWithItsBudget() {
    Meter meter = new Meter(new Budget(100_000, Duration.ofMinutes(1), 1 << 26));
    assertThatThrownBy(() -> PolyominoCounts.count(20, Movement.FREE, meter))
        .isInstanceOf(BudgetSpentException.class);
    assertThatThrownBy(() ->
            new PolyominoList(
                15, Movement.FIXED, new Meter(new Budget(100_000, Duration.ofMinutes(1), 1 << 26))))
        .isInstanceOf(BudgetSpentException.class);
  }

  private static Meter meter() {
    return new Meter(Budget.ofBytes(1 << 28));
  }

  @Test
  void orientationsOfFreePolyominoesAreTheFixedOnes() {
    for (int size = 1; size <= 8; size++) {
      List<Polyomino> orientations =
          Polyominoes.free(size).stream()
              .flatMap(piece -> piece.orientations().stream())
              .sorted()
              .toList();
      assertThat(orientations).isEqualTo(Polyominoes.fixed(size));
    }
  }

  @Test
  void refusesSizesOutOfRange() {
    assertThatIllegalArgumentException().isThrownBy(() -> Polyominoes.free(0));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Polyominoes.fixed(Polyominoes.MAX_SIZE + 1));
  }
}
