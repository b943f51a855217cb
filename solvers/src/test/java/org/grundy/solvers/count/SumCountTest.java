package org.grundy.solvers.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.junit.jupiter.api.Test;

class SumCountTest {
  /// Random starts, one or two kinds, chosen in each way that there is, with a total of their sizes
  /// or without, against all choices one by one.
  @Test
  void agreesWithAllChoices() {
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 600; i++) {
      boolean ordered = random.nextBoolean();
      int total = random.nextBoolean() ? 0 : random.nextInt(1, 8);
      List<Kind> kinds = new ArrayList<>();
      for (int kind = random.nextInt(1, 3); kind > 0; kind--) {
        kinds.add(randomKind(ordered, total, random));
      }
      List<SumCount.Term> terms = kinds.stream().map(SumCountTest::term).toList();
      SumCount count = new SumCount(terms, total, Optional.empty(), meter());
      SumCount modulo = new SumCount(terms, total, Optional.of(BigInteger.valueOf(6)), meter());
      long[] byValue = new long[32];
      choose(kinds, 0, 0, 0, 0, total, new ArrayList<>(), byValue);
      long all = 0;
      for (int value = 0; value < byValue.length; value++) {
        String which = kinds + " of total " + total + ", value " + value;
        assertThat(count.having(value)).as(which).isEqualTo(byValue[value]);
        assertThat(modulo.having(value)).as(which).isEqualTo(byValue[value] % 6);
        all += byValue[value];
      }
      assertThat(count.all()).as("%s", kinds).isEqualTo(all);
      assertThat(modulo.all()).isEqualTo(all % 6);
    }
  }

  private record Start(int size, long value) {}

  private record Kind(List<Start> starts, Choosing choosing) {}

  private static Kind randomKind(boolean ordered, int total, SplittableRandom random) {
    int mostEqual =
        random.nextInt(3) == 0 ? Choosing.WITHOUT_BOUND : random.nextInt(1, ordered ? 2 : 4);
    OptionalLong howMany =
        random.nextInt(3) == 0
            ? OptionalLong.empty()
            : OptionalLong.of(random.nextInt(1, ordered ? 4 : 6));
    Choosing choosing = new Choosing(howMany, mostEqual, ordered);
    if (choosing.needsTotal() && total == 0) {
      choosing = new Choosing(OptionalLong.of(2), mostEqual, ordered);
    }
    int least = choosing.needsTotal() ? 1 : 0;
    List<Start> starts = new ArrayList<>();
    for (int start = random.nextInt(1, 6); start > 0; start--) {
      int size = total == 0 ? 0 : random.nextInt(least, 5);
      starts.add(new Start(size, random.nextLong(1 << random.nextInt(1, 5))));
    }
    return new Kind(starts, choosing);
  }

  private static SumCount.Term term(Kind kind) {
    SortedMap<Integer, ValueCounts> bySize = new TreeMap<>();
    for (Start start : kind.starts) {
      bySize.computeIfAbsent(start.size, _ -> new ValueCounts(meter())).add(start.value, 1);
    }
    return new SumCount.Term(bySize, kind.choosing);
  }

  private static void choose(
      List<Kind> kinds,
      int kind,
      int least,
      long sum,
      int chosen,
      int left,
      List<Integer> used,
      long[] byValue) {
    if (left < 0) {
      return;
    }
    if (kind == kinds.size()) {
      byValue[(int) sum] += left == 0 ? 1 : 0;
      return;
    }
    Choosing choosing = kinds.get(kind).choosing;
    boolean enough = choosing.howMany().isEmpty() || chosen == choosing.howMany().getAsLong();
    if (enough) {
      choose(kinds, kind + 1, 0, sum, 0, left, List.of(), byValue);
    }
    if (enough && choosing.howMany().isPresent()) {
      return;
    }
    for (int i = choosing.ordered() ? 0 : least; i < kinds.get(kind).starts.size(); i++) {
      Start start = kinds.get(kind).starts.get(i);
      if (Collections.frequency(used, i) < choosing.mostEqual()) {
        List<Integer> after = new ArrayList<>(used);
        after.add(i);
        choose(kinds, kind, i, sum ^ start.value, chosen + 1, left - start.size, after, byValue);
      }
    }
  }

  /// A hundred heaps of Nim, each up to 2^20 - 1, in order: one in 2^20 is lost.
  @Test
  void countsWithoutBound() {
    ValueCounts heaps = new ValueCounts(meter());
    for (int n = 0; n < 1 << 20; n++) {
      heaps.add(n, 1);
    }
    SumCount count =
        new SumCount(List.of(SumCount.Term.of(heaps, inOrder(100))), 0, Optional.empty(), meter());
    assertThat(count.having(0)).isEqualTo(BigInteger.TWO.pow(20 * 99));
    BigInteger prime = BigInteger.valueOf(1_000_000_007);
    SumCount many =
        new SumCount(
            List.of(SumCount.Term.of(heaps, inOrder(1_000_000_000_000L))),
            0,
            Optional.of(prime),
            meter());
    assertThat(many.having(5))
        .isEqualTo(BigInteger.TWO.modPow(BigInteger.valueOf(20 * 999_999_999_999L), prime));
  }

  @Test
  void refusesValuesWithoutMemory() {
    assertThatThrownBy(() -> new ValueCounts(new Meter(Budget.ofBytes(1 << 16))).add(1 << 20, 1))
        .isInstanceOf(BudgetSpentException.class);
    assertThatThrownBy(() -> new ValueCounts(meter()).add(1L << 40, 1))
        .isInstanceOf(BudgetSpentException.class)
        .hasMessageContaining("too large to be counted");
  }

  private static Choosing inOrder(long howMany) {
    return new Choosing(OptionalLong.of(howMany), Choosing.WITHOUT_BOUND, true);
  }

  private static Meter meter() {
    return new Meter(Budget.ofBytes(1 << 28));
  }
}
