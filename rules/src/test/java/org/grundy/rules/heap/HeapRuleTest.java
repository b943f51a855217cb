package org.grundy.rules.heap;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.grundy.rules.text.game.RulesParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What lines of one heap say together.
class HeapRuleTest {
  private static HeapRule rule(String... lines) {
    return HeapRule.of(
        RulesParser.parse("heap", "game H\nboard heap\n" + String.join("\n", lines) + "\n"));
  }

  /// Emanuel Lasker's Nim in two lines, in one, and as a code.
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          move n -> n - k where k >= 1; move n -> a + b where a + b = n, 1 <= a <= b; 4.[3]
          move n -> n - k where k >= 1 | a + b where a + b = n, a >= 1, b >= 1; ; 4.[3]
          move n -> n - k where k >= 1; move n -> a + b + c where a + b + c = n, a >= 1, b >= 1, c >= 1; 8.[3]
          move n -> n - k where k >= 1 | a + b + c where a + b + c = n, 1 <= a <= b <= c; ; 8.[3]
          move n -> a + b + (n-a-b-1) where 1 <= a <= b, b <= n-a-b-1; ; 0.8
          take 1 2; move n -> a + b where a + b = n - 3, a >= 1, b >= 1; 0.334
          move n -> a + b where a + b = n - k, 1 <= k <= 2; ; 0.77
          move n -> (i-1) + (n-i) where 1 <= i <= n; move n -> (i-1) + (n-i-1) where 1 <= i < n; 0.77
          move n -> a + b where n - 2 <= a + b < n; ; 0.77
          move n -> a + b where a + b = n - 2; ; 0.07
          move n -> max(i-2,0) + max(n-i-1,0) where 1 <= i <= n; ; 0.137
          move n -> a + b where a + b = n - 3 | n - 2 where n >= 2 | 0 where n = 1; ; 0.137
          move n -> a + b where a + b + k = n, k in {1,4}, a >= 1; ; 0.6006
          move n -> n - k where 1 <= k <= 3, n > k; ; 0.222
          """)
  void takingAndSplittingAreOneCode(String first, String second, String code) {
    HeapRule rule = second == null ? rule(first) : rule(first, second);
    assertThat(rule.plainCode(16)).hasValueSatisfying(found -> assertThat(found).hasToString(code));
  }

  @Test
  void unequalHeapsAreNoPlainCode() {
    assertThat(rule("take 1", "move n -> a + b where a + b = n, 1 <= a < b").plainCode(16))
        .isEmpty();
    assertThat(rule("move n -> n - 1 | a + b where a + b = n, 1 <= a < b").lines())
        .hasOnlyElementsOfType(HeapLine.Equation.class);
  }

  @Test
  void aCodeIsNotLongerThanAsked() {
    assertThat(rule("take 1", "move n -> a + b where a + b = n - 17, a >= 1, b >= 1").plainCode(16))
        .isEmpty();
    assertThat(List.of(rule("take 17").plainCode(16), rule("take 16").plainCode(15)))
        .allMatch(code -> code.isEmpty());
  }
}
