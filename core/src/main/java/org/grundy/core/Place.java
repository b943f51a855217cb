package org.grundy.core;

/// A place in a text from outside.
///
/// @param source the file, `<stdin>`, or what else the text is called
/// @param line from 1
/// @param column from 1, counted in characters
public record Place(String source, int line, int column) {
  @Override
  public String toString() {
    return source + ":" + line + ":" + column;
  }
}
