package org.grundy.workbench;

import java.util.List;
import java.util.function.Consumer;
import org.grundy.core.GraphPosition;
import org.grundy.core.GridPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.Option;
import org.grundy.core.Position;
import org.grundy.core.Ruleset;
import org.grundy.core.TilingPosition;
import org.grundy.core.TuplePosition;
import org.grundy.rules.moves.GraphRuleset;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.moves.HeapRuleset;
import org.grundy.rules.moves.TupleRuleset;
import org.grundy.rules.tree.GameRules;

/// The moves of positions as the rules say them, with what they lead to; nothing is solved.
public final class LiteralMoves {
  private LiteralMoves() {}

  /// Hands over every option of a position, each move once. The tiling game has none here: its
  /// moves name pieces and lead to no position.
  public static void of(GameRules rules, Position position, Consumer<Option<Position>> sink) {
    switch (position) {
      case GridPosition grid -> widened(GridRuleset.of(rules), grid, sink);
      case GraphPosition graph -> widened(GraphRuleset.of(rules), graph, sink);
      case HeapPosition heap -> widened(HeapRuleset.of(rules), heap, sink);
      case TuplePosition tuple -> widened(TupleRuleset.of(rules), tuple, sink);
      case TilingPosition _ -> {}
    }
  }

  private static <P extends Position> void widened(
      Ruleset<P> ruleset, P position, Consumer<Option<Position>> sink) {
    ruleset.options(
        position,
        option ->
            sink.accept(new Option<>(option.move(), List.copyOf(option.sum()), option.ends())));
  }
}
