package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Under a limit of nodes the same command says the same each time, apart from how long it took.
class RepeatabilityTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "solve cram 6x7 --plan placement --nodes 2000 --moves",
        "solve cram 6x7 --nodes 2000 --threads 2",
        "solve chomp 6x7 --plan definition --nodes 300 --moves",
        "solve node-kayles grid-6x6 --plan search --nodes 300",
        "solve grundys-game 3000 --nodes 2000",
        "table cram 1..5x1..5 --nodes 1000",
        "sequence 0.007 --to 20000 --nodes 10000",
      })
  void saysTheSameTwice(String command) {
    for (String form : List.of("", " --json")) {
      String first = said(command + form);
      assertThat(first).as(command).isNotBlank();
      assertThat(said(command + form)).as(command + form).isEqualTo(first);
    }
  }

  /// With two threads the first run may have found more than the second, which then keeps that.
  private static final String SAVED =
      "(the work so far is saved|more of this work was saved before, and is kept);";

  private static String said(String command) {
    String[] words = command.split(" ");
    for (int i = 0; i < words.length; i++) {
      words[i] = words[i].replace("grid-", "grid ");
    }
    CommandRun run = CommandRun.of(words);
    assertThat(run.code()).as("%s: %s", command, run.err()).isIn(0, 4);
    String counted = (run.out() + run.err());
    if (command.contains("--threads")) { // where each ends depends on the turns that they take
      counted = counted.replaceAll("[\\d,]+ nodes in|\"nodes\": ?\\d+", "… nodes in");
    }
    return counted
        .replaceAll("[\\d,.]+ ms", "… ms")
        .replaceAll(SAVED, "saved;")
        .replaceAll("\"milliseconds\": ?[\\d.]+", "");
  }
}
