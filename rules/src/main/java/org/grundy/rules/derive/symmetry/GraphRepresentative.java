package org.grundy.rules.derive.symmetry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.core.Meter;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;

/// Chooses the representative of a component among its isomorphic images: the same component with
/// its vertices numbered anew, and no vertex or edge that does not live.
///
/// Rules name no vertex but the ground, so that an isomorphism that keeps the ground, the tokens
/// and the direction of arcs keeps the value. The representative is such an image whatever numbers
/// are taken: that two components have the same one proves them isomorphic, and to take it for them
/// is sound. The reverse need not hold.
///
/// The numbers come from colours. A vertex begins with a colour for being the ground, its tokens
/// and its edges; colours are then told apart by the colours at the other ends, as long as that
/// makes more of them (Weisfeiler and Leman 1968). While vertices share a colour, the first vertex
/// of the first such colour is given one of its own, and all begins again. Where vertices of a
/// colour are images of each other, as on paths, cycles, trees and grids, isomorphic components
/// have the same representative.
public final class GraphRepresentative {
  private final Optional<String> ground;

  /// The representatives of a game on graphs.
  public GraphRepresentative(GameRules rules) {
    this(((Board.Graph) rules.board()).ground());
  }

  /// The representatives of a game that names no vertex but one.
  ///
  /// @param kept its name, where it names one
  public GraphRepresentative(Optional<String> kept) {
    this.ground = kept;
  }

  /// The representative of a position.
  public GraphPosition of(GraphPosition position) {
    return new Colours(position, ground).relabelled();
  }

  private static final class Colours {
    private final GraphPosition position;
    private final Graph graph;
    private final int ground;
    private final Optional<String> groundName;
    private final int[] vertices;
    private final int[] colours;
    private int count;

    Colours(GraphPosition position, Optional<String> groundName) {
      this.position = position;
      this.graph = position.graph();
      this.groundName = groundName;
      this.ground = groundName.flatMap(graph::vertex).orElse(-1);
      this.vertices = position.copyVertices().stream().toArray();
      this.colours = new int[graph.order()];
    }

    GraphPosition relabelled() {
      for (int vertex : vertices) {
        colours[vertex] = vertex == ground ? 1 : 0;
      }
      position.tokens().forEach(token -> colours[token] += 2);
      refine();
      while (count < vertices.length) {
        individualise();
        refine();
      }
      return image();
    }

    /// Tells colours apart by the colours at the other ends until that changes nothing. New colours
    /// are numbered in the order of the old ones, so that nothing depends on names or numbers.
    private void refine() {
      int before = -1;
      while (count != before) {
        Meter.checkpoint();
        before = count;
        List<Signature> signatures = new ArrayList<>();
        for (int vertex : vertices) {
          signatures.add(new Signature(vertex, signature(vertex)));
        }
        signatures.sort((a, b) -> Arrays.compare(a.colours(), b.colours()));
        count = 0;
        for (int i = 0; i < signatures.size(); i++) {
          Signature signature = signatures.get(i);
          if (i == 0 || !Arrays.equals(signature.colours(), signatures.get(i - 1).colours())) {
            count++;
          }
          colours[signature.vertex()] = count - 1;
        }
      }
    }

    @SuppressWarnings("ArrayRecordComponent")
    private record Signature(int vertex, int[] colours) {}

    /// The colour of a vertex, then in order the kind of each edge with the colour at its other
    /// end.
    private int[] signature(int vertex) {
      int[] signature = new int[graph.incident(vertex) + 1];
      int length = 1;
      for (int i = 0; i < graph.incident(vertex); i++) {
        int index = graph.incident(vertex, i);
        if (position.hasEdge(index)) {
          Graph.Edge edge = graph.edge(index);
          int kind = edge.isLoop() ? 3 : !edge.arc() ? 0 : edge.from() == vertex ? 1 : 2;
          int loop = edge.isLoop() && edge.arc() ? 1 : 0;
          signature[length++] = (colours[edge.other(vertex)] * 2 + loop) * 4 + kind;
        }
      }
      Arrays.sort(signature, 1, length);
      signature[0] = colours[vertex];
      return Arrays.copyOf(signature, length);
    }

    private void individualise() {
      int[] members = new int[count];
      for (int vertex : vertices) {
        members[colours[vertex]]++;
      }
      int shared = 0;
      while (members[shared] == 1) {
        shared++;
      }
      boolean chosen = false;
      for (int vertex : vertices) {
        int colour = colours[vertex];
        boolean choose = colour == shared && !chosen;
        colours[vertex] = 2 * colour + (choose || colour != shared ? 0 : 1);
        chosen |= choose;
      }
    }

    private GraphPosition image() {
      String letter = groundName.isPresent() && groundName.get().startsWith("v") ? "w" : "v";
      String[] names = new String[vertices.length];
      for (int vertex : vertices) {
        names[colours[vertex]] =
            vertex == ground ? groundName.orElseThrow() : letter + (colours[vertex] + 1);
      }
      List<Graph.Edge> edges = new ArrayList<>();
      for (int i = position.nextEdge(0); i >= 0; i = position.nextEdge(i + 1)) {
        Graph.Edge edge = graph.edge(i);
        int from = colours[edge.from()];
        int to = colours[edge.to()];
        edges.add(
            edge.arc()
                ? new Graph.Edge(from, to, true)
                : new Graph.Edge(Math.min(from, to), Math.max(from, to), false));
      }
      edges.sort(
          Comparator.comparingInt(Graph.Edge::from)
              .thenComparingInt(Graph.Edge::to)
              .thenComparing(Graph.Edge::arc));
      return GraphPosition.of(
          Graph.of(List.of(names), edges),
          position.tokens().stream().map(token -> colours[token]).toList());
    }
  }
}
