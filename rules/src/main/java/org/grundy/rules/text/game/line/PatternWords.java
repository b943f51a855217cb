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

  /// One pattern, brackets included, or `[ ]`: nothing is left.
  Pattern readOrNothing(Words words, String expected, String example) {
    if (words.isNext("[") && words.isAfterNext(word -> word.is("]"))) {
      Place open = words.require("[", expected, example).place();
      words.skip("]");
      return places.put(open, new Pattern(List.of(List.of())));
    }
    return read(words, expected, example);
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
      row.add(cell(word, words));
    }
    requireRectangle(open, rows, begins, example);
    return places.put(open, new Pattern(rows).over(glyphs.cells()));
  }

  private Optional<Glyph> cell(Word word, Words words) {
    if (word.is("*")) {
      return Optional.empty();
    }
    return Optional.of(
        word.is("$") && !glyphs.cells().contains(Glyph.of('$'))
            ? variable(word, words)
            : glyphs.declared(word, Set.of()));
  }

  /// Reads what follows a `$` that is no glyph: at once a letter.
  private static Glyph variable(Word dollar, Words words) {
    Word letter = words.take("`]`", "move  [ $a * $a ] -> [ * # * ]");
    boolean joined =
        letter.place().line() == dollar.place().line()
            && letter.place().column() == dollar.place().column() + 1;
    if (!joined || !letter.text().matches("[a-zA-Z]")) {
      throw new InputException(
          dollar.place(),
          "`$` is not among the glyphs of `cells`, and a variable is `$` and a letter",
          "such as `$a`");
    }
    return Glyph.variable(letter.text().charAt(0));
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
