package org.grundy.solvers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.grundy.core.Bounds;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.Move;
import org.grundy.core.Outcome;
import org.grundy.core.RatedMove;

/// A sum under normal play of which not every position is solved: what follows for the whole from
/// what is known of the positions. The value of a position is none of those that its moves lead to,
/// and a move is settled where the values of all other components are known with what it leads to.
public final class PartialSum {
  private final List<? extends PartlySolved> sum;
  private final List<List<Bounds>> components = new ArrayList<>();
  private final List<List<Made>> moves = new ArrayList<>();
  private final boolean isLost;
  private boolean allMoves = true;

  private PartialSum(List<? extends PartlySolved> sum, boolean isLost) {
    this.sum = sum;
    this.isLost = isLost;
  }

  /// A move with the value of its position after it.
  private record Made(Move move, int component, long after) {
    /// The move where the opponent can end the game elsewhere.
    Made unsafe() {
      return new Made(move, -1, SolvedPosition.UNSAFE);
    }
  }

  /// The knowledge about the sum.
  ///
  /// @param look bounds the time for the moves; once it is spent no move is told
  public static Partial of(List<? extends PartlySolved> sum, Meter look) {
    return of(sum, look, Optional.empty());
  }

  /// The knowledge about the sum.
  ///
  /// @param outcome who wins, where that is known in another way: no move of a lost sum wins,
  ///   whatever it leads to
  public static Partial of(
      List<? extends PartlySolved> sum, Meter look, Optional<Outcome> outcome) {
    PartialSum partial = new PartialSum(sum, outcome.equals(Optional.of(Outcome.P)));
    partial.look(look);
    return partial.conclude();
  }

  private void look(Meter meter) {
    for (int i = 0; i < sum.size(); i++) {
      int summand = i;
      PartlySolved position = sum.get(i);
      Optional<List<Made>> made = movesOf(position, meter);
      allMoves &= made.isPresent();
      List<Bounds> parts = position.components().stream().map(part -> part.in(summand)).toList();
      moves.add(made.orElse(List.of()));
      components.add(
          parts.size() == 1 && made.isPresent()
              ? List.of(tightened(parts.getFirst(), made.get()))
              : parts);
    }
  }

  /// All moves of a position; empty if they are more than there is time and memory for.
  private static Optional<List<Made>> movesOf(PartlySolved position, Meter look) {
    List<Made> made = new ArrayList<>();
    try {
      position.moves((move, component, after) -> {
        look.work(1);
        look.claim(Partial.MOVE_BYTES);
        made.add(new Made(move, component, after));
      });
    } catch (BudgetSpentException spent) {
      return Optional.empty();
    }
    return Optional.of(made);
  }

  /// A value is at most the number of moves.
  private static Bounds tightened(Bounds whole, List<Made> made) {
    return whole
        .atMost(made.size())
        .without(made.stream().mapToLong(Made::after).filter(after -> after >= 0));
  }

  private Partial conclude() {
    List<Bounds> all = components.stream().flatMap(List::stream).toList();
    List<RatedMove> settled = new ArrayList<>();
    long known = 0;
    int open = 0;
    for (Bounds part : all) {
      known ^= part.value().orElse(0);
      open += part.value().isPresent() ? 0 : 1;
    }
    long ending = sum.stream().filter(PartlySolved::canEnd).count();
    int firstComponent = 0;
    for (int i = 0; i < sum.size(); i++) {
      Optional<Long> rest = rest(i, known, open);
      boolean restCanEnd = ending > (sum.get(i).canEnd() ? 1 : 0);
      for (Made made : moves.get(i)) {
        Made safe = restCanEnd && made.after != SolvedPosition.ENDS ? made.unsafe() : made;
        rate(safe, i, firstComponent, rest).ifPresent(settled::add);
      }
      firstComponent += components.get(i).size();
    }
    long count = moves.stream().mapToLong(List::size).sum();
    List<Bounds> told = ending > 0 ? List.of() : all;
    return new Partial(outcome(told, settled, allMoves ? count : 0), told, settled, count);
  }

  /// The nim-sum of all positions but one, where it is known.
  ///
  /// @param known the nim-sum of the components of all positions that are known
  /// @param open how many components are not known
  private Optional<Long> rest(int but, long known, int open) {
    long rest = known;
    int openElsewhere = open;
    for (Bounds part : components.get(but)) {
      rest ^= part.value().orElse(0);
      openElsewhere -= part.value().isPresent() ? 0 : 1;
    }
    return openElsewhere == 0 ? Optional.of(rest) : Optional.empty();
  }

  private Optional<RatedMove> rate(
      Made made, int summand, int firstComponent, Optional<Long> rest) {
    OptionalInt component =
        made.component < 0 ? OptionalInt.empty() : OptionalInt.of(firstComponent + made.component);
    if (made.after == SolvedPosition.ENDS || made.after == SolvedPosition.UNSAFE) {
      boolean wins = made.after == SolvedPosition.ENDS;
      return Optional.of(new RatedMove(made.move, summand, component, OptionalLong.empty(), wins));
    }
    if (made.after == PartlySolved.UNKNOWN || rest.isEmpty()) {
      return isLost
          ? Optional.of(RatedMove.byOutcome(made.move, summand, false))
          : Optional.empty();
    }
    long total = rest.get() ^ made.after;
    return Optional.of(
        new RatedMove(made.move, summand, component, OptionalLong.of(total), total == 0));
  }

  /// The outcome of a sum, where it follows.
  ///
  /// @param all what is known of every part of every position; empty where it is not of all
  /// @param moves how many moves there are in all, or 0 where they were not looked at
  public static Optional<Outcome> outcome(List<Bounds> all, List<RatedMove> settled, long moves) {
    if (settled.stream().anyMatch(RatedMove::wins)) {
      return Optional.of(Outcome.N);
    }
    if (moves > 0 && settled.size() == moves) {
      return Optional.of(Outcome.P);
    }
    List<Bounds> open = all.stream().filter(part -> part.value().isEmpty()).toList();
    long known =
        all.stream()
            .map(Bounds::value)
            .flatMapToLong(OptionalLong::stream)
            .reduce(0, (a, b) -> a ^ b);
    return switch (open.size()) {
      case 0 -> all.isEmpty() ? Optional.empty() : Optional.of(Outcome.ofValue(known));
      case 1 -> open.getFirst().allows(known) ? Optional.empty() : Optional.of(Outcome.N);
      default -> Optional.empty();
    };
  }
}
