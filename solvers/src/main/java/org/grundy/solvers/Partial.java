package org.grundy.solvers;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Bounds;
import org.grundy.core.Outcome;
import org.grundy.core.RatedMove;

/// The knowledge about a problem whose solving was ended early.
///
/// @param outcome who wins, where that is settled although not everything is
/// @param value the Grundy value of the whole, where that is known
/// @param components independent ones with what is known of their values; empty where nothing is or
///   where there are no values
/// @param settled the moves of which it is known what they lead to
/// @param moves how many moves there are in all; 0 where they were not looked at
public record Partial(
    Optional<Outcome> outcome,
    OptionalLong value,
    List<Bounds> components,
    List<RatedMove> settled,
    long moves) {
  /// Nothing is known.
  public static final Partial NOTHING = new Partial(Optional.empty(), List.of(), List.of(), 0);

  /// About what a move takes while moves are looked at, with what finds out whether it is new.
  public static final int MOVE_BYTES = 400;

  /// The knowledge that follows from moves of which only the outcomes are known.
  ///
  /// @param moves how many moves there are in all
  public static Partial byOutcomes(List<RatedMove> settled, long moves) {
    boolean won = settled.stream().anyMatch(RatedMove::wins);
    boolean lost = !won && moves > 0 && settled.size() == moves;
    Optional<Outcome> outcome =
        won ? Optional.of(Outcome.N) : lost ? Optional.of(Outcome.P) : Optional.empty();
    return new Partial(outcome, List.of(), settled, moves);
  }

  /// The knowledge where the value follows from the components or not at all.
  public Partial(
      Optional<Outcome> outcome, List<Bounds> components, List<RatedMove> settled, long moves) {
    this(outcome, nimSum(components), components, settled, moves);
  }

  /// The knowledge besides a solution whose moves are not all known.
  public Partial besides(Solution solution) {
    return new Partial(
        Optional.of(solution.outcome()),
        solution.value(),
        solution.components().stream()
            .map(part -> Bounds.exact(part.position(), part.value()).in(part.summand()))
            .toList(),
        settled,
        moves);
  }

  private static OptionalLong nimSum(List<Bounds> components) {
    return components.isEmpty() || components.stream().anyMatch(part -> part.value().isEmpty())
        ? OptionalLong.empty()
        : OptionalLong.of(
            components.stream()
                .mapToLong(part -> part.value().getAsLong())
                .reduce(0, (a, b) -> a ^ b));
  }

  public Partial {
    components = List.copyOf(components);
    settled = List.copyOf(settled);
  }
}
