package org.grundy.workbench.render.sequence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.grundy.checker.CertificateChecker;
import org.grundy.checker.json.CertificateJson;
import org.grundy.core.Budget;
import org.grundy.core.CheckedClaim;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.render.kit.Json;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.request.QuotientReport;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class QuotientRenderersTest {
  private static QuotientReport heaps(String game, long last) {
    return QuotientReport.ofHeaps(new Workbench().game(game), last, meter());
  }

  private static QuotientReport board(String name, String position) {
    Workbench workbench = new Workbench();
    Game game = workbench.game(name);
    return QuotientReport.of(
        game, workbench.sum(game, new TextSource("position", position), 0), meter());
  }

  private static Meter meter() {
    return new Meter(Budget.ofBytes(1L << 28));
  }

  @Test
  void aSmallQuotientAsText() {
    assertThat(QuotientText.of(heaps("0.75", 100), Style.PLAIN))
        .isEqualTo(
            """
            Heap code 0.75

            The misère quotient of all heaps has 8 elements, 2 of which lose; it is wild. Proved: from 8 on
              elements of heaps have the period 2.

            a  heap 1
            b  heap 2
            c  heap 5

            relations: a^2 = 1, b c = a b, c^2 = b^2, b^3 = b
            losing: a, b^2

            heap  element
               0  1      a      b      a      b      c      b      c      b      a b^2
            and so on, with the period 2
            """);
  }

  @Test
  void jsonFollowsItsSchema() {
    JsonNode kayles = json(heaps("0.77", 1000));
    assertThat(kayles.get("order").asInt()).isEqualTo(40);
    assertThat(kayles.get("pPositions").asInt()).isEqualTo(9);
    assertThat(kayles.get("period").asInt()).isEqualTo(12);
    assertThat(kayles.get("preperiod").asInt()).isEqualTo(71);
    assertThat(kayles.get("tame").asBoolean()).isFalse();
    assertThat(kayles.get("proved").asBoolean()).isTrue();
    JsonNode first = json(heaps("0.77", 20));
    assertThat(first.get("proved").asBoolean()).isFalse();
    assertThat(first.get("toHeap").asInt()).isEqualTo(20);
    assertThat(first.has("period")).isFalse();
    JsonNode cram = json(board("cram", "2x3 + 1x2"));
    assertThat(cram.get("proved").asBoolean()).isTrue();
    assertThat(cram.get("outcome").asString()).isEqualTo("N");
    assertThat(cram.get("components").size()).isEqualTo(cram.get("elements").size());
  }

  private static JsonNode json(QuotientReport report) {
    return Json.checked("quotient.schema.json", out -> QuotientJson.write(report, out));
  }

  /// Plambeck and Whitehead, "The secrets of Notakto", 2013: 18 elements; one board is won, two are
  /// lost.
  @Test
  void notakto() {
    QuotientReport two = board("../examples/notakto-3x3.game", "3x3 + 3x3");
    assertThat(two.quotient().monoid().order()).isEqualTo(18);
    assertThat(two.outcome()).hasValue(Outcome.P);
    assertThat(board("../examples/notakto-3x3.game", "3x3").outcome()).hasValue(Outcome.N);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.77", "0.123", "0.75", "0.3", "0.07", "S(1,3)", "4.4"})
  void certificatesAreAccepted(String code) {
    String text = heaps(code, code.equals("0.77") ? 300 : 26).certificate();
    assertThat(CertificateChecker.check(CertificateJson.read("file", text), meter()).claims())
        .allMatch(CheckedClaim::holds);
  }

  @Test
  void endedWorkSaysWhatIsKnown() {
    Meter few = new Meter(Budget.ofNodes(300, 1L << 28));
    QuotientReport report = QuotientReport.ofHeaps(new Workbench().game("0.77"), 1000, few);
    assertThat(report.ended()).isPresent();
    assertThat(report.isWhole()).isFalse();
    assertThat(report.letters()).hasSameSizeAs(report.quotient().elements());
    json(report);
  }

  @Test
  void gamesWithoutSumsAreRefused() {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> board("treblecross", "5"))
        .withMessageContaining("a pattern wins the whole game");
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> board("nim", "5"))
        .withMessageContaining("all heaps up to a size");
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> heaps("wythoff", 5))
        .withMessageContaining("a position is missing");
  }
}
