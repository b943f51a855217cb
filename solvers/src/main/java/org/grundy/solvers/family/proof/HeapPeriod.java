package org.grundy.solvers.family.proof;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.core.number.Divisors;
import org.grundy.core.period.Periodicity;
import org.grundy.core.period.Regularity;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.family.FamilySpec;
import org.grundy.solvers.family.FamilyTable;
import org.grundy.solvers.family.SizeRange;
import org.grundy.solvers.family.formula.Automatic;
import org.grundy.solvers.family.formula.Constant;
import org.grundy.solvers.family.formula.Formula;
import org.grundy.solvers.family.formula.Linear;
import org.grundy.solvers.family.formula.Periodic;
import org.grundy.solvers.family.formula.Symmetric;
import org.grundy.solvers.family.formula.TablePattern;
import org.grundy.solvers.family.formula.ZeroSet;
import org.grundy.solvers.sequence.MisereOutcomes;
import org.grundy.solvers.sequence.StartSequence;

/// The period of a sequence of starts, proved by the sequence's own theorem, decides every formula
/// that is periodic too: two periodic sequences are equal for good when they are equal over the
/// preperiods and one common period.
///
/// To prove the period, or to find out that a formula fails soon after the table, the sequence is
/// computed a little further than the table.
final class HeapPeriod implements Theorem {
  private static final int LOOK_AHEAD = 2_048;
  private static final long LONGEST_COMPARISON = 1_000_000;

  /// By work, never by the clock: the same table has the same proofs on a busy machine.
  private static final Budget BUDGET = Budget.ofNodes(50_000_000, 256L << 20);

  private final GameRules rules;
  private final FamilyTable table;
  private final Map<Subject, Optional<Terms>> terms = new HashMap<>();
  private final LineOfStarts lines;

  /// The true entries of one line of starts.
  private interface Terms {
    /// The entry of a number: a value, or 0 for P and 1 for N.
    long at(long n, Meter meter);

    Optional<Regularity.Proved> period();
  }

  private record Values(StartSequence starts, boolean outcomes) implements Terms {
    @Override
    public long at(long n, Meter meter) {
      long value = starts.value(n, meter);
      return outcomes ? Math.min(value, 1) : value;
    }

    @Override
    public Optional<Regularity.Proved> period() {
      return starts.period();
    }
  }

  private record Misere(MisereOutcomes outcomes) implements Terms {
    @Override
    public long at(long n, Meter meter) {
      return outcomes.value(n);
    }

    @Override
    public Optional<Regularity.Proved> period() {
      return Optional.of(outcomes.period());
    }
  }

  HeapPeriod(GameRules rules, FamilyTable table) {
    this.rules = rules;
    this.table = table;
    this.lines = new LineOfStarts(rules, table.family());
  }

  @Override
  public Optional<Standing> verdict(Subject subject, TablePattern pattern, String range) {
    try {
      Meter meter = Meter.partHere(BUDGET);
      Optional<Terms> found = terms(subject, meter);
      return found.isEmpty()
          ? Optional.empty()
          : switch (pattern) {
            case Formula formula -> compare(found.get(), subject, formula, false, range, meter);
            case ZeroSet(Formula formula) ->
                compare(found.get(), subject, formula, true, range, meter);
            case Automatic _, Symmetric _ -> Optional.empty();
          };
    } catch (BudgetSpentException e) {
      return Optional.empty();
    }
  }

  private Optional<Terms> terms(Subject subject, Meter meter) {
    if (table.unknown() > 0) {
      return Optional.empty();
    }
    Optional<Terms> found = terms.get(subject);
    if (found == null) {
      found =
          isOfTuples()
              ? ofTuples(subject, meter)
              : lines.rules(subject).flatMap(line -> terms(line, meter));
      terms.put(subject, found);
    }
    return found;
  }

  private Optional<Terms> terms(GameRules line, Meter meter) {
    if (line.play() == Play.MISERE) {
      return MisereOutcomes.of(line).map(Misere::new);
    }
    return StartSequence.of(line).map(starts -> terms(starts, meter));
  }

  private Terms terms(StartSequence starts, Meter meter) {
    starts.sequence().value(LOOK_AHEAD - 1, meter);
    starts.sequence().searchPeriod(meter);
    return new Values(starts, !table.ofValues());
  }

  private boolean isOfTuples() {
    return rules.board() instanceof Board.Heaps;
  }

