package org.grundy.workbench.table.pattern;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
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
    if (!applies()) {
      return Optional.empty();
    }
    try {
      Meter meter = new Meter(BUDGET);
      return switch (pattern) {
        case Formula formula -> compare(formula, false, range, meter);
        case ZeroSet(Formula formula) -> compare(formula, true, range, meter);
        case Symmetric _ -> Optional.empty();
      };
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

  private Optional<Verdict> compare(Formula formula, boolean zerosOnly, String range, Meter meter) {
    HeapSequence values = computed(meter);
    long from = table.family().columns().fromNumber();
    long to = Math.max(LOOK_AHEAD, table.family().columns().toNumber());
    OptionalLong end =
        values.period().map(p -> end(p, formula, zerosOnly, from)).orElse(OptionalLong.empty());
    to = end.orElse(to);
    for (long n = from; n < to; n++) {
      long found = values.value(n, meter);
      long said = formula.at(0, n);
      if (zerosOnly ? (said == 0) != (found == 0) : said != found) {
        return Optional.of(
            new Verdict.Refuted(
                range,
                table.family().columns().name() + " = " + n,
                zerosOnly ? (said == 0 ? "0" : "not 0") : Long.toString(said),
                Long.toString(found)));
      }
    }
    return end.isPresent()
        ? Optional.of(
            new Verdict.Proved(
                "%s; the pattern was compared for all n < %d, over one common period"
                    .formatted(values.period().orElseThrow().proof(), to)))
        : Optional.empty();
  }

  /// Up to where a formula has to be compared so that it is decided for good, if that is not too
  /// far.
  private static OptionalLong end(
      Period period, Formula formula, boolean zerosOnly, long fromNumber) {
    long length = period(formula, zerosOnly);
    if (length == 0) {
      return OptionalLong.empty();
    }
    long common = length / gcd(length, period.length());
    if (common > LONGEST_COMPARISON / period.length()) {
      return OptionalLong.empty();
    }
    long preperiod = Math.max(period.preperiod(), preperiodTo(formula));
    return OptionalLong.of(Math.max(fromNumber, preperiod) + common * period.length());
  }

  /// The period of a formula along a line, or of its zeros, in the end; 0 where there is none.
  private static long period(Formula formula, boolean zerosOnly) {
    return switch (formula) {
      case Constant _ -> 1;
      case Periodic periodic -> periodic.length();
      case Linear linear when linear.modulus() == 0 -> zerosOnly && linear.divisor() == 1 ? 1 : 0;
      case Linear linear -> linear.modulus();
      default -> 0;
    };
  }

  /// From where on that period holds.
  private static long preperiodTo(Formula formula) {
    return switch (formula) {
      case Periodic periodic -> periodic.periodicFrom();
      case Linear linear when linear.modulus() == 0 -> Math.abs(linear.added()) + 1;
      default -> 0;
    };
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
