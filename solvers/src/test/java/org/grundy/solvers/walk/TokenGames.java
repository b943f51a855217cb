package org.grundy.solvers.walk;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import org.grundy.core.Budget;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.TokenMove;

/// Token games built by hand, drawn boards, and the definition to hold the kernels against.
final class TokenGames {
  static final GameRules BOARD_AND_PIECE =
      game(".#", step("@", ".", Direction.E, Direction.S, Direction.SE));

  private TokenGames() {}

  static Meter meter() {
    return new Meter(new Budget(Long.MAX_VALUE, Duration.ofDays(1), 1L << 31));
  }

  static List<Glyph> glyphs(String drawn) {
    return drawn.codePoints().mapToObj(Glyph::new).toList();
  }

  static TokenMove step(String token, String over, Direction... directions) {
    return new TokenMove(
        glyphs(token).getFirst(), false, List.of(directions), glyphs(over), Optional.empty());
  }

  static TokenMove slide(String token, String over, Direction... directions) {
    return new TokenMove(
        glyphs(token).getFirst(), true, List.of(directions), glyphs(over), Optional.empty());
  }

  static GameRules game(String cells, Rule... rules) {
    return new GameRules(
        "test",
        Board.Cells.GRID,
        glyphs(cells),
        List.of(rules),
        List.of(),
        Play.NORMAL,
        Optional.empty(),
        List.of());
  }

  /// A board from its rows, separated by `|`; `@` is a token of kind 0 and `%` one of kind 1, on
  /// the first glyph.
  static GridPosition board(GameRules rules, String drawn) {
    String[] rows = drawn.split("\\|", -1);
    int columns = rows[0].length();
    byte[] cells = new byte[rows.length * columns];
    List<GridPosition.Token> tokens = new ArrayList<>();
    for (int i = 0; i < cells.length; i++) {
      char glyph = rows[i / columns].charAt(i % columns);
      if (glyph == '@' || glyph == '%') {
        tokens.add(new GridPosition.Token(glyph == '@' ? 0 : 1, i));
      } else {
        cells[i] = (byte) rules.cells().indexOf(Glyph.of(glyph));
      }
    }
    return GridPosition.wrap(rows.length, columns, cells, tokens);
  }

  static GridPosition open(int rows, int columns) {
    return GridPosition.wrap(rows, columns, new byte[rows * columns]);
  }

  /// A board whose cells hold glyph 0 with the given probability, else one of the others.
  static GridPosition random(
      RandomGenerator random, int rows, int columns, int glyphs, double first) {
    byte[] cells = new byte[rows * columns];
    for (int i = 0; i < cells.length; i++) {
      boolean other = glyphs > 1 && random.nextDouble() >= first;
      cells[i] = (byte) (other ? 1 + random.nextInt(glyphs - 1) : 0);
    }
    return GridPosition.wrap(rows, columns, cells);
  }

  static String draw(GameRules rules, GridPosition board) {
    StringBuilder text = new StringBuilder(board.rows() + "x" + board.columns() + " ");
    for (int i = 0; i < board.size(); i++) {
      text.append(i > 0 && i % board.columns() == 0 ? "|" : "");
      text.append(rules.cells().get(board.at(i)));
    }
    return text.toString();
  }

  /// The values of all cells by the plain recursion.
  static int[] byDefinition(GameRules rules, GridPosition board, Glyph token) {
    int[] values = new int[board.size()];
    Arrays.fill(values, -1);
    for (int cell = 0; cell < values.length; cell++) {
      value(rules, board, token, cell, values);
    }
    return values;
  }

  private static int value(
      GameRules rules, GridPosition board, Glyph token, int cell, int[] values) {
    if (values[cell] < 0) {
      Set<Integer> options = new TreeSet<>();
      for (int option : options(rules, board, token, cell)) {
        options.add(value(rules, board, token, option, values));
      }
      int mex = 0;
      while (options.contains(mex)) {
        mex++;
      }
      values[cell] = mex;
    }
    return values[cell];
  }

  /// The cells that a token can go to, once for each line.
  static List<Integer> options(GameRules rules, GridPosition board, Glyph token, int cell) {
    List<Integer> options = new ArrayList<>();
    for (Rule rule : rules.rules()) {
      if (rule instanceof TokenMove move && move.token().equals(token)) {
        for (Direction direction : move.directions()) {
          int row = cell / board.columns() + direction.rowStep();
          int column = cell % board.columns() + direction.columnStep();
          while (row >= 0
              && row < board.rows()
              && column >= 0
              && column < board.columns()
              && move.over().contains(rules.cells().get(board.at(row, column)))) {
            options.add(row * board.columns() + column);
            row += direction.rowStep();
            column += direction.columnStep();
            if (!move.slide()) {
              break;
            }
          }
        }
      }
    }
    return options;
  }

  static int[] all(WalkValues values, GridPosition board) {
    int[] all = new int[board.size()];
    Arrays.setAll(all, values::at);
    return all;
  }

  static int[] valuesOf(GameRules rules, GridPosition board, int kind) {
    return all(WalkValues.of(rules, board, kind, meter()), board);
  }
}
