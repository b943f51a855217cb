package org.grundy.games;

import java.util.Arrays;
import java.util.stream.Collectors;

/// The letters in which a contest writes its boards, each with the glyph that it stands for.
public final class BoardLetters {
  private static final byte NONE = -1;

  private final String letters;
  private final byte[] glyphs = new byte[256];

  private BoardLetters(String cells, String letters) {
    this.letters = letters;
    Arrays.fill(glyphs, NONE);
    for (int i = 0; i < letters.length(); i++) {
      char letter = letters.charAt(i);
      int glyph = cells.indexOf(letter);
      if (glyph < 0 || letter > '~') {
        throw new IllegalArgumentException("no glyph for the letter " + letter);
      }
      glyphs[letter] = (byte) glyph;
    }
  }

  /// Some of a game's glyphs, as letters that stand for themselves.
  ///
  /// @param cells the game's glyphs in the order of its line `cells`, without blanks: by their
  ///   places in it positions number them
  /// @param letters those that a board of the contest may hold, all ASCII
  public static BoardLetters of(String cells, String letters) {
    return new BoardLetters(cells, letters);
  }

  /// Turns a run of letters into glyphs.
  ///
  /// @return whether all of them are letters of a board; if not, what is written has no meaning
  boolean read(byte[] text, int from, int length, byte[] cells, int offset) {
    int seen = 0;
    for (int i = 0; i < length; i++) {
      byte glyph = glyphs[text[from + i] & 0xff];
      seen |= glyph;
      cells[offset + i] = glyph;
    }
    return seen >= 0;
  }

  boolean accepts(byte character) {
    return glyphs[character & 0xff] != NONE;
  }

  /// The letters in words: `L`, `R` or `X`.
  String expected() {
    String all =
        letters.chars().mapToObj(c -> "`" + (char) c + "`").collect(Collectors.joining(", "));
    int last = all.lastIndexOf(", ");
    return last < 0 ? all : all.substring(0, last) + " or " + all.substring(last + 2);
  }

  /// What a wrong letter was probably meant to be, or nothing.
  String cure(byte character) {
    char other = Character.toUpperCase((char) (character & 0xff));
    return letters.indexOf(other) < 0 ? "" : "Did you mean `" + other + "`?";
  }
}
