package org.grundy.workbench.render.kit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.grundy.rules.tree.Picture;

/// The pictures of `look` lines as outlines in a square of 100 by 100. They are drawn in one place,
/// the resource `pictures.txt`: SVG files and the page both take them from here.
public final class Pictures {
  /// The width of the square in which outlines are given.
  public static final int SIDE = 100;

  private static final Map<Picture, List<Shape>> ALL = read();

  private Pictures() {}

  /// A filled outline.
  ///
  /// @param path as the attribute `d` of an SVG path
  /// @param light its colour on a light ground
  /// @param dark its colour on a dark ground
  public record Shape(String path, String light, String dark) {}

  /// The outlines of a picture, the lowest first; none for a blank.
  public static List<Shape> of(Picture picture) {
    return Objects.requireNonNull(ALL.get(picture));
  }

  /// True if the glyph is written on the picture.
  public static boolean isLettered(Picture picture) {
    return picture == Picture.LETTER;
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

  /// Reads lines `WORD` and, behind blanks, `LIGHT DARK PATH`.
  private static Map<Picture, List<Shape>> read() {
    Map<Picture, List<Shape>> all = new EnumMap<>(Picture.class);
    List<Shape> shapes = List.of();
    for (String line : text().lines().toList()) {
      if (line.startsWith("  ")) {
        String[] words = line.strip().split(" ", 3);
        shapes.add(new Shape(words[2], words[0], words[1]));
      } else if (!line.isBlank() && !line.startsWith("//")) {
        shapes = new ArrayList<>();
        all.put(Picture.of(line).orElseThrow(), shapes);
      }
    }
    return all;
  }

  private static String text() {
    try (InputStream in =
        Objects.requireNonNull(Pictures.class.getResourceAsStream("pictures.txt"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
