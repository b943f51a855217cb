package org.grundy.workbench.saved;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.grundy.core.Budget;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.request.SumRequest;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What one process leaves in a file for the next: each question has a workbench of its own here.
class KnownTablesTest {
  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void name() {
    file = folder.resolve("known");
  }

  private record Answer(long value, long nodes, long kept) {}

  private Answer ask(String game, String start) {
    Workbench workbench = new Workbench();
    SumRequest sum = workbench.sum(workbench.game(game), new TextSource("start", start), 1);
    KnownTables known = workbench.knownIn(file, sum);
    Meter meter = new Meter(Budget.ofThisProcess());
    long value = workbench.value(sum, Optional.empty(), meter).orElseThrow();
    return new Answer(value, meter.statistics().nodes(), known.save());
  }

  /// On words, on wide boards, on graphs, and where glyphs are told apart.
  @ParameterizedTest
  @CsvSource({
    "cram, 5x5",
    "peaceful-queens, 9x9",
    "node-kayles, grid 5x4",
    "clobber, xoxox|oxoxo|xoxox"
  })
  void isKnownToTheNextProcess(String game, String start) {
    Answer first = ask(game, start);
    assertThat(first.nodes).isPositive();
    assertThat(first.kept).isPositive();
    Answer second = ask(game, start);
    assertThat(second.value).isEqualTo(first.value);
    assertThat(second.nodes).isZero();
  }

  @Test
  void servesOtherStartsOfTheSameSize() throws IOException {
    String start = "####.|.....|.....|.....|.....";
    Answer alone = ask("cram", start);
    Files.delete(file);
    ask("cram", "5x5");
    Answer after = ask("cram", start);
    assertThat(after.value).isEqualTo(alone.value);
    assertThat(after.nodes).isLessThan(alone.nodes);
  }

  @Test
  void keepsWhatAProcessHadNoUseFor() {
    Answer first = ask("cram", "5x5");
    ask("cram", "4x7");
    Answer again = ask("cram", "5x5");
    assertThat(again.nodes).isZero();
    assertThat(again.value).isEqualTo(first.value);
    assertThat(ask("cram", "4x7").nodes).isZero();
  }

  @Test
  void isOfOneGame() {
    ask("cram", "5x5");
    assertThatThrownBy(() -> ask("peaceful-queens", "4x4"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("is no file of what is known of this game");
  }

  @Test
  void isNotBelievedWhereItIsDamaged() throws IOException {
    ask("cram", "5x5");
    byte[] bytes = Files.readAllBytes(file);
    for (int at = bytes.length / 2; at < bytes.length; at += bytes.length / 9) {
      byte[] changed = bytes.clone();
      changed[at] ^= 1;
      Files.write(file, changed);
      assertThatThrownBy(() -> ask("cram", "5x5")).isInstanceOf(InputException.class);
    }
    Files.write(file, new byte[100]);
    assertThatThrownBy(() -> ask("cram", "5x5"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("is not a saved run of this version");
  }

  @Test
  void isNotMadeWhereNothingWasSearched() {
    assertThat(ask("nim", "3 + 4 + 5").kept).isZero();
    assertThat(file).doesNotExist();
  }
}
