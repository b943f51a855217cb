package org.grundy.rules.moves;

import java.util.Optional;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.core.Option;
import org.grundy.core.Position;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.Bond;
import org.grundy.rules.tree.Bonds;
import org.grundy.rules.tree.GameRules;

/// Tells of each move of a game whose turn it leaves.
public final class Turns {
  private final Bonds bonds;
  private final Optional<String> ground;

  private Turns(Bonds bonds, Optional<String> ground) {
    this.bonds = bonds;
    this.ground = ground;
  }

  /// The turns of checked rules.
  public static Turns of(GameRules rules) {
    return new Turns(
        rules.bonds(),
        rules.board() instanceof Board.Graph(var ground) ? ground : Optional.empty());
  }

  /// The turn after a move of a position.
  public Turn after(Position before, Option<Position> option) {
    return bonds
        .of(option.move().rule())
        .map(bond ->
            switch (bond) {
              case Bond.Entails() -> Turn.BINDS;
              case Bond.Again(var where) ->
                  where.isEmpty() || isolates(where.get(), before, option)
                      ? Turn.STAYS
                      : Turn.PASSES;
            })
        .orElse(Turn.PASSES);
  }

  private boolean isolates(Bond.Isolates isolates, Position before, Option<Position> option) {
    GraphPosition from = (GraphPosition) before;
    GraphPosition to = (GraphPosition) option.sum().getFirst();
    for (int v = to.nextVertex(0); v >= 0; v = to.nextVertex(v + 1)) {
      Optional<String> name = Optional.of(to.graph().name(v));
      if (!name.equals(ground)
          && !name.equals(isolates.except())
          && isLone(to, v)
          && !isLone(from, v)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isLone(GraphPosition position, int vertex) {
    Graph graph = position.graph();
    for (int i = 0; i < graph.incident(vertex); i++) {
      if (position.hasEdge(graph.incident(vertex, i))) {
        return false;
      }
    }
    return true;
  }
}
