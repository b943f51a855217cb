package org.grundy.rules.text;

import org.grundy.core.Place;

/// One line of a text.
///
/// @param source what the text is called
/// @param number from 1
/// @param code what comes before the comment, with every blank written as a space
/// @param comment from its `//` on, or empty
public record SourceLine(String source, int number, String code, String comment) {
  /// The place of the character at an index into `code`; code points count once.
  public Place at(int index) {
    return new Place(source, number, code.codePointCount(0, index) + 1);
  }
}
