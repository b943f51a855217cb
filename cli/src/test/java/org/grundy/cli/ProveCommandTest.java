package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProveCommandTest {
  @TempDir private Path folder;

  @Test
  void tellsStrategyAndCounts() {
    CommandRun run = CommandRun.of("prove", "wythoff", "--counts");
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains("an automaton of 8 states")
        .contains("lost where min(a,b) = ⌊i·φ⌋, i = |a - b|")
        .contains("10^1: 9\n");
  }

  @Test
  void writesJsonWithTheStrategy() {
    CommandRun run = CommandRun.of("prove", "nim", "--heaps", "3", "--json", "--counts");
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains("\"proved\":true,\"numeration\":\"base 2\",\"states\":2")
        .contains("\"strategy\":[\"lost where a xor b xor c = 0\"")
        .contains("\"counts\":[");
  }

  /// An answer that an automaton gives is certified by it, at any size.
  @Test
  void certifiesALargeAnswer() throws IOException {
    Path file = folder.resolve("large.json");
    String start = "(1000000000000000000,618033988749894849)";
    CommandRun run =
        CommandRun.of("solve", "wythoff", start, "--outcomes", "--certificate", file.toString());
    assertThat(run.code()).as(run.err()).isZero();
    CommandRun verified = CommandRun.of("verify", file.toString());
    assertThat(verified.code()).as(verified.out() + verified.err()).isZero();
    assertThat(verified.out()).contains("the outcome of " + start + " is N");
    Files.writeString(file, Files.readString(file).replace("\"N\"", "\"P\""));
    assertThat(CommandRun.of("verify", file.toString()).code()).isEqualTo(5);
  }

  @Test
  void writesTheAutomatonAsAGraph() throws IOException {
    Path file = folder.resolve("wythoff.dot");
    assertThat(CommandRun.of("prove", "wythoff", "--dot", file.toString()).code()).isZero();
    assertThat(Files.readString(file))
        .startsWith("digraph losing {")
        .contains("doublecircle")
        .contains(" -> ")
        .endsWith("}\n");
  }

  @Test
  void asksForOneTheoremWhereAFileIsWritten() throws IOException {
    Path rules = folder.resolve("ends.game");
    Files.writeString(
        rules,
        """
        game  Ends
        param l
        board heaps a b
        move  (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 1
        lose  where a + b <= l
        """);
    CommandRun run =
        CommandRun.of("prove", rules.toString(), "--param", "l=1..2", "--dot", "x.dot");
    assertThat(run.code()).isNotZero();
    assertThat(run.err()).contains("one theorem");
    CommandRun both = CommandRun.of("prove", rules.toString(), "--param", "l=1..2", "--json");
    assertThat(both.code()).isZero();
    assertThat(both.out())
        .contains("\"parameters\":\"l = 1\"")
        .contains("\"parameters\":\"l = 2\"");
  }
}
