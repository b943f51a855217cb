package org.grundy.api;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.Option;
import org.grundy.core.Outcome;
import org.grundy.core.Ruleset;
import org.grundy.core.SavedForm;
import org.grundy.core.Statistics;
import org.grundy.solvers.component.ruleset.RulesetSearch;

/// A game whose rules are written in Java, solved by the component search: of each component only
/// so much is found out as the question needs, and it is remembered for all that is asked later.
///
/// The rules say what the options of a position are, each of them a sum of positions. They may say
/// besides what components a position falls into ([Ruleset#components]) and which positions are
/// equal ([Ruleset#representative]); then fewer values have to be found. Play is normal: a player
/// who cannot move loses. An option may end the whole game in favour of whoever moves there; values
/// are then those of the safe-move game, as in the language.
///
/// A budget of several threads ([Budget#withThreads]) has all of them ask the rules at once. Else,
/// not safe for use by several threads at once.
///
/// @param <P> the positions: immutable, with `equals` and `hashCode`
public final class JavaGame<P> {
  private final Ruleset<P> ruleset;
  private final RulesetSearch<P> search;
  private final Effort effort;

  JavaGame(Ruleset<P> ruleset, Effort effort) {
    this(ruleset, new RulesetSearch<>(ruleset, effort.meter()), effort);
  }

  private JavaGame(Ruleset<P> ruleset, RulesetSearch<P> search, Effort effort) {
    this.ruleset = ruleset;
    this.search = search;
    this.effort = effort;
  }

  /// The same game, with all that is remembered, and a budget for all that is asked of it from now.
  public JavaGame<P> within(Budget budget) {
    return with(effort.within(budget));
  }

  /// The same game, with all that is remembered, and somebody who hears how far it is; its budget
  /// begins anew.
  ///
  /// @param listener hears twice a second at most what was done by then, by a thread that works;
  ///   what it throws ends the work
  public JavaGame<P> onProgress(Consumer<Statistics> listener) {
    return with(effort.onProgress(listener));
  }

  private JavaGame<P> with(Effort other) {
    return new JavaGame<>(ruleset, search.within(other.meter()), other);
  }

  /// The Grundy value; empty where a move can end the whole game at once.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the budget is spent first
  public OptionalLong value(P position) {
    return value(List.of(position));
  }

  /// The Grundy value of a sum; empty where a move can end the whole game at once.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the budget is spent first
  public OptionalLong value(List<P> sum) {
    return search.value(sum);
  }

  /// The winner: the next player (N) or the previous one (P). Takes less than the value.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the budget is spent first
  public Outcome outcome(P position) {
    return search.outcome(List.of(position));
  }

  /// The value where what is remembered tells it; costs no search.
  public OptionalLong valueSoFar(P position) {
    return search.valueSoFar(List.of(position));
  }

  /// The winner where what is remembered tells it; costs no search. After a budget was spent this
  /// is the partial answer.
  public Optional<Outcome> outcomeSoFar(P position) {
    return search.outcomeSoFar(List.of(position));
  }

  /// The same rules under misère play: a player who cannot move wins. It begins with nothing that
  /// is remembered.
  public MisereJavaGame<P> misere() {
    return new MisereJavaGame<>(ruleset, effort);
  }

  /// The way in which it is solved, and why that is sound.
  public Approach plan() {
    return new Approach(
        "search",
        "the value of a sum is the nim-sum of the values of its components, and the value of a"
            + " component is the least that no option has (Sprague and Grundy), as every play ends",
        "as many nodes as there are components that the question needs",
        List.of());
  }

  /// Writes what is remembered, to go on from in another process.
  ///
  /// @param form how a position is saved
  public void save(SavedForm<P> form, DataOutput out) throws IOException {
    search.knowledge(form).save(out);
  }

  /// Adds what [#save] wrote for the same rules; it is taken for true.
  ///
  /// @param form how a position is saved
  /// @throws IOException if the input ends early or is not what [#save] writes
  /// @throws org.grundy.core.BudgetSpentException if it needs more memory than the budget has
  public void load(SavedForm<P> form, DataInput in) throws IOException {
    search.knowledge(form).load(in);
  }

  /// The options of a position in the order of the rules, one after the other as they are asked
  /// for.
  public Stream<Option<P>> moves(P position) {
    return moves(ruleset, position, effort);
  }

  static <P> Stream<Option<P>> moves(Ruleset<P> ruleset, P position, Effort effort) {
    Meter meter = effort.meter();
    return Pushed.stream(sink ->
        meter.during(() -> {
          ruleset.options(
              position,
              option -> {
                meter.check();
                sink.accept(option);
              });
          return true;
        }));
  }

  /// The options that win, in the order of the rules.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the budget is spent first
  public List<Option<P>> winningMoves(P position) {
    return search.options(position).stream()
        .filter(option -> option.ends() || search.outcome(option.sum()) == Outcome.P)
        .toList();
  }

  /// The values of positions of size 0, 1, 2, …, each computed when it is asked for. Endless: limit
  /// it.
  ///
  /// @param start the position of a size
  public LongStream values(LongFunction<P> start) {
    return LongStream.iterate(0, size -> size + 1)
        .map(size -> value(start.apply(size)).orElseThrow());
  }
}
