package org.grundy.workbench.render.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.grundy.core.GridPosition;
import org.grundy.core.Position;
import org.grundy.rules.moves.SpokenMoves;
import org.grundy.solvers.Problem;
import org.grundy.workbench.render.kit.Drawing;
import org.grundy.workbench.render.kit.Drawings;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.request.SumMove;
import org.grundy.workbench.request.SumRequest;

/// Positions as they are drawn on a terminal to be played on: boards with the names of their rows
/// and columns, positions of a sum with their letters, and what a move changes marked.
public final class BoardText {
  private final SumRequest sum;
  private final Style style;

  public BoardText(SumRequest sum, Style style) {
    this.sum = sum;
    this.style = style;
  }

  /// The lines of the picture.
  ///
  /// @param marked the move whose place is to be seen
  public List<String> lines(Optional<SumMove> marked) {
    Problem problem = sum.problem();
    Drawings drawings = new Drawings(problem);
    List<String> lines = new ArrayList<>();
    boolean several = problem.addends().size() > 1;
    for (int i = 0; i < problem.addends().size(); i++) {
      int summand = i;
      Optional<SumMove> here = marked.filter(move -> move.summand() == summand);
      Position position = problem.addends().get(i).position();
      String head = several ? SpokenMoves.letter(i) + ": " : "";
      if (several && position instanceof GridPosition) {
        lines.add(
            "  " + head + (problem.isMixed() ? problem.addends().get(i).rules().title() : ""));
      }
      if (position instanceof GridPosition grid) {
        Set<Integer> cells =
            new TreeSet<>(here.map(move -> Changes.of(move).cells()).orElse(List.of()));
        boolean row = problem.addends().get(i).rules().board().isRow();
        lines.addAll(board(grid, row, drawings.of(i), cells));
      } else {
        String game = problem.isMixed() ? problem.addends().get(i).rules().title() + ", " : "";
        for (String line : drawings.of(i).picture(position)) {
          lines.add("  " + head + game + (here.isPresent() ? marked(line) : line));
        }
      }
    }
    return lines.stream().map(String::stripTrailing).toList();
  }

  private List<String> board(GridPosition grid, boolean row, Drawing drawing, Set<Integer> marked) {
    int wide = SpokenMoves.column(grid.columns() - 1, row).length();
    int high = row ? 0 : Integer.toString(grid.rows()).length();
    List<String> lines = new ArrayList<>();
    int step = drawing.lattice().indentsRows() ? (wide + 2) / 2 : 0;
    StringBuilder heads = new StringBuilder(" ".repeat(high + 4));
    for (int column = 0; column < grid.columns(); column++) {
      heads.append(right(SpokenMoves.column(column, row), wide + 1)).append(' ');
    }
    lines.add(heads.toString());
    List<String> glyphs = drawing.cells(grid);
    for (int y = 0; y < grid.rows(); y++) {
      String name = row ? "" : "" + (grid.rows() - y);
      StringBuilder line = new StringBuilder("  ").append(right(name, high)).append("  ");
      line.append(" ".repeat(y * step));
      for (int column = 0; column < grid.columns(); column++) {
        int cell = y * grid.columns() + column;
        boolean here = marked.contains(cell);
        String glyph = coloured(grid, cell, glyphs.get(cell));
        line.append(" ".repeat(wide - 1)).append(here ? marked(glyph) : " " + glyph + " ");
      }
      lines.add(line.toString());
    }
    return lines;
  }

  /// A token, and what is no empty cell of the start, is set off.
  private String coloured(GridPosition grid, int cell, String glyph) {
    boolean token = grid.tokens().stream().anyMatch(one -> one.cell() == cell);
    if (token) {
      return style.winning(glyph);
    }
    return grid.at(cell) == 0 ? glyph : style.strong(glyph);
  }

  private String marked(String text) {
    return style.marked("[" + text + "]");
  }

  private static String right(String text, int width) {
    return " ".repeat(Math.max(0, width - text.length())) + text;
  }
}
