package org.grundy.solvers.binding;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.grundy.core.Component;
import org.grundy.core.Option;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;
import org.grundy.rules.moves.Turn;
import org.grundy.solvers.Solution;

/// A sum in which moves bind the next one: who wins; the values of the components, numbers or
/// loony; and of each move whose turn it leaves.
public final class LoonySolution implements Solution {
  private final List<Summand> summands;
  private final List<Valued> components = new ArrayList<>();
  private final OptionalLong value;

  LoonySolution(List<Summand> summands) {
    this.summands = List.copyOf(summands);
    for (int i = 0; i < summands.size(); i++) {
      Summand summand = summands.get(i);
      for (Position component : summand.game().components(summand.position())) {
        components.add(new Valued(i, component, summand.worths().value(component)));
      }
    }
    this.value = Loony.sum(components.stream().map(Valued::value).toList());
  }

  /// A game with the values of its components.
  record Rated(BoundGame game, Worths worths) {}

  /// A position of the sum with its game.
  record Summand(BoundGame game, Worths worths, Position position) {}

  /// A component.
  ///
  /// @param summand the index of the position of the sum that it is a component of
  /// @param value a number, or loony, which is empty
  public record Valued(int summand, Position position, OptionalLong value) {}

  /// A move with what it leads to.
  ///
  /// @param turn whose turn it leaves
  /// @param left the value of the sum that it leaves, loony where empty; without meaning where the
  ///   opponent has to answer in one place
  public record Bound(RatedMove rated, Turn turn, OptionalLong left) {}

  /// All components with their values.
  public List<Valued> valued() {
    return List.copyOf(components);
  }

  /// True if some component is loony.
  public boolean isLoony() {
    return value.isEmpty();
  }

  @Override
  public Outcome outcome() {
    return Loony.outcome(value);
  }

  @Override
  public OptionalLong value() {
    return value;
  }

  @Override
  public List<Component> components() {
    return isLoony()
        ? List.of()
        : components.stream()
            .map(one -> new Component(one.summand(), one.position(), one.value().orElseThrow()))
            .toList();
  }

  @Override
  public void moves(Consumer<RatedMove> sink) {
    boundMoves(move -> sink.accept(move.rated()));
  }

  /// Hands over every move, each once, in the order of the sum.
  public void boundMoves(Consumer<Bound> sink) {
    for (int i = 0; i < summands.size(); i++) {
      int at = i;
      Summand summand = summands.get(i);
      OptionalLong rest =
          Loony.sum(
              components.stream().filter(one -> one.summand() != at).map(Valued::value).toList());
      summand
          .game()
          .options(summand.position(), option -> sink.accept(bound(summand, at, option, rest)));
    }
  }

  private static Bound bound(Summand summand, int at, Option<Position> option, OptionalLong rest) {
    Turn turn = summand.game().turn(summand.position(), option);
    boolean wins = summand.worths().won(summand.position(), option).contains(rest);
    OptionalLong left = Loony.plus(summand.worths().total(option.sum()), rest);
    RatedMove rated =
        new RatedMove(
            option.move(),
            at,
            OptionalInt.empty(),
            turn == Turn.PASSES ? left : OptionalLong.empty(),
            wins);
    return new Bound(rated, turn, left);
  }
}
