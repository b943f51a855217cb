package org.grundy.solvers.play;

import java.util.List;
import org.grundy.core.GraphPosition;
import org.grundy.core.GridPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.Position;
import org.grundy.core.TilingPosition;
import org.grundy.core.TuplePosition;
import org.grundy.rules.derive.GlyphFlow;
import org.grundy.rules.derive.bound.PositionBound;
import org.grundy.rules.derive.split.GraphReading;
import org.grundy.rules.heap.HeapMeasure;
import org.grundy.rules.heap.HeapMeasure.Shrinking;
import org.grundy.rules.heap.HeapRule;
import org.grundy.rules.heap.ReachedHeaps;
import org.grundy.rules.tree.GameRules;

/// The cost of the plain recursion, in words.
final class DefinitionCost {
  private DefinitionCost() {}

  /// A bound for the number of positions that the largest of a sum may become.
  static PositionBound most(GameRules rules, List<? extends Position> sum) {
    PositionBound most = PositionBound.ONE;
    for (Position position : sum) {
      PositionBound bound = bound(rules, position);
      most = bound.bits() > most.bits() ? bound : most;
    }
    return most;
  }

  static String of(GameRules rules, List<? extends Position> sum) {
    PositionBound most = most(rules, sum);
    return "one expansion for each position that can be reached%s%s"
        .formatted(
            sum.size() == 1 ? "" : ", from the largest of the sum",
            most.isKnown() ? ": at most " + most.text() : "");
  }

  private static PositionBound bound(GameRules rules, Position position) {
    return switch (position) {
      case GridPosition _ when rules.closesUp() -> PositionBound.UNKNOWN;
      case GridPosition board -> {
        PositionBound bound = PositionBound.ofBoard(board, GlyphFlow.of(rules));
        for (int token = 0; token < board.tokens().size(); token++) {
          bound = bound.times(board.size());
        }
        yield bound;
      }
      case GraphPosition graph -> graph(rules, graph);
      case HeapPosition(long size) ->
          PositionBound.ONE.times(
              ReachedHeaps.count(HeapRule.of(rules), size).orElse(Math.addExact(size, 1)));
      case TuplePosition tuple -> tuples(rules, tuple);
      case TilingPosition _ -> PositionBound.ONE;
    };
  }

  /// A bound from the vertices and edges that may live, and the places of the tokens.
  private static PositionBound graph(GameRules rules, GraphPosition graph) {
    PositionBound bound = PositionBound.ofSets(GraphReading.of(rules).deletable(graph));
    for (int token = 0; token < graph.tokens().size(); token++) {
      bound = bound.times(graph.order());
    }
    return bound;
  }

  /// A bound from the total: where it falls, no size passes it.
  private static PositionBound tuples(GameRules rules, TuplePosition tuple) {
    if (HeapMeasure.of(rules).shrinking() != Shrinking.TOTAL) {
      return PositionBound.UNKNOWN;
    }
    long most = 1;
    for (long size : tuple.sizes()) {
      most = size > Long.MAX_VALUE - most ? Long.MAX_VALUE : most + size;
    }
    PositionBound bound = PositionBound.ONE;
    for (int i = 0; i < tuple.sizes().size(); i++) {
      bound = bound.times(most);
    }
    return bound;
  }
}
