package org.grundy.workbench.render.picture;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.rules.derive.split.GraphReading;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;

/// The places at which the vertices of a graph are drawn, in units of a usual edge: boards by the
/// rows and columns in their names, paths in lines, what stands on the ground, trees and arcs
/// without cycles in layers, cycles and complete graphs as circles, some others as everybody knows
/// them, all else so that distances are those in the graph. Connected parts stand beside each
/// other. The same graph is always drawn alike. Where moves add edges all vertices stand around a
/// circle in the order of their names, so that they stay where they are.
public final class GraphLayout {
  private static final Pattern CELL = Pattern.compile("r([0-9]{1,4})c([0-9]{1,4})");
  private static final int PER_LINE = 15;

  /// Names that end in numbers come in the order of these.
  private static final Comparator<String> BY_NAME =
      Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder());

  private static final int MOST_BY_STRESS = 150;

  private final GraphPosition position;
  private final int ground;
  private final double[] x;
  private final double[] y;
  private double width;
  private double height;

  private GraphLayout(GraphPosition position, int ground) {
    this.position = position;
    this.ground = ground;
    this.x = new double[position.graph().order()];
    this.y = new double[position.graph().order()];
  }

  /// Places all vertices of a position of a game on graphs.
  public static GraphLayout of(GameRules rules, GraphPosition position) {
    Optional<String> ground =
        rules.board() instanceof Board.Graph board ? board.ground() : Optional.empty();
    int lowest = ground.flatMap(position.graph()::vertex).orElse(-1);
    if (rules.board() instanceof Board.Graph && GraphReading.of(rules).joinsPairs()) {
      GraphLayout layout = new GraphLayout(position, lowest);
      if (!layout.board() && position.order() > 0) {
        int[] vertices =
            position.copyVertices().stream()
                .boxed()
                .sorted(Comparator.comparing(position.graph()::name, BY_NAME))
                .mapToInt(Integer::intValue)
                .toArray();
        layout.circle(vertices);
        layout.moveTo(vertices, 0);
      }
      return layout;
    }
    return of(position, lowest);
  }

  /// Places all vertices of a graph.
  ///
  /// @param ground the vertex that is drawn lowest, or -1
  public static GraphLayout of(GraphPosition position, int ground) {
    GraphLayout layout = new GraphLayout(position, ground);
    if (!layout.board()) {
      layout.parts();
    }
    return layout;
  }

  public double x(int vertex) {
    return x[vertex];
  }

  public double y(int vertex) {
    return y[vertex];
  }

  /// The vertex that is drawn lowest, or -1.
  public int ground() {
    return ground;
  }

  public double width() {
    return width;
  }

  public double height() {
    return height;
  }

  private boolean board() {
    for (int v = position.nextVertex(0); v >= 0; v = position.nextVertex(v + 1)) {
      Matcher cell = CELL.matcher(position.graph().name(v));
      if (!cell.matches()) {
        return false;
      }
      y[v] = Integer.parseInt(cell.group(1)) - 1;
      x[v] = Integer.parseInt(cell.group(2)) - 1;
      width = Math.max(width, x[v]);
      height = Math.max(height, y[v]);
    }
    return width <= 200 && height <= 200;
  }

  private void parts() {
    width = 0;
    height = 0;
    BitSet left = position.copyVertices();
    List<int[]> parts = new ArrayList<>();
    double fromX = 0;
    for (int v = left.nextSetBit(0); v >= 0; v = left.nextSetBit(v + 1)) {
      GraphPosition part = position.joinedTo(v);
      left.andNot(part.copyVertices());
      int[] vertices = part.copyVertices().stream().toArray();
      place(part, vertices);
      moveTo(vertices, fromX);
      fromX = width + 1;
      parts.add(vertices);
    }
    if (ground >= 0) {
      for (int[] part : parts) {
        double lowest = Arrays.stream(part).mapToDouble(v -> y[v]).max().orElse(0);
        Arrays.stream(part).forEach(v -> y[v] += height - lowest);
      }
    }
  }

  private void moveTo(int[] vertices, double fromX) {
    double leastX = Arrays.stream(vertices).mapToDouble(v -> x[v]).min().orElse(0);
    double leastY = Arrays.stream(vertices).mapToDouble(v -> y[v]).min().orElse(0);
    for (int v : vertices) {
      x[v] += fromX - leastX;
      y[v] -= leastY;
      width = Math.max(width, x[v]);
      height = Math.max(height, y[v]);
    }
  }

  private void place(GraphPosition part, int[] vertices) {
    int most = Arrays.stream(vertices).map(part::degree).max().orElse(0);
    int least = Arrays.stream(vertices).map(part::degree).min().orElse(0);
    boolean tree = part.size() == vertices.length - 1;
    boolean grounded = ground >= 0 && part.hasVertex(ground);
    if (tree && most <= 2 && !grounded) {
      row(part, vertices);
    } else if (grounded) {
      layers(part, ground, true);
    } else if (!placed(part, vertices)) {
      if (tree) {
        layers(part, vertices[0], false);
      } else {
        circle(least == 2 && most == 2 ? along(part, vertices[0], vertices.length) : vertices);
      }
    }
  }

  /// Places a part that is no path and does not stand on the ground, where it is more than a tree,
  /// a cycle or a complete graph; says whether it is.
  private boolean placed(GraphPosition part, int[] vertices) {
    int n = vertices.length;
    Neighbours neighbours = Neighbours.in(part, vertices);
    double[] atX = new double[n];
    double[] atY = new double[n];
    boolean isKnown =
        KnownDrawings.place(neighbours, atX, atY) || ArcLayers.place(part, vertices, atX, atY);
    if (!isKnown && !isPlain(neighbours) && n <= MOST_BY_STRESS) {
      StressLayout.place(neighbours, atX, atY);
      isKnown = true;
    }
    for (int i = 0; isKnown && i < n; i++) {
      x[vertices[i]] = atX[i];
      y[vertices[i]] = atY[i];
    }
    return isKnown;
  }

  /// True if it is a tree, a cycle or a complete graph.
  private static boolean isPlain(Neighbours graph) {
    int n = graph.order();
    int edges = IntStream.range(0, n).map(graph::degree).sum() / 2;
    boolean isCycle = IntStream.range(0, n).allMatch(v -> graph.degree(v) == 2);
    return edges == n - 1 || isCycle || edges == n * (n - 1) / 2;
  }

  /// A path, to and fro where it is long.
  private void row(GraphPosition part, int[] vertices) {
    int end =
        Arrays.stream(vertices).filter(v -> part.degree(v) <= 1).findFirst().orElse(vertices[0]);
    int[] walk = along(part, end, vertices.length);
    for (int i = 0; i < walk.length; i++) {
      int line = i / PER_LINE;
      x[walk[i]] = line % 2 == 0 ? i % PER_LINE : PER_LINE - 1 - i % PER_LINE;
      y[walk[i]] = line;
    }
  }

  /// The vertices of a path or a cycle, one after the other.
  private static int[] along(GraphPosition part, int start, int count) {
    int[] walk = new int[count];
    BitSet seen = new BitSet();
    int at = start;
    for (int i = 0; i < count; i++) {
      walk[i] = at;
      seen.set(at);
      at = next(part, at, seen);
    }
    return walk;
  }

  private static int next(GraphPosition part, int from, BitSet seen) {
    Graph graph = part.graph();
    for (int i = 0; i < graph.incident(from); i++) {
      int edge = graph.incident(from, i);
      int other = graph.edge(edge).other(from);
      if (part.hasEdge(edge) && !seen.get(other)) {
        return other;
      }
    }
    return from;
  }

  private void circle(int[] vertices) {
    double radius = Math.max(0.6, 0.5 / Math.sin(Math.PI / Math.max(vertices.length, 3)));
    for (int i = 0; i < vertices.length; i++) {
      double angle = 2 * Math.PI * i / vertices.length - Math.PI / 2;
      x[vertices[i]] = radius * Math.cos(angle);
      y[vertices[i]] = radius * Math.sin(angle);
    }
  }

  /// Layers by the distance from the root: in a tree of shortest ways to it, leaves beside each
  /// other, every other vertex over the middle of its children.
  private void layers(GraphPosition part, int root, boolean upward) {
    List<List<Integer>> children = shortestWays(part, root);
    Deque<Integer> open = new ArrayDeque<>();
    List<Integer> order = new ArrayList<>();
    open.push(root);
    y[root] = 0;
    double leaf = 0;
    while (!open.isEmpty()) {
      int v = open.pop();
      order.add(v);
      for (int child : children.get(v).reversed()) {
        y[child] = y[v] + (upward ? -1 : 1);
        open.push(child);
      }
      if (children.get(v).isEmpty()) {
        x[v] = leaf++;
      }
    }
    for (int v : order.reversed()) {
      children.get(v).stream().mapToDouble(child -> x[child]).average().ifPresent(to -> x[v] = to);
    }
  }

  /// By vertex, those whose shortest way to the root goes through it first.
  private static List<List<Integer>> shortestWays(GraphPosition part, int root) {
    Graph graph = part.graph();
    List<List<Integer>> children = new ArrayList<>();
    for (int v = 0; v < graph.order(); v++) {
      children.add(new ArrayList<>());
    }
    BitSet seen = new BitSet();
    Deque<Integer> open = new ArrayDeque<>(List.of(root));
    seen.set(root);
    while (!open.isEmpty()) {
      int v = open.remove();
      for (int i = 0; i < graph.incident(v); i++) {
        int other = graph.edge(graph.incident(v, i)).other(v);
        if (part.hasEdge(graph.incident(v, i)) && !seen.get(other)) {
          seen.set(other);
          children.get(v).add(other);
          open.add(other);
        }
      }
    }
    return children;
  }
}
