package org.grundy.workbench.render.kit;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.grundy.rules.tree.Lattice.Corner;

/// A part of a picture: SVG elements within a rectangle whose upper left corner is the origin.
///
/// @param width in the picture's units, as [#height]
/// @param body elements, well-formed
public record Figure(int width, int height, String body) {
  /// Blue, for what stands on a board (Okabe and Ito 2008: told apart by colour-blind people).
  public static final String BLUE = "#0072B2";

  /// Vermillion, for what wins.
  public static final String VERMILLION = "#D55E00";

  /// Tints of the colours of Okabe and Ito, light enough for black text.
  private static final String[] TINTS = {
    "#FFFFFF", "#CFE8F7", "#FBE5BF", "#C9EBDD", "#F3DCE9", "#FBF7C8", "#C7DCEA", "#F5D3BD"
  };

  /// A light colour for each small number; they come round again.
  public static String tint(long index) {
    return TINTS[(int) (index % TINTS.length)];
  }

  /// A rectangle with a thin border.
  public static String cell(int x, int y, int width, int height, String fill) {
    return "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\" stroke=\"#777\"/>\n"
        .formatted(x, y, width, height, fill);
  }

  /// A polygon with a thin border.
  public static String polygon(List<Corner> corners, String fill) {
    String points =
        corners.stream()
            .map(corner -> String.format(Locale.ROOT, "%.1f,%.1f", corner.x(), corner.y()))
            .collect(Collectors.joining(" "));
    return "<polygon points=\"%s\" fill=\"%s\" stroke=\"#777\"/>\n".formatted(points, fill);
  }

  public static String disc(double x, double y, double radius, String attributes) {
    return String.format(
        Locale.ROOT, "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\" %s/>%n", x, y, radius, attributes);
  }

  public static String line(double fromX, double fromY, double toX, double toY, String attributes) {
    return String.format(
        Locale.ROOT,
        "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" %s/>%n",
        fromX,
        fromY,
        toX,
        toY,
        attributes);
  }

  /// Text whose middle lies at a point.
  ///
  /// @param attributes further attributes of the element
  public static String centred(double x, double y, double size, String attributes, String text) {
    return text(x, y + size * 0.35, size, "text-anchor=\"middle\" " + attributes, text);
  }

  /// Text that begins at a point of its base line.
  public static String text(double x, double y, double size, String attributes, String text) {
    return String.format(
        Locale.ROOT,
        "<text x=\"%.1f\" y=\"%.1f\" font-size=\"%.1f\" %s>%s</text>%n",
        x,
        y,
        size,
        attributes.strip(),
        escape(text));
  }

  /// Text as it may stand in elements and attributes. What XML cannot hold becomes U+FFFD.
  public static String escape(String text) {
    StringBuilder escaped = new StringBuilder(text.length());
    text.codePoints()
        .forEach(c -> {
          switch (c) {
            case '&' -> escaped.append("&amp;");
            case '<' -> escaped.append("&lt;");
            case '>' -> escaped.append("&gt;");
            case '"' -> escaped.append("&quot;");
            default -> escaped.appendCodePoint(isAllowed(c) ? c : 0xfffd);
          }
        });
    return escaped.toString();
  }

  private static boolean isAllowed(int c) {
    return c >= 0x20
        ? !(c >= 0xd800 && c < 0xe000) && c != 0xfffe && c != 0xffff
        : c == '\t' || c == '\n' || c == '\r';
  }
}
