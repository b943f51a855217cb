package org.grundy.api;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.Option;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.core.Ruleset;
import org.grundy.core.Statistics;
import org.grundy.solvers.play.LiteralPlay;

/// A game whose rules are written in Java, where a player who cannot move wins. Sums are played out
/// whole, as values say nothing of them; who wins each is remembered for all that is asked later.
///
/// Components ([Ruleset#components]) are told apart, so that equal sums are met in any order.
/// Representatives are not used: positions of equal value may have other outcomes here. Not safe
/// for use by several threads at once.
///
/// @param <P> the positions: immutable, with `equals` and `hashCode`
public final class MisereJavaGame<P> {
  private static final int POSITION_BYTES = 100;

  private final Ruleset<P> ruleset;
  private final Meter meter;
  private final LiteralPlay<P> play;
  private final Effort effort;

  MisereJavaGame(Ruleset<P> ruleset, Effort effort) {
    this.ruleset = ruleset;
    this.effort = effort;
    this.meter = effort.meter();
    this.play = new LiteralPlay<>(apart(ruleset), Play.MISERE, meter, POSITION_BYTES);
  }

  /// The rules with the components of all that their moves lead to.
  private static <P> Ruleset<P> apart(Ruleset<P> ruleset) {
    return (position, sink) ->
        ruleset.options(
            position,
            option ->
                sink.accept(
                    new Option<>(option.move(), components(ruleset, option.sum()), option.ends())));
  }

  private static <P> List<P> components(Ruleset<P> ruleset, List<P> sum) {
    return sum.stream().flatMap(position -> ruleset.components(position).stream()).toList();
  }

  /// The same game with a budget for all that is asked of it from now; nothing is remembered.
  public MisereJavaGame<P> within(Budget budget) {
    return new MisereJavaGame<>(ruleset, effort.within(budget));
  }

  /// The same game with somebody who hears how far it is; nothing is remembered.
  ///
  /// @param listener hears twice a second at most what was done by then; what it throws ends the
  ///   work
  public MisereJavaGame<P> onProgress(Consumer<Statistics> listener) {
    return new MisereJavaGame<>(ruleset, effort.onProgress(listener));
  }

  /// The winner: the next player (N) or the previous one (P).
  ///
  /// @throws org.grundy.core.BudgetSpentException if the budget is spent first
  public Outcome outcome(P position) {
    return outcome(List.of(position));
  }

  /// The winner of a sum.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the budget is spent first
  public Outcome outcome(List<P> sum) {
    return told(meter.during(() -> play.nextPlayerWins(components(ruleset, sum))));
  }

  /// The winner where what is remembered tells it; costs no search.
  public Optional<Outcome> outcomeSoFar(P position) {
    return play.known(components(ruleset, List.of(position))).map(MisereJavaGame::told);
  }

  private static Outcome told(boolean nextPlayerWins) {
    return nextPlayerWins ? Outcome.N : Outcome.P;
  }

  /// The options of a position in the order of the rules, one after the other as they are asked
  /// for.
  public Stream<Option<P>> moves(P position) {
    return JavaGame.moves(ruleset, position, effort);
  }

  /// The options that win, in the order of the rules.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the budget is spent first
  public List<Option<P>> winningMoves(P position) {
    return moves(position).toList().stream()
        .filter(option -> option.ends() || outcome(option.sum()) == Outcome.P)
        .toList();
  }

  /// The way in which it is solved, and why that is sound.
  public Approach plan() {
    return new Approach(
        "definition",
        "a sum is won if it has no move, or if a move leads to one that is lost; every play ends",
        "as many nodes as there are sums that can be reached",
        List.of());
  }
}
