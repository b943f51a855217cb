package org.grundy.workbench.contest.answer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.grundy.core.Budget;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.solvers.planner.Planner;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.SpecParser;
import org.grundy.workbench.contest.input.ContestInput;
import org.grundy.workbench.contest.input.InputReader;
import org.grundy.workbench.contest.input.MadeInput;
import org.grundy.workbench.contest.input.MadeInputs;
import org.junit.jupiter.api.Test;

/// Numbers of formats: quotients, remainders, parameters that are computed, negative limits.
class FormatNumbersTest {
  private static final String TAKE = "game Take\nboard heap\nparam S = 2\ntake S\n";
  private static final String REST = "\nwins W\nloses L\n";

  private static Meter meter() {
    return new Meter(Budget.ofNodes(1_000_000, 1L << 28));
  }

  private static ContestSpec spec(String format) {
    return SpecParser.parse("test.contest", "contest T\n" + format + REST);
  }

  private static String output(String format, String text) {
    ContestSpec spec = spec(format);
    ContestInput input = new ContestInput("in", text.getBytes(StandardCharsets.US_ASCII));
    return new ContestAnswers(spec, new RulesText("test.game", TAKE), Planner.standard())
        .output(new InputReader(spec, input, true).read(), input, meter())
        .text();
  }

  @Test
  void aParameterIsANumberOrAListMadeOfThoseOfTheInput() {
    String one = "cases until end\nline n 0..9, k 0..9\nparam S = k / 2 + 1\nstart n % 7";
    assertThat(output(one, "3 0\n4 1\n8 5\n9 4\n")).isEqualTo("W\nL\nL\nL\n");
    String list = "line n 0..9, k 1..3\nline p[k] 0..9\nparam S = p + k\nstart n";
    assertThat(output(list, "2 2\n0 1\n")).isEqualTo("W\n");
    assertThat(output(list, "4 2\n0 1\n")).isEqualTo("W\n");
    assertThat(output(list, "5 2\n0 1\n")).isEqualTo("L\n");
    assertThatThrownBy(() -> output("line n 0..9\nparam S = n - 5\nstart n", "3\n"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("a parameter of the rules would be -2");
    assertThatThrownBy(() -> spec("line n 0..9\nparam S = q + 1\nstart n"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("found `q`, expected");
  }

  @Test
  void limitsAndLastLinesMayBeNegative() {
    String format = "cases until -1\nline x -5..-2, y -x-9..3*(-x)\nstart max(y,-2*x)";
    assertThat(output(format, "-2 6\n-4 -5\n-1\n")).isEqualTo("W\nL\n");
    assertThatThrownBy(() -> output(format, "-6 0\n-1\n"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("x is -6, expected x, a whole number from -5 to -2");
  }

  @Test
  void madeInputsKeepNegativeLimits() {
    ContestSpec spec =
        spec("cases until -9\nline x -5..3, n 0..4\nline a[n] x-2..-1\nneed x >= -4\nstart n");
    MadeInputs made = new MadeInputs(spec, 3);
    List<MadeInput> inputs = new ArrayList<>(made.small(4, meter()).inputs());
    inputs.addAll(made.random(40));
    inputs.addAll(made.extreme(40));
    assertThat(inputs).hasSizeGreaterThan(60);
    for (MadeInput one : inputs) {
      ContestInput input = new ContestInput("in", one.text().getBytes(StandardCharsets.US_ASCII));
      assertThat(new InputReader(spec, input, true).read().cases()).as(one.text()).isNotEmpty();
    }
  }
}
