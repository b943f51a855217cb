package org.grundy.solvers.decided;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.Deletion;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.FloodMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.Twist;
import org.grundy.rules.tree.VertexMove;

/// Games in which a move takes a place with all places that can be reached from it: Chomp, and
/// ordered sets.
///
/// **Theorem** (strategy stealing; D. Gale, *A curious Nim-type game*, American Mathematical
/// Monthly 81, 1974). Let some place x be such that every other place that may be chosen can be
/// reached from it, or it from them. Then the next player wins.
///
/// *Proof.* After the move at x only places are left from which x was reached, with all that is
/// taken with it. So each move that is left leaves what it would have left at the start. If one of
/// them wins, it wins at the start too; if none does, the move at x wins. ∎
///
/// Under misère play that holds where some move is left after the one at x.
final class Stealing {
  static final String BECAUSE =
      "some move takes only what every other takes that is left after it; if the opponent had a winning answer, it would have won as the first move (strategy stealing, Gale 1974)";

  /// So many places are visited in search of such a move, besides those of the first two tried.
  private static final long MOST_VISITED = 1 << 24;

  private final BitSet chosen;
  private final BitSet entered;
  private final Steps steps;
  private final boolean misere;
  private long visited;

  /// Single steps of a way.
  private interface Steps {
    /// The places to which a step from a place may lead, or from which one may lead there; some are
    /// no places of the position.
    IntStream of(int place, boolean forwards);
  }

  /// @param chosen the places that may be chosen
  /// @param entered the places over which a way may lead
  private Stealing(GameRules rules, BitSet chosen, BitSet entered, Steps steps) {
    this.misere = rules.play() == Play.MISERE;
    this.chosen = chosen;
    this.entered = entered;
    this.steps = steps;
  }

  /// True if the lines of a game take places so.
  static boolean fits(GameRules rules) {
    if (!EnumSet.of(Twist.MISERE).containsAll(rules.twists())) {
      return false;
    }
    return rules.board() instanceof Board.Graph(var ground)
        ? ground.isEmpty() && rules.rules().stream().allMatch(Stealing::takesReachable)
        : rules.board().isSquared() && flood(rules).isPresent();
  }

  private static boolean takesReachable(Rule rule) {
    return rule instanceof VertexMove(String name, var conditions, var deletions)
        && conditions.isEmpty()
        && Set.copyOf(deletions)
            .equals(
                Set.of(
                    new Deletion.Chosen(name),
                    new Deletion.Related(Deletion.Relation.REACHABLE, name)));
  }

  /// The one way in which all lines flood: what is taken is never chosen or entered again.
  private static Optional<FloodMove> flood(GameRules rules) {
    if (!rules.rules().stream().allMatch(FloodMove.class::isInstance)) {
      return Optional.empty();
    }
    List<FloodMove> floods = rules.rules().stream().map(FloodMove.class::cast).toList();
    FloodMove first = floods.getFirst();
    boolean alike =
        floods.stream()
            .allMatch(flood ->
                flood.to().equals(first.to())
                    && flood.becomes().equals(first.to())
                    && !flood.from().contains(first.to())
                    && !flood.over().contains(first.to())
                    && Set.copyOf(flood.over()).equals(Set.copyOf(first.over()))
                    && Set.copyOf(flood.directions()).equals(Set.copyOf(first.directions())));
    return Optional.of(first).filter(_ -> alike);
  }

  /// True if the next player wins a board of a game that [fits][#fits].
  static boolean wins(GameRules rules, GridPosition board) {
    Glyphs glyphs = Glyphs.of(rules);
    FloodMove flood = flood(rules).orElseThrow();
    long over = glyphs.cellMask(flood.over());
    long from =
        rules.rules().stream()
            .mapToLong(rule -> glyphs.cellMask(((FloodMove) rule).from()))
            .reduce(0, (one, other) -> one | other);
    BitSet chosen = new BitSet();
    BitSet entered = new BitSet();
    for (int cell = 0; cell < board.size(); cell++) {
      chosen.set(cell, (from >>> board.at(cell) & 1) != 0);
      entered.set(cell, (over >>> board.at(cell) & 1) != 0);
    }
    return new Stealing(
            rules,
            chosen,
            entered,
            (cell, forwards) ->
                flood.directions().stream()
                    .map(direction -> forwards ? direction : direction.opposite())
                    .mapToInt(direction -> step(board, cell, direction))
                    .filter(next -> next >= 0))
        .wins();
  }

  private static int step(GridPosition board, int cell, Direction direction) {
    int row = cell / board.columns() + direction.rowStep();
    int column = cell % board.columns() + direction.columnStep();
    boolean isOn = row >= 0 && row < board.rows() && column >= 0 && column < board.columns();
    return isOn ? row * board.columns() + column : -1;
  }

  /// True if the next player wins a graph of a game that [fits][#fits].
  static boolean wins(GameRules rules, GraphPosition position) {
    Graph graph = position.graph();
    return new Stealing(
            rules,
            position.copyVertices(),
            position.copyVertices(),
            (vertex, forwards) ->
                IntStream.range(0, graph.incident(vertex))
                    .map(i -> graph.incident(vertex, i))
                    .filter(position::hasEdge)
                    .filter(edge ->
                        graph.edge(edge).leaves(forwards ? vertex : graph.edge(edge).other(vertex)))
                    .map(edge -> graph.edge(edge).other(vertex)))
        .wins();
  }

  private boolean wins() {
    if (chosen.isEmpty()) {
      return false;
    }
    return isComparable(chosen.length() - 1)
        || isComparable(chosen.nextSetBit(0))
        || chosen.stream().takeWhile(_ -> visited < MOST_VISITED).anyMatch(this::isComparable);
  }

  private boolean isComparable(int place) {
    BitSet left = (BitSet) chosen.clone();
    left.andNot(reached(place, true));
    if (misere && left.isEmpty()) {
      return false;
    }
    left.andNot(reached(place, false));
    return left.isEmpty();
  }

  /// The places that are taken with one, or with which it is taken.
  private BitSet reached(int place, boolean forwards) {
    BitSet reached = new BitSet();
    Deque<Integer> open = new ArrayDeque<>();
    reached.set(place);
    open.add(place);
    while (!open.isEmpty()) {
      int at = open.remove();
      visited++;
      Meter.checkpoint(100);
      if (forwards || entered.get(at)) {
        steps
            .of(at, forwards)
            .filter(next -> entered.get(next) || (!forwards && chosen.get(next)))
            .filter(next -> !reached.get(next))
            .forEach(next -> {
              reached.set(next);
              open.add(next);
            });
      }
    }
    return reached;
  }
}
