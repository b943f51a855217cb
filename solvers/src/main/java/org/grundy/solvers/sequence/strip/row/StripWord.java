package org.grundy.solvers.sequence.strip.row;

import org.grundy.rules.tree.Glyphs;
import org.jspecify.annotations.Nullable;

/// Cells in a row as one string: a character is the index of a glyph, plus [#FROZEN] where nothing
/// can change the cell any more. All cells beyond both ends count as off the board.
public record StripWord(String cells) {
  public static final int FROZEN = 64;

  static final char OUTSIDE = Glyphs.OUTSIDE + FROZEN;

  public static StripWord of(byte[] glyphs) {
    StringBuilder cells = new StringBuilder(glyphs.length);
    for (byte glyph : glyphs) {
      cells.append((char) glyph);
    }
    return new StripWord(cells.toString());
  }

  /// As those of every record, but at hand without the methods that the JVM would have to make when
  /// it has just started.
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof StripWord word && cells.equals(word.cells);
  }

  @Override
  public int hashCode() {
    return cells.hashCode();
  }

  public int length() {
    return cells.length();
  }

  public char at(int cell) {
    return cells.charAt(cell);
  }

  public int glyph(int cell) {
    return cells.charAt(cell) & FROZEN - 1;
  }

  public boolean frozen(int cell) {
    return cells.charAt(cell) >= FROZEN;
  }

  /// The glyphs with `margin` cells beyond each end.
  public byte[] glyphs(int margin) {
    byte[] glyphs = new byte[cells.length() + 2 * margin];
    for (int i = 0; i < glyphs.length; i++) {
      int cell = i - margin;
      glyphs[i] = cell < 0 || cell >= cells.length() ? Glyphs.OUTSIDE : (byte) glyph(cell);
    }
    return glyphs;
  }
}
