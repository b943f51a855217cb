package org.grundy.rules.text.position;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.grundy.core.GridPosition;
import org.grundy.core.GridPosition.Token;
import org.grundy.core.Meter;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.TokenMove;

/// Draws boards.
final class BoardDrawing {
  private BoardDrawing() {}

  /// A row without cells.
  static final String NOTHING = "[]";

  static String draw(GameRules rules, GridPosition position) {
    if (position.size() == 0) {
      return NOTHING;
    }
    Glyphs glyphs = Glyphs.of(rules);
    int[] grounds = grounds(rules, glyphs);
    List<Token> undrawn = new ArrayList<>();
    StringBuilder text = new StringBuilder(position.size() + position.rows());
    int nextToken = 0;
    int cell = 0;
    for (int row = 0; row < position.rows(); row++) {
      Meter.checkpoint(10 * position.columns());
      if (row > 0) {
        text.append('|');
      }
      for (int column = 0; column < position.columns(); column++, cell++) {
        Glyph glyph = glyphs.drawn(position.at(cell));
        boolean drawn = false;
        for (; nextToken < position.tokens().size(); nextToken++) {
          Token token = position.tokens().get(nextToken);
          if (token.cell() != cell) {
            break;
          }
          if (!drawn && grounds[token.kind()] == position.at(cell)) {
            glyph = glyphs.tokens().get(token.kind());
            drawn = true;
          } else {
            undrawn.add(token);
          }
        }
        text.appendCodePoint(glyph.codePoint());
      }
    }
    return undrawn.isEmpty()
        ? text.toString()
        : text
            + undrawn.stream()
                .map(token -> listed(token, position.columns(), glyphs))
                .collect(Collectors.joining(" ", " [", "]"));
  }

  private static String listed(Token token, int columns, Glyphs glyphs) {
    return "%s%d,%d"
        .formatted(
            glyphs.tokens().get(token.kind()),
            token.cell() / columns + 1,
            token.cell() % columns + 1);
  }

  /// For each kind of token the index of the glyph that it stands on in a drawing.
  static int[] grounds(GameRules rules, Glyphs glyphs) {
    int[] grounds = new int[glyphs.tokens().size()];
    for (Rule rule : rules.rules()) {
      if (rule instanceof TokenMove move && move.on().isPresent()) {
        grounds[glyphs.token(move.token())] = glyphs.cell(move.on().get());
      }
    }
    return grounds;
  }
}
