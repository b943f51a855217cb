package org.grundy.workbench.render.kit;

import java.util.List;

/// A picture of figures set beside each other under a heading.
public final class FigureSheet {
  private static final int MARGIN = 16;
  private static final int GAP = 24;
  private static final int LINE_WIDTH = 1200;
  private static final int LEAST_WIDTH = 320;

  private FigureSheet() {}

  /// A whole SVG document.
  ///
  /// @param outcome what the picture shows, in a sentence
  /// @param command what draws it again, kept in its description
  public static String of(String title, String outcome, String command, List<Figure> figures) {
    StringBuilder body = new StringBuilder();
    body.append(Figure.text(MARGIN, MARGIN + 20, 22, "font-weight=\"bold\"", title));
    body.append(Figure.text(MARGIN, MARGIN + 44, 16, "", outcome));
    int width =
        Math.max(LEAST_WIDTH, (int) (Math.max(title.length() * 22, outcome.length() * 16) * 0.56));
    int x = 0;
    int y = MARGIN + 60;
    int lineHeight = 0;
    for (Figure figure : figures) {
      if (x > 0 && x + figure.width() > LINE_WIDTH) {
        y += lineHeight + GAP;
        x = 0;
        lineHeight = 0;
      }
      body.append("<g transform=\"translate(%d %d)\">%n".formatted(MARGIN + x, y))
          .append(figure.body())
          .append("</g>\n");
      x += figure.width() + GAP;
      width = Math.max(width, x - GAP);
      lineHeight = Math.max(lineHeight, figure.height());
    }
    return SvgPage.of(
        width + 2 * MARGIN,
        y + lineHeight + MARGIN,
        title,
        outcome + " Drawn by: " + command,
        body);
  }
}
