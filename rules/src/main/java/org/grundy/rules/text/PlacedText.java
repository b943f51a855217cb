package org.grundy.rules.text;

import org.grundy.core.Place;

/// A text that begins somewhere in a file.
///
/// @param base the place of its first character
public record PlacedText(Place base, String text) {
  /// The place of the character at an index; costs a pass up to there, so only for errors.
  public Place place(int index) {
    int line = base.line();
    int lineFrom = 0;
    for (int i = 0; i < index; i++) {
      char c = text.charAt(i);
      boolean breaks =
          c == '\n' || (c == '\r' && (i + 1 == text.length() || text.charAt(i + 1) != '\n'));
      if (breaks) {
        line++;
        lineFrom = i + 1;
      }
    }
    int column = text.codePointCount(lineFrom, index);
    return new Place(base.source(), line, column + (lineFrom == 0 ? base.column() : 1));
  }

  public boolean isBlankOrBreak(int index) {
    char c = text.charAt(index);
    return c == '\n' || c == '\r' || SourceText.isBlank(c);
  }
}
