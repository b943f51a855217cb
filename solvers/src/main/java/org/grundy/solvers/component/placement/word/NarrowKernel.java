package org.grundy.solvers.component.placement.word;

import java.util.BitSet;
import org.grundy.core.Meter;
import org.grundy.solvers.component.ParallelSearch;
import org.grundy.solvers.component.WordTable;
import org.grundy.solvers.component.placement.leaf.GraphKeys;
import org.jspecify.annotations.Nullable;

/// A game on a board of at most 64 cells with the table of what is known of its components, and the
/// search that works on it.
///
/// @param graphs what is known of components by [GraphKeys], where these suit
public record NarrowKernel(
    WordBoard.Game game,
    WordTable table,
    @Nullable WordTable graphs,
    ParallelSearch<BitSet> search) {
  /// The number of components that are expanded between two reports.
  public static final int REPORT = 1 << 10;

  public static NarrowKernel of(WordBoard.Game game, Meter meter) {
    WordTable table = new WordTable(meter);
    WordTable graphs = GraphKeys.suit(game.moves()) ? new WordTable(meter) : null;
    return new NarrowKernel(
        game,
        table,
        graphs,
        new ParallelSearch<>(meter, REPORT, _ -> new WordBoard(game, table, graphs)));
  }

  /// A further board over the same table.
  public WordBoard board() {
    return new WordBoard(game, table, graphs);
  }
}
