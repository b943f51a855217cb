package org.grundy.rules.text.game.line;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.core.InputException;
import org.grundy.rules.text.GlyphWords;
import org.grundy.rules.text.Word;
import org.grundy.rules.text.Words;
import org.grundy.rules.text.position.DrawnHeaps;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.Glyph;

/// Reads the line `drawn`, which says how heaps may be drawn as cells.
public final class DrawnWords {
  private static final String EXAMPLE = "drawn o";

  private DrawnWords() {}

  /// The board on which heaps are drawn with the glyph of the line.
  ///
  /// @param board of one heap, or of heaps that move together
  public static Board read(Statement line, Board board) {
    Words words = line.boardWords();
    Word word = words.take("the glyph that draws a heap", EXAMPLE);
    if (word.text().codePointCount(0, word.text().length()) != 1) {
      throw new InputException(
          word.place(),
          "one glyph draws a heap, found " + word.quoted(),
          "for example: " + EXAMPLE);
    }
    Glyph glyph = GlyphWords.any(word, Set.of());
    if (DrawnHeaps.isTaken(glyph)) {
      throw new InputException(
          word.place(),
          word.quoted()
              + " cannot draw a heap: digits, `(`, `)`, `,` and `+` belong to sizes and sums, and"
              + " `.` is an empty place",
          "for example: " + EXAMPLE);
    }
    words.requireEnd(List.of(), EXAMPLE);
    if (board instanceof Board.Heaps heaps && heaps.variables().size() != 2) {
      throw new InputException(
          line.place(),
          "a drawing has rows and columns, but `board` names %d sizes"
              .formatted(heaps.variables().size()),
          "`drawn` belongs to `board heap n` and `board heaps r c`");
    }
    return switch (board) {
      case Board.Heap heap -> new Board.Heap(heap.variable(), Optional.of(glyph));
      case Board.Heaps heaps -> new Board.Heaps(heaps.variables(), Optional.of(glyph));
      default -> throw new IllegalArgumentException("no heaps: " + board);
    };
  }
}
