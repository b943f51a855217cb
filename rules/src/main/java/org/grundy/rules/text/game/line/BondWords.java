package org.grundy.rules.text.game.line;

import java.util.List;
import java.util.Optional;
import org.grundy.core.InputException;
import org.grundy.rules.text.Word;
import org.grundy.rules.text.Words;
import org.grundy.rules.text.graph.GraphLines;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.Bond;

/// Reads what stands behind the moves of a line and binds the next move: `again`, `entails`.
public final class BondWords {
  private static final String GRAPH_EXAMPLE =
      "move  edge u-v : delete edge again where isolates except g";
  private static final String EXAMPLE = "move  n -> n - 1 where 2 divides n again";

  private BondWords() {}

  /// The bond of a line of moves; empty where it has none.
  ///
  /// @param words from `again` or `entails` on
  public static Optional<Bond> read(Words words, Board board) {
    if (words.atEnd()) {
      return Optional.empty();
    }
    boolean graph = board instanceof Board.Graph;
    Word kind = words.take("`again` or `entails`", EXAMPLE);
    if (kind.is("entails")) {
      words.requireEnd(List.of(), "move  n -> n - 1 entails");
      return Optional.of(new Bond.Entails());
    }
    if (words.isNext("where") && !graph) {
      throw new InputException(
          words.place(),
          "`again where` is for moves on graphs",
          "write a line for the moves after which the same player moves again, such as "
              + (board.hasCells() ? "move  . -> # again" : "move  n -> n - 2 again"));
    }
    if (graph && words.skip("where")) {
      return Optional.of(new Bond.Again(Optional.of(isolates(words))));
    }
    words.requireEnd(graph ? List.of("where") : List.of(), graph ? GRAPH_EXAMPLE : "take  1 again");
    return Optional.of(new Bond.Again(Optional.empty()));
  }

  private static Bond.Isolates isolates(Words words) {
    words.require("isolates", "`isolates`", GRAPH_EXAMPLE);
    Optional<String> except =
        words.skip("except")
            ? Optional.of(GraphLines.vertexName(words, GRAPH_EXAMPLE))
            : Optional.empty();
    words.requireEnd(except.isEmpty() ? List.of("except") : List.of(), GRAPH_EXAMPLE);
    return new Bond.Isolates(except);
  }
}
