package org.grundy.rules.text.position;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.core.GridPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.grundy.core.TuplePosition;
import org.grundy.rules.text.PlacedText;
import org.grundy.rules.text.Quote;
import org.grundy.rules.text.SourceText;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.Glyph;

/// Heaps drawn as cells: on `board heap n` with `drawn o` the row `.o..o` is the sum 2 + 5, on
/// `board heaps r c` the grid `.o|o.` is (1,2) + (2,1). So coins that are turned on a row or a grid
/// are heaps. Cells that hold no heap are `.`.
public final class DrawnHeaps {
  private static final int EMPTY = '.';

  /// Longer rows are not drawn in answers.
  private static final int LONGEST_ROW = 100;

  private final PlacedText placed;
  private final Glyph glyph;
  private final boolean row;
  private final List<Position> heaps = new ArrayList<>();
  private int rows = 1;
  private int columns;
  private int width = -1;

  private DrawnHeaps(PlacedText placed, Glyph glyph, boolean row) {
    this.placed = placed;
    this.glyph = glyph;
    this.row = row;
  }

  /// The glyph that draws heaps, where the board has one.
  public static Optional<Glyph> glyph(Board board) {
    return switch (board) {
      case Board.Heap heap -> heap.drawn();
      case Board.Heaps heaps -> heaps.drawn();
      case Board.Cells _, Board.Graph _, Board.HeapSet _, Board.Tiling _ -> Optional.empty();
    };
  }

  /// True if a glyph has a meaning of its own where positions of heaps are written.
  public static boolean isTaken(Glyph glyph) {
    return "0123456789(),+.".contains(glyph.toString());
  }

  /// True if a part of a sum is drawn, which begins with a cell.
  static boolean isDrawn(Board board, PlacedText placed, int from) {
    int first = placed.text().codePointAt(from);
    return glyph(board).filter(glyph -> first == EMPTY || first == glyph.codePoint()).isPresent();
  }

  /// The heaps that are drawn between two indices of the text, in the order of the text; an empty
  /// heap where there are none.
  static List<Position> read(Board board, PlacedText placed, int from, int to) {
    DrawnHeaps drawn =
        new DrawnHeaps(placed, glyph(board).orElseThrow(), board instanceof Board.Heap);
    drawn.readCells(from, to);
    return drawn.heaps.isEmpty() ? List.of(drawn.heap(0, 0)) : drawn.heaps;
  }

  private void readCells(int from, int to) {
    String text = placed.text();
    int next;
    for (int i = from; i < to; i = next) {
      int codePoint = text.codePointAt(i);
      next = i + Character.charCount(codePoint);
      if (codePoint == EMPTY || codePoint == glyph.codePoint()) {
        columns++;
        if (columns > GridPosition.MAX_CELLS) {
          throw new InputException(
              placed.place(i), "the row is too long", "write heaps as numbers");
        }
        if (codePoint != EMPTY) {
          heaps.add(heap(rows, columns));
        }
      } else if (codePoint == '|' || codePoint == '\n' || codePoint == '\r') {
        endRow(codePoint == '|', i);
      } else if (!SourceText.isBlank(codePoint)) {
        throw new InputException(
            placed.place(i),
            "found %s, expected `%s` for a heap or `.` for an empty place"
                .formatted(Quote.of(Character.toString(codePoint)), glyph),
            "");
      }
    }
    endRow(false, to);
  }

  /// Ends a row; an empty one counts for nothing beside a line break.
  private void endRow(boolean bar, int index) {
    Meter.checkpoint(100);
    if (columns == 0 && !bar) {
      return;
    }
    if (columns == 0) {
      throw new InputException(
          placed.place(index), "row %d is empty".formatted(rows), "`|` stands between rows");
    }
    if (row && rows > 1) {
      throw new InputException(
          placed.place(index), "heaps of one size are drawn in one row, found a second", "");
    }
    if (width >= 0 && columns != width) {
      throw new InputException(
          placed.place(index),
          "row %d is %d long, the first %d".formatted(rows, columns, width),
          "rows are of one length");
    }
    width = columns;
    columns = 0;
    rows++;
  }

  private Position heap(long atRow, long atColumn) {
    return row ? new HeapPosition(atColumn) : new TuplePosition(List.of(atRow, atColumn));
  }

  /// Heaps as they are drawn, row by row; empty where the board draws none, where two heaps are at
  /// one place, one is at no place, or the drawing is too large to be looked at.
  public static Optional<List<String>> draw(Board board, List<Position> sum) {
    if (glyph(board).isEmpty()) {
      return Optional.empty();
    }
    Set<List<Long>> places = new HashSet<>();
    long height = 1;
    long width = 1;
    for (Position position : sum) {
      List<Long> place =
          switch (position) {
            case HeapPosition heap -> List.of(1L, heap.size());
            case TuplePosition tuple -> tuple.sizes();
            default -> throw new IllegalArgumentException("no heaps: " + position);
          };
      height = Math.max(height, place.get(0));
      width = Math.max(width, place.get(1));
      if (!places.add(place) || place.contains(0L) || height > LONGEST_ROW || width > LONGEST_ROW) {
        return Optional.empty();
      }
    }
    return Optional.of(cells(glyph(board).get(), places, height, width));
  }

  private static List<String> cells(Glyph glyph, Set<List<Long>> places, long height, long width) {
    List<String> rows = new ArrayList<>();
    for (long r = 1; r <= height; r++) {
      StringBuilder line = new StringBuilder();
      for (long c = 1; c <= width; c++) {
        line.append(places.contains(List.of(r, c)) ? glyph.toString() : ".");
      }
      rows.add(line.toString());
    }
    return rows;
  }
}
