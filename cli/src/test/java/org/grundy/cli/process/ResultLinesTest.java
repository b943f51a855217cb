package org.grundy.cli.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ResultLinesTest {
  private final ByteArrayOutputStream seen = new ByteArrayOutputStream();
  private final PrintStream out =
      new PrintStream(new BufferedOutputStream(seen, 1 << 20), false, StandardCharsets.UTF_8);
  private final ResultLines lines =
      new ResultLines(Console.of(InputStream.nullInputStream(), out, out, Map.of()));

  @Test
  void theFirstLinesAreSeenAtOnce() {
    for (int i = 1; i <= 10; i++) {
      lines.accept("line " + i);
      assertThat(seen.toString(StandardCharsets.UTF_8)).endsWith("line " + i + "\n");
    }
  }

  @Test
  void veryManyLinesAreWrittenTogether() {
    int count = 50_000;
    for (int i = 0; i < count; i++) {
      lines.accept("");
    }
    assertThat(seen.size()).isBetween(1_000, count - 1);
    out.flush();
    assertThat(seen.size()).isEqualTo(count);
  }
}
