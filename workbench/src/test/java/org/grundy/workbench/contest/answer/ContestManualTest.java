package org.grundy.workbench.contest.answer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.core.Budget;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.SpecParser;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The examples of `docs/contest-formats.md`: those that are right answer their samples, those that
/// are wrong are refused as the page says.
class ContestManualTest {
  private static final Pattern RIGHT = Pattern.compile("```contest\n(.*?)```", Pattern.DOTALL);
  private static final Pattern WRONG =
      Pattern.compile("```contest-error\n(.*?)```\n> ([^\n]*)\n>   ([^\n]*)\n", Pattern.DOTALL);

  private static String page() throws IOException {
    return Files.readString(Path.of("../docs/contest-formats.md"));
  }

  static Stream<String> right() throws IOException {
    return RIGHT.matcher(page()).results().map(one -> one.group(1)).toList().stream();
  }

  static Stream<MatchResult> wrong() throws IOException {
    return WRONG.matcher(page()).results().toList().stream();
  }

  @ParameterizedTest
  @MethodSource("right")
  void answersItsSample(String text, @TempDir Path temp) throws IOException {
    Path file = Files.writeString(temp.resolve("my.contest"), text);
    ContestSpec spec = SpecParser.parse("my.contest", text);
    assertThat(spec.samples()).isNotEmpty();
    for (ContestSpec.Sample sample : spec.samples()) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      new Workbench()
          .contest(file, Optional.empty())
          .run(
              "in",
              new ByteArrayInputStream(sample.input().getBytes(StandardCharsets.UTF_8)),
              new PrintStream(out, false, StandardCharsets.UTF_8),
              new Meter(Budget.ofNodes(10_000_000, 1L << 28)));
      assertThat(out.toString(StandardCharsets.UTF_8)).as(text).isEqualTo(sample.output());
    }
  }

  @ParameterizedTest
  @MethodSource("wrong")
  void isRefusedAsThePageSays(MatchResult example) {
    InputException fault =
        catchThrowableOfType(
            InputException.class, () -> SpecParser.parse("faulty.contest", example.group(1)));
    assertThat(fault.place().orElseThrow() + ": " + fault.problem()).isEqualTo(example.group(2));
    assertThat(fault.cure()).isEqualTo(example.group(3));
  }
}
