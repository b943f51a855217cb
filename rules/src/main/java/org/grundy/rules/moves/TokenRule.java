package org.grundy.rules.moves;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import org.grundy.core.Choice;
import org.grundy.core.GridPosition;
import org.grundy.core.GridPosition.Token;
import org.grundy.core.Meter;
import org.grundy.core.Move;
import org.grundy.rules.moves.GridRuleset.GridRule;
import org.grundy.rules.moves.GridRuleset.MoveSink;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.TokenMove;
import org.jspecify.annotations.Nullable;

/// A line that moves a token. Tokens do not see each other, unless they are blocked.
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
    int start = position.tokens().get(which).cell();
    Choice.Cell from = Choice.Cell.of(start, position.columns());
    for (int to : reached(position, start)) {
      Meter.checkpoint(position.size());
      Choice.Cell goal = Choice.Cell.of(to, position.columns());
      sink.accept(withTokenAt(position, which, to), new Move(index, new Choice.Step(from, goal)));
    }
  }

  /// The cells that a token may go to, each once, direction by direction.
  private SequencedSet<Integer> reached(GridPosition position, int from) {
    SequencedSet<Integer> reached = new LinkedHashSet<>();
    BitSet taken = new BitSet();
    if (line.blocked()) {
      position.tokens().forEach(token -> taken.set(token.cell()));
    }
    for (Direction direction : line.directions()) {
      int row = from / position.columns() + direction.rowStep();
      int column = from % position.columns() + direction.columnStep();
      while (row >= 0
          && row < position.rows()
          && column >= 0
          && column < position.columns()
          && (over >>> position.at(row, column) & 1) != 0
          && !taken.get(row * position.columns() + column)) {
        reached.add(row * position.columns() + column);
        if (!line.slide()) {
          break;
        }
        row += direction.rowStep();
        column += direction.columnStep();
      }
    }
    return reached;
  }

  @Override
  public @Nullable GridPosition after(GridPosition position, Choice choice) {
    if (!(choice instanceof Choice.Step(Choice.Cell from, Choice.Cell to))
        || !GridRule.isOn(position, from)
        || !GridRule.isOn(position, to)) {
      return null;
    }
    int start = from.index(position.columns());
    int goal = to.index(position.columns());
    int which = position.tokens().indexOf(new Token(kind, start));
    return which >= 0 && reached(position, start).contains(goal)
        ? withTokenAt(position, which, goal)
        : null;
  }

  private GridPosition withTokenAt(GridPosition position, int which, int cell) {
    List<Token> tokens = new ArrayList<>(position.tokens());
    tokens.set(which, new Token(kind, cell));
    return GridPosition.wrap(position.rows(), position.columns(), position.copyCells(), tokens);
  }
}
