package org.grundy.sweeps;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class ScaleSimulationTest {
  private static double[] rows(int count, double millis) {
    double[] rows = new double[count];
    Arrays.fill(rows, millis);
    return rows;
  }

  @Test
  void equalRowsTakeTheirShareAndTheDispatch() {
    // 80 tasks of 1,000 rows of 1 ms on 10 cores; the driver hands one out each millisecond.
    ScaleSimulation.Result result = new ScaleSimulation(rows(80_000, 1), 1_000).on(10);
    assertThat(result.tasks()).isEqualTo(80);
    assertThat(result.millis()).isBetween(8_000.0, 8_030.0);
  }

  @Test
  void theDriverBindsWhereTasksAreShort() {
    // 1,000 tasks of 100 ms, ten of which are handed out in a second.
    ScaleSimulation.Result result = new ScaleSimulation(rows(100_000, 1), 10).on(1_000);
    assertThat(result.tasks()).isEqualTo(1_000);
    assertThat(result.millis()).isBetween(100_000.0, 100_200.0);
  }

  @Test
  void oneLongRowBindsHoweverManyCores() {
    double[] rows = rows(1_000, 1);
    rows[999] = 60_000;
    assertThat(new ScaleSimulation(rows, 1e6).on(1_000).millis()).isBetween(60_000.0, 60_100.0);
  }
}
