package org.grundy.solvers.family.proof;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.core.number.Divisors;
import org.grundy.core.period.Periodicity;
import org.grundy.core.period.Regularity;
import org.grundy.rules.heap.equation.BoundedStates;
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
import org.grundy.solvers.sequence.state.ArithmeticLines;

/// The period of a sequence of starts, proved by the sequence's own theorem, decides every formula
/// that is periodic too: two periodic sequences are equal for good when they are equal over the
/// preperiods and one common period.
///
/// To prove the period, or to find out that a formula fails soon after the table, the sequence is
/// computed a little further than the table.
final class HeapPeriod implements Theorem {
  private static final int LOOK_AHEAD = 2_048;
  private static final long LONGEST_COMPARISON = 1_000_000;

  /// So many lines of a table are looked at together.
  private static final int MOST_LINES = 64;

  /// By work, never by the clock: the same table has the same proofs on a busy machine.
  private static final Budget BUDGET = Budget.ofNodes(50_000_000, 256L << 20);

  private final FamilyTable table;
  private final Map<Subject, Optional<Terms>> terms = new HashMap<>();
  private final Map<Integer, Optional<ArithmeticLines>> arithmetic = new HashMap<>();
  private final Meter ofLines = Meter.partHere(BUDGET);
  private final LineOfStarts lines;
  private final Optional<Tuples> tuples;

  /// The true entries of one line of starts.
  private interface Terms {
    /// The entry of a number: a value, or 0 for P and 1 for N.
    long at(long n, Meter meter);

    Optional<Period> period();
  }

  /// A period of terms, with its proof.
  private record Period(Periodicity periodicity, String because) {
    static Optional<Period> of(Optional<Regularity.Proved> proved) {
      return proved.map(found -> new Period(found.periodicity(), found.because()));
    }

    /// That of terms that stand further behind.
    Period shifted(long further) {
      return new Period(
          new Periodicity(
              periodicity.preperiod() + further, periodicity.period(), periodicity.saltus()),
          because);
    }

    /// That of where the terms are not 0: terms that rise are not from some one on.
    Period ofZeros() {
      return periodicity.saltus() == 0
          ? this
          : new Period(
              new Periodicity(periodicity.preperiod() + periodicity.period(), 1, 0), because);
    }
  }

  private record Values(StartSequence starts) implements Terms {
    @Override
    public long at(long n, Meter meter) {
      return starts.value(n, meter);
    }

    @Override
    public Optional<Period> period() {
      return Period.of(starts.period());
    }
  }

  /// Who wins where terms are values.
  private record Outcomes(Terms values) implements Terms {
    @Override
    public long at(long n, Meter meter) {
      return Math.min(values.at(n, meter), 1);
    }

    @Override
    public Optional<Period> period() {
      return values.period().map(Period::ofZeros);
    }
  }

  private record Misere(MisereOutcomes outcomes) implements Terms {
    @Override
    public long at(long n, Meter meter) {
      return outcomes.value(n);
    }

    @Override
    public Optional<Period> period() {
      return Period.of(Optional.of(outcomes.period()));
    }
  }

  /// The terms of heaps that have fewer tokens than the sizes of the starts say.
  private record Shifted(Terms heaps, long less) implements Terms {
    @Override
    public long at(long n, Meter meter) {
      return heaps.at(n - less, meter);
    }

    @Override
    public Optional<Period> period() {
      return heaps.period().map(proved -> proved.shifted(less));
    }
  }

  /// A line of heaps that move together, one of which runs and may be lowered by any number.
  private record Line(ArithmeticLines lines, int place, List<Long> sizes, Optional<Period> period)
      implements Terms {
    @Override
    public long at(long n, Meter meter) {
      List<Long> start = new ArrayList<>(sizes);
      start.set(place, n);
      return lines.value(start);
    }
  }

  HeapPeriod(GameRules rules, FamilyTable table, Optional<Tuples> tuples) {
    this.table = table;
    this.lines = new LineOfStarts(rules, table.family());
    this.tuples = tuples;
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
          tuples.isPresent()
              ? ofTuples(tuples.get(), subject, meter)
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
    return entries(new Values(starts));
  }

  /// A line of heaps that move together, one of which runs.
  private Optional<Terms> ofTuples(Tuples tuples, Subject subject, Meter meter) {
    FamilySpec family = table.family();
    return switch (subject) {
      case Subject.Row(long number) ->
          ofTuples(tuples, family.across(), family.numbersAt(number, 0), meter);
      case Subject.Column(long number) ->
          ofTuples(tuples, family.down(), family.numbersAt(0, number), meter);
      case Subject.Whole() ->
          family.isLine()
              ? ofTuples(tuples, family.across(), family.numbersAt(0, 0), meter)
              : Optional.empty();
    };
  }