  /// A line of heaps that move together, one of which runs.
  private Optional<Terms> ofTuples(Subject subject, Meter meter) {
    FamilySpec family = table.family();
    return switch (subject) {
      case Subject.Row(long number) ->
          ofTuples(family.across(), family.numbersAt(number, 0), meter);
      case Subject.Column(long number) ->
          ofTuples(family.down(), family.numbersAt(0, number), meter);
      case Subject.Whole() ->
          family.isLine()
              ? ofTuples(family.across(), family.numbersAt(0, 0), meter)
              : Optional.empty();
    };
  }

  private Optional<Terms> ofTuples(int place, List<Long> sizes, Meter meter) {
    return StartSequence.of(rules, place, sizes).map(starts -> terms(starts, meter));
  }

  private SizeRange axis(Subject subject) {
    return subject instanceof Subject.Column ? table.family().rows() : table.family().columns();
  }

  private Optional<Standing> compare(
      Terms terms, Subject subject, Formula formula, boolean zerosOnly, String range, Meter meter) {
    SizeRange axis = axis(subject);
    long from = axis.fromNumber();
    OptionalLong end =
        terms
            .period()
            .map(p -> end(p.periodicity(), formula, zerosOnly, from))
            .orElse(OptionalLong.empty());
    long to = end.orElse(Math.max(LOOK_AHEAD, axis.toNumber()));
    TableNames names = new TableNames("", "", table.ofValues());
    for (long n = from; n < to; n++) {
      long found = terms.at(n, meter);
      long said = formula.at(0, n);
      if (zerosOnly ? (said == 0) != (found == 0) : said != found) {
        boolean notZero = zerosOnly && said != 0 && table.ofValues();
        return Optional.of(
            new Standing.Refuted(
                range,
                axis.name() + " = " + n,
                notZero ? "not 0" : names.entry(zerosOnly ? Math.min(said, 1) : said),
                names.entry(found)));
      }
    }
    return end.isPresent()
        ? Optional.of(
            new Standing.Proved(
                "%s; the pattern was compared for all n < %d, over one common period"
                    .formatted(terms.period().orElseThrow().because(), to)))
        : Optional.empty();
  }

  /// Up to where a formula has to be compared so that it is decided for good, if that is not too
  /// far.
  private static OptionalLong end(
      Periodicity period, Formula formula, boolean zerosOnly, long fromNumber) {
    long length = period(formula, zerosOnly);
    if (length == 0) {
      return OptionalLong.empty();
    }
    long common = length / Divisors.gcd(length, period.period());
    if (common > LONGEST_COMPARISON / period.period()) {
      return OptionalLong.empty();
    }
    long preperiod = Math.max(period.preperiod(), preperiodTo(formula));
    return OptionalLong.of(Math.max(fromNumber, preperiod) + common * period.period());
  }

  /// The period of a formula along a line, or of its zeros, in the end; 0 where there is none.
  private static long period(Formula formula, boolean zerosOnly) {
    return switch (formula) {
      case Constant _ -> 1;
      case Periodic periodic when periodic.isPlain() -> periodic.length();
      case Linear linear when linear.modulus() == 0 -> zerosOnly && linear.divisor() == 1 ? 1 : 0;
      case Linear linear -> linear.modulus();
      default -> 0;
    };
  }

  /// From where on that period holds.
  private static long preperiodTo(Formula formula) {
    return switch (formula) {
      case Periodic periodic when periodic.isPlain() -> periodic.periodicFrom();
      case Linear linear when linear.modulus() == 0 -> Math.abs(linear.added()) + 1;
      default -> 0;
    };
  }

  /// The period of a line as a finding, where one is proved.
  Optional<Finding> finding(Subject subject) {
    try {
      Meter meter = Meter.partHere(BUDGET);
      Optional<Terms> found = terms(subject, meter);
      return found
          .flatMap(Terms::period)
          .filter(proved ->
              proved.periodicity().preperiod() + proved.periodicity().period() <= LOOK_AHEAD)
          .map(period -> finding(subject, period, found.get(), meter));
    } catch (BudgetSpentException e) {
      return Optional.empty();
    }
  }

  private Finding finding(Subject subject, Regularity.Proved proved, Terms terms, Meter meter) {
    Periodicity period = proved.periodicity();
    long first = axis(subject).fromNumber();
    long periodicFrom = Math.max(first, period.preperiod());
    Periodic pattern =
        new Periodic(
            first,
            (int) (periodicFrom - first),
            0,
            LongStream.range(first, periodicFrom + period.period())
                .mapToObj(n -> terms.at(n, meter))
                .toList());
    return new Finding(
        subject,
        pattern,
        new Wording(new TableNames("", axis(subject).name(), table.ofValues())).of(pattern),
        new Standing.Proved(proved.because()));
  }
}
