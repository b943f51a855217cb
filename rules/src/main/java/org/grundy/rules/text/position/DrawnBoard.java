package org.grundy.rules.text.position;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.core.GridPosition;
import org.grundy.core.GridPosition.Token;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.rules.text.GlyphWords;
import org.grundy.rules.text.PlacedText;
import org.grundy.rules.text.Quote;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.TokenMove;

/// Reads one drawn board in one pass.
final class DrawnBoard {
  private final GameRules rules;
  private final Glyphs glyphs;
  private final GlyphTable table;
  private final PlacedText placed;
  private final int[] grounds;

  private final List<Token> tokens = new ArrayList<>();
  private byte[] cells = {};
  private int count;
  private int rows;
  private int columns;
  private int rowFromCell;
  private int rowFromIndex;
  private int separatorBefore = GlyphTable.BAR;

  DrawnBoard(GameRules rules, Glyphs glyphs, GlyphTable table, PlacedText placed) {
    this.rules = rules;
    this.glyphs = glyphs;
    this.table = table;
    this.placed = placed;
    this.grounds = BoardDrawing.grounds(rules, glyphs);
  }

  /// The board between two indices of the text, of which the first and the last character are not
  /// blank.
  GridPosition read(int fromIndex, int toIndex) {
    String text = placed.text();
    cells = new byte[Math.min(toIndex - fromIndex, GridPosition.MAX_CELLS)];
    rowFromIndex = fromIndex;
    int listFrom = -1;
    int i = fromIndex;
    while (i < toIndex && listFrom < 0) {
      int codePoint = text.charAt(i);
      int next = i + 1;
      if (Character.isHighSurrogate((char) codePoint)) {
        codePoint = text.codePointAt(i);
        next = i + Character.charCount(codePoint);
      }
      int meaning = table.meaning(codePoint);
      if (meaning >= 0) {
        put(meaning, i);
      } else if (meaning == GlyphTable.BAR || meaning == GlyphTable.BREAK) {
        endRow(meaning, i);
        rowFromIndex = next;
      } else if (meaning == GlyphTable.LIST) {
        listFrom = i;
      } else if (meaning == GlyphTable.UNKNOWN) {
        throw unknown(codePoint, i);
      }
      i = next;
    }
    endRow(listFrom < 0 ? GlyphTable.BAR : GlyphTable.BREAK, i);
    if (rows == 0) {
      throw new InputException(placed.place(fromIndex), "a board without cells", "");
    }
    if (listFrom >= 0) {
      readList(listFrom, toIndex);
    }
    return GridPosition.wrap(
        rows, columns, count == cells.length ? cells : Arrays.copyOf(cells, count), tokens);
  }

  private void put(int meaning, int index) {
    if (count == cells.length) {
      throw new InputException(
          placed.place(index),
          "a board has at most %,d cells, this one has more".formatted(GridPosition.MAX_CELLS),
          "");
    }
    if (meaning >= GlyphTable.TOKEN) {
      int kind = meaning - GlyphTable.TOKEN;
      tokens.add(new Token(kind, count));
      cells[count++] = (byte) grounds[kind];
    } else {
      cells[count++] = (byte) meaning;
    }
  }

  /// Ends a row. An empty one counts for nothing beside a line break, and is a fault between bars.
  private void endRow(int separator, int index) {
    Meter.checkpoint(100);
    int width = count - rowFromCell;
    boolean besideBreak = separator == GlyphTable.BREAK || separatorBefore == GlyphTable.BREAK;
    if (width == 0 && !besideBreak) {
      throw new InputException(
          placed.place(index), "row %d is empty".formatted(rows + 1), "`|` stands between rows");
    }
    if (width > 0) {
      if (rows == 0) {
        columns = width;
      } else if (width != columns) {
        throw ragged(width);
      }
      rows++;
      rowFromCell = count;
      if (rows == 2 && rules.board().isRow()) {
        throw new InputException(
            placed.place(firstGlyphFrom(rowFromIndex)),
            "a %s has one row, found a second".formatted(rules.board().word()),
            "");
      }
    }
    separatorBefore = separator;
  }

