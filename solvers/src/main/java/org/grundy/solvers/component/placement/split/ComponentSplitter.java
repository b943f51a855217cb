package org.grundy.solvers.component.placement.split;

import org.grundy.solvers.component.placement.moves.MoveTable;

/// Splits sets of living cells into components.
///
/// Two cells belong together if one legal move asks whether the one lives and asks for or kills the
/// other; that two cells are killed by one move does not join them. Cells that no legal move asks
/// for are dropped: nothing depends on them.
public abstract class ComponentSplitter {
  /// The most components that a set can have.
  public static final int MAX_PARTS = 64;

  /// Writes the components of a set of living cells, in no particular order. Safe for use by
  /// several threads.
  ///
  /// @param parts room for [#MAX_PARTS] from place `from`
  /// @return how many there are
  public abstract int split(long live, long[] parts, int from);

  /// The fastest splitter for the moves of a table.
  public static ComponentSplitter of(MoveTable moves) {
    if (!Neighbours.suffice(moves)) {
      return new MoveSplitter(moves);
    }
    boolean edges = true;
    for (int move = 0; move < moves.size(); move++) {
      edges &= Long.bitCount(moves.need(move)) == 2 && moves.kill(move) == moves.need(move);
    }
    Neighbours neighbours = Neighbours.of(moves);
    return ShiftSplitter.of(neighbours, edges).orElseGet(() -> new PairSplitter(neighbours));
  }
}
