package org.grundy.workbench.saved;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.request.SolveRun;
import org.grundy.workbench.request.Solving;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SavedStatesTest {
  @TempDir private Path folder;
  private SavedStates states;

  @BeforeEach
  void open() {
    states = new SavedStates(folder);
  }

  /// Work that was saved as often, and so long ago.
  private Path save(String position, int times, Duration age) throws IOException {
    Workbench workbench = new Workbench();
    SolveRun run =
        workbench.begin(
            workbench.sum(workbench.game("cram"), new TextSource("position", position), 1),
            Optional.of("definition"),
            new Meter(Solving.ofNodes(2_000)));
    try {
      var _ = run.finish();
      throw new AssertionError("the budget was enough");
    } catch (BudgetSpentException expected) {
      Path file = states.fileOf(run.identity());
      Checkpoints checkpoints = new Checkpoints(file, run, "grundy solve cram " + position);
      for (int i = 0; i < times; i++) {
        assertThat(checkpoints.save()).isTrue();
      }
      Files.setLastModifiedTime(file, FileTime.from(Instant.now().minus(age)));
      return file;
    }
  }

  private List<String> positions() {
    return states.all().stream().map(SavedState::position).toList();
  }

  @Test
  void areListedTheNewestFirst() throws IOException {
    Path old = save("5x5", 2, Duration.ofDays(40));
    save("5x6", 1, Duration.ofHours(3));
    save("5x4", 1, Duration.ZERO);
    assertThat(positions()).containsExactly("a board of 5x4", "a board of 5x6", "a board of 5x5");
    SavedState last = states.all().getLast();
    assertThat(last.game()).isEqualTo("cram");
    assertThat(last.command()).isEqualTo("grundy solve cram 5x5");
    assertThat(last.saved()).isBefore(Instant.now().minus(Duration.ofDays(39)));
    assertThat(last.bytes()).isEqualTo(2 * Files.size(old));
    states.remove(last);
    assertThat(positions()).hasSize(2);
    assertThat(old).doesNotExist();
    assertThat(Checkpoints.previous(old)).doesNotExist();
  }

  @Test
  void makeRoomByTheOldest() throws IOException {
    save("5x5", 2, Duration.ofDays(40));
    save("5x6", 2, Duration.ofHours(3));
    save("6x6", 1, Duration.ofHours(1));
    Path last = save("5x4", 2, Duration.ofDays(90));
    long all = states.all().stream().mapToLong(SavedState::bytes).sum();
    assertThat(states.keepWithin(all, last)).isEmpty();
    assertThat(states.keepWithin(all - 1, last).stream().map(SavedState::position))
        .containsExactly("a board of 5x5");
    assertThat(states.keepWithin(2 * Files.size(last), last)).hasSize(2);
    assertThat(positions()).containsExactly("a board of 5x4");
    assertThat(Checkpoints.previous(last)).exists();
    assertThat(states.keepWithin(1, last)).isEmpty();
    assertThat(last).exists();
    assertThat(Checkpoints.previous(last)).doesNotExist();
  }

  @Test
  void whatAKilledProcessWasWritingIsRemoved() throws IOException {
    Path last = save("5x4", 1, Duration.ZERO);
    Path left = Files.createFile(folder.resolve(".grundy-left"));
    Path open = Files.createFile(folder.resolve(".grundy-open"));
    Files.setLastModifiedTime(left, FileTime.from(Instant.now().minus(Duration.ofHours(2))));
    states.keepWithin(Long.MAX_VALUE, last);
    assertThat(left).doesNotExist();
    assertThat(open).exists();
  }

  @Test
  void ofAnotherVersionAreListedToo() throws IOException {
    Files.writeString(folder.resolve("0123456789abcdef.run"), "grundy run 2\n");
    SavedState other = states.all().getFirst();
    assertThat(other.name()).isEqualTo("0123456789abcdef");
    assertThat(other.game()).isEmpty();
    assertThat(new SavedStates(folder.resolve("none")).all()).isEmpty();
  }
}
