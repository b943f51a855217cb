package org.grundy.rules.heap;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CodeTextTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.137",
        "4.",
        ".3F",
        "0.[3]",
        "{2+}=.(13)",
        "v.07",
        "0.1W7",
        "12.3",
        "S(1,2)",
        "S (1, 2)",
        "allbut(",
      })
  void textsThatAreMeantAsCodes(String text) {
    assertThat(CodeText.isMeantBy(text)).isTrue();
  }

  @Test
  void textsOfAnyLength() {
    assertThat(CodeText.isMeantBy("0." + "7".repeat(1_000_000))).isTrue();
    assertThat(CodeText.isMeantBy("0." + "1..".repeat(100_000) + "3")).isTrue();
    assertThat(CodeText.isMeantBy("{".repeat(1_000_000))).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        ".",
        "",
        "kayles",
        "0,137",
        "my.game",
        "AB.3",
        "W.3",
        "0.07 0.77",
        "set(1)",
        "0137"
      })
  void textsThatAreNot(String text) {
    assertThat(CodeText.isMeantBy(text)).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "0.3f0; 0.3F",
        ".7; 0.7",
        "4.; 4.0",
        "0.3[33]; 0.[3]",
        "S(3,1..2); S(1..3)",
        "allbut(2,1); allbut(1,2)"
      })
  void normalForms(String code, String normal) {
    assertThat(CodeText.normal(code)).isEqualTo(normal);
  }
}
