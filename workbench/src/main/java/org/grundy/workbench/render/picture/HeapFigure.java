package org.grundy.workbench.render.picture;

import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.rules.tree.Picture;
import org.grundy.workbench.render.kit.Figure;
import org.grundy.workbench.render.kit.Pictures;

/// Heaps as stacks, each with its size and, where it is known, the value of the whole.
final class HeapFigure {
  private static final int MOST_DRAWN = 12;
  private static final int WIDTH = 84;
  private static final int STEP = 12;
  private static final int STACK = MOST_DRAWN * STEP;

  private HeapFigure() {}

  /// @param sizes the heaps of one position
  /// @param value the value of the position, where it is known
  /// @param picture in which each token is drawn, if the rules say so
  static Figure of(Iterable<Long> sizes, OptionalLong value, Optional<Picture> picture) {
    StringBuilder body = new StringBuilder();
    int x = 0;
    for (long size : sizes) {
      body.append(stack(x, size, picture));
      x += WIDTH;
    }
    if (value.isPresent()) {
      body.append(
          Figure.centred(
              x / 2.0,
              STACK + 44,
              15,
              "fill=\"" + Figure.BLUE + "\"",
              "value " + value.getAsLong()));
    }
    return new Figure(x, STACK + 58, body.toString());
  }

  private static String stack(int x, long size, Optional<Picture> picture) {
    StringBuilder stack = new StringBuilder();
    int drawn = (int) Math.min(size, MOST_DRAWN);
    for (int i = 0; i < drawn; i++) {
      int y = STACK - (i + 1) * STEP;
      boolean gap = size > MOST_DRAWN && i == MOST_DRAWN / 2;
      stack.append(
          gap
              ? Figure.centred(x + WIDTH / 2.0, y + 3, 16, "fill=\"#555\"", "…")
              : picture
                  .map(drawnIn -> Pictures.svg(drawnIn, x + (WIDTH - STEP) / 2.0, y, STEP))
                  .orElseGet(() -> Figure.cell(x + 14, y, WIDTH - 28, STEP - 3, Figure.tint(2))));
    }
    stack.append(
        Figure.line(
            x + 8, STACK + 1, x + WIDTH - 8, STACK + 1, "stroke=\"#555\" stroke-width=\"2\""));
    stack.append(Figure.centred(x + WIDTH / 2.0, STACK + 18, 18, "fill=\"#000\"", "" + size));
    return stack.toString();
  }
}
