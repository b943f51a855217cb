package org.grundy.sweeps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Budget;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.request.SumRequest;
import org.grundy.workbench.request.Workbench;
import org.grundy.workbench.space.ComponentsAfter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A position that is solved by parts, against the same position solved at once.
class SplitTest {
  @TempDir private Path folder;

  private final Workbench workbench = new Workbench();

  private SumRequest sum(String game, String start) {
    return workbench.sum(workbench.game(game), new TextSource("start", start), 1);
  }

  private static Meter meter(long nodes) {
    Budget all = Budget.ofThisProcess();
    return new Meter(new Budget(nodes, all.time(), all.bytes()));
  }

  @ParameterizedTest
  @CsvSource({"cram,4x4,2", "node-kayles,grid 3x3,1"})
  void theMergedValueIsThatOfOneMachine(String game, String start, int depth) throws IOException {
    Path into = folder.resolve("split");
    Said said = Said.by("--split", game, start, "--depth", depth, "--into", into);
    assertThat(said.code()).as(said.err()).isZero();
    assertThat(said.out()).doesNotContain("refused");
    SumRequest sum = sum(game, start);
    Workbench knowing = workbench.knowing(into, sum);
    long expected = workbench.value(sum, Optional.empty(), meter(Long.MAX_VALUE)).orElseThrow();
    List<String> known = Files.readAllLines(into.resolve("known.tsv"));
    // The merge looks at the positions before the known ones, and at no others.
    long before = 2L + ComponentsAfter.of(workbench.game(game), start, 1, depth - 1).size();
    assertThat(knowing.value(sum, Optional.empty(), meter(before))).hasValue(expected);
    assertThat(knowing.solve(sum, Optional.empty(), meter(Long.MAX_VALUE)).winningMoves())
        .hasSameSizeAs(
            workbench.solve(sum, Optional.empty(), meter(Long.MAX_VALUE)).winningMoves());
    for (String line : known.subList(1, known.size())) {
      String[] cells = line.split("\t", -1);
      assertThat(
              workbench.value(
                  sum(game, cells[0]), Optional.of("definition"), meter(Long.MAX_VALUE)))
          .hasValue(Long.parseLong(cells[1]));
    }
    Files.writeString(
        into.resolve("known.tsv"), String.join("\n", known.subList(0, 1)) + "\n((\t1\n");
    assertRefused(into, sum, "was changed or cut");
    String changed = String.join("\n", known).replaceFirst("\t\\d+$", "\t7") + "\n";
    Files.writeString(into.resolve("known.tsv"), changed);
    assertRefused(into, sum, "was changed or cut");
    Files.writeString(into.resolve("known.tsv"), String.join("\n", known.subList(1, 2)));
    assertRefused(into, sum, "values of another game");
  }

  private void assertRefused(Path into, SumRequest sum, String because) {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> workbench.knowing(into, sum))
        .withMessageContaining(because);
  }

  @Test
  void whatDoesNotComeApartIsRefused() {
    Path into = folder.resolve("none");
    assertThat(Said.by("--split", "nim", "5", "--depth", "1", "--into", into).code()).isEqualTo(3);
    assertThat(Said.by("--split", "cram", "1x2", "--depth", "2", "--into", into).code())
        .isEqualTo(3);
    assertThat(Said.by("--split", "cram", "3x3", "--into", into).code()).isEqualTo(2);
    assertThat(into).doesNotExist();
  }
}
