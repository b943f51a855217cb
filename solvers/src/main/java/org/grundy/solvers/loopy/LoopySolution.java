package org.grundy.solvers.loopy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.grundy.core.Component;
import org.grundy.core.LoopyValue;
import org.grundy.core.Option;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;
import org.grundy.solvers.Solution;
import org.grundy.solvers.loopy.LoopyGame.Part;

/// A sum whose plays may go on for ever: who wins, or that neither does; the values of its parts,
/// added by Smith's rule; and of each move what it leads to, with how long the play then lasts.
///
/// The number of moves is exact where the sum has one part, all of whose positions were looked at.
/// Of a lost sum of several it is a bound: whoever wins it answers each move so that the sum of the
/// [ranks][SmithValues] becomes smaller.
public final class LoopySolution implements Solution {
  private final List<Part> parts;
  private final Outcome outcome;

  LoopySolution(List<Part> parts, Outcome outcome) {
    this.parts = List.copyOf(parts);
    this.outcome = outcome;
  }

  /// An independent part of the sum.
  ///
  /// @param summand index of the position of the sum that it is a part of, from 0
  public record Valued(int summand, Position position, LoopyValue value) {}

  /// The value of the sum; empty where a move can end the whole game, or where only the outcome is
  /// known.
  public Optional<LoopyValue> loopyValue() {
    LoopyValue sum = LoopyValue.of(0);
    for (Part part : parts) {
      Optional<LoopyValue> value = value(part);
      if (value.isEmpty()) {
        return Optional.empty();
      }
      sum = sum.plus(value.get());
    }
    return Optional.of(sum);
  }

  private static Optional<LoopyValue> value(Part part) {
    return part.game().rules().endsEarly() ? Optional.empty() : part.table().value(part.word());
  }

  /// The parts with their values; empty where a move can end the whole game, or where not all
  /// values are known.
  public List<Valued> parts() {
    return loopyValue().isEmpty()
        ? List.of()
        : parts.stream()
            .map(part ->
                new Valued(
                    part.summands().getFirst(), part.sum().getFirst(), value(part).orElseThrow()))
            .toList();
  }

  /// The most moves that the play lasts if the winner hurries; empty where it is a draw, or where
  /// no bound is known.
  public OptionalLong within() {
    if (outcome == Outcome.DRAW) {
      return OptionalLong.empty();
    }
    if (parts.size() == 1) {
      return parts.getFirst().table().remoteness(parts.getFirst().word());
    }
    if (outcome == Outcome.P) {
      return OptionalLong.of(2 * parts.stream().mapToLong(LoopySolution::rank).sum());
    }
    long[] least = {Long.MAX_VALUE};
    moves(move -> {
      if (move.wins() && move.within().isPresent()) {
        least[0] = Math.min(least[0], move.within().getAsLong());
      }
    });
    return least[0] == Long.MAX_VALUE ? OptionalLong.empty() : OptionalLong.of(least[0] + 1);
  }

  /// True if [#within] is exact, and so is that of each move.
  public boolean isExact() {
    return parts.size() == 1 && parts.getFirst().table().isWhole();
  }

  private static long rank(Part part) {
    return part.table().rank(part.word());
  }

  @Override
  public Outcome outcome() {
    return outcome;
  }

  @Override
  public OptionalLong value() {
    return loopyValue().map(LoopyValue::number).orElse(OptionalLong.empty());
  }

  @Override
  public List<Component> components() {
    return value().isEmpty()
        ? List.of()
        : parts().stream()
            .map(part ->
                new Component(part.summand(), part.position(), part.value().number().orElseThrow()))
            .toList();
  }

  @Override
  public void moves(Consumer<RatedMove> sink) {
    for (int i = 0; i < parts.size(); i++) {
      for (int which = 0; which < parts.get(i).sum().size(); which++) {
        Rest rest = rest(i);
        int part = i;
        int at = which;
        Position position = parts.get(i).sum().get(which);
        parts
            .get(i)
            .game()
            .ruleset()
            .options(position, option -> rate(part, at, option, rest).ifPresent(sink));
      }
    }
  }

  /// The number of all moves, known or not.
  long moveTotal() {
    long[] count = {0};
    for (Part part : parts) {
      for (Position position : part.sum()) {
        part.game().ruleset().options(position, _ -> count[0]++);
      }
    }
    return count[0];
  }

  /// All parts but one.
  ///
  /// @param value empty where it is not known
  /// @param rank the sum of the ranks, where the value is a number
  private record Rest(Optional<LoopyValue> value, long rank) {}

  private Rest rest(int without) {
    Optional<LoopyValue> value = Optional.of(LoopyValue.of(0));
    long rank = 0;
    for (int i = 0; i < parts.size(); i++) {
      if (i != without) {
        Optional<LoopyValue> other = value(parts.get(i));
        value = value.flatMap(sum -> other.map(sum::plus));
        rank += other.filter(one -> !one.isInfinite()).isPresent() ? rank(parts.get(i)) : 0;
      }
    }
    return new Rest(value, rank);
  }

  /// The move with what it leads to; empty where that is not known.
  private Optional<RatedMove> rate(int index, int which, Option<Position> option, Rest rest) {
    Part part = parts.get(index);
    int summand = part.summands().get(which);
    if (option.ends()) {
      return Optional.of(
          new RatedMove(
              option.move(),
              summand,
              OptionalInt.empty(),
              OptionalLong.empty(),
              Outcome.P,
              OptionalLong.of(0)));
    }
    long word = part.after(which, option.sum());
    LoopyTable table = part.table();
    if (parts.size() == 1) {
      return table
          .outcome(word)
          .map(left ->
              new RatedMove(
                  option.move(),
                  summand,
                  OptionalInt.empty(),
                  number(part, table.value(word)),
                  left,
                  table.remoteness(word)));
    }
    Optional<LoopyValue> after = table.value(word);
    return rest.value()
        .flatMap(value -> after.map(value::plus))
        .map(total ->
            new RatedMove(
                option.move(),
                summand,
                value().isPresent() ? OptionalInt.of(index) : OptionalInt.empty(),
                total.number(),
                total.outcome(),
                total.equals(LoopyValue.of(0))
                    ? OptionalLong.of(2 * (rest.rank() + table.rank(word)))
                    : OptionalLong.empty()));
  }

  private static OptionalLong number(Part part, Optional<LoopyValue> value) {
    return part.game().rules().endsEarly()
        ? OptionalLong.empty()
        : value.map(LoopyValue::number).orElse(OptionalLong.empty());
  }

  @Override
  public Optional<Solution> after(int summand, List<Position> option) {
    List<Part> after = new ArrayList<>();
    for (Part part : parts) {
      if (part.sum().size() > 1) {
        return Optional.empty();
      }
      if (part.summands().getFirst() != summand) {
        after.add(part);
      }
    }
    LoopyGame game =
        parts.stream()
            .filter(part -> part.summands().contains(summand))
            .findFirst()
            .orElseThrow()
            .game();
    if (option.size() != 1) {
      return Optional.empty();
    }
    after.addAll(game.parts(List.of(summand), option));
    return LoopyRun.outcome(after).map(outcome -> new LoopySolution(after, outcome));
  }
}
