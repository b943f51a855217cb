package org.grundy.cli.option;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.grundy.cli.process.Console;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.request.SolveRun;
import org.grundy.workbench.request.SolvedSum;
import org.grundy.workbench.request.Workbench;
import org.grundy.workbench.saved.SavedStates;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/// Work is saved while it goes on, and nothing but the time since then is lost with its process.
class SavedWorkTest {
  @TempDir private Path folder;

  private static SolveRun begin(String position, String method, int threads) {
    Workbench workbench = new Workbench();
    TextSource text = new TextSource("position", position);
    return workbench.begin(
        workbench.sum(workbench.game("cram"), text, 1),
        Optional.of(method),
        new Meter(Budget.ofBytes(1L << 28).withThreads(threads)));
  }

  private static SavedWork saved(
      SolveRun run, Path folder, ByteArrayOutputStream err, String... options) {
    Console console =
        Console.of(
            InputStream.nullInputStream(),
            new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            Map.of("GRUNDY_STATE", folder.toString()));
    return new SavedWork(
        console,
        CommandLine.populateCommand(new CheckpointOptions(), options),
        run,
        List.of("solve", "cram"),
        Duration.ofMillis(20));
  }

  /// The process that is killed.
  static final class Child {
    private Child() {}

    public static void main(String[] arguments) {
      SolveRun run = begin(arguments[1], arguments[2], Integer.parseInt(arguments[3]));
      var _ =
          saved(run, Path.of(arguments[0]), new ByteArrayOutputStream())
              .during(() -> run.finish().moves());
    }
  }

  @ParameterizedTest
  @CsvSource({"4x5, definition, 1", "6x6, placement, 1", "6x6, search, 2"})
  void goesOnAfterItsProcessWasKilled(String position, String method, int threads)
      throws Exception {
    SolveRun work = begin(position, method, threads);
    Path file = new SavedStates(folder).fileOf(work.identity());
    Process child =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Child.class.getName(),
                folder.toString(),
                position,
                method,
                "" + threads)
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("out").toFile())
            .start();
    try {
      while (child.isAlive()
          && !Files.exists(file.resolveSibling(file.getFileName() + ".previous"))) {
        TimeUnit.MILLISECONDS.sleep(5);
      }
    } finally {
      child.destroyForcibly().waitFor();
    }
    assertThat(file).as(Files.readString(folder.resolve("out"))).isRegularFile();
    saved(work, folder, new ByteArrayOutputStream(), "--resume").resumeIfAsked();
    assertThat(work.state().size()).isPositive();
    if (method.equals("definition")) {
      SolvedSum whole = begin(position, method, 1).finish();
      SolvedSum resumed = work.finish();
      assertThat(resumed.value()).isEqualTo(whole.value());
      assertThat(resumed.moves().stream().map(move -> move.name() + move.value()))
          .isEqualTo(whole.moves().stream().map(move -> move.name() + move.value()).toList());
      assertThat(resumed.statistics().nodes()).isLessThan(whole.statistics().nodes());
    }
  }

  @Test
  void removesWhatItSavedWhenTheWorkIsDone() {
    SolveRun run = begin("4x5", "definition", 1);
    SavedWork work = saved(run, folder, new ByteArrayOutputStream());
    assertThat(work.during(() -> run.finish().value())).hasValue(2);
    assertThat(work.save()).isTrue();
    work.forget();
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void keepsWhatKnowsMoreThanWorkThatBeganAnew() {
    SolveRun longer = begin("4x4", "definition", 1);
    assertThat(longer.finish().value()).hasValue(0);
    assertThat(saved(longer, folder, new ByteArrayOutputStream()).save()).isTrue();

    ByteArrayOutputStream err = new ByteArrayOutputStream();
    SolveRun some = spent("4x4", 100);
    SavedWork anew = saved(some, folder, err);
    assertThat(anew.save()).isTrue();
    anew.tell(Optional.of("grundy solve cram --resume"));
    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualTo(
            "  more of this work was saved before, and is kept; go on with: grundy solve cram"
                + " --resume\n");
    SolveRun resumed = begin("4x4", "definition", 1);
    saved(resumed, folder, err, "--resume").resumeIfAsked();
    assertThat(resumed.state().size()).isEqualTo(longer.state().size());
  }

  private static SolveRun spent(String position, long nodes) {
    Workbench workbench = new Workbench();
    SolveRun run =
        workbench.begin(
            workbench.sum(workbench.game("cram"), new TextSource("position", position), 1),
            Optional.of("definition"),
            new Meter(Budget.ofNodes(nodes, 1L << 28)));
    try {
      run.finish();
    } catch (BudgetSpentException expected) {
      return run;
    }
    throw new AssertionError("the budget was enough");
  }
}
