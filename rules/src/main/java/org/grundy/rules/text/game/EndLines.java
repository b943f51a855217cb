package org.grundy.rules.text.game;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import org.grundy.rules.text.RuleNumbers;
import org.grundy.rules.text.game.line.BoardLines;
import org.grundy.rules.text.game.line.EquationLines;
import org.grundy.rules.text.game.line.Keyword;
import org.grundy.rules.text.game.line.Places;
import org.grundy.rules.text.game.line.Statement;
import org.grundy.rules.text.graph.GraphLines;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EarlyEnd;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.PatternLine;

/// Reads the lines that say what ends the whole game, and what nobody may make.
///
/// @param statements all lines
/// @param cells the glyphs of cells, where the board has some
record EndLines(
    List<Statement> statements,
    Places places,
    Board board,
    List<Glyph> cells,
    RuleNumbers numbers) {
  /// The lines about patterns, those of one effect together.
  List<PatternLine> patterns() {
    List<PatternLine> patterns = new ArrayList<>();
    for (PatternLine.Effect effect : PatternLine.Effect.values()) {
      for (Statement line : statements) {
        if (board.hasCells()
            && line.keyword().word().equals(effect.word())
            && !line.boardWords().isNext("on")) {
          BoardLines lines = new BoardLines(places, board, cells, RuleNumbers.digitsOnly());
          patterns.add(places.put(line.place(), lines.pattern(effect, line.boardWords())));
        }
      }
    }
    return patterns;
  }

  /// The other lines that win or lose the whole game.
  ///
  /// @param moves how many rules there are
  /// @param openLines takes each line that names a parameter, by its index after the rules
  List<EarlyEnd> ends(int moves, SortedMap<Integer, String> openLines) {
    List<EarlyEnd> ends = new ArrayList<>();
    for (Statement line : statements) {
      boolean wins = line.keyword() == Keyword.WIN;
      if (wins && board.hasCells()) {
        if (line.boardWords().isNext("on")) {
          ends.add(
              places.put(
                  line.place(),
                  new BoardLines(places, board, cells, numbers).winOn(line.boardWords())));
        }
      } else if (wins && board instanceof Board.Graph) {
        ends.add(places.put(line.place(), new GraphLines(line.boardWords(), numbers).win()));
      } else if (wins || line.keyword() == Keyword.LOSE) {
        EquationLines lines = new EquationLines(places, board, numbers);
        ends.add(places.put(line.place(), lines.end(wins, line.equationWords())));
        if (numbers.wereNamed()) {
          openLines.put(moves + ends.size() - 1, TextLayout.withNames(line, board, List.of()));
        }
      }
    }
    return ends;
  }
}
