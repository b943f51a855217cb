package org.grundy.workbench.explore;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.grundy.core.HeapPosition;
import org.grundy.core.Move;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;
import org.grundy.core.TuplePosition;

/// A move with where it leads.
///
/// @param move the move
/// @param summand index of the position in the sum in which it is made
/// @param parts what it leaves of that position; none where nothing is left
/// @param ends whether it ends the whole game at once in favour of whoever makes it
/// @param rated what it is worth, where that is known
public record LeadingMove(
    Move move, int summand, List<Position> parts, boolean ends, Optional<RatedMove> rated) {
  public LeadingMove {
    parts = List.copyOf(parts);
  }

  /// The sum after the move: what is left stands where the position stood.
  public List<Position> sumAfter(List<Position> sum) {
    List<Position> after = new ArrayList<>(sum);
    after.remove(summand);
    after.addAll(summand, parts);
    return after.isEmpty() ? List.of(nothing(sum.getFirst())) : List.copyOf(after);
  }

  /// What is written where nothing is left of a sum of heaps.
  private static Position nothing(Position before) {
    return before instanceof TuplePosition tuple
        ? new TuplePosition(Collections.nCopies(tuple.sizes().size(), 0L))
        : new HeapPosition(0);
  }
}
