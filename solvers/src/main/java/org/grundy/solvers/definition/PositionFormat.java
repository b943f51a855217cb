package org.grundy.solvers.definition;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.core.GridPosition;
import org.grundy.core.GridPosition.Token;
import org.grundy.core.HeapPosition;
import org.grundy.core.TuplePosition;

/// How positions of one kind are saved.
///
/// @param <P> the positions
public interface PositionFormat<P> {
  void write(P position, DataOutput out) throws IOException;

  /// Reads what [#write] wrote.
  ///
  /// @throws IOException if the input ends early or holds no position
  P read(DataInput in) throws IOException;

  /// Boards of cells with their tokens.
  PositionFormat<GridPosition> GRID =
      new PositionFormat<>() {
        @Override
        public void write(GridPosition position, DataOutput out) throws IOException {
          out.writeInt(position.rows());
          out.writeInt(position.columns());
          out.write(position.copyCells());
          out.writeInt(position.tokens().size());
          for (Token token : position.tokens()) {
            out.writeInt(token.kind());
            out.writeInt(token.cell());
          }
        }

        @Override
        public GridPosition read(DataInput in) throws IOException {
          int rows = in.readInt();
          int columns = in.readInt();
          long size = (long) rows * columns;
          require(rows > 0 && columns > 0 && size <= GridPosition.MAX_CELLS);
          byte[] cells = new byte[(int) size];
          in.readFully(cells);
          int count = in.readInt();
          require(count >= 0);
          List<Token> tokens = new ArrayList<>();
          for (int i = 0; i < count; i++) {
            Token token = new Token(in.readInt(), in.readInt());
            require(token.cell() >= 0 && token.cell() < size);
            tokens.add(token);
          }
          return GridPosition.wrap(rows, columns, cells, tokens);
        }
      };

  /// Heaps.
  PositionFormat<HeapPosition> HEAP =
      new PositionFormat<>() {
        @Override
        public void write(HeapPosition position, DataOutput out) throws IOException {
          out.writeLong(position.size());
        }

        @Override
        public HeapPosition read(DataInput in) throws IOException {
          long size = in.readLong();
          require(size >= 0);
          return new HeapPosition(size);
        }
      };

  /// Heaps that move together.
  PositionFormat<TuplePosition> TUPLE =
      new PositionFormat<>() {
        @Override
        public void write(TuplePosition position, DataOutput out) throws IOException {
          out.writeInt(position.sizes().size());
          for (long size : position.sizes()) {
            out.writeLong(size);
          }
        }

        @Override
        public TuplePosition read(DataInput in) throws IOException {
          int count = in.readInt();
          require(count > 0);
          List<Long> sizes = new ArrayList<>();
          for (int i = 0; i < count; i++) {
            long size = in.readLong();
            require(size >= 0);
            sizes.add(size);
          }
          return new TuplePosition(sizes);
        }
      };

  /// What lives of graphs, with the graphs by their names.
  PositionFormat<GraphPosition> GRAPH =
      new PositionFormat<>() {
        @Override
        public void write(GraphPosition position, DataOutput out) throws IOException {
          out.writeInt(position.order());
          Map<Integer, Integer> numbers = new HashMap<>();
          for (int v = position.nextVertex(0); v >= 0; v = position.nextVertex(v + 1)) {
            numbers.put(v, numbers.size());
            out.writeUTF(position.graph().name(v));
          }
          out.writeInt(position.size());
          for (int i = position.nextEdge(0); i >= 0; i = position.nextEdge(i + 1)) {
            Graph.Edge edge = position.graph().edge(i);
            out.writeInt(numbers.getOrDefault(edge.from(), -1));
            out.writeInt(numbers.getOrDefault(edge.to(), -1));
            out.writeBoolean(edge.arc());
          }
          out.writeInt(position.tokens().size());
          for (int token : position.tokens()) {
            out.writeInt(numbers.getOrDefault(token, -1));
          }
        }

        @Override
        public GraphPosition read(DataInput in) throws IOException {
          List<String> names = new ArrayList<>();
          for (int left = count(in, Graph.MAX_VERTICES); left > 0; left--) {
            names.add(in.readUTF());
          }
          List<Graph.Edge> edges = new ArrayList<>();
          for (int left = count(in, Graph.MAX_EDGES); left > 0; left--) {
            int from = count(in, names.size() - 1);
            edges.add(new Graph.Edge(from, count(in, names.size() - 1), in.readBoolean()));
          }
          List<Integer> tokens = new ArrayList<>();
          for (int left = count(in, Integer.MAX_VALUE); left > 0; left--) {
            tokens.add(count(in, names.size() - 1));
          }
          return GraphPosition.of(Graph.of(names, edges), tokens);
        }
      };

  private static int count(DataInput in, int most) throws IOException {
    int count = in.readInt();
    require(count >= 0 && count <= most);
    return count;
  }

  private static void require(boolean holds) throws IOException {
    if (!holds) {
      throw new IOException("not a position");
    }
  }
}
