package org.grundy.rules.heap.equation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.grundy.rules.tree.EquationMove;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Recognised splits against the options of the equation.
final class PlainSplitTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          n -> a + b where a + b = n, 1 <= a < b; 0; 2; 2; false
          n -> a + b where a + b = n, 1 <= a <= b; 0; 2; 2; true
          n -> b + a where n = b + a, 1 <= a < b; 0; 2; 2; false
          n -> a + b where a + b = n, a >= 1, b >= 1, a != b; 0; 2; 2; false
          n -> a + b where a + b = n, b >= 1, b < a; 0; 2; 2; false
          n -> a + b where a + b + 2 = n, 1 <= a, 1 <= b; 2; 2; 2; true
          n -> a + b where a + b = n - 3, 1 <= a < b; 3; 2; 2; false
          n -> a + n-1-a where 1 <= a, a < n-1-a; 1; 2; 2; false
          n -> a + n-1-a where a >= 1; 1; 1; 2; true
          n -> a + b where a + b = n - 2; 2; 0; 2; true
          n -> (a + 1) + b where a + b = n - 3; 2; 1; 2; true
          n -> (a-1) + (b-1) where a + b = n, 1 <= a <= b; 2; 0; 2; true
          n -> a + b where a + b = n - 2, a < b; 2; 1; 2; none
          n -> a + b + c where a + b + c = n, 1 <= a <= b <= c; 0; 3; 3; true
          n -> a + b + c where a + b + c = n, a >= 1, b >= 1, c >= 1; 0; 3; 3; true
          n -> a + b + (n-a-b-2) where 1 <= a, a <= b, b <= n-a-b-2; 2; 3; 3; true
          n -> a + b + c + d where a + b + c + d = n, 1 <= c <= a, c <= b, d > 0; 0; 4; 4; true
          n -> a + b + c where a + b + c = n, 1 <= a < b < c; 0; 3; 3; none
          n -> a + b + c where a + b + c = n, a <= b <= c, b >= 1; 0; 2; 3; true
          n -> a + b + c where a + b + c = n, a <= b <= c, c >= 1; 0; 1; 3; none
          n -> a + b + c where a + b + c = n, 1 <= a <= b <= c <= a; 0; 3; 3; none
          """)
  void isReadOff(String equation, long taken, int fewest, int parts, String mayBeEqual) {
    EquationMove move = Equations.parse(equation);
    Optional<List<PlainSplit>> expected =
        mayBeEqual.equals("none")
            ? Optional.empty()
            : Optional.of(
                List.of(new PlainSplit(taken, fewest, parts, Boolean.parseBoolean(mayBeEqual))));
    assertThat(PlainSplit.all(move)).isEqualTo(expected);
  }

  @ParameterizedTest
  @ValueSource(longs = {4, 5, 6})
  void splitsIntoThreeMeanTheSame(long seed) {
    List<String> conditions =
        List.of(
            "a >= 1",
            "b >= 1",
            "c >= 1",
            "1 <= a <= b",
            "a <= b",
            "b <= c",
            "c <= b",
            "a <= c",
            "c < a",
            "a >= 0",
            "a + b >= 1",
            "n >= 2",
            "2*a + b <= n");
    assertSame(
        seed,
        List.of("n -> a + b + c where a + b + c = n", "n -> a + b + c where a + b + c = n - 2"),
        conditions);
    List<String> ofRest =
        conditions.stream().map(condition -> condition.replace("c", "n-a-b")).toList();
    assertSame(seed, List.of("n -> a + b + (n-a-b) where a >= 0"), ofRest);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void whatIsRecognisedMeansTheSame(long seed) {
    List<String> conditions =
        List.of(
            "a >= 1",
            "b >= 1",
            "1 <= a < b",
            "a <= b",
            "b <= a",
            "b < a",
            "a != b",
            "a >= 2",
            "a <= n",
            "2*a <= n",
            "2*a < n - 1",
            "b > 0",
            "a + 3 <= b",
            "n >= 4",
            "a = b");
    String split = "n -> a + b where a + b = n";
    assertSame(seed, List.of(split, split, split + " - 1"), conditions);
  }

  @ParameterizedTest
  @ValueSource(longs = {7, 8, 9})
  void severalNumbersMeanTheSame(long seed) {
    List<String> conditions =
        List.of(
            "k <= 3",
            "1 <= k <= 2",
            "k in {1,4}",
            "k % 2 = 0",
            "k != 2",
            "a >= 1",
            "a <= b",
            "b >= 1",
            "a + b >= n - 3",
            "a + b < n",
            "a + b <= n - 2",
            "k >= 1",
            "a + b + k <= n",
            "k < a",
            "n >= 3");
    assertSame(
        seed,
        List.of(
            "n -> a + b where a + b + k = n",
            "n -> a + (n-k-a) where k <= 4",
            "n -> a + b where a + b >= n - 4",
            "n -> a + b where a + b = n - 2*k - 1",
            "n -> (a + 1) + (b-2) where a + b = n - k"),
        conditions);
  }

  @ParameterizedTest
  @ValueSource(longs = {10, 11, 12})
  void extremesAndEmptyHeapsMeanTheSame(long seed) {
    List<String> conditions =
        List.of(
            "1 <= i <= n",
            "i >= 2",
            "i <= n",
            "i < n",
            "n >= 2",
            "n = 2",
            "i = 1",
            "i != 2",
            "i <= 3",
            "max(i,2) <= n",
            "n - i <= 2",
            "(i = 1) or (i = n)",
            "i >= 0",
            "n >= 1");
    assertSame(
        seed,
        List.of(
            "n -> max(i-2,0) + max(n-i-1,0) where 1 <= i <= n",
            "n -> (i-1) + (n-i) where i >= 1",
            "n -> max(n-i,0) + min(i-1,0) where 1 <= i <= 3",
            "n -> n - i where 1 <= i <= 4",
            "n -> 0 where 1 <= n <= 3, i <= n",
            "n -> min(i-1,n-i) + max(i-1,n-i) where 1 <= i <= n"),
        conditions);
  }

  /// Random equations that begin in one of some ways.
  private static void assertSame(long seed, List<String> begins, List<String> conditions) {
    Random random = new Random(seed);
    int recognised = 0;
    for (int trial = 0; trial < 200; trial++) {
      StringBuilder equation = new StringBuilder(begins.get(random.nextInt(begins.size())));
      for (int i = random.nextInt(6); i >= 0; i--) {
        equation.append(", ").append(conditions.get(random.nextInt(conditions.size())));
      }
      EquationMove move = Equations.parse(equation.toString());
      Optional<List<PlainSplit>> splits = PlainSplit.all(move);
      if (splits.isPresent()) {
        recognised++;
        assertSame(move, splits.get(), "seed %d, %s".formatted(seed, equation));
      }
    }
    assertThat(recognised).isPositive();
  }

  private static void assertSame(EquationMove move, List<PlainSplit> splits, String about) {
    EquationSolver solver = EquationSolver.compile(move);
    for (long n = 0; n < 14; n++) {
      Set<List<List<Long>>> expected = new HashSet<>();
      for (PlainSplit split : splits) {
        for (int parts = split.fewest(); parts <= split.parts(); parts++) {
          addSplits(split, parts, 1, n - split.taken(), List.of(), expected);
        }
      }
      assertThat(withoutEmpty(solver.options(new long[] {n})))
          .as("%s, %s, heap %d", about, splits, n)
          .isEqualTo(expected);
    }
  }

  private static Set<List<List<Long>>> withoutEmpty(Collection<List<List<Long>>> options) {
    return options.stream()
        .map(heaps ->
            heaps.stream()
                .filter(heap -> heap.getFirst() > 0)
                .sorted(Comparator.comparing(List::getFirst))
                .toList())
        .collect(Collectors.toSet());
  }

  /// Adds all splits of a total into so many heaps that begin with some, the others of a least size
  /// at least.
  private static void addSplits(
      PlainSplit split,
      int parts,
      long least,
      long total,
      List<List<Long>> heaps,
      Set<List<List<Long>>> splits) {
    if (heaps.size() == parts) {
      if (total == 0) {
        splits.add(heaps);
      }
      return;
    }
    for (long heap = least; heap <= total; heap++) {
      List<List<Long>> more = new ArrayList<>(heaps);
      more.add(List.of(heap));
      addSplits(split, parts, split.mayBeEqual() ? heap : heap + 1, total - heap, more, splits);
    }
  }

  @Test
  void otherEquationsAreNot() {
    for (String equation :
        List.of(
            "n -> n - k where 1 <= k",
            "n -> a + b where a + b = n, a >= 1",
            "n -> a + b where a + b = n - k, k >= 1",
            "n -> a + b where a + b = n - k, 1 <= k <= a, k <= 9",
            "n -> a + b where a + b = n - 2*k - j, 1 <= k <= 3, j <= 3",
            "n -> a + a where a + a = n, a >= 1",
            "n -> a + b where a + 2*b = n, a >= 1, b >= 1",
            "n -> a + b + a where a + b = n, a >= 1, b >= 1",
            "n -> a + b + a where a + b + a = n, a >= 1, b >= 1",
            "n -> a + b where a + b < n, a >= 1, b >= 1",
            "n -> a + b where a*b = n, a + b = n, a >= 1, b >= 1")) {
      assertThat(PlainSplit.all(Equations.parse(equation))).as(equation).isEmpty();
    }
  }
}
