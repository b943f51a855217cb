package org.grundy.workbench.request;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.grundy.core.Bounds;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.RatedMove;
import org.grundy.solvers.Partial;
import org.grundy.solvers.Solution;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.saved.Checkpoints;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Work that ends early says only what is true, and what it saves is gone on from.
class SolveRunTest {
  private static final long FOREVER = Long.MAX_VALUE;

  private final Workbench workbench = new Workbench();

  @TempDir private Path folder;

  private SolveRun begin(String game, String position, String method, long nodes) {
    Budget budget = new Budget(nodes, Duration.ofDays(1), 1L << 28);
    Game found = workbench.game(game);
    return workbench.begin(
        Solving.sum(found, position),
        method.isEmpty() ? Optional.empty() : Optional.of(method),
        new Meter(budget));
  }

  private static Partial partial(SolveRun solving) {
    try {
      solving.finish();
    } catch (BudgetSpentException spent) {
      return solving.soFar(spent).partial();
    }
    throw new AssertionError("the budget was enough");
  }

  @ParameterizedTest
  @CsvSource({
    "cram, 3x4, definition",
    "cram, 3x4+2x3, definition",
    "kayles, 40, definition",
    "wythoff, '(7,12)', definition",
    "darkraft, 4x4, definition",
    "treblecross, 9, definition",
  })
  void saysWhatIsTrueAtEveryMoment(String game, String position, String method) {
    SolvedSum whole = begin(game, position, method, FOREVER).finish();
    for (long nodes = 1; nodes < whole.statistics().nodes(); nodes += 1 + nodes / 3) {
      Partial partial = partial(begin(game, position, method, nodes));
      partial
          .outcome()
          .ifPresent(outcome -> assertThat(outcome).isEqualTo(whole.solution().outcome()));
      List<RatedMove> moves = new ArrayList<>();
      whole.solution().moves(moves::add);
      assertThat(partial.moves()).isEqualTo(moves.size());
      assertThat(partial.settled())
          .allMatch(move ->
              moves.stream()
                  .anyMatch(known ->
                      known.move().equals(move.move())
                          && known.summand() == move.summand()
                          && known.value().equals(move.value())
                          && known.wins() == move.wins()));
      assertBoundsHold(partial.components(), whole);
    }
  }

  private static void assertBoundsHold(List<Bounds> bounds, SolvedSum whole) {
    if (bounds.size() == whole.solution().components().size()) {
      for (int i = 0; i < bounds.size(); i++) {
        assertThat(bounds.get(i).allows(whole.solution().components().get(i).value())).isTrue();
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "cram, 3x4, definition",
    "treblecross, 11, definition",
    "wythoff, '(7,12)', definition",
    "board-and-piece, 5x6, definition",
  })
  void goesOnFromWhatWasSaved(String game, String position, String method) {
    SolvedSum whole = begin(game, position, method, FOREVER).finish();
    long half = whole.statistics().nodes() / 2;
    Path file = folder.resolve("half.run");
    SolveRun first = begin(game, position, method, half);
    partial(first);
    new Checkpoints(file, first, "").save();

    SolveRun second = begin(game, position, method, FOREVER);
    new Checkpoints(file, second, "").resume();
    SolvedSum resumed = second.finish();
    assertThat(resumed.solution().value()).isEqualTo(whole.solution().value());
    assertThat(resumed.solution().outcome()).isEqualTo(whole.solution().outcome());
    assertThat(resumed.statistics().nodes()).isLessThan(whole.statistics().nodes());
  }

  /// Another thread saves all the time while the work goes on; from each file it is gone on with to
  /// the same answer.
  @ParameterizedTest
  @CsvSource({
    "cram, 3x4+2x3, definition, 1",
    "wythoff, '(40,60)', definition, 1",
    "cram, 5x5, placement, 1",
    "cram, 5x5, placement, 3",
    "cram, 4x5, search, 1",
    "cram, 4x5, search, 3",
    "bacterial, 5x5, search, 2",
    "node-kayles, cycle 17, search, 1",
    "node-kayles, path 17, search, 2",
    "'cram 4x4 + node-kayles path 9', '', '', 1",
  })
  void isSavedWhileItGoesOn(String game, String position, String method, int threads)
      throws InterruptedException {
    SolvedSum whole = begun(game, position, method, 1).finish();
    SolveRun run = begun(game, position, method, threads);
    Thread working = Thread.startVirtualThread(() -> run.finish().moves());
    Path file = folder.resolve("a.run");
    Checkpoints checkpoints = new Checkpoints(file, run, "");
    for (boolean isLast = false; !isLast; ) {
      isLast = !working.isAlive();
      checkpoints.save();
      SolveRun resumed = begun(game, position, method, threads);
      assertThat(new Checkpoints(file, resumed, "").resume()).isEmpty();
      assertThat(resumed.state().size()).isLessThanOrEqualTo(run.state().size());
      SolvedSum answer = resumed.finish();
      assertThat(answer.value()).isEqualTo(whole.value());
      assertThat(answer.moves().stream().map(SumMove::value))
          .isEqualTo(whole.moves().stream().map(SumMove::value).toList());
      working.join(Duration.ofMillis(10));
    }
  }

  private SolveRun begun(String game, String position, String method, int threads) {
    SumRequest sum =
        method.isEmpty()
            ? workbench.sum(new TextSource("sum", game), 1)
            : Solving.sum(workbench.game(game), position);
    return workbench.begin(
        sum,
        Optional.of(method).filter(named -> !named.isEmpty()),
        new Meter(Budget.ofBytes(1L << 28).withThreads(threads)));
  }

  @Test
  void goesOnUnderMisere() throws IOException {
    Path rules =
        Files.writeString(
            folder.resolve("m.game"),
            """
            game M
            board grid
            cells . #
            move [ . . ] -> [ # # ] rotate
            play misere
            start fill .
            """);
    SolvedSum whole = begin(rules.toString(), "3x4", "definition", FOREVER).finish();
    SolveRun first = begin(rules.toString(), "3x4", "definition", whole.statistics().nodes() / 2);
    Partial known = partial(first);
    assertThat(known.components()).isEmpty();
    Path file = folder.resolve("m.run");
    new Checkpoints(file, first, "").save();
    SolveRun second = begin(rules.toString(), "3x4", "definition", FOREVER);
    new Checkpoints(file, second, "").resume();
    assertThat(second.finish().solution().outcome()).isEqualTo(whole.solution().outcome());
  }

  private Path saved() {
    Path file = folder.resolve("cram.run");
    SolveRun solving = begin("cram", "3x4", "definition", 100);
    partial(solving);
    new Checkpoints(file, solving, "").save();
    return file;
  }

  @Test
  void refusesWhatWasSavedForAnotherRequest() {
    Path file = saved();
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(
            () -> new Checkpoints(file, begin("cram", "4x3", "definition", FOREVER), "").resume())
        .withMessageContaining("another game, position or method");
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() ->
            new Checkpoints(file, begin("ominous-omino", "4 4x5", "cover", FOREVER), "").resume())
        .withMessageContaining("keeps nothing");
  }

