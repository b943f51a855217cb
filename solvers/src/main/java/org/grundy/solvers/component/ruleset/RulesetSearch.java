package org.grundy.solvers.component.ruleset;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.ToIntFunction;
import org.grundy.core.Meter;
import org.grundy.core.Option;
import org.grundy.core.Outcome;
import org.grundy.core.Ruleset;
import org.grundy.core.SavedForm;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.component.NimberBounds;
import org.grundy.solvers.component.ParallelSearch;
import org.grundy.solvers.component.ruleset.RulesetBoard.EndSeenException;

/// The component search on the positions of a [Ruleset], which may be of any kind.
///
/// Nobody says beforehand whether some move ends the whole game. As long as none was seen,
/// components are asked without a look at their moves; the first one that is seen has the question
/// asked again, with a look at each component that is met. All that was found before stays true: it
/// follows from components all of whose moves were seen, and from pairs that were looked at.
///
/// @param <P> the positions: immutable, with `equals` and `hashCode`
public final class RulesetSearch<P> {
  /// So many components are expanded between two reports.
  private static final int REPORT = 1 << 6;

  private final Ruleset<P> ruleset;
  private final PositionTable<P> table;
  private final Meter meter;
  private ParallelSearch<List<P>> search;
  private boolean looksAhead;

  /// A search that knows nothing yet.
  public RulesetSearch(Ruleset<P> ruleset, Meter meter) {
    this(ruleset, new PositionTable<>(ruleset), meter, false);
  }

  private RulesetSearch(
      Ruleset<P> ruleset, PositionTable<P> table, Meter meter, boolean looksAhead) {
    this.ruleset = ruleset;
    this.table = table;
    this.meter = meter;
    this.looksAhead = looksAhead;
    this.search = search();
  }

  private ParallelSearch<List<P>> search() {
    boolean ahead = looksAhead;
    return new ParallelSearch<>(
        meter, REPORT, _ -> new RulesetBoard<>(ruleset, table, meter, ahead));
  }

  /// The same search, with all that it knows, under another budget.
  ///
  /// @throws org.grundy.core.BudgetSpentException if what is known takes more memory than it has
  public RulesetSearch<P> within(Meter other) {
    table.claim(other);
    return new RulesetSearch<>(ruleset, table, other, looksAhead);
  }

  /// The value of a sum; empty where a move can end the whole game at once.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  public OptionalLong value(List<P> sum) {
    int value = ask(asked -> asked.value(sum));
    return value < 0 ? OptionalLong.empty() : OptionalLong.of(value);
  }

  /// Finds the outcome of a sum, at less cost than its value.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  public Outcome outcome(List<P> sum) {
    return ask(asked -> asked.is(sum, 0) ? 1 : 0) == 1 ? Outcome.P : Outcome.N;
  }

  /// Tests if the value of a sum is `n`, at less cost than finding it.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  public boolean is(List<P> sum, int n) {
    return ask(asked -> asked.is(sum, n) ? 1 : 0) == 1;
  }

  private int ask(ToIntFunction<ParallelSearch<List<P>>> question) {
    try {
      return question.applyAsInt(search);
    } catch (EndSeenException first) {
      if (looksAhead) {
        throw new IllegalStateException("the moves of a position are not always the same", first);
      }
      looksAhead = true;
      search = search();
      return question.applyAsInt(search);
    }
  }

  /// The options of a position, in the order of the rules.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  public List<Option<P>> options(P position) {
    List<Option<P>> options = new ArrayList<>();
    ruleset.options(
        position,
        option -> {
          meter.check();
          options.add(option);
        });
    return options;
  }

  /// The value of a sum where it is known by now; costs no search.
  public OptionalLong valueSoFar(List<P> sum) {
    long bounds = search.known(sum, meter);
    return NimberBounds.isExact(bounds) && bounds != NimberBounds.ENDS
        ? OptionalLong.of(NimberBounds.value(bounds))
        : OptionalLong.empty();
  }

  /// The outcome of a sum where it is known by now; costs no search.
  public Optional<Outcome> outcomeSoFar(List<P> sum) {
    long bounds = search.known(sum, meter);
    if (NimberBounds.excludes(bounds, 0)) {
      return Optional.of(Outcome.N);
    }
    return NimberBounds.isExact(bounds) ? Optional.of(Outcome.P) : Optional.empty();
  }

  /// The findings, to be saved and to go on from.
  ///
  /// @param form how a position is saved
  public ResumableState knowledge(SavedForm<P> form) {
    return table.knowledge(form, meter);
  }
}
