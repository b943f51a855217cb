package org.grundy.rules.text.game.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.rules.text.GlyphWords;
import org.grundy.rules.text.Word;
import org.grundy.rules.text.Words;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Pattern;

/// Reads `[ . . | # # ]`.
final class PatternWords {
  private final Places places;
  private final GlyphWords glyphs;
  private final Board board;

  PatternWords(Places places, GlyphWords glyphs, Board board) {
    this.places = places;
    this.glyphs = glyphs;
    this.board = board;
  }

  /// One pattern, brackets included.
  Pattern read(Words words, String expected, String example) {
    Place open = words.require("[", expected, example).place();
    List<List<Optional<Glyph>>> rows = new ArrayList<>();
    List<Place> begins = new ArrayList<>();
    List<Optional<Glyph>> row = new ArrayList<>();
    while (true) {
      Word word = words.take("`]`", example);
      if (word.is("]") || word.is("|") || word.is(Word.BREAK)) {
        if (!row.isEmpty()) {
          rows.add(row);
          row = new ArrayList<>();
        }
        if (word.is("]")) {
          break;
        }
        continue;
      }
      if (row.isEmpty()) {
        begins.add(word.place());
      }
      row.add(word.is("*") ? Optional.empty() : Optional.of(glyphs.declared(word, Set.of())));
    }
    requireRectangle(open, rows, begins, example);
    return places.put(open, new Pattern(rows));
  }

  private void requireRectangle(
      Place open, List<List<Optional<Glyph>>> rows, List<Place> begins, String example) {
    if (rows.isEmpty()) {
      throw new InputException(
          open, "a pattern has at least one cell, this one has none", "for example: " + example);
    }
    int width = rows.getFirst().size();
    for (int i = 1; i < rows.size(); i++) {
      if (rows.get(i).size() != width) {
        throw new InputException(
            begins.get(i),
            "row %d of the pattern has %s, the rows before it have %d"
                .formatted(i + 1, cells(rows.get(i).size()), width),
            "`*` stands for a cell that does not matter");
      }
    }
    if (board.isRow() && rows.size() > 1) {
      throw new InputException(
          begins.get(1),
          "a pattern on a %s has one row, this one has %d".formatted(board.word(), rows.size()),
          "for boards of several rows say `board grid`");
    }
  }

  private static String cells(int count) {
    return count == 1 ? "1 cell" : count + " cells";
  }
}
