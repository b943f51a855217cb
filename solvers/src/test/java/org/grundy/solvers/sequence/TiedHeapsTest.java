package org.grundy.solvers.sequence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.BoardGames;
import org.grundy.solvers.count.LinearNimSums;
import org.grundy.solvers.count.LinearSize;
import org.grundy.solvers.family.SizeRange;
import org.grundy.solvers.sequence.TiedHeaps.Heap;
import org.junit.jupiter.api.Test;

/// Sums of heaps that follow from one number, against a look at each.
class TiedHeapsTest {
  private static final SplittableRandom RANDOM = new SplittableRandom(7);

  private static StartSequence starts(String lines) {
    GameRules rules = BoardGames.game("game Heaps\nboard heap\n" + lines + "\n");
    return StartSequence.of(rules).orElseThrow();
  }

  private static Meter meter() {
    return new Meter(Budget.ofThisProcess());
  }

  private static SizeRange range(long from, long to) {
    return new SizeRange("n", from, to);
  }

  /// The counts by digits are those of a loop.
  @Test
  void linearNimSumsAreCountedByDigits() {
    for (int round = 0; round < 2_000; round++) {
      List<LinearSize> forms = new ArrayList<>();
      for (int i = RANDOM.nextInt(1, 4); i > 0; i--) {
        forms.add(new LinearSize(RANDOM.nextLong(9), RANDOM.nextLong(20)));
      }
      long limit = RANDOM.nextLong(300);
      long value = RANDOM.nextLong(round % 2 == 0 ? 1 : 40);
      long looked =
          LongStream.range(0, limit)
              .filter(m ->
                  forms.stream().mapToLong(form -> form.at(m)).reduce(0, (a, b) -> a ^ b) == value)
              .count();
      assertThat(new LinearNimSums(forms).having(value, List.of(limit), meter()))
          .as("%s below %d: %d", forms, limit, value)
          .isEqualTo(looked);
    }
  }

  private static List<StartSequence> games() {
    return Stream.of(
            "take 1..3",
            "take 1..1000000",
            "take 2..5",
            "code 0.07",
            "code 0.77",
            "code 0.8",
            "code 4.7",
            "take squares",
            "move n -> a + b where a + b = n, a >= 1, b >= 1\ntake 1..9999999",
            "move n -> m where 2*m = n, n >= 1\ntake 1")
        .map(TiedHeapsTest::starts)
        .toList();
  }

  /// Plain periods, those with a saltus, values without any, and several games in one sum.
  @Test
  void sumsAreThoseOfALookAtEach() {
    List<StartSequence> games = games();
    Meter meter = meter();
    for (int round = 0; round < 600; round++) {
      List<Heap> heaps = new ArrayList<>();
      for (int i = RANDOM.nextInt(1, 4); i > 0; i--) {
        heaps.add(
            new Heap(
                games.get(RANDOM.nextInt(games.size())),
                new LinearSize(RANDOM.nextLong(5), RANDOM.nextLong(round % 3 == 0 ? 200 : 4))));
      }
      if (round % 10 == 0) {
        heaps.add(new Heap(games.getFirst(), new LinearSize(-1, 900)));
      }
      long from = RANDOM.nextLong(60);
      long to = from + 1 + RANDOM.nextLong(800);
      long value = RANDOM.nextLong(4);
      long looked =
          LongStream.range(from, to)
              .filter(n ->
                  heaps.stream()
                          .mapToLong(heap -> heap.starts().value(heap.size().at(n), meter))
                          .reduce(0, (a, b) -> a ^ b)
                      == value)
              .count();
      assertThat(new TiedHeaps(heaps).having(value, List.of(range(from, to)), meter()))
          .as("%s in %d..%d: %d", heaps, from, to - 1, value)
          .isEqualTo(looked);
    }
  }

