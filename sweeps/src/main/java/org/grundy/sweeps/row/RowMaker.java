package org.grundy.sweeps.row;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Ending;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.period.Periodicity;
import org.grundy.core.period.Regularity;
import org.grundy.solvers.Partial;
import org.grundy.sweeps.source.Item;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.request.SolveRun;
import org.grundy.workbench.request.SolvedSum;
import org.grundy.workbench.request.SumRequest;
import org.grundy.workbench.request.Workbench;
import org.grundy.workbench.sequence.SequencePrint;
import org.grundy.workbench.sequence.SequenceReport;
import org.grundy.workbench.sequence.SequenceRun;
import org.grundy.workbench.sequence.Terms;
import org.jspecify.annotations.Nullable;

/// Finds out one item at a time, by the same requests as the commands `solve` and `sequence`. For
/// use by one thread.
public final class RowMaker {
  private static final int TERMS_TOLD = 100;

  private final Workbench workbench = new Workbench();
  private final List<Column> columns;
  private final OptionalLong last;
  private final Limits limits;
  private final int atATime;

  /// The game of the item before, which is that of many more where only starts differ.
  private @Nullable Game lastGame;

  private List<Object> lastNamed = List.of();

  /// @param columns what is kept
  /// @param last the last heap of a sequence; where none is named, as many as it takes to prove a
  ///   period that is seen
  /// @param limits of each row
  /// @param atATime how many rows the process works on at a time
  public RowMaker(List<Column> columns, OptionalLong last, Limits limits, int atATime) {
    this.columns = List.copyOf(columns);
    this.last = last;
    this.limits = limits;
    this.atATime = atATime;
  }

  /// Finds out about an item as much as the limits allow.
  public Found find(Item item) {
    Meter meter = new Meter(limits.budget(atATime));
    Map<Column, Object> found = new EnumMap<>(Column.class);
    try {
      boolean done =
          meter.during(() ->
              item.start().isEmpty() ? sequence(item, meter, found) : position(item, meter, found));
      String ended = done ? "" : meter.ending().map(Ending::text).orElse("the budget is spent");
      return found(done ? Found.Status.DONE : Found.Status.BUDGET, ended, found, meter);
    } catch (BudgetSpentException spent) {
      return found(Found.Status.BUDGET, spent.ending().text(), found, meter);
    } catch (OutOfMemoryError full) {
      return found(Found.Status.BUDGET, new Ending.HeapFull().text(), found, meter);
    } catch (InputException bad) {
      return found(Found.Status.REFUSED, bad.problem(), found, meter);
    }
  }

  private Found found(Found.Status status, String ended, Map<Column, Object> found, Meter meter) {
    found.keySet().retainAll(columns);
    return new Found(
        status, ended, found, meter.statistics().nodes(), meter.statistics().milliseconds());
  }

  private Game game(Item item) {
    List<Object> named = List.of(item.game(), item.isText(), item.parameters());
    Game game = lastGame;
    if (game == null || !named.equals(lastNamed)) {
      TextSource parameters = new TextSource("param", item.parameters());
      game =
          item.isText()
              ? workbench.game(new TextSource("rules", item.game()), parameters)
              : workbench.game(item.game(), parameters);
      lastGame = game;
      lastNamed = named;
    }
    return game;
  }

  private boolean position(Item item, Meter meter, Map<Column, Object> found) {
    SumRequest sum = workbench.sum(game(item), new TextSource("start", item.start()), item.seed());
    if (columns.contains(Column.WINS) || columns.contains(Column.METHOD)) {
      return solve(workbench.begin(sum, Optional.empty(), meter).patiently(), found);
    }
    try {
      return value(sum, meter, found);
    } catch (BudgetSpentException spent) {
      meter.tell(() -> keep(workbench.begin(sum, Optional.empty(), meter), spent, found));
      throw spent;
    }
  }

