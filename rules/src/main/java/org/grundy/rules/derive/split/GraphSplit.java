package org.grundy.rules.derive.split;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.core.Meter;
import org.grundy.rules.moves.GraphRuleset;
import org.grundy.rules.tree.GameRules;

/// Splits positions on graphs into independent components and leaves out what no future move asks
/// for. The components share the position's [Graph], and no vertex but the ground is in two where
/// vertices can be deleted.
///
/// - *Connected parts.* A move reads and deletes only what is joined to the vertex or edge that it
///   chooses, and deleting joins nothing: a position is the sum of its connected parts. Where a
///   line joins vertices of different parts, a position stays whole.
/// - *Single edges.* Where all lines are `delete edge` without conditions and nothing can fall, a
///   move reads and changes one edge, so that each edge is a component.
/// - *Branches at the ground.* The ground stays. Where no line looks past it (none deletes what is
///   `reachable`, and lines that choose an edge, whose end the ground may be, have no conditions
///   and delete only that edge and its ends), a move changes only the branch (a connected part of
///   the graph without the ground) that it plays in. What falls is decided by the branch alone: a
///   walk to the ground stays in one branch until it first meets the ground. A loop at the ground
///   is a branch of its own.
/// - *Around a token.* Edges only vanish, so a token never gets where it cannot get now. Only the
///   edges that it may walk there count, and of several that lead from one vertex to another only
///   one, unless steps delete the edge. Tokens that delete nothing do not see each other.
/// - *Nothing to do.* An edgeless vertex stays edgeless; where no line allows to choose such, it is
///   left out. Where no line reads edges, edges are left out; where lines read only who is joined
///   to whom, so are loops and repeated edges.
public final class GraphSplit {
  private final GraphRuleset ruleset;
  private final GraphReading reading;

  /// The split of positions of a checked game on graphs.
  public GraphSplit(GameRules rules) {
    this.ruleset = GraphRuleset.of(rules);
    this.reading = GraphReading.of(rules);
  }

  /// The components of a position, in the order of their first vertices or edges; none where no
  /// move is left.
  public List<GraphPosition> parts(GraphPosition position) {
    if (reading.walk().isPresent()) {
      return position.tokens().stream()
          .map(token -> around(position, token, reading.edgesDie()))
          .filter(part -> part.size() > 0)
          .toList();
    }
    if (reading.joinsParts()) {
      return position.order() == 0 ? List.of() : List.of(position);
    }
    OptionalInt ground = ruleset.ground(position);
    GraphPosition settled = ruleset.settled(position);
    if (reading.singleEdges()) {
      return settled.copyEdges().stream().mapToObj(edge -> edge(settled, edge)).toList();
    }
    GraphPosition plain = plain(settled);
    return ground.isPresent()
        ? branches(plain, ground.getAsInt())
        : components(plain, plain.copyVertices());
  }

  private static GraphPosition edge(GraphPosition position, int index) {
    Meter.checkpoint(100 + position.graph().order());
    BitSet edges = new BitSet();
    edges.set(index);
    return GraphPosition.of(position.graph(), ends(position.graph(), edges), edges, List.of());
  }

  private static BitSet ends(Graph graph, BitSet edges) {
    BitSet ends = new BitSet();
    for (int i = edges.nextSetBit(0); i >= 0; i = edges.nextSetBit(i + 1)) {
      ends.set(graph.edge(i).from());
      ends.set(graph.edge(i).to());
    }
    return ends;
  }

  /// A position without the edges that no line asks for.
  private GraphPosition plain(GraphPosition position) {
    if (reading.edgesCounted()) {
      return position;
    }
    BitSet gone = new BitSet();
    Set<Graph.Edge> seen = new HashSet<>();
    for (int i = position.nextEdge(0); i >= 0; i = position.nextEdge(i + 1)) {
      Graph.Edge edge = position.graph().edge(i);
      if (!reading.edgesRead() || edge.isLoop() || !seen.add(GraphRuleset.sorted(edge))) {
        gone.set(i);
      }
    }
    return position.without(new BitSet(), gone);
  }

  private List<GraphPosition> components(GraphPosition position, BitSet among) {
    List<GraphPosition> parts = new ArrayList<>();
    BitSet left = (BitSet) among.clone();
    for (int v = left.nextSetBit(0); v >= 0; v = left.nextSetBit(v + 1)) {
      Meter.checkpoint();
      GraphPosition part = position.joinedTo(v);
      left.andNot(part.copyVertices());
      if (part.size() > 0 || reading.loneVertices()) {
        parts.add(part);
      }
    }
    return parts;
  }

  private List<GraphPosition> branches(GraphPosition position, int ground) {
    if (!reading.branches()) {
      return position.order() > 1 || position.size() > 0 ? List.of(position) : List.of();
    }
    Graph graph = position.graph();
    List<GraphPosition> parts = new ArrayList<>();
    for (int i = 0; i < graph.incident(ground); i++) {
      int edge = graph.incident(ground, i);
      if (position.hasEdge(edge) && graph.edge(edge).isLoop()) {
        parts.add(edge(position, edge));
      }
    }
    BitSet stem = new BitSet();
    stem.set(ground);
    GraphPosition above = position.without(stem, new BitSet());
    BitSet left = above.copyVertices();
    for (int v = left.nextSetBit(0); v >= 0; v = left.nextSetBit(v + 1)) {
      Meter.checkpoint();
      BitSet branch = above.joinedTo(v).copyVertices();
      left.andNot(branch);
      BitSet edges = position.copyEdges();
      for (int i = 0; i < graph.incident(ground); i++) {
        if (graph.edge(graph.incident(ground, i)).isLoop()) {
          edges.clear(graph.incident(ground, i));
        }
      }
      branch.set(ground);
      parts.add(GraphPosition.of(graph, branch, edges, List.of()));
    }
    return parts;
  }

  /// The vertices and edges that a token may ever walk.
  private GraphPosition around(GraphPosition position, int token, boolean deletesEdges) {
    Graph graph = position.graph();
    BitSet reached = new BitSet();
    BitSet edges = new BitSet();
    Set<Graph.Edge> seen = new HashSet<>();
    Deque<Integer> open = new ArrayDeque<>();
    reached.set(token);
    open.push(token);
    while (!open.isEmpty()) {
      Meter.checkpoint(100);
      int from = open.pop();
      for (int i = 0; i < graph.incident(from); i++) {
        int index = graph.incident(from, i);
        Graph.Edge edge = graph.edge(index);
        boolean walkable = position.hasEdge(index) && edge.leaves(from);
        if (!walkable || (edge.isLoop() && !deletesEdges)) {
          continue;
        }
        if (seen.add(GraphRuleset.sorted(edge)) || deletesEdges) {
          edges.set(index);
        }
        if (!reached.get(edge.other(from))) {
          reached.set(edge.other(from));
          open.push(edge.other(from));
        }
      }
    }
    return GraphPosition.of(graph, reached, edges, List.of(token));
  }
}
