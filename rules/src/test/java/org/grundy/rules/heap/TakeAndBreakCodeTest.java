package org.grundy.rules.heap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.stream.LongStream;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TakeAndBreakCodeTest {
  @ParameterizedTest
  @CsvSource({
    "0.137, 0.137, 3, 2",
    ".137, 0.137, 3, 2",
    "0.1370, 0.137, 3, 2",
    "4.7, 4.7, 1, 2",
    "0.3f, 0.3F, 2, 3",
    "0.v, 0.V, 1, 4",
    "g.0, G.0, 0, 4",
    "0., 0.0, 0, 0",
    ".0, 0.0, 0, 0",
    "0.1, 0.1, 1, 0",
    "0.[3], 0.[3], 0, 1",
    "0.(3), 0.[3], 0, 1",
    "0.3[33], 0.[3], 0, 1",
    "0.12[0], 0.12, 2, 1",
    "0.1[2121], 0.[12], 0, 1",
    "0.1[3121], 0.[1312], 0, 1",
    "4!.0, 4!.0, 0, 2",
    "'{2}!.', 4!.0, 0, 2",
    "'0.{0,1,2}', 0.7, 1, 2",
    "'0.{2+}', 0.{2+}, 1, 2",
    "'0.{0,2+}=', '0.{0,2+}=', 1, 2",
    "0.f?, 0.F?, 1, 3",
    "'0.{5}', '0.{5}', 1, 5",
    "'0.{}1', 0.01, 2, 0",
    "'0.{4}', 0.G, 1, 4",
  })
  void readsAndPrintsTheNormalForm(String code, String normal, int length, int maxParts) {
    TakeAndBreakCode parsed = TakeAndBreakCode.parse(code);
    assertThat(parsed).hasToString(normal);
    assertThat(parsed.length()).isEqualTo(length);
    assertThat(parsed.maxParts()).isEqualTo(maxParts);
    assertThat(TakeAndBreakCode.parse(normal)).isEqualTo(parsed).hasSameHashCodeAs(parsed);
  }

  @Test
  void givesDigitsByTheirPlace() {
    TakeAndBreakCode code = TakeAndBreakCode.parse("4.07B");
    assertThat(code.digit(0)).isEqualTo(4);
    assertThat(code.digit(1)).isZero();
    assertThat(code.digit(2)).isEqualTo(7);
    assertThat(code.digit(3)).isEqualTo(11);
    assertThat(code.digit(4)).isZero();
    assertThat(code).isNotEqualTo(TakeAndBreakCode.parse("4.07"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '"',
      value = {
        "137; 4; has none; did you mean 0.137?",
        "\"\"; 1; has none; did you mean 0.?",
        ".; 2; has digits; for example 0.137 or 4.7",
        "12.3; 2; at most one digit before; for example 0.137 or 4.7",
        "0.1W7; 4; `W` is not a digit; digits are 0 to 9",
        "0.1.7; 4; `.` is not a digit; digits are 0 to 9",
        "0x7; 2; `x` is not a digit; digits are 0 to 9",
        "-.7; 1; `-` is not a digit; digits are 0 to 9",
        "1.7; 1; takes nothing and splits nothing; 4, 8, C, G",
        "2.7; 1; takes nothing and splits nothing; 4, 8, C, G",
        "7.7; 1; takes nothing and splits nothing; 4, 8, C, G",
        "{1+}.7; 1; takes nothing and splits nothing; 4, 8, C, G",
        "0.3!; 4; compares heaps, but here no move leaves two; 4!",
        "0.[3; 3; have no end; close them: 0.[3]",
        "0.[]; 3; nothing to repeat; 0.[3]",
        "0.[3]7; 6; found `7` after the repeating digits; before the bracket",
        "0.[3); 5; `)` is not a digit; digits are 0 to 9",
        "0.{2; 3; has no end; close it",
        "0.{2,}; 5; found `,` in a set of counts; {2,3}",
        "0.{x}; 4; expected a number of heaps; {2+}",
        "0.{31}; 4; at most 30; {2+}",
        "0.{2+,3}; 7; expected a number of heaps; {2+}",
      })
  void refusesWithTheColumn(String code, int column, String problem, String cure) {
    InputException refused =
        catchThrowableOfType(InputException.class, () -> TakeAndBreakCode.parse(code));
    assertThat(refused.place()).contains(new Place("code", 1, column));
    assertThat(refused.problem()).contains(problem);
    assertThat(refused.cure()).contains(cure);
  }

  @Test
  void repeatsTheTailWithoutEnd() {
    TakeAndBreakCode code = TakeAndBreakCode.parse("4.1[27]");
    assertThat(code.isPlain()).isFalse();
    assertThat(List.of(0L, 1L, 2L, 3L, 4L, 5L, 1_000_000_000_001L))
        .extracting(k -> code.at(k).counts())
        .containsExactly(4, 1, 2, 7, 2, 7, 7);
  }

  @Test
  void tellsHowManyHeapsAMoveMayLeave() {
    Digit digit = TakeAndBreakCode.parse("0.{0,3+}!").at(1);
    assertThat(digit.parts()).isEqualTo(Digit.Parts.UNEQUAL);
    assertThat(LongStream.range(0, 40).filter(j -> !digit.allows(j))).containsExactly(1L, 2L);
  }

  @Test
  void refusesMoreThan64Digits() {
    assertThat(TakeAndBreakCode.parse("0." + "1".repeat(64)).length()).isEqualTo(64);
    InputException refused =
        catchThrowableOfType(
            InputException.class, () -> TakeAndBreakCode.parse("0." + "1".repeat(65)));
    assertThat(refused.place()).contains(new Place("code", 1, 67));
    assertThat(refused.problem()).contains("at most 64 digits");
  }
}
