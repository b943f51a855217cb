package org.grundy.workbench.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.grundy.core.Meter;
import org.grundy.workbench.request.Answer;
import org.grundy.workbench.request.Solving;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Explanations are the texts of `explanations.txt`, but for the method and what it cost.
class ExplanationTextTest {
  private static final Pattern COST = Pattern.compile("[0-9,]+ (nodes?|steps?) in [0-9.,]+ ms");
  private static final Pattern METHOD =
      Pattern.compile("Method: [a-z]+, sound because .+?\\.\n(?=… in)", Pattern.DOTALL);
  private static final Pattern ESCAPE = Pattern.compile("\u001b\\[[0-9;]*m");

  static List<Golden> explanations() {
    return Golden.of("explanations.txt");
  }

  @ParameterizedTest
  @MethodSource("explanations")
  void explains(Golden golden) {
    assertThat(masked(text(golden, Style.PLAIN))).isEqualTo(golden.text());
  }

  @ParameterizedTest
  @MethodSource("explanations")
  void saysTheSameInColours(Golden golden) {
    String coloured = text(golden, new Style(true));
    assertThat(coloured).contains("\u001b[");
    assertThat(masked(ESCAPE.matcher(coloured).replaceAll(""))).isEqualTo(golden.text());
  }

  @Test
  void hasWhatItIsToHave() {
    assertThat(explanations()).hasSizeGreaterThanOrEqualTo(18);
  }

  @Test
  void namesTheMethodAndWhyItIsSound() {
    Answer answer = Solving.solve(new Workbench(), "kayles", "5");
    String text = new ExplanationText(Replies.NONE, Style.PLAIN).of(answer);
    assertThat(text.replaceAll("\\s+", " "))
        .contains(
            "Method: %s, sound because %s. "
                .formatted(answer.plan().method(), answer.plan().because()));
    assertThat(text.lines()).allMatch(line -> line.length() <= 100);
  }

  @Test
  void givesReasonsWhereAnswersCannotBeFound() {
    Answer answer = Solving.solve(new Workbench(), "nim", "3+3");
    assertThat(new ExplanationText(Replies.NONE, Style.PLAIN).of(answer))
        .contains(
            "3 -> 2 in position 1 makes the value 1; as that is not 0, some answer makes it 0");
  }

  private static String text(Golden golden, Style style) {
    Workbench workbench = new Workbench();
    Answer answer = golden.solve(workbench);
    Meter meter = new Meter(Solving.ample());
    return new ExplanationText(move -> workbench.reply(answer, move, meter), style).of(answer);
  }

  private static String masked(String text) {
    String withoutCost = COST.matcher(text).replaceAll("… in … ms");
    return METHOD.matcher(withoutCost).replaceAll("Method: …, sound because ….\n");
  }
}
