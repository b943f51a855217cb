package org.grundy.games;

/// The text of a contest input, read from left to right; knows its place for errors.
public final class ContestInput {
  private final String source;
  private final byte[] text;

  /// An input at its beginning.
  ///
  /// @param source what the input is called in errors
  /// @param text the whole input
  public ContestInput(String source, byte[] text) {
    this.source = source;
    this.text = text;
  }

  @Override
  public String toString() {
    return source + " (" + text.length + " bytes)";
  }
}
