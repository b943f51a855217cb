package org.grundy.solvers.play;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.List;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.core.GridPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.Position;
import org.grundy.core.SavedForm;
import org.grundy.core.TilingPosition;
import org.grundy.core.TuplePosition;

/// Saves positions of every kind that has moves spelled out, each after a word that tells its kind.
///
/// @param graphs how positions on the graphs of the problem are saved
public record PositionForm(SavedForm<GraphPosition> graphs) implements SavedForm<Position> {
  /// The form of the positions of one problem, where what lives of a graph changes and the graph
  /// does not.
  public static PositionForm of(List<Position> positions) {
    List<Graph> graphs =
        positions.stream()
            .filter(GraphPosition.class::isInstance)
            .map(position -> ((GraphPosition) position).graph())
            .toList();
    return new PositionForm(new GraphFormat(graphs));
  }

  @Override
  public void write(Position position, DataOutput out) throws IOException {
    switch (position) {
      case GridPosition grid -> {
        out.writeByte(0);
        GRID.write(grid, out);
      }
      case HeapPosition heap -> {
        out.writeByte(1);
        HEAP.write(heap, out);
      }
      case TuplePosition tuple -> {
        out.writeByte(2);
        TUPLE.write(tuple, out);
      }
      case GraphPosition graph -> {
        out.writeByte(3);
        graphs.write(graph, out);
      }
      case TilingPosition _ -> throw new IllegalArgumentException("no moves: " + position);
    }
  }

  @Override
  public Position read(DataInput in) throws IOException {
    byte kind = in.readByte();
    return switch (kind) {
      case 0 -> GRID.read(in);
      case 1 -> HEAP.read(in);
      case 2 -> TUPLE.read(in);
      case 3 -> graphs.read(in);
      default -> throw new IOException("no kind of position: " + kind);
    };
  }
}
