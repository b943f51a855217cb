package org.grundy.rules.heap.equation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.grundy.core.InputException;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Expression;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EquationSolverTest {
  /// No size below 13 lets a variable of these equations pass this.
  private static final int MOST = 26;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "n -> n-1",
        "n -> n-k where k >= 1",
        "n -> a + b where a+b = n, 1 <= a < b",
        "n -> a + b where a+b = n-1",
        "n -> a + b where a+b+2 = n, a != b",
        "n -> a + b + c where a+b+c = n, 1 <= a < b < c",
        "n -> n-k*k where k >= 1",
        "n -> n-k*k*k where k > 0",
        "n -> m where k*k = n-m, k >= 1",
        "n -> m where m = k*k, m < n",
        "n -> m where 2*m = n",
        "n -> m | m-1 | m + m where 2*m+1 = n",
        "n -> x where x*y = n, x >= 1, y >= 2",
        "n -> n - x where x*y*z = n, 1 <= x <= y <= z, x < n",
        "n -> n - x where x*x*y = n, x >= 2",
        "n -> y where x*y + x*x = n+2, x >= 1, y < n",
        "n -> x + y where x*y = n, 1 < x < n",
        "n -> x where x*y = n*n, 1 <= x < n, y <= 20",
        "n -> x where x*y = n-7, x < n, y <= 20",
        "n -> n-x*y where x >= 2, y >= x",
        "n -> y where y <= x*x, x+3 <= n, y < n",
        "n -> (n-1)*k where k < 1",
        "n -> (n-k)*(n-k) where k <= n, (n-k)*(n-k) < n",
        "n -> m where m < n, m != 3, m != 5",
        "n -> a + b where 3*a+2*b = n, a+b >= 2",
        "n -> a where a+2*b = n, b >= 1, a = 3*c",
        "n -> 0 | 1 + k where n = 2*k, k >= 1, n >= 3",
        "(a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) where k >= 1",
        "(a,b) -> (b,a-k) where k >= 1, a >= b",
        "(a,b) -> (a-k,b-j) where k+j >= 1, k = 2*j",
        "(a,b) -> (x,y) + (y,x) where x+y < a, x*y <= b",
        "n -> n / 2 where n >= 1",
        "n -> n / k where 2 <= k <= n",
        "n -> (n-1) / k where 2 <= k <= n",
        "n -> k where k / 2 = n - 3",
        "n -> n % m where 1 <= m < n",
        "n -> n % m where m <= n",
        "n -> n - n % k where k <= n, n % k != 0",
        "n -> n - k where k divides n, k < n",
        "n -> k where k divides n, k < n",
        "n -> n - k where not (k divides n), k <= n",
        "n -> k where n divides k, k <= 20, k < n+7",
        "n -> n - 2^k",
        "n -> n - a^k where a >= 2, k >= 1",
        "n -> n - 2^(k+1) + 3^k",
        "n -> n - k^k where k >= 1",
        "n -> n - k^5 where k >= 1",
        "n -> n - (n-k)^2 where k < n",
        "n -> n - k^m where 1 <= m <= 3, 1 <= k",
        "n -> n - k where gcd(k,n) = 1, k <= n",
        "n -> n - gcd(n,k) where 1 <= k < n",
        "n -> n - min(k,3) where 1 <= k <= n",
        "n -> max(n-5,0) where n >= 1",
        "n -> max(n-k,k) where 1 <= k < n",
        "n -> n - k where bits k in n, k >= 1",
        "n -> k where not (bits k in n), k <= n+2",
        "n -> n xor k where k <= n, n xor k < n",
        "n -> n - k where k in {1,3..5,9}",
        "n -> n - k where k in primes",
        "n -> n - k where k in squares, k >= 1",
        "n -> n - k where k in cubes, k >= 2",
        "n -> n - k where k in powers of 3",
        "n -> n - k where not (k in primes), 1 <= k <= n",
        "n -> n - k where n-k in primes, k >= 1",
        "n -> n - k where (k = 1) or (k in primes, k >= 5) or (not (k <= 8), k < n-1)",
        "n -> n - k where not ((k = 1) or (k > 4)), k >= 1",
        "n -> n - k where not (1 < k < 4, k != 3), 1 <= k <= n",
        "n -> n - k where (k = 0, n > 9) or (n / k = 2), k <= n",
        "n -> n - k where not (n / k = 2), k <= n",
        "n -> n - 1 where 2^n > 4*n",
        "n -> 0 where n >= 1 | a where 1 <= a < n | a + b where 1 <= a < b < n",
        "n -> n - k where 1 <= k <= 5 | n - 7",
        "n -> n - k where 1 <= k <= 5 except 2 3",
        "n -> a + b where a + b = n-1 except 4",
        "(a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) where k >= 1 except (3,1) (3,2)",
        "(a,b) -> (a, b - a^k) where k >= 1, a >= 2",
        "(a,b) -> (a, b % a) where b >= a",
        "(a,b) -> (a xor b, b) where a xor b < a",
        "(a,b) -> (min(a,b), b - k) where 1 <= k <= max(a,b)",
      })
  void equalsAllAssignments(String text) {
    assertEqualsAllAssignments(Equations.parse(text), text);
  }

  private static void assertEqualsAllAssignments(EquationMove move, String text) {
    EquationSolver solver = EquationSolver.compile(move);
    int most = move.variables().size() == 1 ? 12 : 6;
    forSizes(
        new long[move.variables().size()],
        0,
        most,
        sizes -> {
          List<List<List<Long>>> options = List.copyOf(solver.options(sizes));
          assertThat(options).as("%s at %s", text, sizes).doesNotHaveDuplicates();
          assertThat(Set.copyOf(options)).as("%s at %s", text, sizes).isEqualTo(brute(move, sizes));
        });
  }

  private interface Sizes {
    void accept(long[] sizes);
  }

  private static void forSizes(long[] sizes, int index, int most, Sizes sink) {
    if (index == sizes.length) {
      sink.accept(sizes);
      return;
    }
    for (long size = 0; size <= most; size++) {
      sizes[index] = size;
      forSizes(sizes, index + 1, most, sink);
    }
  }

  private static Set<List<List<Long>>> brute(EquationMove move, long[] sizes) {
    Set<List<List<Long>>> options = new LinkedHashSet<>();
    for (Alternative alternative : move.alternatives()) {
      Map<String, Long> values = new HashMap<>();
      Set<String> names = new TreeSet<>();
      alternative.sum().forEach(tuple -> tuple.forEach(size -> size.names().forEach(names::add)));
      alternative
          .conditions()
          .forEach(
              condition -> condition.operands().flatMap(Expression::names).forEach(names::add));
      for (int i = 0; i < sizes.length; i++) {
        values.put(move.variables().get(i), sizes[i]);
        names.remove(move.variables().get(i));
      }
      assign(
          alternative,
          List.copyOf(names),
          values,
          option -> {
            if (option.stream().noneMatch(move.except()::contains)) {
              options.add(option);
            }
          });
    }
    return options;
  }

  private static void assign(
      Alternative alternative,
      List<String> free,
      Map<String, Long> values,
      Consumer<List<List<Long>>> sink) {
    if (!free.isEmpty()) {
      for (long value = 0; value <= MOST; value++) {
        values.put(free.getFirst(), value);
        assign(alternative, free.subList(1, free.size()), values, sink);
      }
      return;
    }
    NaiveMeaning meaning = new NaiveMeaning(values);
    List<List<Long>> sum = new ArrayList<>();
    for (List<Expression> tuple : alternative.sum()) {
      List<Long> sizes = tuple.stream().map(meaning::number).toList();
      if (sizes.stream().anyMatch(size -> size < 0)) {
        return;
      }
      if (sizes.size() > 1 || sizes.getFirst() != 0) {
        sum.add(sizes);
      }
    }
    if (meaning.all(alternative.conditions()) == NaiveMeaning.Truth.TRUE) {
      sum.sort(
          Comparator.comparing((List<Long> sizes) -> sizes.getFirst())
              .thenComparing(List::getLast));
      sink.accept(sum);
    }
  }

  @Test
  void equalsAllAssignmentsOnRandomEquations() {
    long seed = 20261121;
    Random random = new Random(seed);
    for (int i = 0; i < 200; i++) {
      String bounds = random.nextBoolean() ? "x <= 2*n, y <= n+3" : "x+y <= 2*n";
      String text =
          "n -> "
              + size(random)
              + (random.nextBoolean() ? " + " + size(random) : "")
              + " where "
              + bounds
              + ","
              + term(random)
              + List.of("<", "<=", "=", "!=", ">=", ">").get(random.nextInt(6))
              + term(random);
      assertEqualsAllAssignments(Equations.parse(text), "seed " + seed + ": " + text);
    }
  }

  private static String size(Random random) {
    return "(" + term(random) + ")";
  }

  private static String term(Random random) {
    StringBuilder text = new StringBuilder();
    int summands = 1 + random.nextInt(3);
    for (int i = 0; i < summands; i++) {
      text.append(i == 0 ? "" : random.nextBoolean() ? "+" : "-");
      text.append(random.nextInt(4)).append('*');
      text.append(List.of("1", "n", "x", "y", "x*y", "x*x", "y*n").get(random.nextInt(7)));
    }
    return text.toString();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "n -> a + b where a+b = n, 1 <= a < b",
        "n -> a + b where b = n-a-1",
        "n -> n-k where k >= 1",
        "n -> a + b where a+b+c = n, c = 2*a+1",
      })
  void takesAsManyStepsAsTheHeapHasTokens(String text) {
    AtomicLong steps = new AtomicLong();
    EquationSolver.compile(Equations.parse(text))
        .visit(new long[] {300_000}, _ -> steps.incrementAndGet());
    assertThat(steps.get()).isBetween(50_000L, 300_001L);
  }

  @Test
  void findsRootsOfLargeHeaps() {
    EquationSolver squares = EquationSolver.compile(Equations.parse("n -> n-k*k where k >= 1"));
    assertThat(squares.options(new long[] {100_000_000L})).hasSize(10_000);
    EquationSolver root = EquationSolver.compile(Equations.parse("n -> k where k*k = n"));
    assertThat(root.options(new long[] {1_000_000_000_000L}))
        .containsExactly(List.of(List.of(1_000_000L)));
    assertThat(root.options(new long[] {1_000_000_000_001L})).isEmpty();
  }

  @Test
  void refusesHeapsWhoseNumbersPass63Bits() {
    EquationSolver solver = EquationSolver.compile(Equations.parse("n -> k where k*k*4 = n*n"));
    assertThatThrownBy(() -> solver.options(new long[] {1L << 40}))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("too large");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "n -> k",
        "n -> n-1 where k >= 1",
        "n -> n-1 where x*y <= n",
        "n -> k where k != n"
      })
  void refusesVariablesWithoutFiniteRange(String text) {
    assertThatThrownBy(() -> EquationSolver.compile(Equations.parse(text)))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("no finite range");
  }

  @Test
  void refusesLongProducts() {
    assertThatThrownBy(
            () -> EquationSolver.compile(Equations.parse("n -> n-k*k*k*k*k where k >= 1")))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("more than 4 variables");
  }

  @Test
  void splitsIntoManyHeaps() {
    String eight =
        "n -> a + b + c + d + e + f + g + h where a+b+c+d+e+f+g+h = n-1,"
            + " 1 <= a <= b <= c <= d <= e <= f <= g <= h";
    EquationMove move = Equations.parse(eight);
    // The partitions of 16 into eight parts, OEIS A008284.
    assertThat(EquationSolver.compile(move).options(new long[] {17})).hasSize(22);
    assertThat(ShrinkProof.firstUnproved(List.of(move))).isEmpty();
    assertThatThrownBy(() ->
            EquationSolver.compile(
                Equations.parse(eight.replace("h where", "h + i where").replace("+h =", "+h+i ="))))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("more than 8 variables");
  }

  /// A size that comes nearer to a bound is a measure too, where bounds may be.
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "(a,b) -> (a+k,b) where 1 <= k <= 6, a + k <= 31; true",
        "(a,b) -> (a*k,b) where 2 <= k <= 9, 1 <= a < b; true",
        "(a,b) -> (a*k,b) where 2 <= k <= 9, a < b; false",
        "(a,b) -> (a+1,b) | (a,b+1) where a + b < 20; true",
        "(a,b) -> (a+1,b-1) | (a+1,b) where a <= 4; true",
        "(a,b) -> (a+1,b) where a < b & (a,b) -> (a,b+1) where b < 9; true",
        "(a,b) -> (a+1,b) where a <= b & (a,b) -> (a,b+1) where b < a; false",
        "(a,b) -> (a+1,b) where a >= 3; false",
        "(a,b) -> (a+1,b) where a < 9 & (a,b) -> (0,b+1) where a >= 1; false"
      })
  void endsWhereSizesGrowToABound(String equation, boolean ends) {
    List<EquationMove> moves =
        Pattern.compile(" & ").splitAsStream(equation).map(Equations::parse).toList();
    assertThat(ShrinkProof.firstUnprovedWithBounds(moves).isEmpty()).isEqualTo(ends);
    assertThat(ShrinkProof.firstUnproved(moves)).isPresent();
  }

  @Test
  void refusesNumbersThatAreTooLarge() {
    String large = Long.toString(Long.MAX_VALUE);
    assertThatThrownBy(
            () -> EquationSolver.compile(Equations.parse("n -> n-" + large + "*" + large + "*2")))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("too large");
    EquationSolver far = EquationSolver.compile(Equations.parse("n -> n-k where k >= " + large));
    assertThat(far.options(new long[] {1L << 60})).isEmpty();
  }
}
