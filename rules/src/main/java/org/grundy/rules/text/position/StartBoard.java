package org.grundy.rules.text.position;

import java.util.Arrays;
import java.util.List;
import org.grundy.core.GridPosition;
import org.grundy.core.InputException;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.Start;

/// Makes the starting board of a size.
final class StartBoard {
  private StartBoard() {}

  static GridPosition of(GameRules rules, int rows, int columns, BoardRandom random) {
    requireSize(rows, columns);
    Glyphs glyphs = Glyphs.of(rules);
    byte[] cells = new byte[rows * columns];
    switch (rules.start().orElseThrow(() -> noStart(rules, rows, columns))) {
      case Start.Fill fill -> {
        Arrays.fill(cells, (byte) glyphs.cell(fill.glyph()));
        cells[0] = (byte) glyphs.cell(fill.first().orElse(fill.glyph()));
      }
      case Start.Family family ->
          throw new IllegalArgumentException("no board of cells: " + family);
      case Start.Random choice -> {
        byte[] among = new byte[choice.glyphs().size()];
        for (int i = 0; i < among.length; i++) {
          among[i] = (byte) glyphs.cell(choice.glyphs().get(i));
        }
        for (int i = 0; i < cells.length; i++) {
          cells[i] = among[random.below(among.length)];
        }
      }
    }
    List<GridPosition.Token> tokens =
        glyphs.tokens().isEmpty() ? List.of() : List.of(new GridPosition.Token(0, 0));
    return GridPosition.wrap(rows, columns, cells, tokens);
  }

  private static void requireSize(long rows, long columns) {
    if (rows < 1 || columns < 1 || rows > GridPosition.MAX_CELLS / columns) {
      throw new InputException(
          "the size %dx%d is out of range".formatted(rows, columns),
          "a board has at least one row and one column, and at most %,d cells"
              .formatted(GridPosition.MAX_CELLS));
    }
  }

  private static InputException noStart(GameRules rules, int rows, int columns) {
    return new InputException(
        "the game has no `start` line to say what a board of %dx%d holds".formatted(rows, columns),
        cureOfNoStart(rules));
  }

  /// The advice where a size is given and the game has no `start` line.
  static String cureOfNoStart(GameRules rules) {
    Glyph first = rules.cells().getFirst();
    return "add a line such as `start fill %s`, or draw the position, such as `%s%s`"
        .formatted(first, first, rules.cells().getLast());
  }
}
