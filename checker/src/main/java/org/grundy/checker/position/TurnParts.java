package org.grundy.checker.position;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.core.Position;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.Bond;
import org.grundy.rules.tree.Deletion;
import org.grundy.rules.tree.EdgeMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.VertexMove;

/// Takes graphs apart of which something is deleted, where the same player may move again. Where
/// the opponent has to answer on the same graph, graphs stay whole.
///
/// **Theorem.** A move reads and deletes only what is joined to what it chooses, and deleting joins
/// nothing: so a position is the sum of its connected parts. Where each line deletes the edge that
/// it chooses and asks for nothing, a move reads no more than which other edges its ends have, and
/// of the vertex that `isolates` does not count not even that: so edges that share only this vertex
/// are apart, too.
final class TurnParts {
  private final boolean isTakenApart;
  private final boolean ofEdges;

  /// The vertex that `isolates` does not count.
  private final Optional<String> uncounted;

  TurnParts(GameRules rules) {
    List<Optional<String>> notCounted =
        rules.bonds().ofLines().values().stream()
            .flatMap(
                bond -> bond instanceof Bond.Again(var where) ? where.stream() : Stream.empty())
            .map(Bond.Isolates::except)
            .distinct()
            .toList();
    this.isTakenApart =
        rules.board() instanceof Board.Graph(var ground)
            && ground.isEmpty()
            && !rules.endsEarly()
            && !rules.bonds().entails()
            && notCounted.size() <= 1
            && rules.rules().stream()
                .allMatch(line -> line instanceof EdgeMove || line instanceof VertexMove);
    this.ofEdges =
        rules.rules().stream()
            .allMatch(line ->
                line instanceof EdgeMove move
                    && move.conditions().isEmpty()
                    && move.deletions().equals(List.of(new Deletion.ChosenEdge())));
    this.uncounted = notCounted.stream().flatMap(Optional::stream).findFirst();
  }

  /// The parts of the positions of a sum.
  List<Position> of(List<? extends Position> sum) {
    List<Position> parts = new ArrayList<>();
    for (Position position : sum) {
      if (isTakenApart && position instanceof GraphPosition graph) {
        addParts(graph, parts);
      } else {
        parts.add(position);
      }
    }
    return parts;
  }

  private void addParts(GraphPosition position, List<Position> parts) {
    Graph graph = position.graph();
    int through = ofEdges ? uncounted.flatMap(graph::vertex).orElse(-1) : -1;
    BitSet left = position.copyEdges();
    BitSet apart = position.copyVertices();
    for (int edge = left.nextSetBit(0); edge >= 0; edge = left.nextSetBit(edge)) {
      BitSet edges = new BitSet();
      BitSet vertices = new BitSet();
      Deque<Integer> open = new ArrayDeque<>(List.of(edge));
      left.clear(edge);
      while (!open.isEmpty()) {
        int next = open.pop();
        edges.set(next);
        for (int end : List.of(graph.edge(next).from(), graph.edge(next).to())) {
          vertices.set(end);
          for (int i = 0; i < graph.incident(end) && end != through; i++) {
            int other = graph.incident(end, i);
            if (left.get(other)) {
              left.clear(other);
              open.push(other);
            }
          }
        }
      }
      apart.andNot(vertices);
      parts.add(GraphPosition.of(graph, vertices, edges, List.of()));
    }
    if (!ofEdges) {
      apart.stream()
          .mapToObj(vertex -> {
            BitSet alone = new BitSet();
            alone.set(vertex);
            return GraphPosition.of(graph, alone, new BitSet(), List.of());
          })
          .forEach(parts::add);
    }
  }
}
