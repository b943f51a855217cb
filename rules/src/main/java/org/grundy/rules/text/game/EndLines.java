package org.grundy.rules.text.game;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import org.grundy.rules.text.RuleNumbers;
import org.grundy.rules.text.Words;
import org.grundy.rules.text.game.line.BoardLines;
import org.grundy.rules.text.game.line.EquationLines;
import org.grundy.rules.text.game.line.Keyword;
import org.grundy.rules.text.game.line.Places;
import org.grundy.rules.text.game.line.Statement;
import org.grundy.rules.text.graph.GraphLines;
import org.grundy.rules.tree.AvoidPattern;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EarlyEnd;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.WinPattern;

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
  /// The patterns that win.
  List<WinPattern> wins() {
    List<WinPattern> wins = new ArrayList<>();
    if (!board.hasCells()) {
      return wins;
    }
    for (Statement line : Statement.of(Keyword.WIN, statements)) {
      if (line.boardWords().isNext("on")) {
        continue;
      }
      wins.add(
          places.put(
              line.place(),
              new BoardLines(places, board, cells, RuleNumbers.digitsOnly())
                  .win(line.boardWords())));
    }
    return wins;
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
          openLines.put(moves + ends.size() - 1, TextLayout.withNames(line, board));
        }
      }
    }
    return ends;
  }

  /// The patterns that nobody may make.
  List<AvoidPattern> avoids() {
    List<AvoidPattern> avoids = new ArrayList<>();
    for (Statement line : Statement.of(Keyword.AVOID, statements)) {
      Words words = line.boardWords();
      avoids.add(
          places.put(
              line.place(),
              new BoardLines(places, board, cells, RuleNumbers.digitsOnly()).avoid(words)));
    }
    return avoids;
  }
}
