package org.grundy.checker.parts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.grundy.core.GridPosition;
import org.grundy.core.InputException;
import org.grundy.core.Option;
import org.grundy.core.Position;
import org.grundy.core.Symmetry;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.Twist;

/// Boards of rows and columns as sums of parts.
///
/// A line at a place is *possible* if all that it reads may come to hold, now or later: each cell
/// holds a glyph from which such a one can be reached. Two cells that may change belong together if
/// one possible line at one place reads or changes both; the classes are the *parts*.
///
/// **Theorem.** A position is the sum of its parts. *Proof.* Every move that can ever be made is a
/// possible line at a place. It reads and changes cells of one part, and besides reads only cells
/// that never change. So a move in one part neither makes, changes nor forbids a move in another. ∎
///
/// A part is drawn on a board of its own: its cells, the unchanging cells that its lines read, and
/// the mark [Glyphs#BLANK] elsewhere. There no line finds what it reads, and a ray stops as it does
/// at the border and, by the definition of parts, at whatever stood there. So blank rows and
/// columns at the rim are cut off: a pattern reads a cell in each row and column that it covers,
/// and so lies on what is left. Of the images under the symmetries that keep the lines the first in
/// the order of the glyphs stands for all.
final class GridParts implements PartRules<GridPosition> {
  private final GridRuleset moves;
  private final GridLines lines;
  private final Glyphs glyphs;
  private final boolean isPlain;
  private final boolean comesBack;
  private final List<Symmetry> symmetries;
  private final Map<Integer, int[][]> images = new HashMap<>();

  GridParts(GameRules rules) {
    this.moves = GridRuleset.of(rules);
    this.lines = GridLines.of(rules);
    this.glyphs = Glyphs.of(rules);
    this.isPlain = rules.isPlain();
    this.comesBack = rules.twists().contains(Twist.RETURNING_CELLS);
    this.symmetries =
        Stream.of(Symmetry.values())
            .filter(symmetry ->
                !(symmetry.exchangesSides()
                    && rules.board() instanceof Board.Cells cells
                    && cells.isRow()))
            .filter(symmetry -> GridLines.keeps(rules, symmetry))
            .toList();
  }

  /// True if positions of a game are taken apart.
  static boolean fits(GameRules rules) {
    return GridLines.fits(rules);
  }

  @Override
  public void options(GridPosition part, Consumer<Option<GridPosition>> sink) {
    moves.options(
        part,
        option ->
            sink.accept(
                new Option<>(option.move(), parts(option.sum().getFirst()), option.ends())));
  }

  @Override
  public void optionSums(GridPosition part, SumSink<GridPosition> sink) {
    moves.optionSums(part, (sum, ends) -> sink.accept(parts(sum.getFirst()), ends));
  }

  @Override
  public List<GridPosition> parts(Position position) {
    GridPosition board = (GridPosition) position;
    List<GridPosition> parts = new ArrayList<>();
    for (byte[] shown : new CellClasses(board, lines).parts()) {
      parts.add(standing(cropped(board.rows(), board.columns(), shown)));
    }
    return parts;
  }

  private static GridPosition cropped(int rows, int columns, byte... cells) {
    int top = rows;
    int bottom = 0;
    int left = columns;
    int right = 0;
    for (int cell = 0; cell < cells.length; cell++) {
      if (cells[cell] != Glyphs.BLANK) {
        top = Math.min(top, cell / columns);
        bottom = Math.max(bottom, cell / columns + 1);
        left = Math.min(left, cell % columns);
        right = Math.max(right, cell % columns + 1);
      }
    }
    byte[] cut = new byte[(bottom - top) * (right - left)];
    for (int row = top; row < bottom; row++) {
      System.arraycopy(
          cells, row * columns + left, cut, (row - top) * (right - left), right - left);
    }
    return GridPosition.wrap(bottom - top, right - left, cut);
  }

  /// The image that stands for all: of the fewest rows, and of these the first.
  private GridPosition standing(GridPosition part) {
    byte[] cells = part.copyCells();
    byte[] first = cells;
    int firstRows = part.rows();
    int[][] maps = images.computeIfAbsent(part.rows() << 16 | part.columns(), _ -> maps(part));
    for (int i = 0; i < maps.length; i++) {
      boolean turns = symmetries.get(i).exchangesSides();
      int imageRows = turns ? part.columns() : part.rows();
      byte[] image = new byte[cells.length];
      for (int cell = 0; cell < cells.length; cell++) {
        image[maps[i][cell]] = cells[cell];
      }
      if (imageRows < firstRows || (imageRows == firstRows && Arrays.compare(image, first) < 0)) {
        first = image;
        firstRows = imageRows;
      }
    }
    return GridPosition.wrap(firstRows, cells.length / firstRows, first);
  }

  private int[][] maps(GridPosition part) {
    int[][] maps = new int[symmetries.size()][part.size()];
    for (int i = 0; i < maps.length; i++) {
      for (int cell = 0; cell < part.size(); cell++) {
        maps[i][cell] =
            symmetries
                .get(i)
                .imageOf(cell / part.columns(), cell % part.columns(), part.rows(), part.columns());
      }
    }
    return maps;
  }

  /// So many glyphs can follow each other in its cells, if none comes back.
  @Override
  public int longestPlay(GridPosition part) {
    if (comesBack) {
      return Integer.MAX_VALUE;
    }
    int play = 0;
    for (int cell = 0; cell < part.size(); cell++) {
      play += Long.bitCount(lines.mayHold()[part.at(cell)]) - 1;
    }
    return play;
  }

  @Override
  public boolean isMirrored(GridPosition part) {
    return isPlain
        && symmetries.stream()
            .filter(symmetry -> symmetry != Symmetry.IDENTITY && symmetry.isInvolution())
            .filter(symmetry -> symmetry.of(part).equals(part))
            .anyMatch(symmetry -> new MirrorCheck(part, lines, symmetry).answersAll());
  }

  @Override
  public String text(GridPosition part) {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < part.rows(); row++) {
      text.append(row == 0 ? "" : "|");
      for (int column = 0; column < part.columns(); column++) {
        text.append(glyphs.drawn(part.at(row, column)));
      }
    }
    return text.toString();
  }

  @Override
  public GridPosition part(String text) {
    String[] rows = text.split("\\|", -1);
    int columns = rows[0].codePointCount(0, rows[0].length());
    byte[] cells = new byte[rows.length * columns];
    int cell = 0;
    for (String row : rows) {
      int[] points = row.codePoints().toArray();
      if (points.length != columns || columns == 0) {
        throw new InputException("rows of unequal length: " + text, "");
      }
      for (int point : points) {
        cells[cell++] = glyph(point, text);
      }
    }
    return GridPosition.wrap(rows.length, columns, cells);
  }

  private byte glyph(int point, String text) {
    for (int glyph = 0; glyph < glyphs.cells().size(); glyph++) {
      if (glyphs.cells().get(glyph).codePoint() == point) {
        return (byte) glyph;
      }
    }
    if (glyphs.drawn(Glyphs.BLANK).codePoint() == point) {
      return Glyphs.BLANK;
    }
    throw new InputException(
        "no part of a board of this game: " + text,
        "expected its glyphs and " + glyphs.drawn(Glyphs.BLANK) + " where nothing is");
  }
}