  @Test
  void believesNothingOfADamagedFile() throws IOException {
    Path file = saved();
    byte[] whole = Files.readAllBytes(file);
    Random random = new Random(20_261_121);
    for (int i = 0; i < 400; i++) {
      byte[] bytes = whole.clone();
      int at = random.nextInt(bytes.length);
      bytes[at] ^= (byte) (1 << random.nextInt(8));
      Files.write(file, i % 2 == 0 ? bytes : Arrays.copyOf(whole, at));
      assertThatExceptionOfType(InputException.class)
          .as("byte %d", at)
          .isThrownBy(() ->
              new Checkpoints(file, begin("cram", "3x4", "definition", FOREVER), "").resume());
    }
  }

  @Test
  void saysThatNothingWasSaved() {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() ->
            new Checkpoints(folder.resolve("none"), begin("cram", "3x4", "definition", FOREVER), "")
                .resume())
        .withMessageContaining("there is no file");
  }

  @Test
  void aTheoremIsKnownBeforeAndAfterTheSearch() {
    SolveRun lost = begin("cram", "6x6", "", 2_000);
    assertThat(lost.settled().outcome()).contains(Outcome.P);
    assertThat(lost.settled().value()).hasValue(0);

    SolveRun won = begin("cram", "5x6", "", 2_000);
    assertThat(won.settled().outcome()).contains(Outcome.N);
    Partial known = partial(won);
    assertThat(known.outcome()).contains(Outcome.N);
    assertThat(known.settled()).anyMatch(RatedMove::wins);
    assertThat(known.moves()).isEqualTo(49);
  }

  /// A board of more cells than a search takes on is decided by its half turn.
  @ParameterizedTest
  @CsvSource({"1026x1024, 0", "1026x1024 + 3x2, 1"})
  void aTheoremIsToldWhereNoSearchCanBegin(String position, long value) {
    Solution known = begin("cram", position, "", FOREVER).finishOrKnown().solution();
    assertThat(known.outcome()).isEqualTo(Outcome.ofValue(value));
    assertThat(known.value()).hasValue(value);
  }

  @Test
  void resumesTheSearchThatFollowsATheorem() {
    Path file = folder.resolve("decided.run");
    SolveRun first = begin("cram", "5x4", "", 100);
    partial(first);
    new Checkpoints(file, first, "").save();
    SolveRun second = begin("cram", "5x4", "", FOREVER);
    new Checkpoints(file, second, "").resume();
    assertThat(second.finish().solution().value()).hasValue(2);
  }

  @Test
  void aTheoremWithoutABudgetEndsByItself() {
    Meter endless = new Meter(Budget.ofThisProcess());
    SolveRun run =
        workbench.begin(Solving.sum(workbench.game("cram"), "9x10"), Optional.empty(), endless);
    assertThat(run.meter().isLimited()).isTrue();
    assertThat(run.meter().timeLeft()).isLessThanOrEqualTo(SolveRun.UNASKED);
    assertThat(run.patiently().meter().timeLeft()).isGreaterThan(SolveRun.UNASKED);
    SolveRun open =
        workbench.begin(Solving.sum(workbench.game("cram"), "5x7"), Optional.empty(), endless);
    assertThat(open.meter()).isSameAs(endless);
  }
}
