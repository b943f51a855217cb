package org.grundy.solvers.sequence.strip;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.LongStream;
import org.grundy.core.Component;
import org.grundy.core.GridPosition;
import org.grundy.core.Move;
import org.grundy.rules.tree.Glyphs;
import org.grundy.solvers.sequence.strip.row.StripLine;
import org.grundy.solvers.sequence.strip.row.StripPart;
import org.grundy.solvers.sequence.strip.row.StripRules;
import org.grundy.solvers.sequence.strip.row.StripWord;

/// A strip taken apart into heaps and short components.
public final class StripPosition {
  private final StripHeaps game;
  private final StripRules rules;
  private final GridPosition strip;
  private final byte[] cells;
  private final boolean canEnd;
  private final Map<Endings.Place, StripPosition> defences;
  private final List<Piece> pieces;

  private StripPosition(
      StripHeaps game,
      GridPosition strip,
      boolean canEnd,
      Map<Endings.Place, StripPosition> defences,
      List<Piece> pieces) {
    this.game = game;
    this.rules = game.rules();
    this.strip = strip;
    this.cells = StripWord.of(strip.copyCells()).glyphs(rules.widest());
    this.canEnd = canEnd;
    this.defences = Map.copyOf(defences);
    this.pieces = List.copyOf(pieces);
  }

  /// A strip that no move can end at once.
  static StripPosition of(StripHeaps game, GridPosition strip, List<Piece> pieces) {
    return new StripPosition(game, strip, false, Map.of(), pieces);
  }

  /// A strip that some move ends.
  ///
  /// @param defences what other moves leave, if no move can end that
  static StripPosition thatEnds(
      StripHeaps game, GridPosition strip, Map<Endings.Place, StripPosition> defences) {
    return new StripPosition(game, strip, true, defences, List.of());
  }

  /// The value of a heap of a type.
  @FunctionalInterface
  public interface HeapValues {
    long value(int type, long size);
  }

  /// Receives moves.
  public interface Sink {
    /// A move that ends the game, or after which the opponent can end it.
    void outside(Move move, boolean ends);

    /// A move in a component, or, with -1 in its place, one that leaves all that the strip is then.
    ///
    /// @param valueAfter what the component is worth after it
    void inside(Move move, int component, long valueAfter);
  }

  /// True if a move makes a winning pattern appear; then there are no components.
  public boolean canEnd() {
    return canEnd;
  }

  /// The size of the largest heap.
  public long largestHeap() {
    return pieces.stream().mapToLong(Piece::size).max().orElse(0);
  }

  /// The components with their values.
  public List<Component> components(HeapValues values) {
    List<Component> components = new ArrayList<>();
    for (Piece piece : pieces) {
      components.add(new Component(game.alone(strip, piece), piece.value(values)));
    }
    return components;
  }

  /// The value of each component.
  public long[] values(HeapValues values) {
    return pieces.stream().mapToLong(piece -> piece.value(values)).toArray();
  }

  /// Hands over every move once.
  public void moves(HeapValues values, Sink sink) {
    int from = 0;
    while (from < rules.lines().size()) {
      int to = from + 1;
      while (to < rules.lines().size()
          && rules.lines().get(to).rule() == rules.lines().get(from).rule()) {
        to++;
      }
      movesOfRule(from, to, values, sink);
      from = to;
    }
  }

  private void movesOfRule(int fromLine, int toLine, HeapValues values, Sink sink) {
    Set<String> seen = new HashSet<>();
    int piece = 0;
    for (int cell = 0; cell < strip.size(); cell++) {
      while (piece < pieces.size() && pieces.get(piece).toCell() <= cell - rules.widest()) {
        piece++;
      }
      for (int index = fromLine; index < toLine; index++) {
        byte[] window = rules.window(cells, index, cell);
        byte[] after = rules.played(index, window);
        if (after != null
            && (rules.lines().get(index) instanceof StripLine.Chosen
                || seen.add(change(window, after, cell - rules.place(index))))) {
          move(index, cell, piece, window, after, values, sink);
        }
      }
    }
  }

  /// The cells that a move changes, with their places, as a key.
  private static String change(byte[] before, byte[] after, int from) {
    StringBuilder change = new StringBuilder();
    for (int i = 0; i < before.length; i++) {
      if (before[i] != after[i]) {
        change.append(from + i).append(':').append(after[i]).append(' ');
      }
    }
    return change.toString();
  }

  private void move(
      int index,
      int cell,
      int fromPiece,
      byte[] window,
      byte[] after,
      HeapValues values,
      Sink sink) {
    StripLine line = rules.lines().get(index);
    Move move = line.move(cell);
    StripPosition defence = defences.get(new Endings.Place(index, cell));
    if (defence != null) {
      long sum = LongStream.of(defence.values(values)).reduce(0, (one, other) -> one ^ other);
      sink.inside(move, -1, sum);
      return;
    }
    if (canEnd || rules.after(index, window) == null) {
      sink.outside(move, rules.wins(after));
      return;
    }
    int changed = cell - rules.place(index) + Arrays.mismatch(window, after);
    int piece = fromPiece;
    while (pieces.get(piece).toCell() <= changed) {
      piece++;
    }
    sink.inside(move, piece, pieces.get(piece).valueAfter(index, cell, values));
  }

  /// A component of a strip.
  interface Piece {
    /// The place of it, and its word.
    StripPart part();

    default int toCell() {
      return part().toCell();
    }

    /// The size of the heap, or 0 if it is none.
    int size();

    long value(HeapValues values);

    /// The value of it after a move.
    ///
    /// @param cell the cell of the strip that names the move
    long valueAfter(int line, int cell, HeapValues values);
  }

  /// A board of a component's cells.
  static GridPosition board(StripWord word) {
    byte[] cells = word.glyphs(0);
    return GridPosition.wrap(
        1, cells.length, cells.length == 0 ? new byte[] {Glyphs.BLANK} : cells);
  }
}
