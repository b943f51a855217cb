package org.grundy.solvers.component.graph;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.rules.derive.split.GraphReading;
import org.grundy.rules.moves.GraphRuleset;

/// A graph whose living vertices and edges are bits of some words, so that a position of it is a
/// *state*:
///
/// ```
/// bits 0 .. order               the vertices
/// bits order .. order + edges   the edges, where an edge may die while both its ends live
/// last word                     the vertex of the token, where there is one
/// ```
///
/// Otherwise an edge lives as long as its ends do. Edges that no line asks for are left out.
final class LivingCells {
  final int order;
  final int edges;
  final int[] from;
  final int[] to;
  final boolean[] arc;

  /// By vertex, the edges that end there, a loop once.
  final int[][] incident;

  /// The number of the ground, -1 where there is none.
  final int ground;

  /// The number of words of a state.
  final int words;

  final boolean edgesDie;
  final boolean hasToken;

  /// The vertices whose deletion wins the game, and those that a token wins on.
  private final int[] wonByDeletion;

  private final int[] wonByToken;

  private final Graph graph;
  private final int[] given;

  LivingCells(GraphReading reading, GraphPosition start) {
    this.graph = start.graph();
    this.ground = reading.ground().flatMap(graph::vertex).orElse(-1);
    this.edgesDie = reading.edgesDie();
    this.hasToken = reading.walk().isPresent();
    this.order = graph.order();
    this.given = kept(reading, start);
    this.edges = given.length;
    this.from = new int[edges];
    this.to = new int[edges];
    this.arc = new boolean[edges];
    for (int i = 0; i < edges; i++) {
      Graph.Edge edge = graph.edge(given[i]);
      from[i] = edge.from();
      to[i] = edge.to();
      arc[i] = edge.arc();
    }
    this.incident = incident();
    int bits = order + (edgesDie ? edges : 0);
    this.words = ((bits + 63) >>> 6) + (hasToken ? 1 : 0);
    this.wonByDeletion = winning(reading, true);
    this.wonByToken = winning(reading, false);
  }

  private int[] winning(GraphReading reading, boolean deleted) {
    return reading.wins().stream()
        .filter(win -> win.deleted() == deleted)
        .flatMap(win -> graph.vertex(win.vertex()).stream())
        .mapToInt(Integer::intValue)
        .distinct()
        .toArray();
  }

  /// The numbers of the living edges that some line asks for.
  private int[] kept(GraphReading reading, GraphPosition start) {
    List<Integer> kept = new ArrayList<>();
    Set<Graph.Edge> seen = new HashSet<>();
    boolean counted = edgesDie || (reading.edgesCounted() && reading.walk().isEmpty());
    for (int i = start.nextEdge(0); i >= 0; i = start.nextEdge(i + 1)) {
      Graph.Edge edge = graph.edge(i);
      boolean idle =
          counted
              ? !edgesDie && edge.isLoop() && edge.from() == ground
              : edge.isLoop() || !seen.add(GraphRuleset.sorted(edge));
      if (!idle && (reading.edgesRead() || hasToken)) {
        kept.add(i);
      }
    }
    return kept.stream().mapToInt(Integer::intValue).toArray();
  }

  private int[][] incident() {
    List<List<Integer>> lists = new ArrayList<>();
    for (int v = 0; v < order; v++) {
      lists.add(new ArrayList<>());
    }
    for (int e = 0; e < edges; e++) {
      lists.get(from[e]).add(e);
      if (to[e] != from[e]) {
        lists.get(to[e]).add(e);
      }
    }
    return lists.stream()
        .map(list -> list.stream().mapToInt(Integer::intValue).toArray())
        .toArray(int[][]::new);
  }

  /// The state of a position of the graph.
  long[] state(GraphPosition position) {
    long[] state = new long[words];
    for (int v = position.nextVertex(0); v >= 0; v = position.nextVertex(v + 1)) {
      set(state, v);
    }
    if (edgesDie) {
      for (int e = 0; e < edges; e++) {
        if (position.hasEdge(given[e])) {
          set(state, order + e);
        }
      }
    }
    if (hasToken) {
      state[words - 1] = position.tokens().getFirst();
    }
    return state;
  }

