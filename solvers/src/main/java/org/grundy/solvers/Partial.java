package org.grundy.solvers;

import java.util.List;
import java.util.Optional;
import org.grundy.core.Outcome;
import org.grundy.core.RatedMove;

/// What is known of a problem whose solving was ended early.
///
/// @param outcome who wins, where that is settled although not everything is
/// @param components independent parts with what is known of their values; empty where nothing is
///   or where there are no values
/// @param settled the moves of which it is known what they lead to
/// @param moves how many moves there are in all; 0 where they were not looked at
public record Partial(
    Optional<Outcome> outcome, List<Bounds> components, List<RatedMove> settled, long moves) {
  /// Nothing is known.
  public static final Partial NOTHING = new Partial(Optional.empty(), List.of(), List.of(), 0);

  /// About what a move takes while moves are looked at, with what finds out whether it is new.
  public static final int MOVE_BYTES = 400;

  /// What follows from moves of which only the outcomes are known.
  ///
  /// @param moves how many moves there are in all
  public static Partial byOutcomes(List<RatedMove> settled, long moves) {
    boolean won = settled.stream().anyMatch(RatedMove::wins);
    boolean lost = !won && moves > 0 && settled.size() == moves;
    Optional<Outcome> outcome =
        won ? Optional.of(Outcome.N) : lost ? Optional.of(Outcome.P) : Optional.empty();
    return new Partial(outcome, List.of(), settled, moves);
  }

  public Partial {
    components = List.copyOf(components);
    settled = List.copyOf(settled);
  }
}
