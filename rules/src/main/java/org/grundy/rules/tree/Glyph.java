package org.grundy.rules.tree;

/// One printable character that a cell may hold, not a blank; or, in patterns only, a variable
/// `$a`, which stands for one of these.
public record Glyph(int codePoint) {
  /// The glyph of an ASCII or other basic character.
  public static Glyph of(char character) {
    return new Glyph(character);
  }

  /// The variable that is written as `$` and a letter.
  public static Glyph variable(int letter) {
    return new Glyph(-letter);
  }

  public boolean isVariable() {
    return codePoint < 0;
  }

  @Override
  public String toString() {
    return isVariable() ? "$" + Character.toString(-codePoint) : Character.toString(codePoint);
  }
}
