package org.grundy.solvers.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.IntStream;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.rules.heap.HeapLine;
import org.grundy.rules.heap.HeapRule;
import org.grundy.rules.heap.equation.HeapWindow;
import org.grundy.rules.moves.HeapRuleset;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.sequence.window.PermutedWindow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Heaps whose options are ranges that move on with the start.
final class WindowsTest {
  private static final int HEAPS = 80;

  private static final List<String> KNOWN =
      List.of(
          "n - k where 1 <= k, 2*k <= n",
          "n - k where 1 <= k, 2*k < n",
          "m where 2*m >= n, m < n",
          "m where m*m <= n, n <= m*m*m*m, m < n",
          "m where m*m <= n <= m*m*m, 1 <= m < n",
          "n - k where 1 <= k, k*k <= n",
          "n - k where 3 <= k, k*k*k <= n + 2",
          "n - k where 1 <= k <= n, k*n >= 20",
          "m where 3*m + 1 < 2*n, m*m >= n",
          "n - k where 2*k >= n, k <= n, 1 <= k",
          "n - k where 1 <= k <= n / 3",
          "m where (n - 3) / 2 < m < n",
          "m where n / 4 <= m < (2*n + 1) / 3, m < n",
          "(m + 1) where 3*m + 3 < n",
          "m where 2*m = n, m < n",
          "n - k where n >= 17, 5 <= k <= 9",
          "m where 7*m >= 3*n, m < n, n <= 60");

  static GameRules rules(String... moves) {
    return RulesParser.parse(
        "test", "game Windows\nboard heap n\nmove n -> " + String.join("\nmove n -> ", moves));
  }

  /// Games of one to three lines, each with some of: bounds of k or m by multiples and powers.
  static IntStream seeds() {
    return IntStream.range(0, 40);
  }

  private static String line(Random random) {
    if (random.nextInt(3) == 0) {
      return KNOWN.get(random.nextInt(KNOWN.size()));
    }
    boolean takes = random.nextBoolean();
    String x = takes ? "k" : "m";
    List<String> conditions = new ArrayList<>();
    conditions.add(takes ? "1 <= k" : "m < n");
    for (int i = random.nextInt(3); i >= 0; i--) {
      String power = List.of(x, x, x + "*" + x, x + "*" + x + "*" + x).get(random.nextInt(4));
      conditions.add(
          "%d*%s %s %d*n + %d"
              .formatted(
                  1 + random.nextInt(5),
                  power,
                  List.of("<=", "<", ">=", ">").get(random.nextInt(4)),
                  1 + random.nextInt(3),
                  random.nextInt(6)));
    }
    return (takes ? "n - k" : "m") + " where " + String.join(", ", conditions);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void randomGamesHaveTheValuesOfTheirDefinition(int seed) {
    Random random = new Random(seed);
    String[] moves =
        IntStream.rangeClosed(0, random.nextInt(3))
            .mapToObj(_ -> line(random))
            .toArray(String[]::new);
    holds(moves);
  }

  @Test
  void knownGamesAreWindowsAndHaveTheValuesOfTheirDefinition() {
    for (String move : KNOWN) {
      assertThat(HeapRule.of(rules(move)).windows()).as(move).hasSize(1);
      holds(move);
    }
  }

  @Test
  void amountsThatAreBoundedAreTakenAndNoWindow() {
    String move = "n - 2 - k where k <= 7";
    assertThat(HeapRule.of(rules(move)).windows()).isEmpty();
    holds(move);
  }

  private static void holds(String... moves) {
    GameRules rules = rules(moves);
    int[] values = HeapGames.plainValues(HeapRuleset.of(rules), HEAPS);
    HeapSequence atOnce = HeapSequence.of(rules);
    HeapSequence oneByOne = HeapSequence.of(rules);
    Meter meter = new Meter(Budget.ofBytes(1 << 24));
    atOnce.value(HEAPS - 1, meter);
    for (int n = 0; n < HEAPS; n++) {
      String at = String.join(" | ", moves) + " at " + n;
      assertThat(atOnce.value(n, meter)).as(at).isEqualTo(values[n]);
      assertThat(oneByOne.value(n, meter)).as(at).isEqualTo(values[n]);
      SolvedHeap heap = new SolvedHeap(oneByOne, n, meter);
      long[] toValue = new long[HEAPS];
      heap.moves((_, _, after) -> toValue[(int) after]++);
      for (int value = 0; value < 8; value++) {
        assertThat(heap.movesTo(value)).as(at).isEqualTo(toValue[value]);
      }
      assertThat(IntStream.range(0, HEAPS).mapToLong(v -> toValue[v]).sum())
          .as(at)
          .isEqualTo(moveCount(rules, n));
    }
  }

  private static long moveCount(GameRules rules, long n) {
    long[] count = {0};
    for (HeapLine line : HeapRule.of(rules).lines()) {
      if (line instanceof HeapLine.Equation(var equation, var _)) {
        count[0] += equation.options(new long[] {n}).size();
      } else {
        new HeapOptions(new HeapRule(List.of(line)), new Meter(Budget.ofBytes(1 << 20)))
            .of(n, (_, _, _) -> count[0]++);
      }
    }
    return count[0];
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "n - k where 1 <= k <= 3, k != 2", // a gap
        "m where m + n >= 10, m < n", // shrinks when n grows
        "n - 2*k where k >= 1", // every second heap
        "m where m < n, m <= 40 - n", // the end shrinks
        "n - k where 1 <= k, n / 3 >= (k + 1) / 2", // two quotients
        "n - k where 1 <= k <= n % 5",
        "n - k where 1 <= k, k <= j, j <= 3", // another variable
        "m + m where 2*m < n"
      })
  void otherGamesAreNone(String move) {
    assertThat(HeapRule.of(rules(move)).windows()).as(move).isEmpty();
    holds(move);
  }

