package org.grundy.checker.position;

import org.grundy.core.GraphPosition;
import org.grundy.core.GridPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.TilingPosition;
import org.grundy.core.TuplePosition;

/// About how much memory a position takes.
final class PositionBytes {
  private static final long HEADER = 64;
  private static final long EACH = 32;

  private PositionBytes() {}

  static long of(Object position) {
    return switch (position) {
      case GridPosition grid -> HEADER + grid.size() + EACH * grid.tokens().size();
      case GraphPosition graph ->
          2 * HEADER
              + (graph.graph().order() + graph.graph().size()) / Byte.SIZE
              + EACH * graph.tokens().size();
      case TuplePosition tuple -> HEADER + EACH * tuple.sizes().size();
      case HeapPosition _, TilingPosition _ -> HEADER;
      default -> throw new IllegalArgumentException("no position: " + position);
    };
  }
}
