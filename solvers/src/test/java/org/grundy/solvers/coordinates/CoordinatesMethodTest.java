package org.grundy.solvers.coordinates;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.grundy.core.TuplePosition;
import org.grundy.rules.heap.equation.BoxOrder;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.BoardGames;
import org.grundy.solvers.Comparison;
import org.grundy.solvers.Method;
import org.grundy.solvers.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CoordinatesMethodTest {
  /// Each ray by sets along its lines, however short.
  private static final Method BY_SETS = new CoordinatesMethod(0);

  /// Each ray by looking up its options.
  private static final Method BY_STEPS = new CoordinatesMethod(Integer.MAX_VALUE);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 1",
        "(a,b) -> (a-2*k,b-k) | (a-k,b-2*k) for k >= 1",
        "(a,b) -> (a-3*k,b-2*k) | (a,b-4*k) for k >= 2",
        "(a,b) -> (a-k,b) | (a,b-k) for 1 <= k <= 3",
        "(a,b) -> (a-k*b,b) | (a,b-k) for k >= 1, b >= 1",
        "(a,b) -> (a-k*b,b) | (a,b-k*a) for k >= 1, a >= 1, b >= 1",
        "(a,b) -> (a-k*b-k,b) | (a,b-2*k*a-3*k) for k >= 1, a >= 2",
        "(a,b,c) -> (a-k*b*c,b,c) | (a-k*c,b-2*k*c,c) | (a,b,c-k) for k >= 1, b >= 1, c >= 1",
        "(a,b) -> (i,b) + (a-i,b) | (i,b) for 1 <= i < a",
        "(a,b) -> (a-i,b-j) for i >= 1, 1 <= j <= 2",
        "(a,b) -> (a-k,k) for 1 <= k <= 2*b",
        "(a,b) -> (a-1,b) | (a,b-2)",
        "(a,b) -> (a-k,b-k) for k != 2, k >= 1",
        "(a,b) -> (a-k,b) for 2*k = a, k >= 1",
        "(a,b,c) -> (a-k,b,c) | (a-k,b-k,c-k) | (a,b,c-2*k) for k >= 1",
        "(a,b,c) -> (a,b-k,c-k) | (a-k,b,c) for k >= 3",
        "(a,b) -> (a-1,b+7) | (a,b-2)",
        "(a,b) -> (a-k,b+k) | (a,b-k) for k >= 1",
        "(a,b) -> (a+1,b-2) | (a-2,b+1)",
        "(a,b) -> (a+k,b-3*k) + (0,b-2) | (a-2*k,b) for k >= 1, b >= 3",
        "(a,b) -> (b,a-1) | (b-2,a)",
        "(a,b) -> (a-1,b+k) | (a-k,b-k) for 1 <= k <= 2 except (1,1) (0,3)",
        "(a,b,c) -> (a-k,b+k,c) for k >= 1 | (a,b-1,c+1) for k = 1 | (a,b,c-k) for k >= 1",
        "(a,b,c) -> (a-1,b+1,c+k) | (a,b-k,c) for 1 <= k <= 2",
        "(a,b) -> (a-k,k) for k >= 1, k != b",
        "(a,b) -> (a-k,k) | (a-2*k,k+1) for 1 <= k <= 3, b != k",
        "(a,b) -> (a-k,j) for k >= 1, k <= 4, j <= 2, j != b",
        "(a,b) -> (a-k,2) for k >= 1, k in primes | (a-1,4) for 4 != b",
        "(a,b) -> (a/2,a%3) for a >= 1, a%3 != b | (a-1,0)",
      })
  void agreesWithTheDefinition(String move) {
    GameRules rules = rules(List.of(move));
    int arity = move.startsWith("(a,b,c)") ? 3 : 2;
    for (int i = 0; i < Math.powExact(6, arity); i += arity == 3 ? 5 : 1) {
      long code = i;
      List<Long> sizes =
          IntStream.range(0, arity).mapToObj(j -> code / Math.powExact(6L, j) % 6 * 2).toList();
      List<Position> sum = List.of(new TuplePosition(sizes));
      assertThat(Comparison.agrees(BY_SETS, rules, sum)).isTrue();
      assertThat(Comparison.agrees(BY_STEPS, rules, sum)).isTrue();
    }
  }

  /// Lines of every kind in one game, several positions in a sum.
  @Test
  void agreesWithTheDefinitionOnRandomGames() {
    SplittableRandom random = new SplittableRandom(5);
    int solved = 0;
    for (int i = 0; i < 400; i++) {
      int arity = random.nextInt(2, 4);
      List<String> lines = new ArrayList<>();
      for (int line = random.nextInt(1, 4); line > 0; line--) {
        lines.add(randomLine(arity, random));
      }
      GameRules rules = rules(lines);
      int most = arity == 2 ? 12 : 6;
      List<Position> sum = new ArrayList<>();
      for (int count = random.nextInt(1, 3); count > 0; count--) {
        sum.add(
            new TuplePosition(
                LongStream.range(0, arity).mapToObj(_ -> random.nextLong(most)).toList()));
      }
      if (Comparison.agrees(BY_SETS, rules, sum)) {
        assertThat(Comparison.agrees(BY_STEPS, rules, sum)).isTrue();
        solved++;
      }
    }
    assertThat(solved).isGreaterThan(350);
  }

  /// Sizes that grow while a sum of them with weights falls.
  @Test
  void agreesWithTheDefinitionWhereSizesGrow() {
    SplittableRandom random = new SplittableRandom(7);
    int solved = 0;
    for (int i = 0; i < 150; i++) {
      int arity = random.nextInt(2, 4);
      GameRules rules = rules(growing(arity, random));
      List<Position> sum = new ArrayList<>();
      for (int count = random.nextInt(1, 3); count > 0; count--) {
        sum.add(
            new TuplePosition(
                LongStream.range(0, arity).mapToObj(_ -> random.nextLong(6)).toList()));
      }
      solved += Comparison.agrees(BY_SETS, rules, sum) ? 1 : 0;
    }
    assertThat(solved).isGreaterThan(120);
  }

  /// Lines all of which lower one sum of the sizes with weights up to 2, or 3 where they are two.
  static List<String> growing(int arity, SplittableRandom random) {
    int[] weights = IntStream.range(0, arity).map(_ -> random.nextInt(1, 5 - arity + 1)).toArray();
    weights[random.nextInt(arity)] = 1;
    List<String> lines = new ArrayList<>();
    while (lines.size() < random.nextInt(1, 4)) {
      int[] steps = IntStream.range(0, arity).map(_ -> random.nextInt(-3, 3)).toArray();
      if (IntStream.range(0, arity).map(j -> weights[j] * steps[j]).sum() < 0) {
        String sizes =
            IntStream.range(0, arity)
                .mapToObj(j ->
                    names(arity).get(j)
                        + (steps[j] < 0 ? " - " + -steps[j] : " + " + steps[j])
                        + "*k")
                .collect(Collectors.joining(",", "(", ")"));
        String least = random.nextBoolean() ? "k >= 1" : "1 <= k <= " + random.nextInt(1, 4);
        lines.add("(" + String.join(",", names(arity)) + ") -> " + sizes + " for " + least);
      }
    }
    return lines;
  }

  static String randomLine(int arity, SplittableRandom random) {
    String condition =
        switch (random.nextInt(6)) {
          case 0 -> "k >= " + random.nextInt(1, 4);
          case 1 -> "1 <= k <= " + random.nextInt(1, 5);
          case 2 -> "k >= 1, a >= " + random.nextInt(1, 4);
          case 3 -> "1 <= k <= b + " + random.nextInt(3);
          case 4 -> "k >= 1, k != " + random.nextInt(1, 4);
          default -> "k >= 1";
        };
    String result = tuple(arity, random);
    if (random.nextInt(4) == 0) {
      result += " + " + tuple(arity, random);
    }
    if (random.nextInt(3) == 0) {
      result += " | " + tuple(arity, random);
    }
    return "(" + String.join(",", names(arity)) + ") -> " + result + " for " + condition;
  }

  private static String tuple(int arity, SplittableRandom random) {
    int lowered = random.nextInt(arity);
    return IntStream.range(0, arity)
        .mapToObj(i -> {
          int step = i == lowered ? random.nextInt(1, 4) : random.nextInt(3);
          String name = names(arity).get(i);
          return step == 0 ? name : step == 1 ? name + "-k" : name + "-" + step + "*k";
        })
        .collect(Collectors.joining(",", "(", ")"));
  }

  private static List<String> names(int arity) {
    return List.of("a", "b", "c").subList(0, arity);
  }

  private static GameRules rules(List<String> moves) {
    String names = moves.getFirst().startsWith("(a,b,c)") ? "a b c" : "a b";
    return BoardGames.game(
        "game Test\nboard heaps " + names + "\nmove " + String.join("\nmove ", moves) + "\n");
  }

  /// Values beyond one word, on lines of which some are short and some are not.
  @Test
  void setsAndStepsAgreeOnLargerBoxes() {
    for (String move :
        List.of(
            "(a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 1",
            "(a,b) -> (a-2*k,b-k) | (a-k,b) | (a,b-3*k) for k >= 2",
            "(a,b) -> (a-k,b) | (a,b-k) for k >= 1",
            "(a,b) -> (a-k,b-2*k) | (a,b-k) | (a-k,b) | (a-k,b-k) for k >= 1")) {
      GameRules rules = rules(List.of(move));
      for (List<Long> sizes : List.of(List.of(150L, 140L), List.of(700L, 5L), List.of(4L, 900L))) {
        Position position = new TuplePosition(sizes);
        long value = value(BY_STEPS, rules, position);
        assertThat(value(BY_SETS, rules, position)).isEqualTo(value);
        assertThat(value(new CoordinatesMethod(), rules, position)).isEqualTo(value);
      }
    }
  }

  /// What was taken last must not be taken again: a row of all last moves at once, against the box
  /// of the same game in other words.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "(a,b) -> (a-k,k) where 1 <= k <= 40, C",
        "(a,b) -> (a-k,k) where k in primes, C | (a-1,1)",
        "(a,b) -> (a-k*k,k) where k >= 1, C",
        "(a,b) -> (a-k,k%7) for k >= 1, k <= 60, D",
      })
  void rowsOfLastMovesAreThoseOfTheBox(String move) {
    String inRows = move.replace("C", "b != k").replace("D", "k%7 != b");
    String inBoxes = move.replace("C", "(b < k) or (b > k)").replace("D", "not (k%7 = b)");
    GameRules rows = rules(List.of(inRows));
    GameRules boxes = rules(List.of(inBoxes));
    assertThat(LastMoves.of(rows)).isPresent();
    assertThat(LastMoves.of(boxes)).isEmpty();
    LastMoveSweep sweep =
        new LastMoveSweep(
            LastMoves.of(rows).orElseThrow(), 300, new Meter(Budget.ofBytes(1 << 26)));
    sweep.run();
    ValueSweep box =
        new ValueSweep(
            Box.of(
                BoxOrder.of(CoordinatesMethod.moves(boxes)).orElseThrow(), new long[] {300, 300}),
            OptionSources.of(CoordinatesMethod.moves(boxes)),
            CoordinatesMethod.SHORT_LINE,
            new Meter(Budget.ofBytes(1 << 26)));
    box.run();
    for (long n = 0; n <= 300; n++) {
      for (long last = 0; last <= 60; last++) {
        List<Long> sizes = List.of(n, last);
        assertThat(sweep.known(sizes)).as("%s %s", move, sizes).isEqualTo(box.known(sizes));
      }
    }
  }

  /// Rays of which some sets are their own image where the two last sizes are exchanged, in boxes
  /// of either shape, against the plain recursion; once from the start, once from rows that were
  /// saved while those beyond the diagonal were not known.
  @ParameterizedTest
  @CsvSource({
    "'10 01 11', 1, '90 90', true",
    "'10 01 11', 1, '97 80', true",
    "'10 01 11', 1, '80 97', false",
    "'10 01', 1, '100 100', true",
    "'10 01', 3, '100 100', true",
    "'11', 1, '90 90', true",
    "'10 11', 1, '90 90', false",
    "'10 01 21 12', 1, '80 80', false",
    "'10 01 11 22', 2, '80 80', false",
    "'100 010 001 111', 1, '12 70 70', true",
    "'100 011 110 101', 1, '20 70 66', true",
    "'100 010 001 110', 1, '20 20 20', false",
    "'010 001 110 101 111', 2, '9 70 70', true",
  })
  void valuesWhereSizesAreExchanged(String vectors, int from, String largest, boolean halved)
      throws IOException {
    List<String> steps = List.of(vectors.split(" ", -1));
    long[] most = Stream.of(largest.split(" ", -1)).mapToLong(Long::parseLong).toArray();
    List<String> names = List.of("a", "b", "c").subList(0, most.length);
    GameRules rules = rules(List.of(rayLine(names, steps) + " for k >= " + from));
    Box box = Box.of(BoxOrder.of(CoordinatesMethod.moves(rules)).orElseThrow(), most);
    OptionSources sources = OptionSources.of(CoordinatesMethod.moves(rules));
    ValueSweep sweep = new ValueSweep(box, sources, 2, new Meter(Budget.ofBytes(1 << 26)));
    sweep.run();
    int[] values = rayValues(steps, from, most);
    int row = (int) most[most.length - 1] + 1;
    int rows = values.length / row * 2 / 3;
    ByteArrayOutputStream saved = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(saved);
    out.writeInt(rows * row);
    for (int cell = 0; cell < rows * row; cell++) {
      long below = cell / row % (most[most.length - 2] + 1);
      out.writeInt(halved && cell % row > below && cell % row >= rows ? 0 : values[cell]);
    }
    ValueSweep later = new ValueSweep(box, sources, 2, new Meter(Budget.ofBytes(1 << 26)));
    later.load(new DataInputStream(new ByteArrayInputStream(saved.toByteArray())));
    later.run();
    for (int cell = 0; cell < values.length; cell++) {
      List<Long> sizes = sizes(cell, most);
      assertThat(sweep.known(sizes)).as("%s", sizes).hasValue(values[cell]);
      assertThat(sweep.value(cell)).isEqualTo(values[cell]);
      assertThat(later.value(cell)).as("%s, resumed", sizes).isEqualTo(values[cell]);
    }
  }

  private static String rayLine(List<String> names, List<String> steps) {
    return steps.stream()
        .map(step ->
            IntStream.range(0, names.size())
                .mapToObj(i ->
                    names.get(i)
                        + switch (step.charAt(i)) {
                          case '0' -> "";
                          case '1' -> "-k";
                          default -> "-" + step.charAt(i) + "*k";
                        })
                .collect(Collectors.joining(",", "(", ")")))
        .collect(Collectors.joining(" | ", "(" + String.join(",", names) + ") -> ", ""));
  }

  private static List<Long> sizes(int cell, long[] most) {
    Long[] sizes = new Long[most.length];
    long rest = cell;
    for (int i = most.length - 1; i >= 0; i--) {
      sizes[i] = rest % (most[i] + 1);
      rest /= most[i] + 1;
    }
    return List.of(sizes);
  }

  private static int[] rayValues(List<String> steps, int from, long[] most) {
    int count = 1;
    for (long size : most) {
      count *= (int) size + 1;
    }
    int[] values = new int[count];
    for (int cell = 0; cell < count; cell++) {
      List<Long> sizes = sizes(cell, most);
      BitSet options = new BitSet();
      for (String step : steps) {
        for (int k = from; ; k++) {
          int option = 0;
          boolean natural = true;
          for (int i = 0; i < most.length; i++) {
            long left = sizes.get(i) - (long) k * Character.digit(step.charAt(i), 10);
            natural &= left >= 0;
            option = option * ((int) most[i] + 1) + (int) left;
          }
          if (!natural) {
            break;
          }
          options.set(values[option]);
        }
      }
      values[cell] = options.nextClearBit(0);
    }
    return values;
  }

  /// Euclid's game, with values up to 300, beyond one word, against the plain recursion.
  @Test
  void valuesOfEuclid() {
    GameRules rules =
        rules(
            List.of(
                "(a,b) -> (a-k*b,b) for k >= 1, b >= 1", "(a,b) -> (a,b-k*a) for k >= 1, a >= 1"));
    ValueSweep sweep =
        new ValueSweep(
            Box.of(
                BoxOrder.of(CoordinatesMethod.moves(rules)).orElseThrow(), new long[] {300, 280}),
            OptionSources.of(CoordinatesMethod.moves(rules)),
            CoordinatesMethod.SHORT_LINE,
            new Meter(Budget.ofBytes(1 << 26)));
    sweep.run();
    int[][] values = new int[301][281];
    for (int a = 0; a <= 300; a++) {
      for (int b = 0; b <= 280; b++) {
        BitSet options = new BitSet();
        for (int left = a - b; left >= 0 && b > 0; left -= b) {
          options.set(values[left][b]);
        }
        for (int left = b - a; left >= 0 && a > 0; left -= a) {
          options.set(values[a][left]);
        }
        values[a][b] = options.nextClearBit(0);
        assertThat(sweep.known(List.of((long) a, (long) b))).hasValue(values[a][b]);
      }
    }
    assertThat(values[300][1]).isEqualTo(300);
  }

  /// A board that is cut or shortened, with values beyond one word, against the plain recursion.
  @Test
  void valuesOfCutting() {
    GameRules rules =
        rules(
            List.of(
                "(a,b) -> (i,b) + (a-i,b) for 1 <= i < a",
                "(a,b) -> (a,i) + (a,b-i) for 1 <= i < b",
                "(a,b) -> (i,b) for i < a",
                "(a,b) -> (a,i) for i < b"));
    ValueSweep sweep =
        new ValueSweep(
            Box.of(BoxOrder.of(CoordinatesMethod.moves(rules)).orElseThrow(), new long[] {70, 60}),
            OptionSources.of(CoordinatesMethod.moves(rules)),
            CoordinatesMethod.SHORT_LINE,
            new Meter(Budget.ofBytes(1 << 26)));
    sweep.run();
    int[][] values = new int[71][61];
    for (int a = 0; a <= 70; a++) {
      for (int b = 0; b <= 60; b++) {
        BitSet options = new BitSet();
        for (int i = 0; i < a; i++) {
          options.set(values[i][b]);
          if (i > 0) {
            options.set(values[i][b] ^ values[a - i][b]);
          }
        }
        for (int i = 0; i < b; i++) {
          options.set(values[a][i]);
          if (i > 0) {
            options.set(values[a][i] ^ values[a][b - i]);
          }
        }
        values[a][b] = options.nextClearBit(0);
        assertThat(sweep.known(List.of((long) a, (long) b))).hasValue(values[a][b]);
      }
    }
    assertThat(values[70][0]).isGreaterThanOrEqualTo(Long.SIZE);
  }

  /// The cold positions (E. Lucas-like pairs of W. A. Wythoff, 1907): floor(n φ), floor(n φ²).
  @Test
  void findsTheColdPositionsOfWythoff() {
    GameRules rules = rules(List.of("(a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 1"));
    double golden = (1 + Math.sqrt(5)) / 2;
    for (int n : new int[] {1, 2, 50, 99}) {
      Position cold = new TuplePosition(List.of((long) (n * golden), (long) (n * golden * golden)));
      assertThat(value(new CoordinatesMethod(), rules, cold)).isZero();
    }
  }

  private static long value(Method method, GameRules rules, Position position) {
    Problem problem = new Problem(rules, List.of(position));
    return switch (method.consider(problem)) {
      case Method.Verdict.Sound(var plan) ->
          plan.value(new Meter(Budget.ofBytes(1 << 26))).orElseThrow();
      case Method.Verdict.Unsound(String because) -> throw new AssertionError(because);
    };
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(a,b) -> (a-1,b+k) for k <= a",
        "(a,b) -> (a-1,2*b)",
      })
  void refusesWhatLeavesEveryBox(String move) {
    Problem problem =
        new Problem(rules(List.of(move)), List.of(new TuplePosition(List.of(3L, 2L))));
    assertThat(new CoordinatesMethod().consider(problem))
        .isInstanceOf(Method.Verdict.Unsound.class);
  }

  /// A box of 10^9 cells of which moves meet 30,000 is not swept.
  @Test
  void leavesAlmostEmptyBoxesToOthers() {
    for (String few : List.of("(a,b) -> (a-1,b-1)", "(a,b) -> (a-1,b+2)")) {
      Problem sparse =
          new Problem(rules(List.of(few)), List.of(new TuplePosition(List.of(30_000L, 30_000L))));
      assertThat(new CoordinatesMethod().consider(sparse))
          .isInstanceOf(Method.Verdict.Unsound.class);
    }
    GameRules dense = rules(List.of("(a,b) -> (a-k,b) | (a,b-k) for k >= 1"));
    Problem full = new Problem(dense, List.of(new TuplePosition(List.of(3_000L, 3_000L))));
    assertThat(new CoordinatesMethod().consider(full)).isInstanceOf(Method.Verdict.Sound.class);
  }

  @Test
  void refusesMoreThanCanBeNumbered() {
    GameRules rules = rules(List.of("(a,b) -> (a-k,b) | (a,b-k) for k >= 1"));
    Position large = new TuplePosition(List.of(1L << 40, Long.MAX_VALUE));
    assertThat(new CoordinatesMethod().consider(new Problem(rules, List.of(large))))
        .isInstanceOf(Method.Verdict.Unsound.class);
  }
}
