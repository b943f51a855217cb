package org.grundy.checker.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Optional;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.certificate.CertifiedGame;
import org.grundy.core.certificate.CertifiedValue;
import org.grundy.core.certificate.PositionCertificate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PositionCheckTest {
  private static final String CRAM =
      "board grid; cells . #; move [ . . ] -> [ # # ] rotate; start fill .";
  private static final String TREBLECROSS =
      "board strip; cells . X; move . -> X; win [ X X X ]; start fill .";
  private static final String OVER =
      "board strip; cells . X; move . -> X; win [ X X ]; start fill .";
  private static final String WYTHOFF =
      "board heaps a b; move (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 1";
  private static final String MISERE_NIM = "board heap; take 1..9; play misere";

  private static boolean accepts(String lines, String position, Outcome outcome, long value) {
    return acceptsValue(
        lines,
        position,
        outcome,
        value < 0 ? Optional.empty() : Optional.of(new CertifiedValue.Nimber(value)));
  }

  private static boolean acceptsValue(
      String lines, String position, Outcome outcome, Optional<CertifiedValue> value) {
    CertifiedGame game =
        new CertifiedGame.Rules(("game Sample; " + lines + ";").replaceAll("; *", "\n"));
    PositionCertificate certificate =
        new PositionCertificate(game, position, outcome, value, Optional.empty(), Optional.empty());
    return PositionCheck.check(
            certificate, new Meter(new Budget(50_000, Duration.ofMinutes(1), 1 << 26)))
        .accepted();
  }

  /// A board on which a pattern stands that wins is over: P, whatever the play, and so is a sum
  /// with it (docs/language.md). Cram: Winning Ways; Wythoff 1907; misère Nim: Bouton 1902;
  /// Treblecross, where every move on six cells lets the opponent win or is answered: by hand.
  @ParameterizedTest
  @CsvSource({
    "cram, 2x3, N, 1",
    "cram, 3x3, P, 0",
    "cram, 2x3 + 1x2, P, 0",
    "cram, 1x4, N, 2",
    "wythoff, '(3,5)', P, 0",
    "wythoff, '(1,1)', N, 2",
    "treblecross, 3, N, -1",
    "treblecross, 2, P, -1",
    "treblecross, 6, P, -1",
    "nim, 1 + 1 + 1, P, -1",
    "nim, 2 + 2, P, -1",
    "nim, 1 + 1, N, -1",
    "nim, 3 + 4, N, -1",
    "over, XX.., P, -1",
    "over, .... + .XX., P, -1",
    "over, X... + .X, N, -1",
    "over misere, XX.., P, -1",
    "over misere, .XX + ..., P, -1"
  })
  void acceptsWhatIsSoAndNothingElse(String game, String position, Outcome outcome, long value) {
    String lines =
        switch (game) {
          case "cram" -> CRAM;
          case "wythoff" -> WYTHOFF;
          case "treblecross" -> TREBLECROSS;
          case "over" -> OVER;
          case "over misere" -> OVER + "; play misere";
          default -> MISERE_NIM;
        };
    assertThat(accepts(lines, position, outcome, value)).isTrue();
    Outcome other = outcome == Outcome.N ? Outcome.P : Outcome.N;
    assertThat(accepts(lines, position, other, value)).isFalse();
    assertThat(accepts(lines, position, outcome, value < 0 ? 0 : value + 1)).isFalse();
    assertThat(accepts(lines, position, outcome, -1)).isTrue();
    assertThat(accepts(lines, position, other, -1)).isFalse();
  }

  /// Top Entails: Winning Ways, chapter 12. Strings and coins: a long chain, one opened, and the
  /// values of chapter 16; from a heap of evens one moves again.
  @ParameterizedTest
  @CsvSource({
    "entails, 1, N, loony",
    "entails, 2, P, 0",
    "entails, 4, N, 1",
    "entails, 1 + 7, N, loony",
    "entails, 4 + 4, P, 0",
    "strings, g-a-g, N, 1",
    "strings, g-a-b-c-g, P, 0",
    "strings, g-a-b, N, loony",
    "strings, g-a-g + g-b-g, P, 0",
    "strings, g-a-g + g-b-c-d-g, N, 1",
    "evens, 1, P, 0",
    "evens, 3, N, loony",
  })
  void movesThatBindAreChecked(String game, String position, Outcome outcome, String value) {
    String lines =
        switch (game) {
          case "entails" ->
              "board heap; move n -> n - 1 entails; move n -> a + b where a + b = n, a >= 1, b >= 1";
          case "strings" ->
              "board graph; move edge u-v : delete edge again where isolates except g";
          default ->
              "board heap; move n -> n - k where 1 <= k, k <= 3, 2 divides n - k again;"
                  + " move n -> n - k where 1 <= k, k <= 3, (n - k) % 2 = 1";
        };
    for (int n = 0; n < 4; n++) {
      CertifiedValue other = new CertifiedValue.Nimber(n);
      assertThat(acceptsValue(lines, position, outcome, Optional.of(other)))
          .isEqualTo(value.equals("" + n));
    }
    assertThat(acceptsValue(lines, position, outcome, Optional.of(new CertifiedValue.Loony())))
        .isEqualTo(value.equals("loony"));
    for (Outcome other : Outcome.values()) {
      assertThat(acceptsValue(lines, position, other, Optional.empty()))
          .isEqualTo(other == outcome);
    }
  }

  @Test
  void playsWithoutEndNeedClaims() {
    String loopy = "board graph; token @ step edges; play loopy";
    assertThatThrownBy(() -> accepts(loopy, "@a>b>a", Outcome.DRAW, -1))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("no claims");
    assertThat(accepts(OVER + "; play loopy", "XX..", Outcome.P, -1)).isTrue();
    assertThat(accepts(OVER + "; play loopy", "XX..", Outcome.DRAW, -1)).isFalse();
  }

  @Test
  void refusesWhatItCannotCheck() {
    assertThatThrownBy(() -> accepts("board tiling", "2 2 2", Outcome.P, -1))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("cannot be checked");
    assertThatThrownBy(() -> accepts("board heap; take 1; play beside", "3", Outcome.P, -1))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("other games decide");
    assertThatThrownBy(() -> accepts(CRAM, "2xx", Outcome.P, -1))
        .isInstanceOf(InputException.class);
    assertThatThrownBy(() -> accepts(CRAM, "9x9", Outcome.P, 0))
        .isInstanceOf(BudgetSpentException.class);
  }
}
