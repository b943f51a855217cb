package org.grundy.workbench.render.kit;

/// How text is set off: by colours, or not at all.
///
/// @param colours whether escape sequences of a terminal may be used
public record Style(boolean colours) {
  /// No escape sequences.
  public static final Style PLAIN = new Style(false);

  /// Sets off what wins.
  public String winning(String text) {
    return paint("1;32", text);
  }

  /// Sets off a heading or a result.
  public String strong(String text) {
    return paint("1", text);
  }

  private String paint(String code, String text) {
    return colours ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
  }
}
