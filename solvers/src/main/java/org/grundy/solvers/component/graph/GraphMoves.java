package org.grundy.solvers.component.graph;

import java.util.List;
import java.util.function.Consumer;
import org.grundy.rules.tree.Deletion;
import org.grundy.rules.tree.GraphCondition;
import org.grundy.rules.tree.GraphCondition.Degree;
import org.grundy.rules.tree.WalkMove;

/// Makes the moves of states. Moves of parallel edges lead to isomorphic states and may come more
/// than once.
final class GraphMoves {
  private final List<GraphLine> lines;
  private final WalkMove.Deletes walk;
  private final LivingCells cells;
  private final int[] queue;
  private final boolean[] found;

  /// @param lines none where a token walks
  /// @param walk what a step of the token deletes, where there is one
  GraphMoves(List<GraphLine> lines, WalkMove.Deletes walk, LivingCells cells) {
    this.lines = List.copyOf(lines);
    this.walk = walk;
    this.cells = cells;
    this.queue = new int[cells.order + 1];
    this.found = new boolean[cells.order];
  }

  /// Hands over what every move of a state leaves; what falls is still there.
  void options(long[] state, Consumer<long[]> sink) {
    if (cells.hasToken) {
      walk(state, sink);
      return;
    }
    for (GraphLine line : lines) {
      if (line.choosesEdge()) {
        for (int edge = 0; edge < cells.edges; edge++) {
          if (cells.livesEdge(state, edge)) {
            int from = cells.from[edge];
            int to = cells.to[edge];
            choose(state, line, from, to, edge, sink);
            if (from != to && !cells.arc[edge]) {
              choose(state, line, to, from, edge, sink);
            }
          }
        }
      } else {
        for (int v = 0; v < cells.order; v++) {
          if (v != cells.ground && LivingCells.has(state, v)) {
            choose(state, line, v, v, -1, sink);
          }
        }
      }
    }
  }

  private void walk(long[] state, Consumer<long[]> sink) {
    int token = cells.token(state);
    for (int edge : cells.incident[token]) {
      boolean loop = cells.from[edge] == cells.to[edge];
      if (cells.leaves(edge, token)
          && cells.livesEdge(state, edge)
          && !(loop && walk == WalkMove.Deletes.LEFT)) {
        long[] after = state.clone();
        if (walk == WalkMove.Deletes.LEFT) {
          cells.deleteVertex(after, token);
        } else {
          LivingCells.clear(after, cells.order + edge);
        }
        after[cells.words - 1] = cells.other(edge, token);
        sink.accept(after);
      }
    }
  }

  private void choose(
      long[] state, GraphLine line, int first, int second, int edge, Consumer<long[]> sink) {
    for (GraphCondition condition : line.conditions()) {
      if (!condition.holds(counted -> number(state, counted, line, first, second))) {
        return;
      }
    }
    long[] after = state.clone();
    for (GraphLine.Effect effect : line.effects()) {
      delete(state, after, effect.deleted(), effect.second() ? second : first, edge);
    }
    sink.accept(after);
  }

  private int number(
      long[] state, GraphCondition.Counted counted, GraphLine line, int first, int second) {
    return switch (counted) {
      case GraphCondition.DegreeOf(Degree degree, String vertex) ->
          degree(state, degree, vertex.equals(line.second()) ? second : first);
      case GraphCondition.Distance _ ->
          throw new IllegalArgumentException("not of a line that deletes: " + counted);
    };
  }

  private int degree(long[] state, Degree kind, int vertex) {
    int degree = 0;
    for (int edge : cells.incident[vertex]) {
      if (cells.livesEdge(state, edge)) {
        degree +=
            switch (kind) {
              case DEGREE -> cells.from[edge] == cells.to[edge] ? 2 : 1;
              case INDEGREE -> !cells.arc[edge] || cells.to[edge] == vertex ? 1 : 0;
              case OUTDEGREE -> cells.leaves(edge, vertex) ? 1 : 0;
            };
      }
    }
    return degree;
  }

  private void delete(long[] state, long[] after, Deletion deletion, int vertex, int edge) {
    switch (deletion) {
      case Deletion.Chosen _ -> deleteVertex(after, vertex);
      case Deletion.Related related -> related(state, after, related.relation(), vertex);
      case Deletion.EdgesOf _ -> {
        for (int incident : cells.incident[vertex]) {
          LivingCells.clear(after, cells.order + incident);
        }
      }
      case Deletion.ChosenEdge _ -> LivingCells.clear(after, cells.order + edge);
    }
  }

  private void deleteVertex(long[] after, int vertex) {
    if (vertex != cells.ground) {
      cells.deleteVertex(after, vertex);
    }
  }

  private void related(long[] state, long[] after, Deletion.Relation relation, int vertex) {
    int end = 0;
    queue[end++] = vertex;
    found[vertex] = true;
    for (int next = 0; next < end; next++) {
      int v = queue[next];
      for (int edge : cells.incident[v]) {
        int other = cells.other(edge, v);
        boolean leads =
            switch (relation) {
              case NEIGHBOURS -> true;
              case SUCCESSORS, REACHABLE -> cells.leaves(edge, v);
              case PREDECESSORS -> cells.leaves(edge, other);
            };
        if (leads && !found[other] && cells.livesEdge(state, edge)) {
          found[other] = true;
          queue[end++] = other;
          deleteVertex(after, other);
        }
      }
      if (relation != Deletion.Relation.REACHABLE) {
        break;
      }
    }
    for (int i = 0; i < end; i++) {
      found[queue[i]] = false;
    }
  }
}
