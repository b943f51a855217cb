package org.grundy.workbench.render.kit;

import java.util.List;
import java.util.Locale;
import org.grundy.rules.tree.Picture;

/// The pictures of `look` lines as outlines in a square of 100 by 100, the one place where they are
/// drawn: SVG files and the page both take them from here.
public final class Pictures {
  /// The width of the square in which outlines are given.
  public static final int SIDE = 100;

  private static final String STONE = "#4A5568";
  private static final String STONE_ON_DARK = "#A0AEC0";
  private static final String INK = "#2D3748";
  private static final String INK_ON_DARK = "#E2E8F0";
  private static final String PAPER = "#FFFFFF";
  private static final String PAPER_ON_DARK = "#1A202C";

  private Pictures() {}

  /// A filled outline.
  ///
  /// @param path as the attribute `d` of an SVG path
  /// @param light its colour on a light ground
  /// @param dark its colour on a dark ground
  public record Shape(String path, String light, String dark) {}

  /// The outlines of a picture, the lowest first; none for a blank.
  public static List<Shape> of(Picture picture) {
    return switch (picture) {
      case BACTERIUM ->
          List.of(
              ink("M48 12h4v16h-4zM48 72h4v16h-4zM12 48h16v4h-16zM72 48h16v4h-16z"),
              both("M22 50a28 24 0 1 0 56 0a28 24 0 1 0 -56 0z", "#3BA55D"),
              ink(disc(44, 46, 6) + disc(58, 56, 4)));
      case BISHOP ->
          List.of(
              ink("M30 84h40v-8h-12q12 -22 2 -36l-10 -14l-10 14q-10 14 2 36h-12z"),
              ink(disc(50, 20, 5)));
      case BLANK -> List.of();
      case CHOCOLATE ->
          List.of(both("M8 8h84v84h-84z", "#6B3F22"), both("M22 22h56v56h-56z", "#8B5A36"));
      case COIN -> List.of(both(disc(50, 50, 36), "#B7791F"), both(disc(50, 50, 28), "#ECC94B"));
      case CROSS ->
          List.of(
              ink(
                  "M20 30l10 -10l20 20l20 -20l10 10l-20 20l20 20l-10 10l-20 -20l-20 20"
                      + "l-10 -10l20 -20z"));
      case DOMINO -> List.of(stone("M6 6h88v88h-88z"), paper(disc(50, 50, 11)));
      case GRASS ->
          List.of(
              new Shape("M30 76q4 -22 -6 -34q14 10 14 34z", "#68A063", "#7FBF7A"),
              new Shape(
                  "M46 76q-4 -30 6 -46q6 22 2 46zM64 76q0 -18 14 -30q-6 14 -4 30z",
                  "#4C8C4A",
                  "#5FA85C"));
      case KING ->
          List.of(
              ink("M46 12h8v8h8v8h-8v8h-8v-8h-8v-8h8z"),
              ink("M28 84h44l8 -32q-4 -18 -30 -12q-26 -6 -30 12z"));
      case KNIGHT ->
          List.of(
              ink(
                  "M30 84h42q4 -34 -10 -50l-4 -14l-8 8q-18 6 -26 28l6 8l14 -8q4 2 2 6"
                      + "q-14 8 -16 22z"));
      case LETTER ->
          List.of(
              both("M12 26h76v50h-76z", "#E8DCC0"),
              both("M12 26l38 28l38 -28v6l-38 28l-38 -28z", "#8C7A4F"));
      case PIN ->
          List.of(
              stone(
                  "M40 88q-16 -22 -2 -42q4 -8 2 -14q-4 -18 10 -20q14 2 10 20q-2 6 2 14"
                      + "q14 20 -2 42z"),
              both("M40 34h20v5h-20z", "#D55E00"));
      case POISON ->
          List.of(
              ink(
                  "M50 14c-24 0 -34 16 -32 34q2 12 14 16v16h36v-16q12 -4 14 -16"
                      + "c2 -18 -8 -34 -32 -34z"),
              paper(disc(38, 46, 7) + disc(62, 46, 7) + "M47 58h6l3 8h-12z"));
      case QUEEN ->
          List.of(
              ink("M24 84h52l4 -46l-14 18l-6 -28l-10 26l-10 -26l-6 28l-14 -18z"),
              ink(disc(80, 32, 5) + disc(60, 22, 5) + disc(40, 22, 5) + disc(20, 32, 5)));
      case ROOK ->
          List.of(ink("M26 84h48v-8h-6l-4 -34h8v-22h-10v8h-8v-8h-8v8h-8v-8h-10v22h8l-4 34h-6z"));
      case STONE -> List.of(stone(disc(50, 50, 36)));
      case TOKEN -> List.of(both(disc(50, 50, 34), Figure.BLUE), paper(disc(50, 50, 14)));
      case WALL ->
          List.of(
              both("M6 6h88v88h-88z", "#A0522D"),
              both(
                  "M6 33h88v4h-88zM6 63h88v4h-88zM48 6h4v27h-4zM26 37h4v26h-4zM70 37h4v26h-4z"
                      + "M48 67h4v27h-4z",
                  "#E7D8C9"));
    };
  }

  /// A picture on white, in a square whose upper left corner is given.
  public static String svg(Picture picture, double x, double y, double side) {
    StringBuilder svg = new StringBuilder();
    for (Shape shape : of(picture)) {
      svg.append("<path d=\"%s\" fill=\"%s\"/>".formatted(shape.path, shape.light));
    }
    return svg.isEmpty()
        ? ""
        : String.format(
            Locale.ROOT,
            "<g transform=\"translate(%.1f %.1f) scale(%.3f)\">%s</g>%n",
            x,
            y,
            side / SIDE,
            svg);
  }

  private static Shape ink(String path) {
    return new Shape(path, INK, INK_ON_DARK);
  }

  private static Shape stone(String path) {
    return new Shape(path, STONE, STONE_ON_DARK);
  }

  private static Shape paper(String path) {
    return new Shape(path, PAPER, PAPER_ON_DARK);
  }

  private static Shape both(String path, String colour) {
    return new Shape(path, colour, colour);
  }

  private static String disc(int x, int y, int radius) {
    return "M%1$d %2$da%3$d %3$d 0 1 0 %4$d 0a%3$d %3$d 0 1 0 -%4$d 0z"
        .formatted(x - radius, y, radius, 2 * radius);
  }
}
