package org.grundy.checker.position;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
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
        parts.addAll(
            ofEdges
                ? graph.edgesApart(uncounted.flatMap(graph.graph()::vertex).orElse(-1))
                : graph.parts());
      } else {
        parts.add(position);
      }
    }
    return parts;
  }
}
