package org.grundy.solvers.component.placement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Bounds;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Partial;
import org.grundy.solvers.PlacementGames;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.solvers.planner.Planner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// PlacementKernels that are ended early: what they know, and going on from it.
class PlacementRunTest {
  private static final long MEMORY = 1L << 28;

  private static Plan plan(GameRules rules, String start) {
    List<Position> sum = PlacementGames.positions(rules, start);
    return new Planner(List.of(new PlacementMethod(false)))
        .decide(new Problem(rules, sum), Optional.empty())
        .plan();
  }

  private static Meter meter(long nodes, int threads) {
    return new Meter(new Budget(nodes, Duration.ofHours(1), MEMORY, threads));
  }

  private static GameRules rules(String game) {
    return PlacementGames.ALL.stream()
        .filter(one -> one.title().equals(game))
        .findFirst()
        .orElseThrow();
  }

  private static byte[] saved(Run run) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    run.knowledge().orElseThrow().save(new DataOutputStream(bytes));
    return bytes.toByteArray();
  }

  private static void load(Run run, byte[] saved) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(saved));
    run.knowledge().orElseThrow().load(in);
    assertThat(in.read()).as("all is read").isEqualTo(-1);
  }

  @ParameterizedTest
  @CsvSource({
    "Cram, 5x6, 6000, 1",
    "Cram, 5x6, 10000, 2",
    "Cram, 4x7 + 5x5, 4000, 1",
    "Peaceful queens, 11x11, 200, 2",
    "Clear a row or a column, 9x9, 20, 1",
  })
  void goesOnFromWhatWasSaved(String game, String start, long nodes, int threads)
      throws IOException {
    Meter whole = meter(Long.MAX_VALUE, 1);
    Solution expected = plan(rules(game), start).begin(whole).solve();
    Plan plan = plan(rules(game), start);
    Run ended = plan.begin(meter(nodes, threads));
    assertThatThrownBy(ended::solve).isInstanceOf(BudgetSpentException.class);
    assertIsTrue(ended.soFar(meter(Long.MAX_VALUE, 1)), expected);

    Meter second = meter(Long.MAX_VALUE, 1);
    Run resumed = plan(rules(game), start).begin(second);
    byte[] saved = saved(ended);
    load(resumed, saved);
    ResumableState knowledge = resumed.knowledge().orElseThrow();
    assertThat(knowledge.size()).isPositive();
    assertIsTrue(resumed.soFar(meter(Long.MAX_VALUE, 1)), expected);
    assertThat(resumed.solve().value()).isEqualTo(expected.value());
    assertThat(second.statistics().nodes()).isLessThan(whole.statistics().nodes());
    assertIsTrue(resumed.soFar(meter(Long.MAX_VALUE, 1)), expected);
    assertThat(resumed.soFar(meter(Long.MAX_VALUE, 1)).outcome()).contains(expected.outcome());
  }

  /// What is said of an unfinished search holds of the finished one.
  private static void assertIsTrue(Partial partial, Solution solution) {
    List<RatedMove> moves = new ArrayList<>();
    solution.moves(moves::add);
    assertThat(partial.moves()).isEqualTo(moves.size());
    assertThat(moves).containsAll(partial.settled());
    partial.outcome().ifPresent(outcome -> assertThat(outcome).isEqualTo(solution.outcome()));
    for (int i = 0; i < partial.components().size(); i++) {
      Bounds bounds = partial.components().get(i);
      assertThat(bounds.allows(solution.components().get(i).value()))
          .as(bounds.toString())
          .isTrue();
    }
  }

  @Test
  void knowsMoreTheLongerItSearches() {
    Plan plan = plan(PlacementGames.CRAM, "5x6");
    Run ended = plan.begin(meter(16_000, 1));
    assertThatThrownBy(ended::solve).isInstanceOf(BudgetSpentException.class);
    Partial partial = ended.soFar(meter(Long.MAX_VALUE, 1));
    assertThat(partial.settled()).isNotEmpty();
    assertThat(partial.components().getFirst().allows(2)).isTrue();
    assertThat(partial.components().getFirst().allows(0)).isFalse();
    Partial nothing = plan.begin(meter(1, 1)).soFar(meter(Long.MAX_VALUE, 1));
    assertThat(nothing.outcome()).isEmpty();
    assertThat(nothing.components().getFirst().atLeast()).isZero();
    assertThat(nothing.moves()).isZero();
  }

  @Test
  void savesTheSameAsItLoaded() throws IOException {
    for (String start : List.of("5x5", "1x80")) {
      Plan plan = plan(PlacementGames.CRAM, start);
      Run run = plan.begin(meter(Long.MAX_VALUE, 1));
      assertThat(saved(run)).containsExactly(0);
      run.solve();
      byte[] saved = saved(run);
      Run again = plan.begin(meter(Long.MAX_VALUE, 1));
      load(again, saved);
      assertThat(saved(again)).hasSameSizeAs(saved);
      Meter meter = meter(Long.MAX_VALUE, 1);
      Run third = plan.begin(meter);
      load(third, saved(again));
      third.solve();
      assertThat(meter.statistics().nodes()).isZero();
    }
  }

  @Test
  void refusesWhatNoSearchSaves() throws IOException {
    for (String start : List.of("4x5", "1x80")) {
      Plan plan = plan(PlacementGames.CRAM, start);
      Run run = plan.begin(meter(Long.MAX_VALUE, 1));
      run.solve();
      byte[] saved = saved(run);
      for (int length = 0; length < saved.length; length += 1 + length / 8) {
        byte[] part = Arrays.copyOf(saved, length);
        assertThatThrownBy(() -> load(plan.begin(meter(1, 1)), part))
            .isInstanceOf(IOException.class);
      }
      for (int at : new int[] {1, 13}) {
        byte[] damaged = saved.clone();
        damaged[at] = -1;
        assertThatThrownBy(() -> load(plan.begin(meter(1, 1)), damaged))
            .isInstanceOf(IOException.class);
      }
    }
  }
}
