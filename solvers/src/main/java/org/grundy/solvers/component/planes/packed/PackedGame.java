package org.grundy.solvers.component.planes.packed;

import java.util.Optional;
import org.grundy.core.GridPosition;
import org.grundy.rules.derive.GlyphFlow;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.component.planes.compiled.CompiledRules;

/// A game on packed boards of at most 64 cells: a word for each plane and one for the width.
public final class PackedGame {
  private final CompiledRules rules;
  private final int mostCells;
  private final GlyphFlow flow;
  private final int planes;
  private final PackedMoves moves;
  private final PackedSplitter splitter;
  private final int[] ranks;

  /// @param mostCells at most 64; boards of more cells are not packed
  public PackedGame(GameRules game, int mostCells) {
    this.rules = CompiledRules.of(game);
    this.mostCells = mostCells;
    this.flow = GlyphFlow.of(game);
    this.planes = rules.planes().count();
    this.moves = new PackedMoves(rules);
    this.splitter = new PackedSplitter(rules, moves);
    this.ranks = new int[planes];
    for (int plane = 0; plane < planes; plane++) {
      ranks[plane] = rules.planes().rank(plane);
    }
  }

  public int planes() {
    return planes;
  }

  /// The part that a cell of a plane has in a bound of values ([GlyphFlow#height]).
  public int rank(int plane) {
    return ranks[plane];
  }

  public boolean hasFloods() {
    return !rules.floods().isEmpty();
  }

  public boolean hasWins() {
    return !rules.wins().isEmpty();
  }

  /// A board packed; empty if it has too many cells.
  public Optional<long[]> pack(GridPosition board) {
    if (board.size() > mostCells) {
      return Optional.empty();
    }
    long[] packed = new long[planes + 1];
    for (int cell = 0; cell < board.size(); cell++) {
      int plane = rules.planes().of(board.at(cell));
      if (plane >= 0) {
        packed[plane] |= 1L << cell;
      }
    }
    packed[planes] = board.columns();
    return Optional.of(packed);
  }

  /// A bound for the value: the sum of the ranks of its cells.
  public int longestPlay(long[] board, int at) {
    int changes = 0;
    for (int plane = 0; plane < planes; plane++) {
      changes += ranks[plane] * Long.bitCount(board[at + plane]);
    }
    return changes;
  }

  /// The same bound for a board of any size.
  public long longestPlay(GridPosition board) {
    long changes = 0;
    for (int cell = 0; cell < board.size(); cell++) {
      changes += flow.height(board.at(cell));
    }
    return changes;
  }

  /// The distance of a cell from the middle of its board, along rows and columns, in half cells.
  public int distance(long[] key, int cell) {
    int width = (int) key[planes];
    long shown = 0;
    for (int plane = 0; plane < planes; plane++) {
      shown |= key[plane];
    }
    int height = (63 - Long.numberOfLeadingZeros(shown)) / width + 1;
    int row = cell / width;
    int column = cell % width;
    return Math.abs(2 * row + 1 - height) + Math.abs(2 * column + 1 - width);
  }

  /// Puts every option of a board on a stack, see [PackedMoves#options].
  public void options(long[] board, int at, int width, WordStack sink) {
    moves.options(board, at, width, sink);
  }

  /// Writes the representatives of a board's components, see [PackedSplitter#split].
  public int split(long[] board, int at, int width, long[] parts) {
    return splitter.split(board, at, width, parts);
  }

  /// True if a winning pattern stands on a board.
  boolean isWon(long[] board, int at, int width) {
    return moves.isWon(board, at, width);
  }

  /// True if some move completes a winning pattern.
  ///
  /// @param scratch where options are made
  public boolean canEnd(long[] board, int at, WordStack scratch) {
    int width = (int) board[at + planes];
    int base = scratch.top();
    moves.options(board, at, width, scratch);
    boolean ends = false;
    for (int i = base; i < scratch.top() && !ends; i += planes + 1) {
      ends = moves.isWon(scratch.words(), i, width);
    }
    scratch.drop(base);
    return ends;
  }
}
