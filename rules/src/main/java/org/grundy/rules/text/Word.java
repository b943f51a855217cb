package org.grundy.rules.text;

import org.grundy.core.Place;

/// A word of a line and where it begins.
public record Word(String text, Place place) {
  /// The text of the word that stands for a line break inside a pattern.
  public static final String BREAK = "\n";

  public boolean is(String other) {
    return text.equals(other);
  }

  /// True if it is one code point.
  public boolean isSingle() {
    return text.codePointCount(0, text.length()) == 1;
  }

  /// The word as messages show it.
  public String quoted() {
    return is(BREAK) ? "the line's end" : Quote.of(text);
  }
}