  private Optional<Terms> ofTuples(Tuples tuples, int place, List<Long> numbers, Meter meter) {
    List<Long> sizes = tuples.heaps(numbers);
    return StartSequence.of(tuples.rules(), place, sizes)
        .map(starts -> terms(starts, meter))
        .filter(terms -> terms.period().isPresent())
        .or(() -> ofLines(tuples, place, sizes))
        .map(terms -> tuples.less() == 0 ? terms : new Shifted(terms, tuples.less()));
  }

  private Optional<Terms> ofLines(Tuples tuples, int place, List<Long> sizes) {
    return arithmetic
        .computeIfAbsent(place, _ -> lines(tuples, place))
        .filter(lines -> lines.has(sizes))
        .map(lines ->
            entries(
                new Line(
                    lines,
                    place,
                    sizes,
                    lines
                        .period(sizes)
                        .map(proof ->
                            new Period(
                                proof.periodicity(), lines.because(tuples.rules(), proof))))));
  }

  /// The entries of the table that values are.
  private Terms entries(Terms values) {
    return table.ofValues() ? values : new Outcomes(values);
  }

  /// The lines of a table along which one size runs, the first of them where they have too many
  /// states.
  private Optional<ArithmeticLines> lines(Tuples tuples, int place) {
    FamilySpec family = table.family();
    boolean isAcross = place == family.across();
    long count = family.isLine() ? 1 : (isAcross ? family.rows() : family.columns()).size();
    for (int most = (int) Math.min(count, MOST_LINES); most > 0; most /= 2) {
      List<List<Long>> starts =
          IntStream.range(0, most)
              .mapToObj(i -> isAcross ? family.numbers(i, 0) : family.numbers(0, i))
              .map(tuples::heaps)
              .toList();
      Optional<BoundedStates> states = ArithmeticLines.states(tuples.rules(), place, starts);
      if (states.isPresent()) {
        return Optional.of(ArithmeticLines.of(tuples.rules(), states.get(), ofLines));
      }
    }
    return Optional.empty();
  }

  private SizeRange axis(Subject subject) {
    return subject instanceof Subject.Column ? table.family().rows() : table.family().columns();
  }

  private Optional<Standing> compare(
      Terms terms, Subject subject, Formula formula, boolean zerosOnly, String range, Meter meter) {
    SizeRange axis = axis(subject);
    long from = axis.fromNumber();
    Optional<Period> period = zerosOnly ? terms.period().map(Period::ofZeros) : terms.period();
    OptionalLong end =
        period
            .flatMap(proved ->
                period(formula, zerosOnly).map(said -> end(proved.periodicity(), said, from)))
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
                    .formatted(period.orElseThrow().because(), to)))
        : Optional.empty();
  }

  /// Up to where terms have to be compared so that it is decided for good whether they are equal,
  /// if that is not too far and they rise as fast.
  private static OptionalLong end(Periodicity one, Periodicity other, long fromNumber) {
    long common = other.period() / Divisors.gcd(one.period(), other.period());
    if (common > LONGEST_COMPARISON / one.period()
        || !rise(one, other.period()).equals(rise(other, one.period()))) {
      return OptionalLong.empty();
    }
    long preperiod = Math.max(one.preperiod(), other.preperiod());
    return OptionalLong.of(Math.max(fromNumber, preperiod) + common * one.period());
  }

  /// By how much terms rise in so many periods.
  private static BigInteger rise(Periodicity terms, long periods) {
    return BigInteger.valueOf(terms.saltus()).multiply(BigInteger.valueOf(periods));
  }

  /// The period of a formula along a line, or of where it is 0, if it has one.
  private static Optional<Periodicity> period(Formula formula, boolean zerosOnly) {
    return switch (formula) {
      case Constant _ -> Optional.of(new Periodicity(0, 1, 0));
      case Periodic periodic when periodic.isPlain() || !zerosOnly ->
          Optional.of(
              new Periodicity(periodic.periodicFrom(), periodic.length(), periodic.saltus()));
      case Periodic rising ->
          Optional.of(new Periodicity(rising.periodicFrom() + rising.length(), 1, 0));
      case Linear linear when linear.modulus() > 0 ->
          Optional.of(new Periodicity(0, linear.modulus(), 0));
      case Linear linear when zerosOnly ->
          Optional.of(new Periodicity(Math.abs(linear.added()) + linear.divisor() + 1, 1, 0));
      case Linear linear when linear.columnFactor() >= 0 ->
          Optional.of(new Periodicity(0, linear.divisor(), linear.columnFactor()));
      default -> Optional.empty();
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

  private Finding finding(Subject subject, Period proved, Terms terms, Meter meter) {
    Periodicity period = proved.periodicity();
    long first = axis(subject).fromNumber();
    long periodicFrom = Math.max(first, period.preperiod());
    Periodic pattern =
        new Periodic(
            first,
            (int) (periodicFrom - first),
            period.saltus(),
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
