package org.grundy.workbench.contest;

import java.util.Arrays;
import java.util.List;
import org.grundy.rules.text.Quote;
import org.grundy.rules.tree.Glyph;

/// The letters in which a contest writes its boards, each with the glyph that it stands for.
public final class Letters {
  private static final byte NONE = -1;

  private final String letters;
  private final List<Glyph> glyphs;
  private final byte[] indices = new byte[256];

  /// @param letters all ASCII, each once
  /// @param glyphs the glyph that each stands for
  public Letters(String letters, List<Glyph> glyphs) {
    this.letters = letters;
    this.glyphs = List.copyOf(glyphs);
    Arrays.fill(indices, NONE);
    for (int i = 0; i < letters.length(); i++) {
      indices[letters.charAt(i)] = (byte) i;
    }
  }

  /// The letter of an index.
  public String letter(int index) {
    return letters.substring(index, index + 1);
  }

  /// All letters, in the order of the text.
  public String all() {
    return letters;
  }

  /// The glyph that each letter stands for.
  public List<Glyph> glyphs() {
    return glyphs;
  }

  /// Turns a run of letters into their indices.
  ///
  /// @return whether all of them are letters of a board; if not, what is written has no meaning
  public boolean read(byte[] text, int from, int length, byte[] cells, int offset) {
    int seen = 0;
    for (int i = 0; i < length; i++) {
      byte index = indices[text[from + i] & 0xff];
      seen |= index;
      cells[offset + i] = index;
    }
    return seen >= 0;
  }

  /// True if a character is one of the letters.
  public boolean accepts(byte character) {
    return indices[character & 0xff] != NONE;
  }

  /// The letters in words: `L`, `R` or `X`.
  public String expected() {
    return Quote.choice(letters.chars().mapToObj(c -> String.valueOf((char) c)).toList());
  }

  /// The letter that a wrong one was probably meant to be, or nothing.
  public String cure(byte character) {
    char other = Character.toUpperCase((char) (character & 0xff));
    return letters.indexOf(other) < 0 ? "" : "Did you mean `" + other + "`?";
  }
}
