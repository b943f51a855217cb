package org.grundy.rules.heap.equation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
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
          n -> a + b where a + b = n, 1 <= a < b; 0; 2; false
          n -> a + b where a + b = n, 1 <= a <= b; 0; 2; true
          n -> b + a where n = b + a, 1 <= a < b; 0; 2; false
          n -> a + b where a + b = n, a >= 1, b >= 1, a != b; 0; 2; false
          n -> a + b where a + b = n, b >= 1, b < a; 0; 2; false
          n -> a + b where a + b + 2 = n, 1 <= a, 1 <= b; 2; 2; true
          n -> a + b where a + b = n - 3, 1 <= a < b; 3; 2; false
          n -> a + n-1-a where 1 <= a, a < n-1-a; 1; 2; false
          n -> a + n-1-a where a >= 1; 1; 2; none
          n -> a + b + c where a + b + c = n, 1 <= a <= b <= c; 0; 3; true
          n -> a + b + c where a + b + c = n, a >= 1, b >= 1, c >= 1; 0; 3; true
          n -> a + b + (n-a-b-2) where 1 <= a, a <= b, b <= n-a-b-2; 2; 3; true
          n -> a + b + c + d where a + b + c + d = n, 1 <= c <= a, c <= b, d > 0; 0; 4; true
          n -> a + b + c where a + b + c = n, 1 <= a < b < c; 0; 3; none
          n -> a + b + c where a + b + c = n, a <= b <= c, b >= 1; 0; 3; none
          n -> a + b + c where a + b + c = n, 1 <= a <= b <= c <= a; 0; 3; none
          """)
  void isReadOff(String equation, long taken, int parts, String mayBeEqual) {
    EquationMove move = Equations.parse(equation);
    Optional<PlainSplit> expected =
        mayBeEqual.equals("none")
            ? Optional.empty()
            : Optional.of(new PlainSplit(taken, parts, Boolean.parseBoolean(mayBeEqual)));
    assertThat(PlainSplit.of(move)).isEqualTo(expected);
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
    assertSame(seed, List.of("n -> a + b + c where a + b + c = n"), conditions);
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
      Optional<PlainSplit> split = PlainSplit.of(move);
      if (split.isPresent()) {
        recognised++;
        assertSame(move, split.get(), "seed %d, %s".formatted(seed, equation));
      }
    }
    assertThat(recognised).isPositive();
  }

  private static void assertSame(EquationMove move, PlainSplit split, String about) {
    EquationSolver solver = EquationSolver.compile(move);
    for (long n = 0; n < 14; n++) {
      Set<List<List<Long>>> expected = new HashSet<>();
      addSplits(split, 1, n - split.taken(), List.of(), expected);
      assertThat(new HashSet<>(solver.options(new long[] {n})))
          .as("%s, %s, heap %d", about, split, n)
          .isEqualTo(expected);
    }
  }

  /// Adds all splits of a total that begin with some heaps, the others of a least size at least.
  private static void addSplits(
      PlainSplit split,
      long least,
      long total,
      List<List<Long>> heaps,
      Set<List<List<Long>>> splits) {
    if (heaps.size() == split.parts()) {
      if (total == 0) {
        splits.add(heaps);
      }
      return;
    }
    for (long heap = least; heap <= total; heap++) {
      List<List<Long>> more = new ArrayList<>(heaps);
      more.add(List.of(heap));
      addSplits(split, split.mayBeEqual() ? heap : heap + 1, total - heap, more, splits);
    }
  }

  @Test
  void otherEquationsAreNot() {
    for (String equation :
        List.of(
            "n -> n - k where 1 <= k",
            "n -> a + b where a + b = n, a >= 1",
            "n -> a + a where a + a = n, a >= 1",
            "n -> a + b where a + 2*b = n, a >= 1, b >= 1",
            "n -> a + b + c where a + b + c = n, a >= 1, b >= 1",
            "n -> a + b + a where a + b = n, a >= 1, b >= 1",
            "n -> a + b + a where a + b + a = n, a >= 1, b >= 1",
            "n -> a + b where a + b < n, a >= 1, b >= 1",
            "n -> a + b where a*b = n, a + b = n, a >= 1, b >= 1")) {
      assertThat(PlainSplit.of(Equations.parse(equation))).as(equation).isEmpty();
    }
  }
}
