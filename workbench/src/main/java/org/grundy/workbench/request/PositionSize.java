package org.grundy.workbench.request;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.grundy.core.GraphPosition;
import org.grundy.core.GridPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.Position;
import org.grundy.core.TilingPosition;
import org.grundy.core.TuplePosition;

/// The size of positions, in words: it is told where drawing them would take too much.
public final class PositionSize {
  private PositionSize() {}

  /// The kind and the size of the position: `a board of 4x5`.
  public static String of(Position position) {
    return switch (position) {
      case GridPosition grid when grid.rows() == 1 ->
          String.format(Locale.ROOT, "a strip of %,d cells", grid.size());
      case GridPosition grid -> "a board of " + grid.rows() + "x" + grid.columns();
      case GraphPosition graph ->
          String.format(
              Locale.ROOT, "a graph of %,d vertices and %,d edges", graph.order(), graph.size());
      case HeapPosition heap -> "a heap of " + heap.size();
      case TuplePosition tuple ->
          tuple.sizes().stream()
              .map(String::valueOf)
              .collect(Collectors.joining(",", "heaps of (", ")"));
      case TilingPosition tiling ->
          "pieces of %s on %dx%d%s"
              .formatted(
                  tiling.pieceSize() == 1 ? "one cell" : tiling.pieceSize() + " cells",
                  tiling.rows(),
                  tiling.columns(),
                  tiling.named().map(piece -> ", of which " + piece + " is named").orElse(""));
    };
  }

  /// About how many characters it takes to write the positions down.
  public static long characters(List<Position> sum) {
    long characters = 0;
    for (Position position : sum) {
      characters +=
          switch (position) {
            case GridPosition grid -> grid.size() + (long) grid.rows();
            case GraphPosition graph -> 4L * (graph.order() + graph.size());
            case HeapPosition _, TuplePosition _, TilingPosition _ -> 10;
          };
    }
    return characters;
  }
}