  /// The same of two and three numbers.
  @Test
  void sumsOfSeveralNumbersAreThoseOfALookAtEach() {
    List<StartSequence> games = games();
    Meter meter = meter();
    for (int round = 0; round < 400; round++) {
      int count = round % 3 == 0 ? 3 : 2;
      List<SizeRange> numbers = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        long from = RANDOM.nextLong(30);
        numbers.add(range(from, from + 1 + RANDOM.nextLong(count == 3 ? 12 : 70)));
      }
      List<Heap> heaps = new ArrayList<>();
      for (int i = RANDOM.nextInt(1, 5); i > 0; i--) {
        List<Long> factors = new ArrayList<>();
        for (int which = 0; which < count; which++) {
          factors.add(RANDOM.nextLong(4));
        }
        long constant = RANDOM.nextLong(round % 3 == 0 ? 200 : 4);
        heaps.add(
            new Heap(games.get(RANDOM.nextInt(games.size())), new LinearSize(factors, constant)));
      }
      if (round % 10 == 0) {
        List<Long> falling = new ArrayList<>(Collections.nCopies(count, 0L));
        falling.set(RANDOM.nextInt(count), -1L);
        heaps.add(new Heap(games.getFirst(), new LinearSize(falling, 900)));
      }
      long value = RANDOM.nextLong(4);
      long looked =
          choices(numbers).stream()
              .filter(chosen ->
                  heaps.stream()
                          .mapToLong(heap -> heap.starts().value(heap.size().at(chosen), meter))
                          .reduce(0, (a, b) -> a ^ b)
                      == value)
              .count();
      assertThat(new TiedHeaps(heaps).having(value, numbers, meter()))
          .as("%s in %s: %d", heaps, numbers, value)
          .isEqualTo(looked);
    }
  }

  private static List<long[]> choices(List<SizeRange> numbers) {
    List<long[]> choices = List.of(new long[0]);
    for (SizeRange range : numbers) {
      choices =
          choices.stream()
              .flatMap(before ->
                  LongStream.range(range.fromNumber(), range.toNumber())
                      .mapToObj(n -> {
                        long[] more = Arrays.copyOf(before, before.length + 1);
                        more[before.length] = n;
                        return more;
                      }))
              .toList();
    }
    return choices;
  }

  /// Heaps of n, m and n + m are lost in Nim where n and m have no one in common: 3^60 of the pairs
  /// below 2^60.
  @Test
  void pairsWithoutCommonOnesAreCountedByDigits() {
    StartSequence nim = starts("take 1..9000000000000000000");
    TiedHeaps sums =
        new TiedHeaps(
            List.of(
                new Heap(nim, new LinearSize(List.of(1L, 0L), 0)),
                new Heap(nim, new LinearSize(List.of(0L, 1L), 0)),
                new Heap(nim, new LinearSize(List.of(1L, 1L), 0))));
    assertThat(sums.having(0, List.of(range(0, 1L << 60), range(0, 1L << 60)), meter()))
        .isEqualTo(BigInteger.valueOf(3).pow(60));
  }

  /// Project Euler 301: for n from 1 to 2^30 the player to move loses Nim with heaps of n, 2n and
  /// 3n as often as there are numbers without two ones beside each other, a Fibonacci number.
  @Test
  void nimWithMultiplesIsCountedByFibonacci() {
    StartSequence nim = starts("take 1..9000000000000000000");
    List<Heap> heaps =
        List.of(
            new Heap(nim, new LinearSize(1, 0)),
            new Heap(nim, new LinearSize(2, 0)),
            new Heap(nim, new LinearSize(3, 0)));
    TiedHeaps sums = new TiedHeaps(heaps);
    assertThat(sums.having(0, List.of(range(1, (1L << 30) + 1)), meter())).isEqualTo(2_178_309);
    assertThat(sums.having(0, List.of(range(1, (1L << 60) + 1)), meter()))
        .isEqualTo(4_052_739_537_881L);
  }

  @Test
  void whatTakesTooLongEndsWithItsBudget() {
    StartSequence squares = starts("take squares");
    TiedHeaps sums =
        new TiedHeaps(
            List.of(
                new Heap(squares, new LinearSize(1, 0)), new Heap(squares, new LinearSize(2, 0))));
    assertThatThrownBy(() ->
            sums.having(0, List.of(range(0, 1L << 40)), new Meter(Budget.ofNodes(1_000, 1L << 24))))
        .isInstanceOf(BudgetSpentException.class);
  }
}
