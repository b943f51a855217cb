package org.grundy.solvers.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.grundy.solvers.PlacementGames;
import org.grundy.solvers.component.placement.PlacementMethod;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WordTableTest {
  @Test
  void remembersAllWhileThereIsMemory() {
    WordTable table = new WordTable(new Meter(Budget.ofThisProcess()));
    Map<Long, Long> expected = new HashMap<>();
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 200_000; i++) {
      long key = (1 + (random.nextLong() >>> random.nextInt(64)) % 100_000) << random.nextInt(40);
      long entry = NimberBounds.bit(random.nextInt(62));
      if (key != 0) {
        long known = table.put(key, entry);
        assertThat(known).isEqualTo(expected.merge(key, entry, NimberBounds::merged));
      }
    }
    expected.forEach((key, entry) -> assertThat(table.get(key)).isEqualTo(entry));
    assertThat(table.size()).isEqualTo(expected.size());
    assertThat(table.get(1L << 63)).isEqualTo(NimberBounds.NOTHING);
  }

  @Test
  void forgetsButNeverConfusesWhenThereIsNone() {
    WordTable table = new WordTable(new Meter(Budget.ofBytes(100_000)));
    int known = 0;
    for (long key = 1; key <= 50_000; key++) {
      table.put(key, key * 31);
    }
    for (long key = 1; key <= 50_000; key++) {
      long entry = table.get(key);
      assertThat(entry).isIn(NimberBounds.NOTHING, key * 31);
      known += entry == NimberBounds.NOTHING ? 0 : 1;
    }
    assertThat(known).isBetween(2000, 6250);
    assertThat(table.bytes()).isLessThanOrEqualTo(100_000);
  }

  @ParameterizedTest
  @ValueSource(longs = {66_000, 300_000})
  void searchesRightWithLittleMemory(long bytes) {
    Meter meter = new Meter(Budget.ofBytes(bytes));
    assertThat(
            PlacementGames.solve(
                    new PlacementMethod(false),
                    PlacementGames.CRAM,
                    PlacementGames.positions(PlacementGames.CRAM, "4x7"),
                    meter)
                .value())
        .hasValue(3);
  }

  @Test
  void saysSoWhenThereIsNoMemoryAtAll() {
    Meter meter = new Meter(Budget.ofBytes(1000));
    List<Position> start = PlacementGames.positions(PlacementGames.CRAM, "4x5");
    assertThatThrownBy(
            () -> PlacementGames.solve(new PlacementMethod(), PlacementGames.CRAM, start, meter))
        .isInstanceOf(BudgetSpentException.class);
  }

  /// Each thread tells the parts of what is true of each component, and never sees anything else.
  @ParameterizedTest
  @ValueSource(longs = {100_000, 1L << 26})
  void keepsWhatSeveralThreadsTell(long bytes) throws InterruptedException {
    Meter meter = new Meter(Budget.ofBytes(bytes).withThreads(3));
    WordTable table = new WordTable(meter);
    AtomicInteger wrong = new AtomicInteger();
    List<Thread> threads = new ArrayList<>();
    for (int seed = 1; seed <= 3; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      threads.add(
          new Thread(() -> {
            for (int i = 0; i < 150_000; i++) {
              long key = 1 + random.nextLong(20_000);
              long part = 1L << random.nextInt(60) & truth(key);
              if ((table.get(key) & ~truth(key)) != 0
                  || (part != 0 && (table.put(key, part) & ~truth(key)) != 0)) {
                wrong.incrementAndGet();
              }
            }
          }));
    }
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
    assertThat(wrong).hasValue(0);
    assertThat(table.bytes()).isLessThanOrEqualTo(bytes);
    if (bytes > 1L << 20) {
      assertThat(table.size()).isGreaterThan(19_000);
    }
  }

  private static long truth(long key) {
    return (key * 0x9E3779B97F4A7C15L) >>> 4;
  }

  /// One thread or several find out more while another one saves: all that was known before is in
  /// the file, and nothing that is not true.
  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void isSavedWhileItGrows(int writers) throws IOException, InterruptedException {
    Meter meter = new Meter(Budget.ofBytes(1L << 28).withThreads(writers));
    WordTable table = new WordTable(meter);
    AtomicInteger told = new AtomicInteger();
    List<Thread> threads = new ArrayList<>();
    for (int writer = 0; writer < writers; writer++) {
      int first = 1 + writer;
      threads.add(
          Thread.startVirtualThread(() -> {
            for (int key = first; key <= 600_000; key += writers) {
              table.put(key, truth(key) | 1);
              told.incrementAndGet();
            }
          }));
    }
    boolean ended = false;
    while (!ended) {
      ended = threads.stream().noneMatch(Thread::isAlive);
      int before = told.get();
      ByteArrayOutputStream saved = new ByteArrayOutputStream();
      table.save(new DataOutputStream(saved));
      DataInputStream in = new DataInputStream(new ByteArrayInputStream(saved.toByteArray()));
      BitSet seen = new BitSet();
      for (long key = in.readLong(); key != 0; key = in.readLong()) {
        assertThat(in.readLong()).isEqualTo(truth(key) | 1);
        seen.set((int) key);
      }
      assertThat(seen.cardinality()).isGreaterThanOrEqualTo(before);
    }
  }
}
