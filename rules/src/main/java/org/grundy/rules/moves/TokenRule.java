package org.grundy.rules.moves;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.grundy.core.GridPosition;
import org.grundy.core.GridPosition.Token;
import org.grundy.core.Meter;
import org.grundy.core.Move;
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
        move(position, which, sink);
      }
    }
  }

  private void move(GridPosition position, int which, MoveSink sink) {
    int from = position.tokens().get(which).cell();
    BitSet reached = new BitSet();
    for (Direction direction : line.directions()) {
      int row = from / position.columns() + direction.rowStep();
      int column = from % position.columns() + direction.columnStep();
      while (row >= 0
          && row < position.rows()
          && column >= 0
          && column < position.columns()
          && (over >>> position.at(row, column) & 1) != 0) {
        Meter.checkpoint(position.size());
        int to = row * position.columns() + column;
        if (!reached.get(to)) {
          reached.set(to);
          sink.accept(withTokenAt(position, which, to), () -> name(position.columns(), from, to));
        }
        if (!line.slide()) {
          break;
        }
        row += direction.rowStep();
        column += direction.columnStep();
      }
    }
  }

  private Move name(int columns, int from, int to) {
    return MoveNames.ofToken(
        index, line, from / columns, from % columns, to / columns, to % columns);
  }

  private GridPosition withTokenAt(GridPosition position, int which, int cell) {
    List<Token> tokens = new ArrayList<>(position.tokens());
    tokens.set(which, new Token(kind, cell));
    return GridPosition.wrap(position.rows(), position.columns(), position.copyCells(), tokens);
  }
}
