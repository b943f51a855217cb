package org.grundy.rules.text.game.line;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.InputException;
import org.grundy.rules.text.Quote;
import org.grundy.rules.text.Word;
import org.grundy.rules.text.Words;
import org.grundy.rules.text.position.DrawnHeaps;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Look;
import org.grundy.rules.tree.Picture;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.TokenMove;
import org.grundy.rules.tree.WalkMove;

/// Reads the lines `look`, which say in which pictures a game is drawn.
public final class LookLines {
  private static final String EXAMPLE = "look  # stone";

  private final List<String> things = new ArrayList<>();
  private final List<Look> looks = new ArrayList<>();

  /// @param cells the glyphs of the game's cells
  /// @param rules its moves, which say its tokens
  public LookLines(Board board, List<Glyph> cells, List<Rule> rules) {
    switch (board) {
      case Board.Graph _ -> things.addAll(List.of(Look.VERTEX, Look.EDGE));
      case Board.Heap _, Board.Heaps _ -> things.add(Look.HEAP);
      default -> {}
    }
    cells.forEach(glyph -> things.add(glyph.toString()));
    DrawnHeaps.glyph(board).ifPresent(glyph -> things.add(glyph.toString()));
    for (Rule rule : rules) {
      switch (rule) {
        case TokenMove move -> things.add(move.token().toString());
        case WalkMove move -> things.add(move.token().toString());
        default -> {}
      }
    }
  }

  /// The pairs of all lines, in their order.
  public List<Look> read(List<Statement> lines) {
    for (Statement line : lines) {
      Words words = line.boardWords();
      do {
        looks.add(look(words));
      } while (!words.atEnd());
    }
    return looks;
  }

  private Look look(Words words) {
    String expected = "what is drawn, one of " + Quote.list(things.stream().distinct().toList());
    Word thing = words.take(expected, EXAMPLE);
    if (!things.contains(thing.text())) {
      throw Words.unexpected(thing, expected, things, EXAMPLE);
    }
    if (looks.stream().anyMatch(look -> look.of().equals(thing.text()))) {
      throw new InputException(
          thing.place(), thing.quoted() + " has two looks", "keep one of them");
    }
    String pictures = "a picture, one of " + Quote.list(Picture.words());
    Word word = words.take(pictures, EXAMPLE);
    Picture picture =
        Picture.of(word.text())
            .orElseThrow(() -> Words.unexpected(word, pictures, Picture.words(), EXAMPLE));
    return new Look(thing.text(), picture);
  }
}
