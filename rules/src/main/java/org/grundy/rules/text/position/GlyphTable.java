package org.grundy.rules.text.position;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.grundy.rules.text.SourceText;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Glyphs;

/// The meaning of each character in a drawing: the index of a cell's glyph, [#TOKEN] plus the kind
/// of a token, or one of the negative constants.
final class GlyphTable {
  static final int TOKEN = Glyphs.MAX;
  static final int BLANK = -1;
  static final int BAR = -2;
  static final int BREAK = -3;
  static final int LIST = -4;
  static final int UNKNOWN = -5;

  private static final int ASCII = 128;

  private final byte[] ascii = new byte[ASCII];
  private final Map<Integer, Byte> others = new HashMap<>();

  GlyphTable(Glyphs glyphs) {
    Arrays.fill(ascii, (byte) UNKNOWN);
    ascii[' '] = BLANK;
    ascii['\t'] = BLANK;
    ascii['|'] = BAR;
    ascii['\n'] = BREAK;
    ascii['\r'] = BREAK;
    if (!glyphs.tokens().isEmpty()) {
      ascii['['] = LIST;
    }
    for (int i = 0; i < glyphs.cells().size(); i++) {
      put(glyphs.cells().get(i), i);
    }
    for (int i = 0; i < glyphs.tokens().size(); i++) {
      put(glyphs.tokens().get(i), TOKEN + i);
    }
  }

  private void put(Glyph glyph, int meaning) {
    if (glyph.codePoint() < ASCII) {
      ascii[glyph.codePoint()] = (byte) meaning;
    } else {
      others.put(glyph.codePoint(), (byte) meaning);
    }
  }

  int meaning(int codePoint) {
    if (codePoint < ASCII) {
      return ascii[codePoint];
    }
    Byte meaning = others.get(codePoint);
    if (meaning != null) {
      return meaning;
    }
    return SourceText.isBlank(codePoint) ? BLANK : UNKNOWN;
  }

  /// True if a character is a glyph of the game.
  boolean isGlyph(int codePoint) {
    return meaning(codePoint) >= 0;
  }
}
