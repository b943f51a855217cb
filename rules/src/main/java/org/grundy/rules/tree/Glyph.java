package org.grundy.rules.tree;

import java.util.Collection;
import java.util.SortedMap;
import java.util.TreeMap;

/// One printable character that a cell may hold, not a blank; or, in patterns only, a variable
/// `$a`, which stands for one of these.
public record Glyph(int codePoint) {
  /// The largest number that a glyph draws, `z`.
  public static final int LAST_NUMBER = Character.MAX_RADIX - 1;

  /// The glyph of an ASCII or other basic character.
  public static Glyph of(char character) {
    return new Glyph(character);
  }

  /// The variable that is written as `$` and a letter.
  public static Glyph variable(int letter) {
    return new Glyph(-letter);
  }

  /// The glyph that draws a number up to [#LAST_NUMBER]: a digit, or from 10 on a letter from `a`.
  public static Glyph ofNumber(int number) {
    return new Glyph(Character.forDigit(number, LAST_NUMBER + 1));
  }

  /// The numbers that some glyphs draw: all digits among them, and the letters that go on from `9`
  /// without a gap.
  public static SortedMap<Integer, Glyph> numbers(Collection<Glyph> glyphs) {
    SortedMap<Integer, Glyph> numbers = new TreeMap<>();
    for (int number = 0; number <= LAST_NUMBER; number++) {
      boolean goesOn = number < 10 || numbers.containsKey(number - 1);
      if (goesOn && glyphs.contains(ofNumber(number))) {
        numbers.put(number, ofNumber(number));
      }
    }
    return numbers;
  }

  public boolean isVariable() {
    return codePoint < 0;
  }

  @Override
  public String toString() {
    return isVariable() ? "$" + Character.toString(-codePoint) : Character.toString(codePoint);
  }
}
