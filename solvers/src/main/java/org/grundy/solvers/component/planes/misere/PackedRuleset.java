package org.grundy.solvers.component.planes.misere;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.grundy.core.Meter;
import org.grundy.core.Option;
import org.grundy.core.Ruleset;
import org.grundy.solvers.component.planes.packed.BoxTables;
import org.grundy.solvers.component.planes.packed.PackedGame;
import org.grundy.solvers.component.planes.packed.WordStack;

/// The options of components on packed boards, each component's found once.
final class PackedRuleset implements Ruleset<PackedBoard> {
  private static final int ENTRY_BYTES = 96;
  private static final int PART_BYTES = 72;

  private final PackedGame game;
  private final Meter meter;
  private final long[] parts;
  private final WordStack boards = new WordStack();
  private final Map<PackedBoard, Options> memo = new HashMap<>();

  /// What the moves of a component lead to.
  ///
  /// @param ends whether one of them ends the game
  private record Options(boolean ends, Set<List<PackedBoard>> sums) {}

  PackedRuleset(PackedGame game, Meter meter) {
    this.game = game;
    this.meter = meter;
    this.parts = new long[BoxTables.MOST_CELLS * (game.planes() + 1)];
  }

  @Override
  public void options(PackedBoard position, Consumer<Option<PackedBoard>> sink) {
    throw new UnsupportedOperationException("the moves of packed boards have no names");
  }

  @Override
  public void optionSums(PackedBoard position, SumSink<PackedBoard> sink) {
    Options known = memo.get(position);
    if (known == null) {
      known = find(position.words());
      memo.put(position, known);
    }
    if (known.ends()) {
      sink.accept(List.of(), true);
    }
    known.sums().forEach(sum -> sink.accept(sum, false));
  }

  private Options find(long[] board) {
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
    long count = sums.stream().mapToLong(List::size).sum();
    meter.claim(ENTRY_BYTES + (PART_BYTES + 8L * game.planes()) * count);
    return new Options(ends, sums);
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
