package org.grundy.rules.text;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.InputException;
import org.grundy.core.Place;

/// A rules file cut into lines.
public final class SourceText {
  /// The most characters that a rules file may have.
  public static final int MAX_LENGTH = 1 << 20;

  private SourceText() {}

  /// The lines of a text, whatever its line breaks; a byte order mark is dropped.
  ///
  /// @throws InputException if the text is too long or holds control characters
  public static List<SourceLine> lines(String source, String text) {
    if (text.length() > MAX_LENGTH) {
      throw new InputException(
          new Place(source, 1, 1),
          "a rules file has at most %,d characters, this text has %,d"
              .formatted(MAX_LENGTH, text.length()),
          "is this a rules file?");
    }
    List<SourceLine> lines = new ArrayList<>();
    String withoutMark = text.startsWith("\uFEFF") ? text.substring(1) : text;
    for (String line : withoutMark.split("\r\n|\r|\n", -1)) {
      lines.add(line(source, lines.size() + 1, line));
    }
    return lines;
  }

  private static SourceLine line(String source, int number, String line) {
    StringBuilder blanked = new StringBuilder(line.length());
    for (int i = 0; i < line.length(); i += Character.charCount(line.codePointAt(i))) {
      int codePoint = line.codePointAt(i);
      if (isBlank(codePoint)) {
        blanked.append(' ');
      } else if (Character.isISOControl(codePoint)
          || Character.getType(codePoint) == Character.SURROGATE) {
        throw new InputException(
            new Place(source, number, line.codePointCount(0, i) + 1),
            "found the control character " + Quote.name(codePoint) + ", expected printable text",
            "");
      } else {
        blanked.appendCodePoint(codePoint);
      }
    }
    int comment = blanked.indexOf("//");
    return comment < 0
        ? new SourceLine(source, number, blanked.toString(), "")
        : new SourceLine(
            source, number, blanked.substring(0, comment), line.substring(comment).strip());
  }

  /// True if a character only separates: a space, a tab, or a blank of another script.
  public static boolean isBlank(int codePoint) {
    return codePoint == ' ' || codePoint == '\t' || Character.isSpaceChar(codePoint);
  }
}
