package org.grundy.workbench.table.pattern;

import java.time.Duration;
import java.util.Optional;
import java.util.stream.LongStream;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.sequence.HeapSequence;
import org.grundy.solvers.sequence.Period;
import org.grundy.workbench.table.ValueTable;
import org.jspecify.annotations.Nullable;

/// The period of a sequence of heaps, proved by the sequence's own theorem, decides every formula
/// that is periodic too: two periodic sequences are equal for good when they are equal over the
/// preperiods and one common period.
///
/// To prove the period, or to find out that a formula fails soon after the table, the sequence is
/// computed a little further than the table.
final class HeapPeriod implements Theorem {
  private static final int LOOK_AHEAD = 2_048;
  private static final long LONGEST_COMPARISON = 1_000_000;
  private static final Budget BUDGET = new Budget(100_000_000, Duration.ofSeconds(2), 256L << 20);

  private final GameRules rules;
  private final ValueTable table;
  private @Nullable HeapSequence sequence;

  HeapPeriod(GameRules rules, ValueTable table) {
    this.rules = rules;
    this.table = table;
  }

  @Override
  public Optional<Verdict> verdict(Subject subject, Pattern pattern, String range) {
    if (!applies() || !(pattern instanceof Formula formula)) {
      return Optional.empty();
    }
    try {
      return compare(formula, range, new Meter(BUDGET));
    } catch (BudgetSpentException e) {
      return Optional.empty();
    }
  }

  private boolean applies() {
    return rules.board() instanceof Board.Heap
        && rules.play() == Play.NORMAL
        && table.ofValues()
        && table.unknown() == 0;
  }

  private HeapSequence computed(Meter meter) {
    if (sequence == null) {
      sequence = HeapSequence.of(rules);
    }
    sequence.value(LOOK_AHEAD - 1, meter);
    sequence.searchPeriod(meter);
    return sequence;
  }

  private Optional<Verdict> compare(Formula formula, String range, Meter meter) {
    HeapSequence values = computed(meter);
    long from = table.family().columns().fromNumber();
    Optional<Period> period = values.period();
    long formulaPeriod = period(formula);
    long to = Math.max(LOOK_AHEAD, table.family().columns().toNumber());
    boolean decided = period.isPresent() && formulaPeriod > 0;
    if (decided) {
      long common = formulaPeriod / gcd(formulaPeriod, period.get().length());
      decided = common <= LONGEST_COMPARISON / period.get().length();
      long preperiod = Math.max(Math.max(from, period.get().preperiod()), preperiodTo(formula));
      to = decided ? preperiod + common * period.get().length() : to;
    }
    for (long n = from; n < to; n++) {
      int found = values.value(n, meter);
      if (formula.at(0, n) != found) {
        return Optional.of(
            new Verdict.Refuted(
                range,
                table.family().columns().name() + " = " + n,
                Long.toString(formula.at(0, n)),
                Integer.toString(found)));
      }
    }
    return decided
        ? Optional.of(
            new Verdict.Proved(
                "%s; the formula was compared for all n < %d, over one common period"
                    .formatted(period.get().proof(), to)))
        : Optional.empty();
  }

  /// The period of a formula along a line, or 0 where it has none.
  private static long period(Formula formula) {
    return switch (formula) {
      case Constant _ -> 1;
      case Periodic periodic -> periodic.length();
      case Linear linear -> linear.modulus();
      default -> 0;
    };
  }

  private static long preperiodTo(Formula formula) {
    return formula instanceof Periodic periodic ? periodic.periodicFrom() : 0;
  }

  private static long gcd(long a, long b) {
    return b == 0 ? a : gcd(b, a % b);
  }

  /// The period of the sequence as a finding, where one is proved.
  Optional<Finding> finding() {
    if (!applies()) {
      return Optional.empty();
    }
    try {
      Meter meter = new Meter(BUDGET);
      HeapSequence values = computed(meter);
      return values
          .period()
          .filter(period -> period.preperiod() + period.length() <= LOOK_AHEAD)
          .map(period -> finding(period, values, meter));
    } catch (BudgetSpentException e) {
      return Optional.empty();
    }
  }

  private Finding finding(Period period, HeapSequence values, Meter meter) {
    Periodic pattern =
        new Periodic(
            0,
            (int) period.preperiod(),
            LongStream.range(0, period.preperiod() + period.length())
                .mapToObj(n -> values.value(n, meter))
                .toList());
    return new Finding(
        new Subject.Whole(),
        pattern,
        new Wording(new Names("", table.family().columns().name(), true)).of(pattern),
        new Verdict.Proved(period.proof()));
  }
}
