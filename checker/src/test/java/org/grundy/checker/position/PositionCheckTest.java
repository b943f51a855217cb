package org.grundy.checker.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.OptionalLong;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.certificate.CertifiedGame;
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
    CertifiedGame game =
        new CertifiedGame.Rules(("game Sample; " + lines + ";").replaceAll("; *", "\n"));
    PositionCertificate certificate =
        new PositionCertificate(
            game, position, outcome, value < 0 ? OptionalLong.empty() : OptionalLong.of(value));
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

  @Test
  void refusesWhatItCannotCheck() {
    assertThatThrownBy(() -> accepts("board tiling", "2 2 2", Outcome.P, -1))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("cannot be checked");
    assertThatThrownBy(() -> accepts(CRAM, "2xx", Outcome.P, -1))
        .isInstanceOf(InputException.class);
    assertThatThrownBy(() -> accepts(CRAM, "9x9", Outcome.P, 0))
        .isInstanceOf(BudgetSpentException.class);
  }
}
