package org.grundy.solvers.component.placement.word;

import java.util.stream.IntStream;
import org.grundy.solvers.component.placement.moves.MoveTable;

/// In which order the moves of a component are looked at, and how far each is from the middle.
///
/// The order has no influence on any value. Moves in the middle divide most, so what they lead to
/// is found sooner.
interface MoveOrder {
  /// The moves that may be legal in a component, in their order.
  Moves of(long component);

  /// Moves in an order.
  ///
  /// @param moves their numbers
  /// @param distances by place in this order: how far from the middle
  @SuppressWarnings("ArrayRecordComponent") // a view that only the search reads
  record Moves(int[] moves, int[] distances) {}

  /// All moves in the order of the table.
  static MoveOrder asGiven(MoveTable table) {
    Moves all = new Moves(IntStream.range(0, table.size()).toArray(), new int[table.size()]);
    return _ -> all;
  }
}
