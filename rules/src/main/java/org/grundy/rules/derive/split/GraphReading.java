package org.grundy.rules.derive.split;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.Deletion;
import org.grundy.rules.tree.EdgeMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.GraphCondition;
import org.grundy.rules.tree.JoinMove;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.VertexMove;
import org.grundy.rules.tree.WalkMove;
import org.grundy.rules.tree.WinVertex;

/// The facts about the lines of a game on graphs: what they ask of a position and do to it;
/// [GraphSplit] has the reasons.
///
/// @param ground the name of the ground, where there is one
/// @param walk the line of a token, where there is one
/// @param verticesDie whether a vertex may be deleted
/// @param edgesDie whether an edge may be deleted while both its ends stay
/// @param edgesCounted whether it matters how many edges join two vertices, and which loops there
///   are
/// @param edgesRead whether it matters who is joined to whom
/// @param loneVertices whether a vertex without edges may be chosen
/// @param singleEdges whether a move reads and changes one edge
/// @param branches whether a move reads and changes one branch at the ground
/// @param joins the lines that join vertices
/// @param wins the vertices that end the game: whoever deletes one, or brings a token there, wins
public record GraphReading(
    Optional<String> ground,
    Optional<WalkMove> walk,
    boolean verticesDie,
    boolean edgesDie,
    boolean edgesCounted,
    boolean edgesRead,
    boolean loneVertices,
    boolean singleEdges,
    boolean branches,
    List<JoinMove> joins,
    List<WinVertex> wins) {
  public GraphReading {
    joins = List.copyOf(joins);
    wins = List.copyOf(wins);
  }

  /// True if the deletion of some vertex ends the game.
  public boolean deletionWins() {
    return wins.stream().anyMatch(WinVertex::deleted);
  }

  /// The reading of a checked game on graphs.
  public static GraphReading of(GameRules rules) {
    List<Rule> lines = rules.rules();
    Optional<String> ground = ((Board.Graph) rules.board()).ground();
    List<JoinMove> joins =
        lines.stream().filter(JoinMove.class::isInstance).map(JoinMove.class::cast).toList();
    boolean contracts = anyJoins(joins, JoinMove.By.CONTRACTION);
    boolean edgesCounted =
        !joins.isEmpty()
            || lines.stream().anyMatch(EdgeMove.class::isInstance)
            || lines.stream().anyMatch(line -> !conditions(line).isEmpty())
            || lines.stream()
                .flatMap(GraphReading::deletions)
                .anyMatch(Deletion.EdgesOf.class::isInstance);
    return new GraphReading(
        ground,
        lines.stream().filter(WalkMove.class::isInstance).map(WalkMove.class::cast).findFirst(),
        contracts || lines.stream().anyMatch(GraphReading::deletesVertices),
        contracts || lines.stream().anyMatch(GraphReading::deletesEdges),
        edgesCounted,
        edgesCounted
            || ground.isPresent()
            || lines.stream()
                .flatMap(GraphReading::deletions)
                .anyMatch(Deletion.Related.class::isInstance),
        lines.stream().anyMatch(GraphReading::choosesLoneVertices),
        ground.isEmpty() && lines.stream().allMatch(GraphReading::deletesOnlyItsEdge),
        joins.isEmpty() && lines.stream().allMatch(GraphReading::keepsToItsBranch),
        joins,
        rules.ends().stream()
            .filter(WinVertex.class::isInstance)
            .map(WinVertex.class::cast)
            .toList());
  }

  /// The number of vertices and edges of a position that may be deleted, each or not: the position
  /// becomes at most one for each set of these that is left, as what falls follows from the others.
  /// Where edges are contracted each is left, deleted or contracted, and counts twice. Where edges
  /// are added each pair of vertices is joined or not, of those that may be added too.
  public int deletable(GraphPosition position) {
    long vertices = (long) position.order() - (ground.isPresent() ? 1 : 0);
    long edges = (anyJoins(joins, JoinMove.By.CONTRACTION) ? 2L : 1) * position.size();
    long all = vertices + (anyJoins(joins, JoinMove.By.VERTEX) ? freeEnds(position) : 0);
    long pairs = joinsPairs() ? all * (all - 1) / 2 : 0;
    long parts = (verticesDie ? vertices : 0) + (edgesDie ? edges : 0) + pairs + (all - vertices);
    return (int) Math.min(parts, Integer.MAX_VALUE);
  }

  /// The number of ends of edges that the vertices of a position may have yet, where each has three
  /// at most; a vertex that is added leaves one less.
  public static long freeEnds(GraphPosition position) {
    int[] ends = new int[position.graph().order()];
    for (int i = position.nextEdge(0); i >= 0; i = position.nextEdge(i + 1)) {
      Graph.Edge edge = position.graph().edge(i);
      ends[edge.from()]++;
      ends[edge.to()]++;
    }
    long free = 0;
    for (int v = position.nextVertex(0); v >= 0; v = position.nextVertex(v + 1)) {
      free += Math.max(0, JoinMove.By.MOST_ENDS + 1 - ends[v]);
    }
    return free;
  }

  /// True if some line joins parts of a graph that were apart.
  public boolean joinsParts() {
    return joins.stream().anyMatch(JoinMove::joinsParts);
  }

  /// True if some line joins pairs of vertices, by an edge or a new vertex.
  public boolean joinsPairs() {
    return joins.stream().anyMatch(JoinMove::joinsPair);
  }

  private static boolean anyJoins(List<JoinMove> joins, JoinMove.By by) {
    return joins.stream().anyMatch(line -> line.by() == by);
  }

  private static boolean deletesVertices(Rule line) {
    return line instanceof WalkMove walk
        ? walk.deletes() == WalkMove.Deletes.LEFT
        : deletions(line)
            .anyMatch(d -> d instanceof Deletion.Chosen || d instanceof Deletion.Related);
  }

  private static boolean deletesEdges(Rule line) {
    return line instanceof WalkMove walk
        ? walk.deletes() == WalkMove.Deletes.EDGE
        : deletions(line)
            .anyMatch(d -> d instanceof Deletion.ChosenEdge || d instanceof Deletion.EdgesOf);
  }

  private static boolean choosesLoneVertices(Rule line) {
    return line instanceof VertexMove
        && conditions(line).stream().allMatch(condition -> condition.holds(_ -> 0));
  }

  private static Stream<Deletion> deletions(Rule line) {
    return switch (line) {
      case VertexMove move -> move.deletions().stream();
      case EdgeMove move -> move.deletions().stream();
      default -> Stream.empty();
    };
  }

  private static List<GraphCondition> conditions(Rule line) {
    return switch (line) {
      case VertexMove move -> move.conditions();
      case EdgeMove move -> move.conditions();
      default -> List.of();
    };
  }

  private static boolean deletesOnlyItsEdge(Rule line) {
    return line instanceof EdgeMove move
        && move.conditions().isEmpty()
        && move.deletions().equals(List.of(new Deletion.ChosenEdge()));
  }

  private static boolean keepsToItsBranch(Rule line) {
    if (line instanceof EdgeMove) {
      return conditions(line).isEmpty()
          && deletions(line)
              .allMatch(d -> d instanceof Deletion.Chosen || d instanceof Deletion.ChosenEdge);
    }
    return deletions(line)
        .noneMatch(d ->
            d instanceof Deletion.Related related
                && related.relation() == Deletion.Relation.REACHABLE);
  }
}
