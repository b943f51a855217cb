package org.grundy.solvers.loopy;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.grundy.rules.moves.LiteralMoves;
import org.grundy.rules.tree.GameRules;

/// A game whose plays may go on for ever, with the tables of its positions.
final class LoopyGame {
  private static final int SMALL_BYTES = 96;

  private final GameRules rules;
  private final LiteralMoves ruleset;
  private final Meter meter;
  private final IdentityHashMap<Graph, LoopyTable> walks = new IdentityHashMap<>();
  private final SumWords words;
  private final LoopyTable table;

  LoopyGame(GameRules rules, List<Position> sum, Meter meter) {
    this.rules = rules;
    this.ruleset = LiteralMoves.of(rules);
    this.meter = meter;
    this.words =
        new SumWords(
            ruleset,
            PackedPositions.of(rules, sum.getFirst()),
            sum.stream().mapToInt(LoopyGame::bytes).max().orElse(0),
            meter);
    this.table = new LoopyTable(words, words::size, meter);
  }

  private static int bytes(Position position) {
    return switch (position) {
      case GridPosition board -> SMALL_BYTES + board.size();
      case GraphPosition graph ->
          2 * SMALL_BYTES + (graph.graph().order() + graph.graph().size()) / Byte.SIZE;
      default -> SMALL_BYTES;
    };
  }

  GameRules rules() {
    return rules;
  }

  LiteralMoves ruleset() {
    return ruleset;
  }

  /// Independent parts of a sum: its positions; on graphs that never change each token by itself;
  /// and where somebody may end the whole game, all of it.
  ///
  /// @param summands the indices of the positions
  List<Part> parts(List<Integer> summands, List<Position> sum) {
    if (rules.endsEarly()) {
      return List.of(new Part(this, summands, sum));
    }
    List<Part> parts = new ArrayList<>();
    for (int i = 0; i < sum.size(); i++) {
      for (Position alone : alone(sum.get(i))) {
        parts.add(new Part(this, List.of(summands.get(i)), List.of(alone)));
      }
    }
    return parts;
  }

  private List<Position> alone(Position position) {
    if (!rules.walksOnly()) {
      return List.of(position);
    }
    GraphPosition graph = (GraphPosition) position;
    return graph.tokens().stream()
        .<Position>map(token ->
            GraphPosition.of(
                graph.graph(), graph.copyVertices(), graph.copyEdges(), List.of(token)))
        .toList();
  }

  LoopyTable table(List<Position> sum) {
    return rules.walksOnly()
        ? walks.computeIfAbsent(
            ((GraphPosition) sum.getFirst()).graph(),
            _ -> new LoopyTable(new TokenVertices((GraphPosition) sum.getFirst()), _ -> 0, meter))
        : table;
  }

  /// The table of a graph that never changes, on which tokens walk.
  LoopyTable walk(Graph graph) {
    return Objects.requireNonNull(walks.get(graph));
  }

  long word(List<Position> sum) {
    return rules.walksOnly()
        ? ((GraphPosition) sum.getFirst()).tokens().getFirst()
        : words.word(sum);
  }

  /// A part of a sum that is one position of the tables.
  ///
  /// @param summands the indices of its positions in the sum
  record Part(LoopyGame game, List<Integer> summands, List<Position> sum) {
    LoopyTable table() {
      return game.table(sum);
    }

    long word() {
      return game.word(sum);
    }

    /// The word of what is left where a move replaces a position of it.
    long after(int which, List<Position> left) {
      return game.word(SumWords.replaced(sum, which, left));
    }
  }
}
