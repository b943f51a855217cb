package org.grundy.solvers.play;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.core.SavedForm;

/// Saves what lives of the graphs of one problem, which come with the problem; of other graphs,
/// such as are left where vertices are joined, all of it.
///
/// @param graphs those of the problem's positions, in their order
record GraphFormat(List<Graph> graphs) implements SavedForm<GraphPosition> {
  GraphFormat {
    graphs = List.copyOf(graphs);
  }

  /// About how many bytes a position takes that has a graph of its own, with its names, edges and
  /// what is kept of them.
  static int bytesOfOwn(GraphPosition position) {
    return 512 + 96 * (position.order() + position.size());
  }

  /// About how many bytes a position takes that is a part of a graph of the problem.
  static int bytesOfPart(GraphPosition position) {
    return 200 + (position.graph().order() + position.graph().size()) / 8;
  }

  @Override
  public void write(GraphPosition position, DataOutput out) throws IOException {
    int number = graphs.indexOf(position.graph());
    out.writeInt(number);
    if (number < 0) {
      write(position.graph(), out);
    }
    write(position.copyVertices(), out);
    write(position.copyEdges(), out);
    out.writeInt(position.tokens().size());
    for (int token : position.tokens()) {
      out.writeInt(token);
    }
  }

  private static void write(Graph graph, DataOutput out) throws IOException {
    out.writeInt(graph.order());
    for (String name : graph.names()) {
      out.writeUTF(name);
    }
    out.writeInt(graph.size());
    for (Graph.Edge edge : graph.edges()) {
      out.writeInt(edge.from());
      out.writeInt(edge.to());
      out.writeBoolean(edge.arc());
    }
  }

  private static Graph readGraph(DataInput in) throws IOException {
    int order = in.readInt();
    require(0 <= order && order <= Graph.MAX_VERTICES);
    List<String> names = new ArrayList<>();
    for (int i = 0; i < order; i++) {
      names.add(in.readUTF());
    }
    int size = in.readInt();
    require(0 <= size && size <= Graph.MAX_EDGES);
    List<Graph.Edge> edges = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      edges.add(new Graph.Edge(in.readInt(), in.readInt(), in.readBoolean()));
    }
    try {
      return Graph.of(names, edges);
    } catch (IllegalArgumentException none) {
      throw new IOException("no graph", none);
    }
  }

  private static void write(BitSet set, DataOutput out) throws IOException {
    byte[] bytes = set.toByteArray();
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  @Override
  public GraphPosition read(DataInput in) throws IOException {
    int number = in.readInt();
    require(number >= -1 && number < graphs.size());
    Graph graph = number < 0 ? readGraph(in) : graphs.get(number);
    BitSet vertices = read(in, graph.order());
    BitSet edges = read(in, graph.size());
    int count = in.readInt();
    require(count >= 0);
    List<Integer> tokens = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int token = in.readInt();
      require(token >= 0 && vertices.get(token));
      tokens.add(token);
    }
    return GraphPosition.of(graph, vertices, edges, tokens);
  }

  private static BitSet read(DataInput in, int size) throws IOException {
    int length = in.readInt();
    require(length >= 0 && length <= (size + 7) / 8);
    byte[] bytes = new byte[length];
    in.readFully(bytes);
    BitSet set = BitSet.valueOf(bytes);
    require(set.length() <= size);
    return set;
  }

  private static void require(boolean holds) throws IOException {
    if (!holds) {
      throw new IOException("not a position");
    }
  }
}
