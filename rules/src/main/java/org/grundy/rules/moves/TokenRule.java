package org.grundy.rules.moves;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.GridPosition;
import org.grundy.core.GridPosition.Token;
import org.grundy.core.Meter;
import org.grundy.rules.moves.GridRuleset.GridRule;
import org.grundy.rules.moves.GridRuleset.MoveSink;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.TokenMove;

/// A line that moves a token. Tokens do not see each other.
final class TokenRule implements GridRule {
  private final int index;
  private final TokenMove line;
  private final int kind;
  private final long over;

  TokenRule(int index, TokenMove line, Glyphs glyphs) {
    this.index = index;
    this.line = line;
    this.kind = glyphs.token(line.token());
    this.over = glyphs.cellMask(line.over());
  }

  @Override
  public void generate(GridPosition position, MoveSink sink) {
    List<Token> tokens = position.tokens();
    for (int which = 0; which < tokens.size(); which++) {
      if (tokens.get(which).kind() == kind) {
        for (Direction direction : line.directions()) {
          move(position, which, direction, sink);
        }
      }
    }
  }

  private void move(GridPosition position, int which, Direction direction, MoveSink sink) {
    int start = position.tokens().get(which).cell();
    int fromRow = start / position.columns();
    int fromColumn = start % position.columns();
    int row = fromRow + direction.rowStep();
    int column = fromColumn + direction.columnStep();
    while (row >= 0
        && row < position.rows()
        && column >= 0
        && column < position.columns()
        && (over >>> position.at(row, column) & 1) != 0) {
      Meter.checkpoint(position.size());
      int toRow = row;
      int toColumn = column;
      sink.accept(
          withTokenAt(position, which, row * position.columns() + column),
          () -> MoveNames.ofToken(index, line, fromRow, fromColumn, toRow, toColumn));
      if (!line.slide()) {
        return;
      }
      row += direction.rowStep();
      column += direction.columnStep();
    }
  }

  private GridPosition withTokenAt(GridPosition position, int which, int cell) {
    List<Token> tokens = new ArrayList<>(position.tokens());
    tokens.set(which, new Token(kind, cell));
    return GridPosition.wrap(position.rows(), position.columns(), position.copyCells(), tokens);
  }
}
