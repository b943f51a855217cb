package org.grundy.workbench.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.grundy.workbench.sequence.family.CodeFamily;
import org.junit.jupiter.api.Test;

final class CousinsTest {
  private static final int LAST = 80;

  private final Map<String, Terms> known = new HashMap<>();

  private Terms terms(String code) {
    return known.computeIfAbsent(code, _ -> Runs.run(code, LAST).terms());
  }

  @Test
  void theyHaveTheValuesThatTheyAreSaidToHave() {
    int named = 0;
    for (String code : CodeFamily.parse("?.???")) {
      Cousins cousins = Runs.begun(code, LAST).report(java.util.Optional.empty()).cousins();
      for (String equal : cousins.equal()) {
        named++;
        assertShifted(code, 0, equal);
      }
      for (Cousins.Cousin cousin : cousins.shifted()) {
        named++;
        assertShifted(code, cousin.shift(), cousin.code());
      }
    }
    assertThat(named).isGreaterThan(500);
  }

  private void assertShifted(String code, long shift, String cousin) {
    for (long n = Math.max(0, -shift); n <= LAST - Math.max(0, shift); n++) {
      assertThat(terms(cousin).value(n))
          .as("%s, which is to have G(n + %d) of %s, at %d", cousin, shift, code, n)
          .isEqualTo(terms(code).value(n + shift));
    }
  }

  @Test
  void dawsonsGames() {
    assertThat(Runs.report("0.07", 10).cousins().shifted())
        .containsExactly(new Cousins.Cousin("0.137", 1), new Cousins.Cousin("0.4", -1));
  }
}
