package org.grundy.core.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MovementTest {
  @ParameterizedTest
  @CsvSource({
    "FREE, free, true, true",
    "ONE_SIDED, one-sided, true, false",
    "REFLECTED, reflected, false, true",
    "FIXED, fixed, false, false"
  })
  void eachIsFoundByItsWordAndByItsFreedoms(
      Movement movement, String word, boolean turns, boolean reflects) {
    assertThat(Movement.named(word)).contains(movement);
    assertThat(Movement.of(turns, reflects)).isEqualTo(movement);
    assertThat(movement.turns()).isEqualTo(turns);
    assertThat(movement.reflects()).isEqualTo(reflects);
    assertThat(Movement.words()).hasSize(4).contains(word);
    assertThat(Movement.named(word.toUpperCase(java.util.Locale.ROOT))).isEmpty();
  }
}
