package org.grundy.solvers.remove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NimberTableTest {
  @Test
  void remembersAllWhileThereIsMemory() {
    NimberTable table = new NimberTable(new Meter(Budget.ofThisProcess()));
    Map<Long, Long> expected = new HashMap<>();
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 200_000; i++) {
      long key = (1 + (random.nextLong() >>> random.nextInt(64)) % 100_000) << random.nextInt(40);
      long entry = random.nextLong();
      if (key != 0) {
        table.put(key, entry);
        expected.put(key, entry);
      }
    }
    expected.forEach((key, entry) -> assertThat(table.get(key)).isEqualTo(entry));
    assertThat(table.size()).isEqualTo(expected.size());
    assertThat(table.get(1L << 63)).isEqualTo(Entry.NOTHING);
  }

  @Test
  void forgetsButNeverConfusesWhenThereIsNone() {
    NimberTable table = new NimberTable(new Meter(Budget.ofBytes(100_000)));
    int known = 0;
    for (long key = 1; key <= 50_000; key++) {
      table.put(key, key * 31);
    }
    for (long key = 1; key <= 50_000; key++) {
      long entry = table.get(key);
      assertThat(entry).isIn(Entry.NOTHING, key * 31);
      known += entry == Entry.NOTHING ? 0 : 1;
    }
    assertThat(known).isBetween(2000, 4096);
    assertThat(table.bytes()).isLessThanOrEqualTo(100_000);
  }

  @ParameterizedTest
  @ValueSource(longs = {66_000, 300_000})
  void searchesRightWithLittleMemory(long bytes) {
    Meter meter = new Meter(Budget.ofBytes(bytes));
    assertThat(
            RemoveGames.solve(
                    new RemoveMethod(false),
                    RemoveGames.CRAM,
                    RemoveGames.positions(RemoveGames.CRAM, "4x7"),
                    meter)
                .value())
        .hasValue(3);
  }

  @Test
  void saysSoWhenThereIsNoMemoryAtAll() {
    Meter meter = new Meter(Budget.ofBytes(1000));
    List<Position> start = RemoveGames.positions(RemoveGames.CRAM, "4x5");
    assertThatThrownBy(() -> RemoveGames.solve(new RemoveMethod(), RemoveGames.CRAM, start, meter))
        .isInstanceOf(BudgetSpentException.class);
  }
}
