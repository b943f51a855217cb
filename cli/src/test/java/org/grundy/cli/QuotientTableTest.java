package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// The table of misère quotients in the manual is what the command makes, and says who wins.
class QuotientTableTest {
  private static final Path TABLE = Path.of("docs/quotients.tsv");
  private static final String EACH = "30000000";
  private static final int LINES = 511;

  /// Quick ones, of all verdicts.
  private static final List<String> AGAIN = List.of("0.07", "0.123", "0.34", "0.71", "0.77");

  private static List<String> lines() throws IOException {
    return Files.readAllLines(TABLE).stream().skip(1).toList();
  }

  @Test
  void isWhatTheCommandMakes() throws IOException {
    List<String> lines = lines();
    assertThat(lines).hasSize(LINES);
    for (String code : AGAIN) {
      CommandRun run = CommandRun.of("quotient", "--family", code, "--each", EACH);
      assertThat(lines).as(code).contains(run.out().lines().skip(1).findFirst().orElseThrow());
    }
  }

  /// Of wild ones: others are solved by what is simpler.
  @Test
  void sumsOfProvedCodesAreWonAsPlayedOut() throws IOException {
    Random random = new Random(27);
    List<String> proved =
        lines().stream()
            .map(line -> line.split("\t", -1))
            .filter(line -> line[3].equals("wild") && line[4].equals("proved"))
            .map(line -> line[0])
            .toList();
    for (int i = 0; i < 40; i++) {
      String code = proved.get(random.nextInt(proved.size()));
      String sum =
          IntStream.range(0, 3)
              .mapToObj(_ -> "" + random.nextInt(1, 12))
              .collect(Collectors.joining("+"));
      assertThat(outcome(code, sum, "quotient"))
          .as("%s of %s", sum, code)
          .isEqualTo(outcome(code, sum, "definition"));
    }
  }

  private static String outcome(String code, String sum, String method) {
    CommandRun run = CommandRun.of("solve", code, sum, "--misere", "--outcomes", "--plan", method);
    assertThat(run.code()).as(run.err()).isZero();
    return run.out().lines().filter(line -> line.contains("(outcome ")).findFirst().orElseThrow();
  }
}