  /// True if the state tells which edges of a position of the graph live.
  boolean tellsEdges(GraphPosition position) {
    for (int e = 0; e < edges && !edgesDie; e++) {
      boolean lives = position.hasVertex(from[e]) && position.hasVertex(to[e]);
      if (lives != position.hasEdge(given[e])) {
        return false;
      }
    }
    return true;
  }

  /// A state drawn as a position.
  GraphPosition position(long[] state) {
    BitSet vertices = new BitSet();
    BitSet living = new BitSet();
    for (int v = 0; v < order; v++) {
      vertices.set(v, has(state, v));
    }
    for (int e = 0; e < edges; e++) {
      living.set(given[e], livesEdge(state, e));
    }
    return GraphPosition.of(
        graph, vertices, living, hasToken ? List.of((int) state[words - 1]) : List.of());
  }

  /// True if a cell of a state lives.
  static boolean has(long[] state, int cell) {
    return ((state[cell >>> 6] >>> cell) & 1) != 0;
  }

  static void set(long[] state, int cell) {
    state[cell >>> 6] |= 1L << cell;
  }

  static void clear(long[] state, int cell) {
    state[cell >>> 6] &= ~(1L << cell);
  }

  boolean livesEdge(long[] state, int edge) {
    return edgesDie ? has(state, order + edge) : has(state, from[edge]) && has(state, to[edge]);
  }

  int other(int edge, int vertex) {
    return vertex == from[edge] ? to[edge] : from[edge];
  }

  /// True if a walk along an edge may begin at one of its ends.
  boolean leaves(int edge, int vertex) {
    return !arc[edge] || vertex == from[edge];
  }

  /// The vertex of the token.
  int token(long[] state) {
    return hasToken ? (int) state[words - 1] : -1;
  }

  /// The way in which a vertex ends the game: 1 if whoever deletes it wins, 2 if whoever brings a
  /// token there does, 3 for both, 0 for others.
  int wins(int vertex) {
    return (contains(wonByDeletion, vertex) ? 1 : 0) + (contains(wonByToken, vertex) ? 2 : 0);
  }

  private static boolean contains(int[] vertices, int vertex) {
    for (int v : vertices) {
      if (v == vertex) {
        return true;
      }
    }
    return false;
  }

  /// True if a move in a component may ever end the game.
  boolean hasWins(long[] part) {
    for (int v : wonByDeletion) {
      if (has(part, v)) {
        return true;
      }
    }
    for (int v : wonByToken) {
      if (has(part, v)) {
        return true;
      }
    }
    return false;
  }

  /// True if a move ends the game.
  ///
  /// @param after what it leaves of the component, without what falls
  boolean ends(long[] part, long[] after) {
    for (int v : wonByDeletion) {
      if (has(part, v) && !has(after, v)) {
        return true;
      }
    }
    return hasToken && contains(wonByToken, token(after));
  }

  /// Deletes a vertex and with it its edges.
  void deleteVertex(long[] state, int vertex) {
    clear(state, vertex);
    if (edgesDie) {
      for (int edge : incident[vertex]) {
        clear(state, order + edge);
      }
    }
  }

  /// A state of some vertices, with those edges that live in another state.
  ///
  /// @param vertices the first `count` of these
  long[] part(long[] state, int[] vertices, int count) {
    long[] part = new long[words];
    for (int i = 0; i < count; i++) {
      set(part, vertices[i]);
    }
    if (edgesDie) {
      for (int i = 0; i < count; i++) {
        for (int edge : incident[vertices[i]]) {
          if (has(state, order + edge) && has(part, from[edge]) && has(part, to[edge])) {
            set(part, order + edge);
          }
        }
      }
    }
    if (hasToken) {
      part[words - 1] = state[words - 1];
    }
    return part;
  }
}