  private InputException ragged(int width) {
    return new InputException(
        placed.place(firstGlyphFrom(rowFromIndex)),
        "row %d has %s, the rows before it have %d"
            .formatted(rows + 1, width == 1 ? "1 cell" : width + " cells", columns),
        "all rows of a board have the same length");
  }

  private int firstGlyphFrom(int index) {
    int i = index;
    while (placed.isBlankOrBreak(i)) {
      i++;
    }
    return i;
  }

  private InputException unknown(int codePoint, int index) {
    if (Character.isISOControl(codePoint)) {
      return new InputException(
          placed.place(index),
          "found the control character %s, expected one of the glyphs %s"
              .formatted(Quote.name(codePoint), allGlyphs()),
          "");
    }
    List<Glyph> known = known();
    Optional<String> cure = GlyphWords.otherCase(new Glyph(codePoint), known);
    boolean begins = count == 0 && codePoint >= '0' && codePoint <= '9';
    return new InputException(
        placed.place(index),
        "found %s, expected one of the glyphs %s".formatted(Quote.of(codePoint), allGlyphs()),
        cure.orElse(begins ? "a position is drawn, or a size such as `4x5`" : ""));
  }

  private List<Glyph> known() {
    List<Glyph> known = new ArrayList<>(glyphs.cells());
    known.addAll(glyphs.tokens());
    return known;
  }

  private String allGlyphs() {
    return Quote.list(known());
  }

  /// Reads `[@2,3 @1,1]`: tokens that add to those drawn.
  private void readList(int fromIndex, int toIndex) {
    String text = placed.text();
    int to = text.indexOf(']', fromIndex);
    if (to < 0 || to >= toIndex) {
      throw new InputException(
          placed.place(fromIndex), "this `[` is not closed by a `]`", exampleOfList());
    }
    if (to + 1 < toIndex) {
      throw new InputException(placed.place(to + 1), "found text after `]`, expected the end", "");
    }
    int i = fromIndex + 1;
    while (i < to) {
      if (placed.isBlankOrBreak(i)) {
        i++;
        continue;
      }
      int itemTo = i;
      while (itemTo < to && !placed.isBlankOrBreak(itemTo)) {
        itemTo++;
      }
      Token token = listed(text.substring(i, itemTo), i);
      requireFree(token, i);
      tokens.add(token);
      i = itemTo;
    }
  }

  /// Throws if every token is blocked and the cell holds one already.
  private void requireFree(Token token, int index) {
    boolean shares = tokens.stream().anyMatch(other -> other.cell() == token.cell());
    if (shares && TokenMove.areAllBlocked(rules.rules())) {
      throw new InputException(
          placed.place(index),
          "a second token on one cell, but in this game tokens block each other",
          "let it stand on a cell of its own");
    }
  }

  private Token listed(String item, int index) {
    int codePoint = item.codePointAt(0);
    int meaning = table.meaning(codePoint);
    String at = item.substring(Character.charCount(codePoint));
    if (meaning < GlyphTable.TOKEN || !at.matches("[0-9]{1,9},[0-9]{1,9}")) {
      throw new InputException(
          placed.place(index),
          "found %s, expected a token with its row and column".formatted(Quote.of(item)),
          exampleOfList());
    }
    int comma = at.indexOf(',');
    int row = Integer.parseInt(at.substring(0, comma));
    int column = Integer.parseInt(at.substring(comma + 1));
    if (row < 1 || row > rows || column < 1 || column > columns) {
      throw new InputException(
          placed.place(index),
          "the token %s is off the board of %dx%d".formatted(Quote.of(item), rows, columns),
          "rows and columns are counted from 1");
    }
    return new Token(meaning - GlyphTable.TOKEN, (row - 1) * columns + column - 1);
  }

  private String exampleOfList() {
    return "for example: [%s1,1]".formatted(glyphs.tokens().getFirst());
  }
}
