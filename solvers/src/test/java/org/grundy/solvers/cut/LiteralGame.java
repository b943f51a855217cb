package org.grundy.solvers.cut;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.core.GridPosition;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Rule;
import org.jspecify.annotations.Nullable;

/// The meaning of lines with rays, word for word, and the plain recursion over whole boards: the
/// oracle of the tests of this package.
final class LiteralGame {
  private final GameRules rules;
  private final int rows;
  private final int columns;
  private final Map<String, Integer> values = new HashMap<>();

  LiteralGame(GameRules rules, int rows, int columns) {
    this.rules = rules;
    this.rows = rows;
    this.columns = columns;
  }

  static String cells(GridPosition position) {
    StringBuilder cells = new StringBuilder();
    for (int cell = 0; cell < position.size(); cell++) {
      cells.append((char) position.at(cell));
    }
    return cells.toString();
  }

  int value(String cells) {
    Integer known = values.get(cells);
    if (known != null) {
      return known;
    }
    BitSet options = new BitSet();
    for (int rule = 0; rule < rules.rules().size(); rule++) {
      for (int cell = 0; cell < cells.length(); cell++) {
        String next = after(cells, rule, cell);
        if (next != null) {
          options.set(value(next));
        }
      }
    }
    int value = options.nextClearBit(0);
    values.put(cells, value);
    return value;
  }

  /// The board after a move, or null where it is illegal.
  @Nullable String after(String cells, int rule, int cell) {
    Rule line = rules.rules().get(rule);
    if (!(line instanceof CellMove move) || !holds(move.from(), cells, cell)) {
      return null;
    }
    StringBuilder next = new StringBuilder(cells);
    next.setCharAt(cell, (char) rules.cells().indexOf(move.to()));
    CellMove.Rays rays = move.rays().orElseThrow();
    for (Direction direction : rays.along()) {
      int row = cell / columns + direction.rowStep();
      int column = cell % columns + direction.columnStep();
      int passed = 0;
      int limit = rays.upTo().orElse(Integer.MAX_VALUE);
      while (passed < limit && row >= 0 && row < rows && column >= 0 && column < columns) {
        int at = row * columns + column;
        if (!holds(rays.over(), cells, at)) {
          if (holds(rays.forbid(), cells, at)) {
            return null;
          }
          break;
        }
        next.setCharAt(at, (char) rules.cells().indexOf(rays.becomes()));
        passed++;
        row += direction.rowStep();
        column += direction.columnStep();
      }
    }
    return next.toString();
  }

  private boolean holds(List<org.grundy.rules.tree.Glyph> glyphs, String cells, int cell) {
    return glyphs.contains(rules.cells().get(cells.charAt(cell)));
  }
}
