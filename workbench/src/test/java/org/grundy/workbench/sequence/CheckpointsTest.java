package org.grundy.workbench.sequence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.workbench.request.Solving;
import org.grundy.workbench.saved.Checkpoints;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CheckpointsTest {
  /// A run that is ended again and again after a random part of the work, and resumed by another
  /// process each time.
  @ParameterizedTest
  @CsvSource({
    "0.16, 70000",
    "0.007, 20000",
    "0.356, 16384",
    "treblecross, 9000",
    "'S(1,4,10)', 90000"
  })
  void aRunWithBreaksEndsAsOneWithout(String game, long last, @TempDir Path folder) {
    long seed = 7 * last;
    Random random = new Random(seed);
    Meter whole = Runs.meter();
    SequenceRun unbroken = Runs.begun(game, last);
    unbroken.compute(whole, () -> {});
    long nodes = whole.statistics().nodes();
    SequenceRun run = Runs.begun(game, last);
    for (int breaks = 0; ; breaks++) {
      try {
        run.compute(new Meter(Solving.ofNodes(1 + random.nextLong(nodes / 2 + 2))), () -> {});
        break;
      } catch (BudgetSpentException spent) {
        assertThat(breaks).as("seed %d", seed).isLessThan(1_000);
        new Checkpoints(folder.resolve("a.run"), run, "").save();
        run = Runs.begun(game, last);
        assertThat(new Checkpoints(folder.resolve("a.run"), run, "").resume()).isEmpty();
      }
    }
    assertThat(Runs.text(run)).as("seed %d", seed).isEqualTo(Runs.text(unbroken));
    assertThat(run.certificateText(Runs.meter()))
        .as("seed %d", seed)
        .isEqualTo(unbroken.certificateText(Runs.meter()));
  }

  @Test
  void aDamagedFileIsNoticedAndTheOneBeforeIsTaken(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("a.run");
    SequenceRun run = Runs.run("0.007", 2_000);
    Checkpoints checkpoints = new Checkpoints(file, run, "");
    checkpoints.save();
    SequenceRun longer = Runs.begun("0.007", 3_000);
    Checkpoints next = new Checkpoints(file, longer, "");
    assertThat(next.resume()).isEmpty();
    longer.compute(Runs.meter(), () -> {});
    next.save();
    byte[] good = Files.readAllBytes(file);
    Random random = new Random(3);
    for (int i = 0; i < 20; i++) {
      byte[] bad =
          i % 2 == 0
              ? Arrays.copyOf(good, random.nextInt(good.length))
              : changed(good, random.nextInt(good.length), 1 + random.nextInt(255));
      Files.write(file, bad);
      SequenceRun resumed = Runs.begun("0.007", 4_000);
      assertThat(new Checkpoints(file, resumed, "").resume()).as("attempt %d", i).isPresent();
      assertThat(resumed.computed()).isEqualTo(2_001);
      resumed.compute(Runs.meter(), () -> {});
      assertThat(Runs.text(resumed)).isEqualTo(Runs.text(Runs.run("0.007", 4_000)));
    }
  }

  @Test
  void aDamagedFileNeverTakesThePlaceOfAGoodOne(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("a.run");
    SequenceRun run = Runs.run("0.07", 40);
    Checkpoints checkpoints = new Checkpoints(file, run, "");
    checkpoints.save();
    checkpoints.save();
    Files.write(file, new byte[] {1, 2, 3});
    SequenceRun resumed = Runs.begun("0.07", 50);
    Checkpoints later = new Checkpoints(file, resumed, "");
    assertThat(later.resume()).isPresent();
    later.save();
    Files.delete(file);
    assertThat(new Checkpoints(file, Runs.begun("0.07", 50), "").resume()).isPresent();
  }

  private static byte[] changed(byte[] bytes, int at, int by) {
    byte[] copy = bytes.clone();
    copy[at] = (byte) (copy[at] + by);
    return copy;
  }

  @Test
  void anotherGamesFileIsRefused(@TempDir Path folder) {
    Path file = folder.resolve("a.run");
    new Checkpoints(file, Runs.run("0.07", 40), "").save();
    assertThatThrownBy(() -> new Checkpoints(file, Runs.begun("0.77", 40), "").resume())
        .isInstanceOf(InputException.class)
        .hasMessageContaining("another game");
    assertThatThrownBy(
            () -> new Checkpoints(folder.resolve("b"), Runs.begun("0.77", 9), "").resume())
        .isInstanceOf(InputException.class)
        .hasMessageContaining("nothing was saved");
  }
}
