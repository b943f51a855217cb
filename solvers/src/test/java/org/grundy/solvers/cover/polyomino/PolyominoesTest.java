package org.grundy.solvers.cover.polyomino;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

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
