package org.grundy.solvers.component;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeyTableTest {
  private static Meter meter(int threads) {
    return new Meter(Budget.ofBytes(1L << 28).withThreads(threads));
  }

  /// Few different keys of one to nine words, so that most come again; some are longer than a
  /// chunk.
  private static long[] key(SplittableRandom random) {
    int which = random.nextInt(3_000);
    long[] key = new long[which % 997 == 0 ? 5_000 + which : 1 + which % 9];
    Arrays.fill(key, which >> 3);
    key[key.length - 1] ^= which;
    return key;
  }

  @Test
  void givesEveryKeyOneNumber() {
    KeyTable table = new KeyTable(meter(1));
    Map<List<Long>, Integer> numbers = new HashMap<>();
    Map<Integer, Long> bounds = new HashMap<>();
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 40_000; i++) {
      long[] key = key(random);
      List<Long> whole = Arrays.stream(key).boxed().toList();
      assertThat(table.find(key, 0, key.length)).isEqualTo(numbers.getOrDefault(whole, 0));
      int number = table.number(key, 0, key.length);
      assertThat(number).isPositive().isEqualTo(numbers.computeIfAbsent(whole, _ -> number));
      long bit = NimberBounds.bit(random.nextInt(60));
      assertThat(table.put(number, bit)).isEqualTo(bounds.merge(number, bit, NimberBounds::merged));
    }
    assertThat(bounds).hasSameSizeAs(numbers);
    numbers.forEach((key, number) -> {
      long[] read = new long[key.size()];
      table.read(number, read);
      assertThat(Arrays.stream(read).boxed()).isEqualTo(key);
      assertThat(table.get(number)).isEqualTo(bounds.get(number));
    });
    assertThat(table.count()).isEqualTo(numbers.size());
  }

  @Test
  void savesTheSameAsItLoads() throws IOException {
    KeyTable table = new KeyTable(meter(1));
    SplittableRandom random = new SplittableRandom(2);
    for (int i = 0; i < 2_000; i++) {
      long[] key = key(random);
      table.put(table.number(key, 0, key.length), NimberBounds.of(key.length));
    }
    ByteArrayOutputStream saved = new ByteArrayOutputStream();
    table.save(new DataOutputStream(saved));
    KeyTable again = new KeyTable(meter(2));
    again.load(new DataInputStream(new ByteArrayInputStream(saved.toByteArray())));
    assertThat(again.size()).isEqualTo(table.size());
    SplittableRandom same = new SplittableRandom(2);
    for (int i = 0; i < 2_000; i++) {
      long[] key = key(same);
      assertThat(again.get(again.find(key, 0, key.length))).isEqualTo(NimberBounds.of(key.length));
    }
  }

  /// What is forgotten is never taken for something else, and what is needed stays.
  @Test
  void forgetsTheSmallestThatNobodyNeeds() {
    KeyTable table = new KeyTable(meter(1));
    Map<Integer, Long> keys = new HashMap<>();
    for (long word = 1; word <= 20_000; word++) {
      int number = table.number(new long[] {word}, 0, 1);
      table.put(number, NimberBounds.of((int) word));
      table.setTag(number, word);
      keys.put(number, word);
    }
    table.forget(
        number -> keys.getOrDefault(number, 0L) < 100,
        number -> Long.bitCount(table.word(number, 0)));
    assertThat(table.count()).isBetween(5_000L, 12_000L);
    for (long word = 1; word <= 20_000; word++) {
      int number = table.find(new long[] {word}, 0, 1);
      assertThat(number > 0 || (word >= 100 && Long.bitCount(word) < 10)).isTrue();
      assertThat(number == 0 || table.get(number) == NimberBounds.of((int) word)).isTrue();
    }
    for (long word = 30_000; word <= 40_000; word++) {
      int number = table.number(new long[] {word}, 0, 1);
      assertThat(table.get(number)).isEqualTo(NimberBounds.NOTHING);
      assertThat(table.tag(number)).isZero();
    }
  }

  /// Each thread tells parts of what is true of each component, and never sees anything else.
  @Test
  void keepsWhatSeveralThreadsTell() throws InterruptedException {
    KeyTable table = new KeyTable(meter(3));
    AtomicInteger wrong = new AtomicInteger();
    List<Thread> threads = new ArrayList<>();
    for (int seed = 1; seed <= 3; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      threads.add(
          new Thread(() -> {
            long[] read = new long[2];
            for (int i = 0; i < 100_000; i++) {
              long word = 1 + random.nextLong(20_000);
              long[] key = {word, ~word};
              int number = table.number(key, 0, 2);
              table.read(number, read);
              long truth = (word * 0x9E3779B97F4A7C15L) >>> 4;
              long part = 1L << random.nextInt(60) & truth;
              if (!Arrays.equals(read, key) || (table.put(number, part) & ~truth) != 0) {
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
    assertThat(table.count()).isLessThanOrEqualTo(20_000);
  }

  /// One thread or several find out more while another one saves: all that was known before is in
  /// the file, and nothing that is not true.
  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void isSavedWhileItGrows(int writers) throws IOException, InterruptedException {
    KeyTable table = new KeyTable(meter(writers));
    AtomicInteger told = new AtomicInteger();
    List<Thread> threads = new ArrayList<>();
    for (int writer = 0; writer < writers; writer++) {
      int first = 1 + writer;
      threads.add(
          Thread.startVirtualThread(() -> {
            for (int word = first; word <= 200_000; word += writers) {
              long[] key = growing(word);
              table.put(table.number(key, 0, key.length), NimberBounds.of(word % 60));
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
      KeyTable again = new KeyTable(meter(1));
      again.load(new DataInputStream(new ByteArrayInputStream(saved.toByteArray())));
      assertThat(again.size()).isGreaterThanOrEqualTo(before);
      int right = 0;
      for (int word = 1; word <= 200_000; word++) {
        long[] key = growing(word);
        int number = again.find(key, 0, key.length);
        right += number > 0 && again.get(number) == NimberBounds.of(word % 60) ? 1 : 0;
      }
      assertThat(again.size()).isEqualTo(right);
    }
  }

  private static long[] growing(int word) {
    long[] key = new long[word % 20_000 == 0 ? 3_000 : 1 + word % 3];
    Arrays.fill(key, word);
    return key;
  }

  /// What was forgotten has its record used again while another thread saves.
  @Test
  void isSavedWhileItForgets() throws IOException, InterruptedException {
    KeyTable table = new KeyTable(meter(1));
    Thread writer =
        Thread.startVirtualThread(() -> {
          for (int word = 1; word <= 300_000; word++) {
            int number = table.number(new long[] {word, ~word}, 0, 2);
            table.put(number, NimberBounds.of(word % 60));
            if (word % 10_000 == 0) {
              table.forget(_ -> false, _ -> 1);
            }
          }
        });
    while (writer.isAlive()) {
      ByteArrayOutputStream saved = new ByteArrayOutputStream();
      table.save(new DataOutputStream(saved));
      DataInputStream in = new DataInputStream(new ByteArrayInputStream(saved.toByteArray()));
      while (in.readInt() == 2) {
        long word = in.readLong();
        assertThat(in.readLong()).isEqualTo(~word);
        assertThat(in.readLong()).isEqualTo(NimberBounds.of((int) word % 60));
      }
    }
  }
}
