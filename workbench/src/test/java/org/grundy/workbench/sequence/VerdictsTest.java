package org.grundy.workbench.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.Random;
import org.grundy.core.period.Regularity;
import org.grundy.rules.heap.Digit;
import org.grundy.rules.heap.TakeAndBreakCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What is said of sequences is held against values found by the meaning of the codes, option by
/// option, and against the periods that all of these show.
final class VerdictsTest {
  private static final long SEED = 20261121;
  private static final String HEXADECIMAL = "0123456789ABCDEF";

  /// Codes that are periodic from 0 on, without any sparse space, with rare first differences
  /// (0.161 and 0.36 differ first at the heap 519), with a period in the last digits only.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.7",
        "0.73",
        "0.33",
        "0.33003",
        "4.364",
        "0.161",
        "0.36",
        "0.00000000004",
        "0.0001",
        "4.4",
        "4.0",
        "0.137",
        "0.152",
        "0.524",
        "4.766",
        "0.3",
        "0.03",
        "0.1",
        "0.6",
        "0.127",
        "0.055"
      })
  void octalCodes(String code) {
    check(code, 1_100, 2_400);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.0", "0.[0]", "{}.{}", "0.{5}", "0.1{4,5}", "0.{0,6}2"})
  void codesWithoutMovesAndWithManyHeaps(String code) {
    check(code, 30, 40);
  }

  @Test
  void randomOctalCodes() {
    Random random = new Random(SEED);
    for (int i = 0; i < 60; i++) {
      StringBuilder code = new StringBuilder(random.nextInt(3) == 0 ? "4." : "0.");
      for (int k = random.nextInt(4); k > 0; k--) {
        code.append(random.nextInt(8));
      }
      check(code.append(1 + random.nextInt(7)).toString(), 300, 700);
    }
  }

  @Test
  void randomHexadecimalCodes() {
    Random random = new Random(SEED);
    for (int i = 0; i < 40; i++) {
      StringBuilder code =
          new StringBuilder().append("0048C".charAt(random.nextInt(5))).append('.');
      code.append(HEXADECIMAL.charAt(random.nextInt(16)));
      check(code.append(HEXADECIMAL.charAt(1 + random.nextInt(15))).toString(), 60, 120);
    }
  }

  @Test
  void randomCodesWithMarksSetsAndRepeatingDigits() {
    Random random = new Random(SEED);
    for (int i = 0; i < 60; i++) {
      StringBuilder code = new StringBuilder(random.nextInt(3) == 0 ? "4!." : "0.");
      for (int k = random.nextInt(3); k > 0; k--) {
        code.append(wide(random));
      }
      String last = wide(random);
      check(code + (random.nextBoolean() ? last : "[" + last + "]"), 18, 26);
    }
  }

  @Test
  void randomSubtractionSets() {
    Random random = new Random(SEED);
    for (int i = 0; i < 60; i++) {
      StringBuilder numbers = new StringBuilder().append(1 + random.nextInt(4));
      for (int k = random.nextInt(4); k > 0; k--) {
        numbers.append(',').append(1 + random.nextInt(14));
      }
      boolean allBut = random.nextBoolean();
      BitSet taken = new BitSet();
      Arrays.stream(numbers.toString().split(",")).mapToInt(Integer::parseInt).forEach(taken::set);
      int[] values = new int[900];
      for (int n = 0; n < values.length; n++) {
        BitSet seen = new BitSet();
        for (int k = 1; k <= n; k++) {
          if (taken.get(k) != allBut) {
            seen.set(values[n - k]);
          }
        }
        values[n] = seen.nextClearBit(0);
      }
      check((allBut ? "allbut(" : "S(") + numbers + ")", values, 300);
    }
  }

  private static String wide(Random random) {
    String digit =
        random.nextBoolean()
            ? String.valueOf("123467CDEF".charAt(random.nextInt(10)))
            : random.nextBoolean() ? "{2+}" : "{1,3}";
    boolean splits = digit.matches("[^123]|\\{.*");
    return digit + (splits ? new String[] {"", "!", "?", "="}[random.nextInt(4)] : "");
  }

  private static void check(String code, int last, int known) {
    TakeAndBreakCode moves = TakeAndBreakCode.parse(code);
    int[] values = new int[known];
    for (int n = 0; n < known; n++) {
      BitSet seen = new BitSet();
      for (int k = 0; k <= n; k++) {
        addOptions(moves.at(k), n - k, values, seen);
      }
      values[n] = seen.nextClearBit(0);
    }
    check(code, values, last);
  }

  private static void addOptions(Digit digit, int rest, int[] values, BitSet seen) {
    if (digit.counts() == 0) {
      return;
    }
    if (digit.isPlain() && digit.highest() <= 2) {
      if (rest == 0 ? digit.allows(0) : digit.allows(1)) {
        seen.set(rest == 0 ? 0 : values[rest]);
      }
      for (int a = 1; digit.allows(2) && 2 * a <= rest; a++) {
        seen.set(values[a] ^ values[rest - a]);
      }
    } else {
      divide(digit, rest, 1, new int[rest + 1], 0, values, seen);
    }
  }

  /// All ways to divide tokens into heaps of at least `least`, in increasing order.
  private static void divide(
      Digit digit, int rest, int least, int[] heaps, int count, int[] values, BitSet seen) {
    if (rest == 0) {
      int[] parts = Arrays.copyOf(heaps, count);
      long kinds = Arrays.stream(parts).distinct().count();
      boolean allowed =
          count < 2
              || switch (digit.parts()) {
                case ANY -> true;
                case UNEQUAL -> kinds == count;
                case NOT_ALL_EQUAL -> kinds > 1;
                case EQUAL -> kinds == 1;
              };
      if (allowed && digit.allows(count)) {
        seen.set(Arrays.stream(parts).map(part -> values[part]).reduce(0, (x, y) -> x ^ y));
      }
      return;
    }
    if (!digit.orMore() && count >= digit.highest()) {
      return;
    }
    for (int heap = least; heap <= rest; heap++) {
      if (heap < rest || heap < values.length) {
        heaps[count] = heap;
        divide(digit, rest - heap, heap, heaps, count + 1, values, seen);
      }
    }
  }

  /// @param values more than the run may compute: what is proved is held against all of them
  private static void check(String game, int[] values, int last) {
    SequenceReport report = Runs.report(game, last);
    String text = "seed %d: %s".formatted(SEED, game);
    for (int n = 0; n < values.length && report.terms().knows(n); n++) {
      assertThat(report.terms().value(n)).as("%s at %d", text, n).isEqualTo(values[n]);
    }
    switch (report.regularity()) {
      case Regularity.Proved proved -> {
        assertThat(report.terms().knows(values.length - 1L)).as(text).isTrue();
        Shown shown = shown(values, proved.periodicity().saltus() > 0).orElseThrow();
        assertThat(
                new Shown(
                    proved.periodicity().preperiod(),
                    proved.periodicity().period(),
                    proved.periodicity().saltus()))
            .as(text)
            .isEqualTo(shown);
      }
      case Regularity.Fits _, Regularity.None _ ->
          shown(Arrays.copyOf(values, last + 1), false)
              .ifPresent(shown ->
                  assertThat(needs(game, shown)).as("%s %s", text, shown).isGreaterThan(last + 1L));
    }
  }

  record Shown(long preperiod, long period, long saltus) {}

  /// The least period, with a saltus or without, that goes on for half of the values.
  private static Optional<Shown> shown(int[] values, boolean saltus) {
    for (int p = 1; 2 * p <= values.length; p++) {
      int more = values[values.length - 1] - values[values.length - 1 - p];
      int from = values.length - p;
      while (from > 0 && values[from - 1] + more == values[from - 1 + p]) {
        from--;
      }
      if (2 * (from + p) <= values.length && (more > 0) == saltus && more >= 0) {
        return Optional.of(new Shown(from, p, more));
      }
    }
    return Optional.empty();
  }

  /// How many values are sure to be a proof.
  private static long needs(String game, Shown shown) {
    if (game.startsWith("S(")) {
      return shown.preperiod() + shown.period() + 14;
    }
    if (game.startsWith("allbut(") || !TakeAndBreakCode.parse(game).isPlain()) {
      return Long.MAX_VALUE;
    }
    TakeAndBreakCode code = TakeAndBreakCode.parse(game);
    return Math.max(1, code.maxParts()) * (Math.max(1, shown.preperiod()) + shown.period())
        + code.length();
  }
}
