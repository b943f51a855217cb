package org.grundy.workbench.request;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.games.Catalogue;
import org.grundy.games.CatalogueGame;
import org.grundy.games.KnownValue;
import org.grundy.games.KnownValue.Known;
import org.grundy.solvers.Partial;
import org.grundy.solvers.Solution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What is known of the games of the catalogue from outside is what the workbench finds.
class KnownValuesTest {
  private final Catalogue catalogue = new Catalogue();
  private final Workbench workbench = new Workbench();

  /// Rows that cost more nodes than given are left to larger runs, but at least so many are
  /// decided.
  @ParameterizedTest
  @CsvSource({
    "arc-kayles, 2000, 59",
    "bacterial, 100000000, 19",
    "board-and-piece, 100000000, 22",
    "chomp, 20000, 30",
    "clobber, 100000, 35",
    "corner-the-rook, 100000000, 10",
    "corner-trominoes, 100000, 19",
    "cram, 2000, 40",
    "darkraft, 100000000, 18",
    "dawsons-chess, 100000000, 46",
    "dawsons-kayles, 100000000, 46",
    "edge-geography, 100000, 26",
    "green-hackenbush, 100000000, 45",
    "grid-nim, 100000000, 12",
    "grid-node-kayles, 100000, 37",
    "grim, 100000, 48",
    "grundys-game, 100000000, 61",
    "kayles, 100000000, 51",
    "nim, 100000000, 16",
    "nimstring, 100000, 26",
    "node-kayles, 100000, 55",
    "notakto, 100000, 16",
    "ominous-omino, 100000000, 34",
    "passes, 1000, 10",
    "peaceful-bishops, 100000, 24",
    "peaceful-kings, 100000, 33",
    "peaceful-knights, 100000, 22",
    "peaceful-queens, 100000, 24",
    "peaceful-rooks, 100000, 15",
    "peg-duotaire, 100000, 21",
    "straight-trominoes, 100000, 33",
    "subset-takeaway, 100000, 15",
    "sylver-coinage, 100000, 36",
    "top-entails, 100000, 7",
    "treblecross, 100000000, 22",
    "vertex-geography, 100000, 34",
    "white-knight, 100000000, 17",
    "wyt-queens, 100000000, 36",
    "wythoff, 100000000, 32",
  })
  void findsWhatIsKnown(String name, long nodes, int leastDecided) {
    CatalogueGame game = catalogue.find(name).orElseThrow();
    int decided = 0;
    for (KnownValue row : game.known()) {
      decided += holds(name, nodes, row) ? 1 : 0;
    }
    assertThat(decided).as("decided rows of " + name).isGreaterThanOrEqualTo(leastDecided);
  }

  @Test
  void everyGameOfTheCatalogueIsTestedHere() throws NoSuchMethodException {
    String[] rows =
        KnownValuesTest.class
            .getDeclaredMethod("findsWhatIsKnown", String.class, long.class, int.class)
            .getAnnotation(CsvSource.class)
            .value();
    assertThat(rows)
        .extracting(row -> row.substring(0, row.indexOf(',')))
        .containsAll(
            catalogue.names().stream()
                .filter(name -> !catalogue.find(name).orElseThrow().known().isEmpty())
                .toList());
  }

  /// Whether the row could be decided; fails if it is not as known.
  private boolean holds(String name, long nodes, KnownValue row) {
    Budget budget = Solving.ofNodes(nodes);
    String what = name + " " + row.start() + " (" + row.source() + ")";
    SolveRun run =
        workbench.begin(
            Solving.sum(workbench.game(name), row.start()), Optional.empty(), new Meter(budget));
    Solution solution;
    try {
      solution = run.finish().solution();
    } catch (BudgetSpentException e) {
      return holds(run.soFar(e).partial(), row.known(), what);
    }
    switch (row.known()) {
      case Known.Value(int value) ->
          assertThat(solution.value()).as(what).isEqualTo(OptionalLong.of(value));
      case Known.Wins() -> assertThat(solution.outcome()).as(what).isEqualTo(Outcome.N);
      case Known.Loses() -> assertThat(solution.outcome()).as(what).isEqualTo(Outcome.P);
      case Known.Loony() -> {
        assertThat(solution.outcome()).as(what).isEqualTo(Outcome.N);
        assertThat(solution.value()).as(what).isEmpty();
      }
      case Known.WinningMoves(long count) ->
          assertThat(solution.winningMoves()).as(what).isEqualTo(count);
    }
    return true;
  }

  /// Whether a row is decided by what is known of it, where not everything is.
  private static boolean holds(Partial partial, Known known, String what) {
    return switch (known) {
      case Known.Value(int value) -> {
        partial.value().ifPresent(found -> assertThat(found).as(what).isEqualTo(value));
        yield partial.value().isPresent();
      }
      case Known.Wins() -> holds(partial, Outcome.N, what);
      case Known.Loses() -> holds(partial, Outcome.P, what);
      case Known.Loony _, Known.WinningMoves _ -> false;
    };
  }

  private static boolean holds(Partial partial, Outcome known, String what) {
    partial.outcome().ifPresent(found -> assertThat(found).as(what).isEqualTo(known));
    return partial.outcome().isPresent();
  }
}
