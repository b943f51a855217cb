package org.grundy.workbench.render.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.workbench.render.kit.Golden;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.request.SolvedSum;
import org.grundy.workbench.request.Solving;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Explanations are the texts of `explanations.txt`, but for the method and what it cost.
class ExplanationTextTest {
  private static final Pattern METHOD =
      Pattern.compile("Method: [a-z]+, [0-9,]+ (nodes?|steps?) in [0-9.,]+ ms");
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
    SolvedSum answer = Solving.solve(new Workbench(), "kayles", "5");
    String text = new ExplanationText(Replies.NONE, Style.PLAIN, true).of(answer);
    assertThat(text.replaceAll("\\s+", " "))
        .contains(
            "Method: %s, sound because %s. "
                .formatted(answer.plan().method(), answer.plan().because()));
    assertThat(text.lines()).allMatch(line -> line.length() <= 100);
  }

  /// A theorem about all sizes is told as a strategy, where somebody asks why.
  @Test
  void tellsTheStrategyOfATheorem() {
    Workbench workbench = new Workbench();
    SolvedSum answer =
        workbench.solve(
            Solving.sum(workbench.game("wythoff"), "(4000,30)").ofOutcome(),
            Optional.of("automaton"),
            new Meter(Budget.ofThisProcess()));
    assertThat(new ExplanationText(Replies.NONE, Style.PLAIN, true).of(answer))
        .contains("  lost where min(a,b) = ⌊i·φ⌋, i = |a - b|\n", "  else change b\n");
    assertThat(new ExplanationText(Replies.NONE, Style.PLAIN, false).of(answer))
        .doesNotContain("lost where");
  }

  @Test
  void namesTheMethodAloneWhereNobodyAsksWhy() {
    SolvedSum answer = Solving.solve(new Workbench(), "kayles", "5");
    assertThat(new ExplanationText(Replies.NONE, Style.PLAIN, false).of(answer))
        .containsPattern("\nMethod: sequence, [0-9,]+ nodes in [0-9.,]+ ms\\.\n$")
        .doesNotContain("sound because");
  }

  /// The value is the least number that is missing among those of the options.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "darkraft | RXL.LRX     | The options have the values 0 1 1 3 3 3; the least number missing"
            + " is 2.",
        "nim      | 5           | The options have the values 0 1 2 3 4; the least number missing"
            + " is 5.",
        "nim      | 1           | The only option has the value 0; the least number missing is 1.",
        "cram     | 2x2         | The options all have the value 1; the least number missing is 0.",
        "cram     | 4x5         | The options have the values 0 1 3 4; the least number missing is"
            + " 2.",
      })
  void showsTheLeastNumberMissing(String game, String position, String line) {
    String drawn = game.equals("darkraft") ? "RXL|LRX" : position;
    SolvedSum answer = Solving.solve(new Workbench(), game, drawn);
    assertThat(new ExplanationText(Replies.NONE, Style.PLAIN, false).of(answer)).contains(line);
  }

  @ParameterizedTest
  @CsvSource({"nim,3+3", "nim,1000", "cram,1x1"})
  void showsNoListThatSaysNothing(String game, String position) {
    SolvedSum answer = Solving.solve(new Workbench(), game, position);
    assertThat(new ExplanationText(Replies.NONE, Style.PLAIN, false).of(answer))
        .doesNotContain("least number missing");
  }

  @Test
  void givesReasonsWhereAnswersCannotBeFound() {
    SolvedSum answer = Solving.solve(new Workbench(), "nim", "3+3");
    assertThat(new ExplanationText(Replies.NONE, Style.PLAIN, true).of(answer))
        .contains(
            "1 stone from heap A makes the value 1; as that is not 0, some answer makes it 0");
  }

  private static String text(Golden golden, Style style) {
    Workbench workbench = new Workbench();
    SolvedSum answer = golden.solve(workbench);
    Meter meter = new Meter(Solving.ample());
    return new ExplanationText(move -> workbench.reply(answer, move, meter), style, false)
        .of(answer);
  }

  private static String masked(String text) {
    return METHOD.matcher(text).replaceAll("Method: …, … in … ms");
  }
}
