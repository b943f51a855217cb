package org.grundy.rules.text.game;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.rules.text.RuleNumbers;
import org.grundy.rules.text.game.line.BoardLines;
import org.grundy.rules.text.game.line.BoardWords;
import org.grundy.rules.text.game.line.BondWords;
import org.grundy.rules.text.game.line.EquationLines;
import org.grundy.rules.text.game.line.HeapLines;
import org.grundy.rules.text.game.line.Places;
import org.grundy.rules.text.game.line.Statement;
import org.grundy.rules.text.graph.GraphLines;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.Bond;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Rule;

/// Reads the lines that say what the moves are.
///
/// @param boardPlace where the text says what is played on
/// @param cells the glyphs of cells, where the board has some
record MoveLines(
    Places places, Place boardPlace, Board board, List<Glyph> cells, RuleNumbers numbers) {
  /// The rules that the lines say, in their order.
  ///
  /// @param openLines takes each line that names a parameter, by its index among the rules
  /// @param bonds takes what binds the next move, by the index of the line
  /// @throws InputException at the first fault, and where there is no such line
  List<Rule> read(
      List<Statement> statements,
      SortedMap<Integer, String> openLines,
      SortedMap<Integer, Bond> bonds) {
    List<Rule> rules = new ArrayList<>();
    for (Statement line : statements) {
      Rule rule =
          switch (line.keyword()) {
            case MOVE -> move(line);
            case TOKEN -> token(line);
            case CODE -> new HeapLines(places, numbers).code(line);
            case TAKE -> new HeapLines(places, numbers).takeInSeveralHeaps(line.boardWords());
            case GAME,
                BOARD,
                PARAM,
                GROUND,
                DRAWN,
                CELLS,
                WIN,
                LOSE,
                AVOID,
                PLAY,
                START,
                LOOK,
                SAY,
                EXPECT ->
                null;
          };
      if (rule != null) {
        if (numbers.wereNamed()) {
          openLines.put(rules.size(), TextLayout.withNames(line, board, cells));
        }
        int index = rules.size();
        BondWords.read(line.bondWords(), board).ifPresent(bond -> bonds.put(index, bond));
        rules.add(places.put(line.place(), rule));
      }
    }
    if (rules.isEmpty() && !(board instanceof Board.Tiling)) {
      throw new InputException(
          boardPlace,
          "the game has no moves: expected at least one line of " + BoardWords.moveLines(board),
          "for example: " + BoardWords.example(board));
    }
    return rules;
  }

  private Rule move(Statement line) {
    return switch (board) {
      case Board.Cells _ -> new BoardLines(places, board, cells, numbers).move(line.boardWords());
      case Board.Graph _ -> new GraphLines(line.equationWords(), numbers).move();
      case Board.Heap _, Board.Heaps _, Board.HeapSet _, Board.Tiling _ ->
          new EquationLines(places, board, numbers).line(line.equationWords());
    };
  }

  private Rule token(Statement line) {
    return board instanceof Board.Graph
        ? new GraphLines(line.equationWords(), numbers).token()
        : new BoardLines(places, board, cells, numbers).token(line.boardWords());
  }
}
