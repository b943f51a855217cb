package org.grundy.workbench;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.Option;
import org.grundy.core.Outcome;
import org.grundy.core.Ruleset;
import org.grundy.solvers.play.Recursion;

/// A game whose rules are written in Java, solved by the plain recursion: each component's value is
/// found once, and remembered for all that is asked later.
///
/// The rules say what the options of a position are, each of them a sum of positions. They may say
/// besides what components a position falls into ([Ruleset#components]) and which positions are
/// equal ([Ruleset#representative]); then fewer values have to be found. Play is normal: a player
/// who cannot move loses. An option may end the whole game in favour of whoever moves there; values
/// are then those of the safe-move game, as in the language.
///
/// Not safe for use by several threads at once.
///
/// @param <P> the positions: immutable, with `equals` and `hashCode`
public final class JavaGame<P> {
  private static final int POSITION_BYTES = 64;

  private final Ruleset<P> ruleset;
  private final Recursion<P> values;

  JavaGame(Ruleset<P> ruleset, Budget budget) {
    this.ruleset = ruleset;
    this.values = new Recursion<>(new Components<>(ruleset), new Meter(budget), POSITION_BYTES);
  }

  /// The same game with a budget for all that is asked of it, and nothing remembered yet.
  public JavaGame<P> within(Budget budget) {
    return new JavaGame<>(ruleset, budget);
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
    long value = valueOf(sum);
    return value < 0 ? OptionalLong.empty() : OptionalLong.of(value);
  }

  /// Who wins: the next player (N) or the previous one (P).
  ///
  /// @throws org.grundy.core.BudgetSpentException if the budget is spent first
  public Outcome outcome(P position) {
    return valueOf(List.of(position)) == 0 ? Outcome.P : Outcome.N;
  }

  /// The options that win, in the order of the rules.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the budget is spent first
  public List<Option<P>> winningMoves(P position) {
    List<Option<P>> winning = new ArrayList<>();
    ruleset.options(
        position,
        option -> {
          if (option.ends() || valueOf(option.sum()) == 0) {
            winning.add(option);
          }
        });
    return List.copyOf(winning);
  }

  /// The values of positions of size 0, 1, 2, …, each computed when it is asked for. Endless: limit
  /// it.
  ///
  /// @param start the position of a size
  public LongStream values(LongFunction<P> start) {
    return LongStream.iterate(0, size -> size + 1)
        .map(size -> value(start.apply(size)).orElseThrow());
  }

  /// The value, or [org.grundy.solvers.SolvedPosition#UNSAFE].
  private long valueOf(List<P> sum) {
    return values.valueOfSum(Components.of(ruleset, sum));
  }

  /// The rules where every option is a sum of components, each of them the one that stands for its
  /// equals.
  private record Components<P>(Ruleset<P> ruleset) implements Ruleset<P> {
    static <P> List<P> of(Ruleset<P> ruleset, List<P> sum) {
      return sum.stream()
          .flatMap(position -> ruleset.components(position).stream())
          .map(ruleset::representative)
          .toList();
    }

    @Override
    public void options(P position, Consumer<Option<P>> sink) {
      ruleset.options(
          position,
          option ->
              sink.accept(new Option<>(option.move(), of(ruleset, option.sum()), option.ends())));
    }
  }
}