  private boolean solve(SolveRun run, Map<Column, Object> found) {
    try {
      SolvedSum answer = run.finish();
      found.put(Column.METHOD, answer.plan().method());
      found.put(Column.OUTCOME, answer.outcome().word());
      answer.value().ifPresent(value -> found.put(Column.VALUE, value));
      if (columns.contains(Column.WINS)) {
        found.put(Column.WINS, (long) answer.winningMoves().size());
      }
      return true;
    } catch (BudgetSpentException spent) {
      keep(run, spent, found);
      throw spent;
    }
  }

  /// Keeps what is known where the limits are spent first.
  private static void keep(SolveRun run, BudgetSpentException spent, Map<Column, Object> found) {
    Partial known = run.soFar(spent).partial();
    known.outcome().ifPresent(outcome -> found.put(Column.OUTCOME, outcome.word()));
    known.value().ifPresent(value -> found.put(Column.VALUE, value));
  }

  private boolean value(SumRequest sum, Meter meter, Map<Column, Object> found) {
    if (columns.contains(Column.VALUE)) {
      OptionalLong value = workbench.value(sum, Optional.empty(), meter);
      if (value.isPresent()) {
        found.put(Column.VALUE, value.getAsLong());
        found.put(Column.OUTCOME, (value.getAsLong() == 0 ? Outcome.P : Outcome.N).name());
        return true;
      }
    }
    found.put(Column.OUTCOME, workbench.outcome(sum, meter).word());
    return true;
  }

  /// @return whether the values got as far as they were asked for
  private boolean sequence(Item item, Meter meter, Map<Column, Object> found) {
    SequenceRun run = SequenceRun.of(game(item), last);
    boolean done = true;
    try {
      run.compute(meter, () -> {});
    } catch (BudgetSpentException spent) {
      done = false;
    }
    Meter telling = meter.telling();
    telling.during(() -> {
      tell(run, telling, found);
      return true;
    });
    return done;
  }

  private void tell(SequenceRun run, Meter meter, Map<Column, Object> found) {
    SequenceReport report = run.report(Optional.empty());
    regularity(report.regularity(), found);
    report.periodicity().ifPresent(seen -> period(seen, found));
    found.put(Column.KNOWN, run.computed());
    found.put(Column.MAXIMUM, report.facts().maximum());
    report.sparse().ifPresent(seen -> found.put(Column.RARES, (long) seen.rares().size()));
    Terms terms = report.terms();
    if (columns.contains(Column.TERMS)) {
      long told = Math.min(report.toNumber(), TERMS_TOLD);
      found.put(
          Column.TERMS,
          LongStream.range(0, told)
              .mapToObj(n -> Long.toString(terms.value(n)))
              .collect(Collectors.joining(" ")));
    }
    if (columns.contains(Column.CLASS)) {
      long compared = last.orElse(SequenceRun.DEFAULT_LAST);
      long known = Math.min(report.toNumber(), compared + 1);
      String print = SequencePrint.of(terms, known, compared).digits();
      if (!print.isEmpty()) {
        found.put(Column.CLASS, print);
      }
    }
    if (columns.contains(Column.CERTIFICATE) && terms.endless()) {
      certificate(run, meter, found);
    }
  }

  /// Keeps the certificate of a proved period, where its theorem has one.
  private static void certificate(SequenceRun run, Meter meter, Map<Column, Object> found) {
    try {
      found.put(Column.CERTIFICATE, run.certificateText(meter));
    } catch (InputException none) {
      found.remove(Column.CERTIFICATE);
    }
  }

  private static void regularity(Regularity regularity, Map<Column, Object> found) {
    switch (regularity) {
      case Regularity.None _ -> found.put(Column.REGULARITY, "none");
      case Regularity.Fits _ -> found.put(Column.REGULARITY, "fits");
      case Regularity.Proved proved -> {
        found.put(Column.REGULARITY, "proved");
        found.put(Column.PROOF, proved.proof().theorem());
      }
    }
  }

  private static void period(Periodicity seen, Map<Column, Object> found) {
    found.put(Column.PERIOD, seen.period());
    found.put(Column.PREPERIOD, seen.preperiod());
    found.put(Column.SALTUS, seen.saltus());
    seen.lastException().ifPresent(last -> found.put(Column.LAST, last));
  }
}
