package org.grundy.solvers.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.junit.jupiter.api.Test;

class SumCountTest {
  /// Random starts, one or two kinds, chosen in each of the four ways, against all choices one by
  /// one.
  @Test
  void agreesWithAllChoices() {
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 200; i++) {
      List<SumCount.Term> terms = new ArrayList<>();
      List<long[]> kinds = new ArrayList<>();
      boolean ordered = random.nextBoolean();
      for (int kind = random.nextInt(1, 3); kind > 0; kind--) {
        long[] starts = random.longs(random.nextInt(1, 6), 0, 1 << random.nextInt(1, 5)).toArray();
        ValueCounts counts = new ValueCounts(meter());
        for (long start : starts) {
          counts.add(start, 1);
        }
        kinds.add(starts);
        terms.add(
            new SumCount.Term(
                counts, new Choosing(random.nextInt(1, 4), random.nextBoolean(), ordered)));
      }
      SumCount count = new SumCount(terms, Optional.empty(), meter());
      SumCount modulo = new SumCount(terms, Optional.of(BigInteger.valueOf(6)), meter());
      long[] byValue = new long[32];
      choose(terms, kinds, 0, 0, 0, 0, new ArrayList<>(), byValue);
      long all = 0;
      for (int value = 0; value < byValue.length; value++) {
        assertThat(count.having(value)).as(terms + " " + value).isEqualTo(byValue[value]);
        assertThat(modulo.having(value)).as(terms + " " + value).isEqualTo(byValue[value] % 6);
        all += byValue[value];
      }
      assertThat(count.all()).isEqualTo(all);
      assertThat(modulo.all()).isEqualTo(all % 6);
    }
  }

  private static void choose(
      List<SumCount.Term> terms,
      List<long[]> kinds,
      int term,
      int chosen,
      int least,
      long sum,
      List<Integer> used,
      long[] byValue) {
    if (term == terms.size()) {
      byValue[(int) sum]++;
      return;
    }
    Choosing choosing = terms.get(term).choosing();
    if (chosen == choosing.howMany()) {
      choose(terms, kinds, term + 1, 0, 0, sum, new ArrayList<>(), byValue);
      return;
    }
    for (int i = choosing.ordered() ? 0 : least; i < kinds.get(term).length; i++) {
      if (choosing.distinct() && used.contains(i)) {
        continue;
      }
      List<Integer> after = new ArrayList<>(used);
      after.add(i);
      choose(terms, kinds, term, chosen + 1, i, sum ^ kinds.get(term)[i], after, byValue);
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
        new SumCount(
            List.of(new SumCount.Term(heaps, new Choosing(100, false, true))),
            Optional.empty(),
            meter());
    assertThat(count.having(0)).isEqualTo(BigInteger.TWO.pow(20 * 99));
    BigInteger prime = BigInteger.valueOf(1_000_000_007);
    SumCount many =
        new SumCount(
            List.of(new SumCount.Term(heaps, new Choosing(1_000_000_000_000L, false, true))),
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

  private static Meter meter() {
    return new Meter(Budget.ofBytes(1 << 28));
  }
}
