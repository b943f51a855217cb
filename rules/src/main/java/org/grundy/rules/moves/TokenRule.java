package org.grundy.rules.moves;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.Choice;
import org.grundy.core.GridPosition;
import org.grundy.core.GridPosition.Token;
import org.grundy.core.Move;
import org.grundy.rules.moves.GridRuleset.GridRule;
import org.grundy.rules.moves.GridRuleset.MoveSink;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.TokenMove;
import org.jspecify.annotations.Nullable;

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
    Choice.Cell from = Choice.Cell.of(start, position.columns());
    int row = start / position.columns() + direction.rowStep();
    int column = start % position.columns() + direction.columnStep();
    while (row >= 0
        && row < position.rows()
        && column >= 0
        && column < position.columns()
        && (over >>> position.at(row, column) & 1) != 0) {
      sink.accept(
          withTokenAt(position, which, row * position.columns() + column),
          new Move(index, new Choice.Step(from, new Choice.Cell(row + 1, column + 1))));
      if (!line.slide()) {
        return;
      }
      row += direction.rowStep();
      column += direction.columnStep();
    }
  }

  @Override
  public @Nullable GridPosition after(GridPosition position, Choice choice) {
    if (!(choice instanceof Choice.Step(Choice.Cell from, Choice.Cell to))
        || !GridRule.isOn(position, from)
        || !GridRule.isOn(position, to)) {
      return null;
    }
    Token token = new Token(kind, from.index(position.columns()));
    int which = position.tokens().indexOf(token);
    return which >= 0 && isReached(position, from, to)
        ? withTokenAt(position, which, to.index(position.columns()))
        : null;
  }

  private boolean isReached(GridPosition position, Choice.Cell from, Choice.Cell to) {
    for (Direction direction : line.directions()) {
      int row = from.row() - 1 + direction.rowStep();
      int column = from.column() - 1 + direction.columnStep();
      while (row >= 0
          && row < position.rows()
          && column >= 0
          && column < position.columns()
          && (over >>> position.at(row, column) & 1) != 0) {
        if (row == to.row() - 1 && column == to.column() - 1) {
          return true;
        }
        if (!line.slide()) {
          break;
        }
        row += direction.rowStep();
        column += direction.columnStep();
      }
    }
    return false;
  }

  private GridPosition withTokenAt(GridPosition position, int which, int cell) {
    List<Token> tokens = new ArrayList<>(position.tokens());
    tokens.set(which, new Token(kind, cell));
    return GridPosition.wrap(position.rows(), position.columns(), position.copyCells(), tokens);
  }
}
