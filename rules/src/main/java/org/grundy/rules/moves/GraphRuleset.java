package org.grundy.rules.moves;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import org.grundy.core.Choice;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.core.Move;
import org.grundy.core.Option;
import org.grundy.core.Ruleset;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EdgeMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.JoinMove;
import org.grundy.rules.tree.VertexMove;
import org.grundy.rules.tree.WalkMove;
import org.grundy.rules.tree.WinVertex;

/// The literal meaning of rules on a graph.
///
/// Parallel edges of one kind are one place: a line has one move for all of them. What is not
/// joined to the ground after a move falls, and so it does before the first.
public final class GraphRuleset implements Ruleset<GraphPosition> {
  private final GameRules rules;
  private final Board.Graph board;

  private GraphRuleset(GameRules rules, Board.Graph board) {
    this.rules = rules;
    this.board = board;
  }

  /// The moves of checked rules on a graph.
  ///
  /// @throws IllegalArgumentException if `rules` are not those of a graph
  public static GraphRuleset of(GameRules rules) {
    if (!(rules.board() instanceof Board.Graph board)) {
      throw new IllegalArgumentException("not a game on a graph: " + rules.board());
    }
    return new GraphRuleset(rules, board);
  }

  @Override
  public void options(GraphPosition position, Consumer<Option<GraphPosition>> sink) {
    generate(
        position,
        (option, move) -> sink.accept(new Option<>(move, List.of(option), isOver(option))));
  }

  @Override
  public void optionSums(GraphPosition position, SumSink<GraphPosition> sink) {
    generate(position, (option, move) -> sink.accept(List.of(option), isOver(option)));
  }

  /// A position without what is not joined to the ground, if the rules have one.
  public GraphPosition settled(GraphPosition position) {
    OptionalInt ground = ground(position);
    return ground.isPresent() ? position.joinedTo(ground.getAsInt()) : position;
  }

  /// The ground of a position, if the rules have one.
  ///
  /// @throws IllegalArgumentException if they have one and the position does not
  public OptionalInt ground(GraphPosition position) {
    if (board.ground().isEmpty()) {
      return OptionalInt.empty();
    }
    int ground =
        position
            .graph()
            .vertex(board.ground().get())
            .filter(position::hasVertex)
            .orElseThrow(() -> new IllegalArgumentException("no ground in " + position));
    return OptionalInt.of(ground);
  }

  /// True if the vertex whose deletion wins is gone, or a token stands where it wins, so that the
  /// game is over.
  ///
  /// @param position without what is not joined to the ground
  public boolean isOver(GraphPosition position) {
    return rules.ends().stream()
        .anyMatch(end -> end instanceof WinVertex win && holds(win, position));
  }

  private static boolean holds(WinVertex win, GraphPosition position) {
    Optional<Integer> vertex = position.graph().vertex(win.vertex()).filter(position::hasVertex);
    return win.deleted()
        ? vertex.isEmpty()
        : vertex.filter(position.tokens()::contains).isPresent();
  }

  private void generate(GraphPosition given, MoveSink sink) {
    OptionalInt ground = ground(given);
    GraphPosition position = ground.isPresent() ? given.joinedTo(ground.getAsInt()) : given;
    for (int i = 0; i < rules.rules().size() && !isOver(position); i++) {
      switch (rules.rules().get(i)) {
        case VertexMove move -> new ChosenMoves(i, position, ground, sink).ofVertices(move);
        case EdgeMove move -> new ChosenMoves(i, position, ground, sink).ofEdges(move);
        case JoinMove move -> new ChosenMoves(i, position, ground, sink).ofJoins(move);
        case WalkMove move -> walk(i, move, position, sink);
        default ->
            throw new IllegalArgumentException("not a rule of a graph: " + rules.rules().get(i));
      }
    }
  }

  private static void walk(int rule, WalkMove line, GraphPosition position, MoveSink sink) {
    Graph graph = position.graph();
    for (int which = 0; which < position.tokens().size(); which++) {
      int from = position.tokens().get(which);
      Set<Graph.Edge> seen = new HashSet<>();
      for (int i = 0; i < graph.incident(from); i++) {
        int index = graph.incident(from, i);
        Graph.Edge edge = graph.edge(index);
        boolean walkable =
            edge.leaves(from) && !(edge.isLoop() && line.deletes() == WalkMove.Deletes.LEFT);
        if (position.hasEdge(index) && walkable && seen.add(place(line, edge, from))) {
          int to = edge.other(from);
          sink.accept(
              walked(line, position, which, to, index),
              new Move(rule, new Choice.Edge(index, from, to)));
        }
      }
    }
  }

  /// An edge that tells steps from one vertex apart: by the vertex entered or, where the edge is
  /// deleted, by the edge too.
  private static Graph.Edge place(WalkMove line, Graph.Edge edge, int from) {
    return line.deletes() == WalkMove.Deletes.EDGE
        ? sorted(edge)
        : new Graph.Edge(from, edge.other(from), true);
  }

  private static GraphPosition walked(
      WalkMove line, GraphPosition position, int which, int to, int edge) {
    List<Integer> tokens = new ArrayList<>(position.tokens());
    int from = tokens.set(which, to);
    return GraphPosition.of(
        position.graph(),
        ChosenMoves.less(position.copyVertices(), from, line.deletes() == WalkMove.Deletes.LEFT),
        ChosenMoves.less(position.copyEdges(), edge, line.deletes() == WalkMove.Deletes.EDGE),
        tokens);
  }

  /// An edge with its ends in the order of their numbers, unless it is an arc.
  public static Graph.Edge sorted(Graph.Edge edge) {
    return edge.arc() || edge.from() <= edge.to()
        ? edge
        : new Graph.Edge(edge.to(), edge.from(), false);
  }

  /// An edge as positions are written.
  public static String name(Graph graph, Graph.Edge edge) {
    return graph.name(edge.from()) + (edge.arc() ? ">" : "-") + graph.name(edge.to());
  }

  /// Receives moves.
  interface MoveSink {
    void accept(GraphPosition option, Move move);
  }
}
