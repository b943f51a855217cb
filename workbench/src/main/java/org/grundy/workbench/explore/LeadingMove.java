package org.grundy.workbench.explore;

import java.util.List;
import java.util.Optional;
import org.grundy.core.Move;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;

/// A move with where it leads.
///
/// @param move the move
/// @param summand index of the position in the sum in which it is made, from 0
/// @param parts what it leaves of that position; none where nothing is left
/// @param ends whether it ends the whole game at once in favour of whoever makes it
/// @param rated what it is worth, where that is known
public record LeadingMove(
    Move move, int summand, List<Position> parts, boolean ends, Optional<RatedMove> rated) {
  public LeadingMove {
    parts = List.copyOf(parts);
  }
}
