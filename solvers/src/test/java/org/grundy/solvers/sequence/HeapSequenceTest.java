package org.grundy.solvers.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.period.Periodicity;
import org.grundy.core.period.Regularity;
import org.grundy.rules.heap.HeapRule;
import org.grundy.rules.moves.HeapRuleset;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.HeapCode;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.Take;
import org.grundy.solvers.SolvedPosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class HeapSequenceTest {
  private static Meter meter() {
    return new Meter(Budget.ofBytes(1L << 28));
  }

  private static int[] values(HeapSequence sequence, int toN) {
    sequence.value(toN - 1);
    return IntStream.range(0, toN).map(n -> Math.toIntExact(sequence.value(n))).toArray();
  }

  @Test
  void everyOctalCodeOfThreeDigitsEqualsThePlainRecursion() {
    for (int code = 0; code < 1024; code++) {
      int[] digits = {(code >> 9) * 4, code >> 6 & 7, code >> 3 & 7, code & 7};
      HeapSequence sequence = HeapSequence.ofDigits(digits);
      assertThat(values(sequence, 100))
          .as("code %s", Arrays.toString(digits))
          .isEqualTo(HeapGames.plainValues(digits, 100));
    }
  }

  /// Values that grow by a saltus are read off the period as plain ones are, and so is where a
  /// value stands.
  @ParameterizedTest
  @ValueSource(strings = {"allbut(2)", "allbut(1,4)", "allbut(3,5,6)"})
  void valuesThatGrowAreReadOffTheirPeriod(String code) {
    HeapSequence sequence = HeapSequence.of(heapGame(code));
    long far = 1_000_000_000_001L;
    long value = sequence.value(far);
    assertThat(sequence.computed()).isLessThan(20_000);
    Periodicity grows = sequence.proved().orElseThrow().periodicity();
    assertThat(grows.saltus()).isPositive();
    SequenceEngine plain = sequence.newEngine();
    plain.extend(30_000, meter());
    for (int n = 0; n < 30_000; n++) {
      assertThat(sequence.value(n)).as("%s, heap of %d", code, n).isEqualTo(plain.value(n));
    }
    for (long wanted : List.of(0L, 1L, 17L, (long) plain.value(29_000), 1_000_000L)) {
      assertThat(sequence.count(5, 30_000, wanted, meter()))
          .isEqualTo(plain.count(5, 30_000, wanted, meter()));
      assertThat(sequence.first(5, 30_000, wanted, meter()))
          .isEqualTo(plain.first(5, 30_000, wanted, meter()));
    }
    long first = sequence.first(0, Long.MAX_VALUE, value, meter());
    assertThat(first).isBetween(far - grows.period(), far);
    assertThat(sequence.value(first)).isEqualTo(value);
    assertThat(sequence.count(0, far + grows.period(), value, meter())).isPositive();
    SolvedPosition large = sequence.solved(far, meter());
    SolvedPosition small = sequence.solved(300, meter());
    for (long wanted = 0; wanted < 5; wanted++) {
      assertThat(large.movesTo(wanted)).isEqualTo(small.movesTo(wanted));
    }
  }

  private static GameRules heapGame(String code) {
    return RulesParser.parse("test", "game T\nboard heap\ncode " + code);
  }

  /// The formula of one range, in numbers of any size, around all that a sum of longs can pass.
  @Test
  void oneRangeHasItsValuesUpToTheLargestHeap() {
    List<Long> bounds = List.of(1L, 5L, 1L << 31, 1L << 32, 1L << 62, Long.MAX_VALUE - 1);
    for (long from : bounds) {
      for (long to : bounds) {
        for (long less = 0; less < 4 && from < to - less; less++) {
          Take.Range range = new Take.Range(from, to - less);
          BigInteger period = BigInteger.valueOf(from).add(BigInteger.valueOf(to - less - 1));
          for (long n : List.of(from - 1, from, to - less, to, Long.MAX_VALUE)) {
            BigInteger expected =
                BigInteger.valueOf(n).mod(period).divide(BigInteger.valueOf(from));
            assertThat(HeapSequence.value(range, n))
                .as("%s, heap of %d", range, n)
                .isEqualTo(expected.longValueExact());
          }
        }
      }
    }
  }

  /// With taking 5 to 2^63 - 3 the period is larger than any heap: none is claimed, and the moves
  /// to heaps of 1 to 4 tokens win.
  @Test
  void aPeriodPastTheLargestHeapIsNotClaimed() {
    HeapSequence heaps =
        HeapSequence.of(
            RulesParser.parse("t", "game T\nboard heap\ntake 5..9223372036854775805\n"));
    assertThat(heaps.searchPeriod(meter())).isEmpty();
    SolvedPosition heap = heaps.solved(Long.MAX_VALUE - 1, meter());
    assertThat(heap.value()).isEqualTo(Long.MAX_VALUE / 5);
    assertThat(new MoveCount(heaps, Long.MAX_VALUE - 1, 0, meter()).count()).isEqualTo(4);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void longOctalCodesEqualThePlainRecursion(long seed) {
    Random random = new Random(seed);
    for (int trial = 0; trial < 10; trial++) {
      int[] digits = new int[2 + random.nextInt(12)];
      digits[0] = random.nextInt(2) * 4;
      for (int k = 1; k < digits.length; k++) {
        digits[k] = random.nextInt(8);
      }
      assertThat(values(HeapSequence.ofDigits(digits), 500))
          .as("seed %d, digits %s", seed, Arrays.toString(digits))
          .isEqualTo(HeapGames.plainValues(digits, 500));
    }
  }

  @Test
  void valuesAbove255AreFound() {
    int[] digits = new int[301];
    Arrays.fill(digits, 1, digits.length, 7);
    int[] plain = HeapGames.plainValues(digits, 700);
    assertThat(plain[256]).isEqualTo(256);
    assertThat(values(HeapSequence.ofDigits(digits), 700)).isEqualTo(plain);
  }

  @Test
  void theFirstValuesOfTreblecrossAbove255AreFound() {
    int[] digits = {0, 0, 0, 7};
    int[] plain = new int[10_000];
    boolean[] seen = new boolean[1024];
    for (int n = 3; n < plain.length; n++) {
      Arrays.fill(seen, false);
      for (int a = 0; a <= (n - 3) / 2; a++) {
        seen[plain[a] ^ plain[n - 3 - a]] = true;
      }
      while (seen[plain[n]]) {
        plain[n]++;
      }
    }
    assertThat(plain[9168]).isEqualTo(256);
    assertThat(values(HeapSequence.ofDigits(digits), plain.length)).isEqualTo(plain);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"0.8", "0.F", "0.08", "0.3F", "C.1", "0.GV", "0.00G", "0.V3", "8.37", "G.1"})
  void codesWithMorePartsEqualThePlainRecursion(String code) {
    GameRules rules = HeapGames.code(code);
    int toN = 45;
    assertThat(values(HeapSequence.of(rules), toN))
        .isEqualTo(HeapGames.plainValues(HeapRuleset.of(rules), toN));
  }

  static Stream<GameRules> mixedGames() {
    Rule range = new Take(List.of(new Take.Range(2, 9), new Take.Range(12, 40)));
    return Stream.of(
        HeapGames.rules(new HeapCode("0.07"), new HeapCode("0.3")),
        HeapGames.rules(new HeapCode("0.07"), HeapGames.take(5, 9)),
        HeapGames.rules(new HeapCode("0.0F"), HeapGames.take(1, 2), range),
        HeapGames.rules(HeapGames.grundysGame()),
        HeapGames.rules(HeapGames.takeAtMostHalf()),
        HeapGames.rules(HeapGames.subtractASquare()),
        HeapGames.rules(HeapGames.subtractASquare(), new HeapCode("0.07"), range),
        HeapGames.rules(new HeapCode("0.0301"), range),
        HeapGames.rules());
  }

  @ParameterizedTest
  @MethodSource("mixedGames")
  void anyMixtureOfLinesEqualsThePlainRecursion(GameRules rules) {
    assertThat(values(HeapSequence.of(rules), 150))
        .isEqualTo(HeapGames.plainValues(HeapRuleset.of(rules), 150));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void subtractionSetsEqualThePlainRecursionAndTheirPeriods(long seed) {
    Random random = new Random(seed);
    for (int trial = 0; trial < 60; trial++) {
      Take.Range[] ranges = new Take.Range[1 + random.nextInt(4)];
      for (int i = 0; i < ranges.length; i++) {
        int from = 1 + random.nextInt(i == 0 ? 12 : 60);
        ranges[i] = new Take.Range(from, from + 1 + random.nextInt(random.nextBoolean() ? 2 : 70));
      }
      GameRules rules = HeapGames.rules(new Take(List.of(ranges)));
      HeapSequence sequence = HeapSequence.of(rules);
      int[] plain = HeapGames.plainValues(HeapRuleset.of(rules), 600);
      assertThat(values(sequence, 600)).as("seed %d, %s", seed, rules).isEqualTo(plain);
      sequence.searchPeriod(meter()).ifPresent(period -> assertHolds(period, plain, rules));
    }
  }

  private static void assertHolds(Regularity.Proved proved, int[] values, Object game) {
    Periodicity period = proved.periodicity();
    for (int n = 0; n < values.length; n++) {
      assertThat(values[(int) period.reduce(n)])
          .as("%s, heap %d, %s", game, n, period)
          .isEqualTo(values[n]);
    }
    int preperiod = (int) period.preperiod();
    if (preperiod > 0 && preperiod - 1 + period.period() < values.length) {
      assertThat(values[preperiod - 1])
          .as("%s, preperiod of %s", game, period)
          .isNotEqualTo(values[(int) (preperiod - 1 + period.period())]);
    }
  }

  @Test
  void whatIsProvedOfAShortPrefixHoldsOfALongOne() {
    Meter meter = meter();
    for (int code = 1; code < 1024; code++) {
      int[] digits = {(code >> 9) * 4, code >> 6 & 7, code >> 3 & 7, code & 7};
      int[] values = values(HeapSequence.ofDigits(digits), 400);
      for (int known : new int[] {8, 13, 21, 40, 100}) {
        HeapSequence sequence = HeapSequence.ofDigits(digits);
        sequence.value(known - 1);
        sequence
            .searchPeriod(meter)
            .ifPresent(period -> assertHolds(period, values, Arrays.toString(digits)));
      }
    }
  }

  record KnownPeriod(String code, long length, long preperiod, int largest) {}

  static Stream<KnownPeriod> knownPeriods() {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(
                    HeapSequenceTest.class.getResourceAsStream("octal-periods.tsv")),
                StandardCharsets.UTF_8))) {
      return reader
          .lines()
          .skip(1)
          .map(line -> Arrays.asList(line.split("\t", -1)))
          .filter(row -> Long.parseLong(row.get(1)) + Long.parseLong(row.get(2)) <= 1_000_000)
          .map(row ->
              new KnownPeriod(
                  row.get(0),
                  Long.parseLong(row.get(1)),
                  Long.parseLong(row.get(2)),
                  Integer.parseInt(row.get(4))))
          .toList()
          .stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @MethodSource("knownPeriods")
  void knownPeriodsAreProved(KnownPeriod known) {
    HeapSequence sequence = HeapSequence.of(HeapGames.code(known.code()));
    sequence.value(1_000_000_000_000_000_000L);
    Periodicity period = sequence.period().orElseThrow().periodicity();
    assertThat(period.period()).isEqualTo(known.length());
    assertThat(period.preperiod()).isEqualTo(known.preperiod());
    assertThat(
            IntStream.range(0, (int) (known.preperiod() + known.length()))
                .mapToLong(sequence::value)
                .max())
        .hasValue(known.largest());
  }

  @Test
  void hugeHeapsOfOneRangeAreAnsweredFromTheFormula() {
    long billion = 1_000_000_000L;
    HeapSequence sequence =
        HeapSequence.of(HeapGames.rules(new Take(List.of(new Take.Range(1, 1000 * billion + 1)))));
    assertThat(sequence.value(2 * (1000 * billion + 1) + 7)).isEqualTo(7);
  }

  @Test
  void valuesMayPassThirtyTwoBits() {
    GameRules nim =
        RulesParser.parse("test", "game Nim\nboard heap\nmove n -> n - k where 1 <= k <= n\n");
    assertThat(HeapSequence.of(nim).value(3_000_000_000L)).isEqualTo(3_000_000_000L);
    GameRules fromTwo =
        RulesParser.parse("test", "game From two\nboard heap\nmove n -> n - k where k >= 2\n");
    assertThat(HeapSequence.of(fromTwo).value(Long.MAX_VALUE - 1))
        .isEqualTo((Long.MAX_VALUE - 1) / 2);
  }

  @Test
  void aHeapOfAMillionMillionsIsAnsweredFromThePeriod() {
    GameRules rules = HeapGames.rules(HeapGames.take(2, 5, 7));
    HeapSequence sequence = HeapSequence.of(rules);
    long n = 1_000_000_000_000L;
    long value = sequence.value(n);
    long length = sequence.period().orElseThrow().periodicity().period();
    int[] plain = HeapGames.plainValues(HeapRuleset.of(rules), 400);
    assertThat(value).isEqualTo(plain[(int) (n % length + 100 / length * length)]);
  }

  @Test
  void longListsOfCountsHaveTheValuesOfTheDefinition() {
    long[] squares = LongStream.rangeClosed(1, 80).map(root -> root * root).toArray();
    GameRules rules = HeapGames.rules(HeapGames.take(squares));
    int[] values = HeapGames.plainValues(HeapRuleset.of(rules), 2_500);
    HeapSequence sequence = HeapSequence.of(rules);
    for (int n = 0; n < values.length; n++) {
      assertThat(sequence.value(n)).as("at " + n).isEqualTo(values[n]);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "take primes",
        "take 4 6..7 squares",
        "move n -> n - k*k where k >= 1",
        "take primes\ntake 1"
      })
  void endlessSetsHaveTheValuesOfTheDefinition(String line) {
    GameRules rules = RulesParser.parse("test", "game Sets\nboard heap n\n" + line);
    assertThat(HeapRule.of(rules).takenFromSets()).isPresent();
    int[] values = HeapGames.plainValues(HeapRuleset.of(rules), 300);
    HeapSequence sequence = HeapSequence.of(rules);
    for (int n = 0; n < values.length; n++) {
      assertThat(sequence.value(n)).as(line + " at " + n).isEqualTo(values[n]);
    }
  }
}