  /// Codeforces 255E: from x to any a with x^(1/4) <= a <= x^(1/2); its solutions print these runs.
  @Test
  void longRunsCostNothing() {
    GameRules rules = rules("m where m*m <= n, n <= m*m*m*m, m < n");
    Meter meter = new Meter(new Budget(100_000, Duration.ofMinutes(1), 1 << 20));
    HeapSequence sequence = HeapSequence.of(rules);
    long[] first = {0, 4, 16, 82, 6_724, 50_626, 2_562_991_876L};
    long[] values = {0, 1, 2, 0, 3, 1, 2};
    for (int i = 0; i < first.length; i++) {
      if (first[i] > 0) {
        assertThat(sequence.value(first[i] - 1, meter)).isNotEqualTo(values[i]);
      }
      assertThat(sequence.value(first[i], meter)).isEqualTo(values[i]);
    }
    assertThat(sequence.value(777_777_777_777L, meter)).isEqualTo(2);
    // The options are 940 to 881,917; those from 50,626 on have the value 1.
    SolvedHeap heap = new SolvedHeap(sequence, 777_777_777_777L, meter);
    assertThat(heap.movesTo(1)).isEqualTo(881_917 - 50_626 + 1);
    assertThat(heap.movesTo(2)).isEqualTo(0);
  }

  @Test
  void boundsOfHeapsOfAnySizeAreExact() {
    HeapWindow roots = window("m where m*m <= n, n <= m*m*m*m, m < n");
    for (long root : new long[] {2, 3, 94_906_267L, 999_999_999L, 1_000_000_000L}) {
      long heap = root * root;
      assertThat(roots.toOption(heap, 0)).isEqualTo(root + 1);
      assertThat(roots.toOption(heap - 1, 0)).isEqualTo(root);
    }
    assertThat(roots.fromOption(1_000_000_000_000_000_000L, 0)).isEqualTo(31_623);
    assertThat(roots.fromOption(31_622L * 31_622 * 31_622 * 31_622, 0)).isEqualTo(31_622);
    assertThat(roots.fromOption(31_622L * 31_622 * 31_622 * 31_622 + 1, 0)).isEqualTo(31_623);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "n - k where 1 <= k, 2*k <= n",
        "m where 2*m > n, m < n",
        "n - k where 1 <= k, 7*k <= 3*n + 5",
        "n - k where 1 <= k, 50*k <= n",
        "n - k where 1 <= k, k*k <= n",
        "n - k where 1 <= k, 3*k + 4 <= n, k*k <= 2*n",
        "n - 1 - k where 3*k <= n",
        "n - k where 1 <= k <= n / 5"
      })
  void formulasHaveTheValuesOfTheTable(String move) {
    GameRules rules = rules(move);
    Meter meter = new Meter(Budget.ofBytes(1 << 24));
    HeapSequence sequence = HeapSequence.of(rules);
    PermutedWindow formula = sequence.formula().orElseThrow();
    SequenceEngine table = SequenceEngine.of(rules);
    table.extend(3_000, meter);
    for (int n = 0; n < 3_000; n += n < 300 ? 1 : 37) {
      assertThat(formula.value(n, meter)).as(move + " at " + n).isEqualTo(table.value(n));
      HeapWindow window = window(move);
      Map<Integer, Long> optionOf = new HashMap<>();
      for (long option = window.fromOption(n, 0); option < window.toOption(n, 0); option++) {
        optionOf.put(table.value(option), option);
      }
      for (int value = 0; value < 60; value++) {
        Long option = optionOf.get(value);
        assertThat(formula.option(n, value, meter))
            .as(move + " from " + n + " to the value " + value)
            .isEqualTo(option == null ? OptionalLong.empty() : OptionalLong.of(option));
      }
    }
    assertThat(table.computed()).isEqualTo(3_000);
  }

  @Test
  void halvingAndStrangeNimAreReadOffAtAnySize() {
    Meter meter = new Meter(new Budget(1_000_000, Duration.ofMinutes(1), 1 << 20));
    long heap = 1_000_000_000_000_000_000L;
    HeapSequence halving = HeapSequence.of(rules("n - k where 1 <= k, 2*k <= n"));
    // G(2k) = k and G(2k+1) = G(k), see A025480 of the OEIS.
    for (long n : new long[] {heap, heap - 1, 3 * (heap / 7) + 1, (1L << 59) - 1}) {
      long expected = n;
      while (expected % 2 == 1) {
        expected /= 2;
      }
      assertThat(halving.value(n, meter)).isEqualTo(expected / 2);
    }
    for (long divisor : new long[] {2, 3, 10, 1_000}) {
      HeapSequence strange =
          HeapSequence.of(rules("n - k where 1 <= k, %d*k <= n".formatted(divisor)));
      for (long n : new long[] {heap, heap - 1, heap / 3, 999_999_999}) {
        long expected = n;
        while (expected % divisor != 0) {
          expected -= expected / divisor + 1;
        }
        assertThat(strange.value(n, meter)).isEqualTo(expected / divisor);
      }
    }
  }

  private static HeapWindow window(String move) {
    return HeapRule.of(rules(move)).windows().getFirst();
  }
}
