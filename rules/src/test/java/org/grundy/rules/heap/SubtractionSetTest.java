package org.grundy.rules.heap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SubtractionSetTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "S(1,2,4); S(1,2,4)",
        "S(7,1..3,2); S(1..3,7)",
        "S(2,1); S(1,2)",
        "allbut(); allbut()",
        "allbut(4,1); allbut(1,4)",
        "allbut(3..5); allbut(3..5)",
      })
  void hasANormalForm(String text, String normal) {
    assertThat(SubtractionSet.normal(text)).isEqualTo(normal);
    assertThat(SubtractionSet.normal(normal)).isEqualTo(normal);
    assertThat(SubtractionSet.parse(normal)).isEqualTo(SubtractionSet.parse(text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "S(); 3; the set is empty",
        "S(1,2; 6; the set has no end",
        "S(1,x); 5; expected a number or a range",
        "S(1,,2); 5; expected a number or a range",
        "S(0); 3; at least one token",
        "allbut(5..3); 8; ends before it begins",
        "S(99999999999999999999); 3; expected a number or a range",
      })
  void refusesWithTheColumn(String text, int column, String problem) {
    InputException refused =
        catchThrowableOfType(InputException.class, () -> SubtractionSet.normal(text));
    assertThat(refused.place()).contains(new Place("code", 1, column));
    assertThat(refused.problem()).contains(problem);
  }
}
