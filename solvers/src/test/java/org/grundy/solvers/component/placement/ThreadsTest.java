package org.grundy.solvers.component.placement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.PlacementGames;
import org.grundy.solvers.component.ParallelSearch;
import org.grundy.solvers.component.WordTable;
import org.grundy.solvers.component.placement.leaf.GraphKeys;
import org.grundy.solvers.component.placement.moves.CompiledPosition;
import org.grundy.solvers.component.placement.moves.MoveCompiler;
import org.grundy.solvers.component.placement.moves.MoveCompiler.Compiled;
import org.grundy.solvers.component.placement.word.WordBoard;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Several threads on one question.
@Isolated("it looks for threads in the whole process")
class ThreadsTest {
  static Stream<GameRules> games() {
    return PlacementGames.ALL.stream();
  }

  private static Meter meter(int threads) {
    return new Meter(Budget.ofThisProcess().withThreads(threads));
  }

  @AfterEach
  void noThreadIsLeft() {
    assertThat(Thread.getAllStackTraces().keySet())
        .noneMatch(thread -> thread.getName().startsWith("grundy-search"));
  }

  /// The others are called at once here, however small the question is.
  @ParameterizedTest
  @MethodSource("games")
  void findsTheSameWithAnyNumberOfThreads(GameRules rules) {
    SplittableRandom random = new SplittableRandom(20261123);
    for (int i = 0; i < 5; i++) {
      GridPosition position = PlacementGames.random(rules, 4, 5, random);
      Compiled.Moves moves = (Compiled.Moves) MoveCompiler.compile(rules, position);
      CompiledPosition compiled = CompiledPosition.of(rules, position, moves.instances());
      for (CompiledPosition.Part part : compiled.parts()) {
        List<Integer> found = new ArrayList<>();
        for (int threads = 1; threads <= 4; threads++) {
          found.add(nimber(part, meter(threads), position.size()));
        }
        assertThat(found)
            .as("%s of %s", rules.title(), PositionText.format(rules, position))
            .containsOnly(found.getFirst());
      }
    }
  }

  private static int nimber(CompiledPosition.Part part, Meter meter, int size) {
    WordTable table = new WordTable(meter);
    WordBoard.Game game = WordBoard.Game.numbered(part.numbered(size));
    WordTable graphs = GraphKeys.suit(game.moves()) ? new WordTable(meter) : null;
    ParallelSearch<BitSet> search =
        new ParallelSearch<>(meter, 0, 1, _ -> new WordBoard(game, table, graphs));
    BitSet live = new BitSet();
    live.set(0, part.cells().cardinality());
    return search.value(live);
  }

  @ParameterizedTest
  @CsvSource({
    "Cram, 5x6, 2, 2",
    "Cram, 5x6, 3, 2",
    "Node Kayles, 7x7, 2, 1",
    "Peaceful queens, 9x9, 4, 1"
  })
  void findsKnownValues(String game, String start, int threads, long value) {
    GameRules rules = games().filter(one -> one.title().equals(game)).findFirst().orElseThrow();
    assertThat(
            PlacementGames.solve(
                    new PlacementMethod(),
                    rules,
                    PlacementGames.positions(rules, start),
                    meter(threads))
                .value())
        .hasValue(value);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void endsWhenTheBudgetIsSpent(int threads) {
    Meter meter = new Meter(new Budget(30_000, Duration.ofHours(1), 1L << 28, threads));
    assertThatThrownBy(() -> solve(meter)).isInstanceOf(BudgetSpentException.class);
    assertThat(meter.statistics().nodes()).isLessThan(60_000);
  }

  @Test
  void endsWhenItIsCancelled() throws InterruptedException {
    Meter meter = meter(3);
    Thread cancels =
        new Thread(() -> {
          while (meter.statistics().nodes() < 20_000) {
            Thread.onSpinWait();
          }
          meter.cancel();
        });
    cancels.setDaemon(true);
    cancels.start();
    assertThatThrownBy(() -> solve(meter))
        .isInstanceOf(BudgetSpentException.class)
        .hasMessage("interrupted");
    cancels.join();
  }

  private static void solve(Meter meter) {
    PlacementGames.solve(
        new PlacementMethod(),
        PlacementGames.CRAM,
        PlacementGames.positions(PlacementGames.CRAM, "6x7"),
        meter);
  }
}
