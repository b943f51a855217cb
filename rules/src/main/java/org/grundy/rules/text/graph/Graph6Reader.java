package org.grundy.rules.text.graph;

import java.util.List;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.core.InputException;
import org.grundy.rules.text.PlacedText;
import org.grundy.rules.text.Quote;

/// Reads graph6 and digraph6, the formats of McKay's nauty: the order of the graph and the bits of
/// its matrix, six in a character.
///
/// graph6 lists the part of the matrix above the diagonal by columns, digraph6 (which begins with
/// `&`) the whole matrix by rows.
final class Graph6Reader {
  private static final List<String> PREFIXES =
      List.of(">>graph6<<", "graph6:", ">>digraph6<<", "digraph6:");

  private final PlacedText placed;
  private final int to;
  private int at;

  private Graph6Reader(PlacedText placed, int fromIndex, int toIndex) {
    this.placed = placed;
    this.at = fromIndex;
    this.to = toIndex;
  }

  /// True if a text is in this form.
  static boolean isNext(PlacedText placed, int fromIndex) {
    return PREFIXES.stream().anyMatch(prefix -> placed.text().startsWith(prefix, fromIndex));
  }

  /// The graph of a text that begins with one of the prefixes; its vertices are `v1`, `v2`, ….
  static GraphPosition read(PlacedText placed, int fromIndex, int toIndex) {
    String prefix =
        PREFIXES.stream()
            .filter(p -> placed.text().startsWith(p, fromIndex))
            .findFirst()
            .orElseThrow();
    int from = fromIndex + prefix.length();
    while (from < toIndex && placed.isBlankOrBreak(from)) {
      from++;
    }
    return new Graph6Reader(placed, from, toIndex).read(prefix.contains("digraph"));
  }

  private GraphPosition read(boolean arcs) {
    if (arcs) {
      if (at == to || placed.text().charAt(at) != '&') {
        throw new InputException(
            placed.place(at), "digraph6 begins with `&`, found none", "for example: digraph6:&BP_");
      }
      at++;
    }
    int order = order();
    long bits = arcs ? (long) order * order : (long) order * (order - 1) / 2;
    long length = (bits + 5) / 6;
    if (to - at != length) {
      throw new InputException(
          placed.place(Math.min(to, at + (int) Math.min(length, Integer.MAX_VALUE / 2))),
          "a graph of %,d vertices takes %,d characters after its order, found %,d"
              .formatted(order, length, to - at),
          "");
    }
    GraphSketch sketch = new GraphSketch(placed);
    for (int i = 1; i <= order; i++) {
      sketch.vertex("v" + i, at);
    }
    if (arcs) {
      matrix(sketch, order);
    } else {
      triangle(sketch, order);
    }
    return sketch.position();
  }

  private void matrix(GraphSketch sketch, int order) {
    for (int from = 0; from < order; from++) {
      for (int other = 0; other < order; other++) {
        long bit = (long) from * order + other;
        if (isSet(bit)) {
          sketch.join(from, other, true, index(bit));
        }
      }
    }
  }

  private void triangle(GraphSketch sketch, int order) {
    for (int other = 1; other < order; other++) {
      for (int from = 0; from < other; from++) {
        long bit = (long) other * (other - 1) / 2 + from;
        if (isSet(bit)) {
          sketch.join(from, other, false, index(bit));
        }
      }
    }
  }

  private int index(long bit) {
    return at + (int) (bit / 6);
  }

  private boolean isSet(long bit) {
    return (six(index(bit)) >>> (5 - bit % 6) & 1) != 0;
  }

  /// The number of vertices: one character, or `~` and three of six bits each.
  private int order() {
    int first = six(at);
    at++;
    if (first < 63) {
      return first;
    }
    int order = 0;
    for (int i = 0; i < 3; i++) {
      order = order << 6 | six(at);
      at++;
    }
    if (order > Graph.MAX_VERTICES) {
      throw new InputException(
          placed.place(at - 4),
          "a graph has at most %,d vertices, found the order of a larger one"
              .formatted(Graph.MAX_VERTICES),
          "");
    }
    return order;
  }

  private int six(int index) {
    if (index >= to) {
      throw new InputException(
          placed.place(to),
          "the text ends here, expected more characters of graph6",
          "for example: graph6:DhC, the path of five vertices");
    }
    int code = placed.text().charAt(index) - 63;
    if (code < 0 || code > 63) {
      throw new InputException(
          placed.place(index),
          "found %s, expected a character of graph6, from `?` to `~`"
              .formatted(Quote.of(placed.text().codePointAt(index))),
          "");
    }
    return code;
  }
}
