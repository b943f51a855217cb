package org.grundy.rules.tree;

/// One printable character that a cell may hold, not a blank.
public record Glyph(int codePoint) {
  /// The glyph of an ASCII or other basic character.
  public static Glyph of(char character) {
    return new Glyph(character);
  }

  @Override
  public String toString() {
    return Character.toString(codePoint);
  }
}
