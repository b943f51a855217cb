package org.grundy.workbench.request;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.solvers.Partial;
import org.grundy.solvers.Solution;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What the pages of the catalogue say is known of games at any size, `solve` knows, at sizes that
/// no search would reach. Single known values are those of [KnownValuesTest].
class ClaimsTest {
  private static final long NODES = 1_000_000;

  private final Workbench workbench = new Workbench();

  @ParameterizedTest
  @CsvSource({
    "arc-kayles, path 701, 0",
    "arc-kayles, cycle 701, 0",
    "chomp, 20x21, N",
    "chomp, 30x30, N",
    "chomp, @oooooooooooooooooooo|oooooooooooooooooooo., 0",
    "cram, 66x66, 0",
    "cram, 66x67, N",
    "edge-geography, cycle 1000, 0",
    "edge-geography, cycle 301, 1",
    "edge-geography, grid 30x31, N",
    "grid-node-kayles, 40x50, 0",
    "grid-node-kayles, 41x51, N",
    "grim, complete 30, 1",
    "node-kayles, path 701, 1",
    "node-kayles, cycle 701, 0",
    "peaceful-bishops, 40x51, 0",
    "peaceful-bishops, 41x51, N",
    "peaceful-kings, 41x51, N",
    "peaceful-knights, 40x51, 0",
    "peaceful-knights, 41x51, N",
    "peaceful-queens, 41x51, N",
    "peaceful-rooks, 41x51, 1",
    "peaceful-rooks, 300x40, 0",
    "straight-trominoes, 40x50, 0",
    "straight-trominoes, 41x51, N",
    "subset-takeaway, product 5x9, N",
    "treblecross, 1001, 22",
    "vertex-geography, grid 31x40, N",
    "vertex-geography, grid 31x41, 0",
    "'wythoff', '(1618033,1000000)', N",
    "'wythoff', '(4807526976,7778742049)', 0",
  })
  void solveKnowsWhatThePageSays(String game, String start, String claim) {
    Meter meter = new Meter(Solving.ofNodes(NODES));
    SolveRun run =
        workbench.begin(Solving.sum(workbench.game(game), start), Optional.empty(), meter);
    assertThat(claim.matches("[NP]") ? outcome(run) : value(run)).isEqualTo(claim);
  }

  private static String value(SolveRun run) {
    return known(run).value().stream().mapToObj(Long::toString).findFirst().orElse("?");
  }

  private static String outcome(SolveRun run) {
    return known(run).outcome().map(Outcome::name).orElse("?");
  }

  /// What a theorem settles; else what is solved.
  private static Partial known(SolveRun run) {
    if (run.settled().outcome().isPresent()) {
      return run.settled();
    }
    Solution solution = run.finish().solution();
    return new Partial(Optional.of(solution.outcome()), solution.value(), List.of(), List.of(), 0);
  }
}
