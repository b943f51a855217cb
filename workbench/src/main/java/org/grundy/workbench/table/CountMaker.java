package org.grundy.workbench.table;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.count.CountPlan;
import org.grundy.solvers.count.CountProblem;
import org.grundy.solvers.count.SumCount;
import org.grundy.solvers.count.ValueCounts;
import org.grundy.solvers.family.FamilySpec;
import org.grundy.solvers.family.FamilyTable;
import org.grundy.solvers.family.MethodUse;
import org.grundy.solvers.planner.Planner;
import org.grundy.solvers.sequence.StartSequence;
import org.grundy.solvers.sequence.TiedHeaps;

/// Counts sums by who wins them, or by their value: the starts of each family are counted by their
/// values, and the numbers of sums follow.
public final class CountMaker {
  private static final String BY_SEQUENCE = "sequence";

  private final Planner planner = Planner.standard();

  /// A maker that may use every method.
  public CountMaker() {}

  /// The starts of one term, counted by their sizes, and by which methods they were solved.
  private record Counted(SortedMap<Integer, ValueCounts> counts, List<String> methods) {
    long losing() {
      return counts.values().stream().mapToLong(ValueCounts::losing).sum();
    }

    long withoutValue() {
      return counts.values().stream().mapToLong(ValueCounts::withoutValue).sum();
    }
  }

  /// Counts the sums of a request.
  ///
  /// @param meter counts the work against a budget
  /// @throws InputException if a start has no value, or the method that is asked for does not exist
  ///   or is not sound for a start
  /// @throws BudgetSpentException if the budget is spent first
  public CountReport make(CountRequest request, Meter meter) {
    if (request.tied().isPresent()) {
      return ofTied(request, request.tied().get(), meter);
    }
    Map<List<Object>, Counted> families = new LinkedHashMap<>();
    List<SumCount.Term> terms = new ArrayList<>();
    for (CountRequest.Term term : request.terms()) {
      Counted starts =
          families.computeIfAbsent(
              List.of(term.rules(), term.family().text().strip()),
              _ -> counted(request, term, meter));
      requireValues(request, term, starts);
      terms.add(new SumCount.Term(starts.counts, term.choosing()));
    }
    TreeSet<String> methods = new TreeSet<>();
    families.values().forEach(starts -> methods.addAll(starts.methods));
    SumCount sums =
        new SumCount(terms, request.asked().total().orElse(0), request.asked().modulus(), meter);
    BigInteger having =
        request.ofOutcomes()
            ? BigInteger.valueOf(families.values().iterator().next().losing())
            : sums.having(request.asked().value().orElse(0));
    return new CountReport(request, sums.all(), having, List.copyOf(methods), meter.statistics());
  }

  private static CountReport ofTied(CountRequest request, TiedWords.Tied sums, Meter meter) {
    if (request.method().filter(method -> !method.equals(BY_SEQUENCE)).isPresent()) {
      throw new InputException(
          "sums that follow from numbers are counted by `%s`".formatted(BY_SEQUENCE),
          "leave the choice to the planner");
    }
    List<TiedHeaps.Heap> heaps = new ArrayList<>();
    Map<GameRules, StartSequence> known = new HashMap<>();
    for (CountRequest.Term term : request.terms()) {
      StartSequence starts = known.computeIfAbsent(term.rules(), CountMaker::sequence);
      heaps.add(new TiedHeaps.Heap(starts, sums.sizes().get(heaps.size())));
    }
    BigInteger having =
        new TiedHeaps(heaps).having(request.asked().value().orElse(0), sums.numbers(), meter);
    return new CountReport(request, sums.all(), having, List.of(BY_SEQUENCE), meter.statistics());
  }

  private static StartSequence sequence(GameRules rules) {
    return StartSequence.of(rules)
        .orElseThrow(() ->
            new InputException(
                "the starts of %s are not seen to be heaps, whose sizes may follow from one number"
                    .formatted(rules.title()),
                "count families of starts"));
  }

  private static void requireValues(CountRequest request, CountRequest.Term term, Counted starts) {
    String family = term.family().text().strip();
    if (!request.ofOutcomes() && starts.withoutValue() > 0) {
      throw new InputException(
          "%,d of the starts `%s` have no Grundy value, since a move there can end the whole game"
              .formatted(starts.withoutValue(), family),
          "count single starts by who wins them, or leave those out");
    }
    if (term.choosing().needsTotal() && starts.counts.containsKey(0)) {
      throw new InputException(
          "there is no end of sums of `%s`, as a start of size 0 can be added for ever"
              .formatted(family),
          "begin the family at 1");
    }
  }

  private Counted counted(CountRequest request, CountRequest.Term term, Meter meter) {
    boolean heaps =
        term.rules().board() instanceof Board.Heap || term.rules().board() instanceof Board.Heaps;
    Optional<CountPlan> plan =
        heaps && request.asked().total().isEmpty()
            ? planner.decide(
                new CountProblem(
                    term.rules(),
                    FamilyReader.ranges(term.rules(), term.family().name(), term.family().text()),
                    request.ofOutcomes()),
                request.method())
            : Optional.empty();
    return plan.map(sound ->
            new Counted(new TreeMap<>(Map.of(0, sound.count(meter))), List.of(sound.method())))
        .orElseGet(() -> byTable(request, term, meter));
  }

  private Counted byTable(CountRequest request, CountRequest.Term term, Meter meter) {
    FamilySpec starts = FamilyReader.read(term.rules(), term.family().name(), term.family().text());
    TableReport report =
        new TableMaker(planner)
            .make(
                new TableRequest(
                    term.game(),
                    starts,
                    request.ofOutcomes(),
                    request.seed(),
                    request.method(),
                    Budget.ofBytes(meter.bytesLeft())),
                meter);
    report
        .spent()
        .ifPresent(ending -> {
          throw new BudgetSpentException(ending);
        });
    SortedMap<Integer, ValueCounts> bySize = new TreeMap<>();
    for (int row = 0; row < report.table().rows(); row++) {
      for (int column = 0; column < report.table().columns(); column++) {
        meter.check();
        long size =
            request.asked().total().isPresent() ? starts.sizeOf(term.rules(), row, column) : 0;
        if (size <= request.asked().total().orElse(0)) {
          count(
              report.table(),
              row,
              column,
              bySize.computeIfAbsent((int) size, _ -> new ValueCounts(meter)));
        }
      }
    }
    return new Counted(bySize, report.methods().stream().map(MethodUse::method).toList());
  }

  private static void count(FamilyTable table, int row, int column, ValueCounts counts) {
    long entry = table.at(row, column);
    if (entry == FamilyTable.ENDS || entry == FamilyTable.OVER || !table.ofValues()) {
      counts.add(entry == FamilyTable.ENDS || entry > 0 ? Outcome.N : Outcome.P, 1);
    } else {
      counts.add(entry, 1);
    }
  }
}
