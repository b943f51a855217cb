package org.grundy.solvers.component.planes.misere;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.grundy.core.Meter;
import org.grundy.solvers.component.planes.packed.BoxTables;
import org.grundy.solvers.component.planes.packed.PackedGame;
import org.grundy.solvers.component.planes.packed.WordStack;

/// The options of components on packed boards, each component's found once.
final class PackedRuleset extends RememberedRuleset<PackedBoard> {
  private static final int PART_BYTES = 72;

  private final PackedGame game;
  private final long[] parts;
  private final WordStack boards = new WordStack();

  PackedRuleset(PackedGame game, Meter meter) {
    super(meter);
    this.game = game;
    this.parts = new long[BoxTables.MOST_CELLS * (game.planes() + 1)];
  }

  @Override
  Options<PackedBoard> find(PackedBoard component) {
    long[] board = component.words();
    boolean ends = game.hasWins() && game.canEnd(board, 0, boards);
    Set<List<PackedBoard>> sums = new LinkedHashSet<>();
    if (!ends) {
      int width = (int) board[game.planes()];
      game.options(board, 0, width, boards);
      for (int at = 0; at < boards.top(); at += game.planes() + 1) {
        sums.add(components(boards.words(), at, width));
      }
      boards.drop(0);
    }
    return new Options<>(ends, sums);
  }

  @Override
  long partBytes(PackedBoard component) {
    return PART_BYTES + 8L * game.planes();
  }

  /// The representatives of a board's components.
  List<PackedBoard> components(long[] board, int at, int width) {
    int words = game.planes() + 1;
    int count = game.split(board, at, width, parts);
    List<PackedBoard> components = new ArrayList<>();
    for (int part = 0; part < count; part++) {
      components.add(new PackedBoard(Arrays.copyOfRange(parts, part * words, (part + 1) * words)));
    }
    return components;
  }
}
