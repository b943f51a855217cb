package org.grundy.workbench.render.kit;

/// A whole SVG document on a white ground, with a title and a description for readers who do not
/// see it.
public final class SvgPage {
  private SvgPage() {}

  /// A whole document.
  ///
  /// @param title plain text, as `description`
  /// @param description what the picture shows, and what draws it again
  /// @param body elements, well-formed
  public static String of(
      int width, int height, String title, String description, CharSequence body) {
    return """
    <?xml version="1.0" encoding="UTF-8"?>
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %1$d %2$d" width="%1$d" height="%2$d" role="img" aria-labelledby="title desc" font-family="Helvetica, Arial, sans-serif">
    <title id="title">%3$s</title>
    <desc id="desc">%4$s</desc>
    <rect width="%1$d" height="%2$d" fill="#fff"/>
    %5$s</svg>
    """
        .formatted(width, height, Figure.escape(title), Figure.escape(description), body);
  }
}
