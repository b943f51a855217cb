package org.grundy.solvers.cut;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.grundy.core.GridPosition;
import org.grundy.core.Play;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Lattice;
import org.grundy.rules.tree.Rule;

/// Rules trees and boards for the tests of this package.
final class CutGames {
  static final GameRules DARKRAFT =
      game(
          "LRX.",
          line("L", '.', "NE SW", "LRX", '.', ""),
          line("R", '.', "NW SE", "LRX", '.', ""),
          line("X", '.', "NE NW SE SW", "LRX", '.', ""));

  static final GameRules BACTERIAL =
      game(".b#", line(".", 'b', "N S", ".", 'b', "#"), line(".", 'b', "E W", ".", 'b', "#"));

  private CutGames() {}

  static GameRules game(String cells, Rule... rules) {
    return new GameRules(
        "a game",
        Board.Cells.GRID,
        glyphs(cells),
        Arrays.asList(rules),
        List.of(),
        Play.NORMAL,
        Optional.empty(),
        List.of());
  }

  /// `move FROM -> TO along ALONG over OVER -> BECOMES forbid FORBID`.
  static CellMove line(
      String from, char to, String along, String over, char becomes, String forbid) {
    return line(from, to, along, OptionalInt.empty(), over, becomes, forbid);
  }

  static CellMove line(
      String from,
      char to,
      String along,
      OptionalInt upTo,
      String over,
      char becomes,
      String forbid) {
    List<Direction> directions =
        Arrays.stream(along.split(" ", -1))
            .map(name -> Lattice.SQUARE.step(name).orElseThrow())
            .toList();
    return new CellMove(
        glyphs(from),
        Glyph.of(to),
        Optional.of(
            new CellMove.Rays(directions, upTo, glyphs(over), Glyph.of(becomes), glyphs(forbid))));
  }

  static List<Glyph> glyphs(String text) {
    return text.codePoints().mapToObj(Glyph::new).toList();
  }

  /// A board from rows separated by `|`.
  static GridPosition board(GameRules rules, String drawn) {
    String[] rows = drawn.split("\\|", -1);
    byte[] cells = new byte[rows.length * rows[0].length()];
    for (int i = 0; i < cells.length; i++) {
      char c = rows[i / rows[0].length()].charAt(i % rows[0].length());
      cells[i] = (byte) rules.cells().indexOf(Glyph.of(c));
    }
    return GridPosition.wrap(rows.length, rows[0].length(), cells);
  }

  /// A board whose cells are drawn uniformly from `glyphs`, where a glyph may occur several times.
  static GridPosition random(GameRules rules, String glyphs, int rows, int columns, Random random) {
    byte[] cells = new byte[rows * columns];
    for (int i = 0; i < cells.length; i++) {
      char c = glyphs.charAt(random.nextInt(glyphs.length()));
      cells[i] = (byte) rules.cells().indexOf(Glyph.of(c));
    }
    return GridPosition.wrap(rows, columns, cells);
  }

  static String draw(GameRules rules, GridPosition position) {
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < position.size(); cell++) {
      text.append(cell > 0 && cell % position.columns() == 0 ? "|" : "");
      text.append(rules.cells().get(position.at(cell)));
    }
    return text.toString();
  }
}
