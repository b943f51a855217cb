package org.grundy.solvers.decided;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.core.Choice;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.core.Play;
import org.grundy.core.RatedMove;
import org.grundy.rules.derive.split.GraphSplit;
import org.grundy.rules.moves.GraphRuleset;
import org.grundy.rules.tree.WalkMove;
import org.grundy.rules.tree.WalkMove.Deletes;
import org.grundy.solvers.Problem;

/// A token on a graph without arcs that deletes what it leaves, under normal play (A. S. Fraenkel,
/// E. R. Scheinerman, D. Ullman, *Undirected edge geography*, Theoretical Computer Science 112,
/// 1993).
///
/// **It deletes the vertex.** A step from v to w wins exactly if some maximum matching of the graph
/// without v misses w.
///
/// *Proof.* Let M be such a matching. Whoever steps from w steps to a vertex u that M covers, or M
/// and wu were larger; the answer is the step along M, to the mate of u, which M without that edge
/// misses; and that is maximum in the graph without w and u. If on the other hand all maximum
/// matchings cover w, take one, and let x be the mate of w: the matching without wx is maximum in
/// the graph without w, and misses x. So the step from w to x wins. ∎
///
/// **It deletes the edge, and the graph is bipartite.** A step from v to w wins exactly if w is in
/// some set T of vertices of its side to which an odd number of edges lead from v and an even
/// number from every other vertex of v's side.
///
/// *Proof.* After the step every vertex of v's side has an even number of edges to T. Whoever then
/// steps from w comes to a vertex that now has an odd number, so one of its edges leads back to T;
/// after that step all numbers are even again. If on the other hand the number of edges is that for
/// no set T, then by the duality of linear systems modulo 2 some set of v's side that v is in has
/// an even number of edges to every vertex of the other, and whoever steps from v loses likewise.
/// So there is a set T with a step from v into it exactly where v is won. ∎
final class Geography {
  private final Problem problem;
  private final GraphSplit split;
  private final boolean vertices;

  private Geography(Problem problem, boolean vertices) {
    this.problem = problem;
    this.split = new GraphSplit(problem.rules());
    this.vertices = vertices;
  }

  static Optional<Decided> decide(Problem problem) {
    return problem.play() == Play.NORMAL
            && problem.rules().rules().getFirst() instanceof WalkMove walk
            && walk.deletes() != Deletes.NOTHING
        ? new Geography(problem, walk.deletes() == Deletes.LEFT).decide()
        : Optional.empty();
  }

  private Optional<Decided> decide() {
    List<BitSet> goals = new ArrayList<>();
    for (var position : problem.sum()) {
      Optional<BitSet> found = goals((GraphPosition) position);
      if (found.isEmpty()) {
        return Optional.empty();
      }
      goals.add(found.get());
    }
    return Decided.ofSum(
        IntStream.range(0, goals.size()).filter(i -> !goals.get(i).isEmpty()).boxed().toList(),
        which -> wins(which, goals.get(which)),
        vertices
            ? "a step deletes the vertex that it leaves: the next player wins exactly if every maximum matching covers the token's vertex (Fraenkel, Scheinerman and Ullman 1993)"
            : "a step deletes its edge, on a bipartite graph: the next player wins exactly if some set of vertices is joined to the token's vertex by an odd number of edges and to every other vertex of its side by an even number (Fraenkel, Scheinerman and Ullman 1993)");
  }

  /// The vertices to which a step of the token wins; empty where the theorems do not apply.
  private Optional<BitSet> goals(GraphPosition position) {
    if (position.tokens().size() != 1) {
      return Optional.empty();
    }
    List<GraphPosition> parts = split.parts(position);
    if (parts.isEmpty()) {
      return Optional.of(new BitSet());
    }
    GraphPosition part = parts.getFirst();
    Graph graph = part.graph();
    if (part.copyEdges().stream().anyMatch(edge -> graph.edge(edge).arc())) {
      return Optional.empty();
    }
    int token = position.tokens().getFirst();
    return vertices
        ? Optional.of(missed(part, token))
        : TwoSides.of(part, token).map(TwoSides::joinedOddly);
  }

  /// The vertices beside the token that some maximum matching of the others misses.
  private static BitSet missed(GraphPosition part, int token) {
    int[][] neighbours = new int[part.graph().order()][];
    for (int v = 0; v < neighbours.length; v++) {
      neighbours[v] =
          v == token ? new int[0] : neighbours(part, v).filter(w -> w != token).toArray();
    }
    BitSet missed = new Matching(neighbours).missable();
    BitSet beside = new BitSet();
    neighbours(part, token).forEach(beside::set);
    missed.and(beside);
    return missed;
  }

  /// The other ends of the living edges at a vertex, one for each edge.
  static IntStream neighbours(GraphPosition part, int vertex) {
    Graph graph = part.graph();
    return IntStream.range(0, graph.incident(vertex))
        .map(i -> graph.incident(vertex, i))
        .filter(part::hasEdge)
        .map(edge -> graph.edge(edge).other(vertex));
  }

  private List<RatedMove> wins(int summand, BitSet goals) {
    List<RatedMove> wins = new ArrayList<>();
    GraphRuleset.of(problem.rules())
        .options(
            (GraphPosition) problem.sum().get(summand),
            option -> {
              if (option.move().choice() instanceof Choice.Edge edge && goals.get(edge.to())) {
                wins.add(Decided.winning(option.move(), summand));
              }
            });
    return wins;
  }
}
