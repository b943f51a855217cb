package org.grundy.solvers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.grundy.core.Bounds;
import org.grundy.core.HeapPosition;
import org.junit.jupiter.api.Test;

/// Bounds begin at the least value that is not excluded.
class BoundsTest {
  private static final HeapPosition PART = new HeapPosition(12);

  @Test
  void beginAfterTheExcludedValuesFromZero() {
    Bounds bounds = Bounds.excluding(PART, LongStream.of(5, 0, 1, 1, 3, 9), OptionalLong.of(7));
    assertThat(bounds).isEqualTo(new Bounds(PART, 2, OptionalLong.of(7), List.of(3L, 5L)));
    assertThat(LongStream.range(0, 10).filter(bounds::allows)).containsExactly(2L, 4L, 6L, 7L);
  }

  @Test
  void areExactWhereOneValueIsLeft() {
    Bounds bounds = Bounds.excluding(PART, LongStream.of(0, 1, 2), OptionalLong.of(3));
    assertThat(bounds.value()).hasValue(3);
    assertThat(Bounds.exact(PART, 3)).isEqualTo(bounds);
  }

  @Test
  void haveNoEndWhereNoneIsKnown() {
    Bounds bounds = Bounds.excluding(PART, LongStream.of(0, 7), OptionalLong.empty());
    assertThat(bounds.value()).isEmpty();
    assertThat(bounds.allows(1_000_000)).isTrue();
    assertThat(bounds.allows(7)).isFalse();
  }
}
