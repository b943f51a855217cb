package org.grundy.solvers.remove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.remove.MoveCompiler.Compiled;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Several threads on one question.
class CrewTest {
  static Stream<GameRules> games() {
    return RemoveGames.ALL.stream();
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
      GridPosition position = RemoveGames.random(rules, 4, 5, random);
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
    MoveTable moves = new MoveTable(part.numbered(size));
    NimberTable table = new NimberTable(meter);
    NarrowSearch.NarrowGame game =
        new NarrowSearch.NarrowGame(
            moves, Parting.of(moves), MoveOrder.asGiven(moves), Representative.itself());
    Crew<NarrowSearch> crew = new Crew<>(meter, 1, team -> new NarrowSearch(game, table, team, 1));
    long live = -1L >>> (64 - part.cells().cardinality());
    return crew.ask(search -> search.nimber(live));
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
            RemoveGames.solve(
                    new RemoveMethod(), rules, RemoveGames.positions(rules, start), meter(threads))
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
    RemoveGames.solve(
        new RemoveMethod(),
        RemoveGames.CRAM,
        RemoveGames.positions(RemoveGames.CRAM, "6x7"),
        meter);
  }

  /// A searcher for what only threads matter.
  private static final class Idle extends NimberSearch {
    private final Team team;

    Idle(Team team) {
      super(team, 1);
      this.team = team;
    }

    int workForever() {
      while (true) {
        team.work(1);
      }
    }

    @Override
    long known(long component) {
      return Entry.NOTHING;
    }

    @Override
    long recalled(long component) {
      return Entry.NOTHING;
    }

    @Override
    long learn(long component, long entry) {
      return entry;
    }

    @Override
    int size(long component) {
      return 0;
    }

    @Override
    int longestPlay(long component) {
      return 0;
    }

    @Override
    long follow(long component, long entry, int n, int base) {
      return entry;
    }
  }

  @Test
  void handsOnWhatAHelperThrows() {
    Crew<Idle> crew = new Crew<>(meter(3), 10, Idle::new);
    assertThatThrownBy(() ->
            crew.ask(search -> {
              if (search == crew.leader()) {
                return search.workForever();
              }
              throw new IllegalStateException("a helper fails");
            }))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("a helper fails");
    assertThat(crew.ask(search -> 7)).isEqualTo(7);
  }

  @Test
  void takesTheAnswerOfAHelper() {
    Crew<Idle> crew = new Crew<>(meter(3), 10, Idle::new);
    assertThat(crew.ask(search -> search == crew.leader() ? search.workForever() : 5)).isEqualTo(5);
  }
}
