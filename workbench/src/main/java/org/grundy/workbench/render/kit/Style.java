package org.grundy.workbench.render.kit;

/// The layout of text: how it is set off, and how long a line may be.
///
/// @param colours whether escape sequences of a terminal may be used
/// @param width the longest line, where it can be broken
public record Style(boolean colours, int width) {
  /// The longest line where nobody says how wide the paper is.
  public static final int USUAL_WIDTH = 100;

  /// No escape sequences.
  public static final Style PLAIN = new Style(false);

  /// Lines of the usual length.
  public Style(boolean colours) {
    this(colours, USUAL_WIDTH);
  }

  /// Sets off what wins.
  public String winning(String text) {
    return paint("1;32", text);
  }

  /// Sets off a heading or a result.
  public String strong(String text) {
    return paint("1", text);
  }

  /// Sets off a place that is to be looked at.
  public String marked(String text) {
    return paint("7", text);
  }

  private String paint(String code, String text) {
    return colours ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
  }
}
