package org.grundy.rules.text.graph;

import org.grundy.core.InputException;
import org.grundy.rules.text.PlacedText;
import org.grundy.rules.text.Quote;

/// A name between quotes, in which `\"` is a quote and `\\` a backslash.
///
/// @param toIndex behind the closing quote
record QuotedName(String name, int toIndex) {
  /// @param fromIndex of the opening quote
  /// @param toIndex where the text has to have ended
  static QuotedName read(PlacedText placed, int fromIndex, int toIndex) {
    String text = placed.text();
    StringBuilder name = new StringBuilder();
    int i = fromIndex + 1;
    while (i < toIndex && text.charAt(i) != '"') {
      boolean escape =
          text.charAt(i) == '\\'
              && i + 1 < toIndex
              && (text.charAt(i + 1) == '"' || text.charAt(i + 1) == '\\');
      i += escape ? 1 : 0;
      name.append(text.charAt(i));
      i++;
    }
    if (i >= toIndex) {
      throw new InputException(
          placed.place(fromIndex), "this quote is not closed, expected `\"`", "");
    }
    String found = name.toString();
    if (found.isBlank() || found.codePoints().anyMatch(Character::isISOControl)) {
      throw new InputException(
          placed.place(fromIndex),
          "found %s, expected a name in one line".formatted(Quote.of("\"" + found + "\"")),
          "");
    }
    return new QuotedName(found, i + 1);
  }
}
