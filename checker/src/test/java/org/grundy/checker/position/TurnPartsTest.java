package org.grundy.checker.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SplittableRandom;
import org.grundy.core.Budget;
import org.grundy.core.GraphPosition;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.grundy.rules.moves.LiteralMoves;
import org.grundy.rules.moves.Turn;
import org.grundy.rules.moves.Turns;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Graphs that are taken apart have the values of whole ones, whose sums with heaps are played out.
class TurnPartsTest {
  private static final int LARGEST_HEAP = 5;

  /// A graph, a heap of Nim beside it, and whether the answer must be made on the graph.
  private record State(Position graph, int heap, boolean bound) {}

  /// Plays the sum of a whole graph and a heap.
  private static final class Play {
    private final LiteralMoves moves;
    private final Turns turns;
    private final Map<State, Boolean> won = new HashMap<>();

    Play(GameRules rules) {
      this.moves = LiteralMoves.of(rules);
      this.turns = Turns.of(rules);
    }

    boolean wins(State state) {
      Boolean known = won.get(state);
      if (known == null) {
        known = looked(state);
        won.put(state, known);
      }
      return known;
    }

    private boolean looked(State state) {
      Set<Boolean> wins = new HashSet<>();
      moves.options(
          state.graph,
          option -> {
            Turn turn = turns.after(state.graph, option);
            State left = new State(option.sum().getFirst(), state.heap, turn == Turn.BINDS);
            wins.add((turn == Turn.STAYS) == wins(left));
          });
      for (int heap = 0; heap < state.heap && !state.bound; heap++) {
        wins.add(!wins(new State(state.graph, heap, false)));
      }
      return wins.contains(true);
    }

    /// The least heap beside which the second player wins.
    OptionalLong value(Position graph) {
      for (int heap = 0; heap <= LARGEST_HEAP; heap++) {
        if (!wins(new State(graph, heap, false))) {
          return OptionalLong.of(heap);
        }
      }
      return OptionalLong.empty();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "move edge u-v : delete edge again where isolates except g",
        "move edge u-v : delete edge again where isolates",
        "move edge u-v : delete edge entails\nmove vertex v : delete v",
        "move edge u-v : delete edge again where isolates except g\nmove vertex v : delete v",
        "move vertex v : delete v again where isolates",
        "move edge u-v : delete edge, u, v again where isolates except g",
        "move edge u-v where degree of u is even : delete edge again where isolates except g",
      })
  void valuesAreThoseOfWholeGraphs(String lines) {
    GameRules rules = RulesParser.parse("t", "game T\nboard graph\n" + lines + "\n");
    SplittableRandom random = new SplittableRandom(16);
    Play play = new Play(rules);
    int numbers = 0;
    int loony = 0;
    for (int round = 0; round < 150; round++) {
      StringBuilder text = new StringBuilder();
      for (int edges = random.nextInt(1, 7); edges > 0; edges--) {
        char from = "gabcde".charAt(random.nextInt(6));
        char to = "gabcde".charAt(random.nextInt(6));
        text.append(from == to ? "g-" + (from == 'g' ? 'a' : from) : from + "-" + to).append(' ');
      }
      Position graph = PositionText.parse(rules, "t", text.toString(), 0).getFirst();
      OptionalLong value =
          new TurnValues(rules, new Meter(Budget.ofThisProcess())).value(List.of(graph));
      assertThat(value).as("%s: %s", lines, text).isEqualTo(play.value((GraphPosition) graph));
      numbers += value.isPresent() ? 1 : 0;
      loony += value.isPresent() ? 0 : 1;
    }
    assertThat(numbers).isPositive();
    assertThat(loony).isPositive();
  }
}
