package org.grundy.solvers.sequence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
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
      assertThat(new LinearNimSums(forms).having(value, limit, meter()))
          .as("%s below %d: %d", forms, limit, value)
          .isEqualTo(looked);
    }
  }

  /// Plain periods, those with a saltus, values without any, and several games in one sum.
  @Test
  void sumsAreThoseOfALookAtEach() {
    List<StartSequence> games =
        Stream.of(
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
      assertThat(new TiedHeaps(heaps).having(value, range(from, to), meter()))
          .as("%s in %d..%d: %d", heaps, from, to - 1, value)
          .isEqualTo(looked);
    }
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
    assertThat(sums.having(0, range(1, (1L << 30) + 1), meter())).isEqualTo(2_178_309);
    assertThat(sums.having(0, range(1, (1L << 60) + 1), meter())).isEqualTo(4_052_739_537_881L);
  }

  @Test
  void whatTakesTooLongEndsWithItsBudget() {
    StartSequence squares = starts("take squares");
    TiedHeaps sums =
        new TiedHeaps(
            List.of(
                new Heap(squares, new LinearSize(1, 0)), new Heap(squares, new LinearSize(2, 0))));
    assertThatThrownBy(
            () -> sums.having(0, range(0, 1L << 40), new Meter(Budget.ofNodes(1_000, 1L << 24))))
        .isInstanceOf(BudgetSpentException.class);
  }
}
