package org.grundy.workbench.render.kit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.core.GraphPosition;
import org.grundy.core.GridPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.Position;
import org.grundy.core.TilingPosition;
import org.grundy.core.TuplePosition;
import org.grundy.rules.derive.NeutralGlyph;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.Lattice;
import org.grundy.rules.tree.Picture;
import org.grundy.workbench.request.PositionSize;

/// Draws the positions of one game as text.
public final class Drawing {
  private static final int WIDEST = Style.USUAL_WIDTH - 4;
  private static final int HIGHEST = 60;

  private final GameRules rules;
  private final Glyphs glyphs;

  public Drawing(GameRules rules) {
    this.rules = rules;
    this.glyphs = Glyphs.of(rules);
  }

  /// The position as people see it: the rows of a board, or one line that names what it is.
  public List<String> picture(Position position) {
    if (position instanceof GraphPosition) {
      return List.of(brief(position, WIDEST));
    }
    if (!(position instanceof GridPosition grid)) {
      return List.of(PositionSize.of(position));
    }
    int wide = lattice().indentsRows() ? 2 * grid.columns() + grid.rows() : grid.columns();
    if (wide > WIDEST || grid.rows() > HIGHEST) {
      return List.of(PositionSize.of(position) + ", too large to draw here");
    }
    return rows(grid);
  }

  /// The position within one line: drawn where that takes at most `longest` characters, else its
  /// size.
  public String brief(Position position, int longest) {
    boolean tooLong =
        switch (position) {
          case GridPosition grid ->
              grid.size() + (long) grid.rows() - 1 > Math.min(longest, WIDEST);
          case GraphPosition graph ->
              PositionText.format(rules, graph).length() > Math.min(longest, WIDEST);
          case HeapPosition _, TuplePosition _, TilingPosition _ -> false;
        };
    return tooLong ? PositionSize.of(position) : PositionText.format(rules, position);
  }

  /// A component within one line: like [#brief], but of a large board only the part that counts,
  /// and where it lies.
  public String component(Position position, int longest) {
    if (!(position instanceof GridPosition grid)
        || grid.size() + (long) grid.rows() - 1 <= Math.min(longest, WIDEST)) {
      return brief(position, longest);
    }
    return BoardPart.of(grid, NeutralGlyph.of(rules))
        .map(part -> brief(part.board(), longest) + " at " + part.place())
        .orElseGet(() -> brief(position, longest));
  }

  /// The look of a glyph of a cell.
  public String glyph(int index) {
    return glyphs.drawn(index).toString();
  }

  /// The look of a token.
  public String token(int kind) {
    return glyphs.tokens().get(kind).toString();
  }

  /// The picture of a glyph of a cell, if the rules give it one.
  public Optional<Picture> picture(int index) {
    return rules.looks().picture(glyph(index));
  }

  /// The picture of a token, if the rules give it one.
  public Optional<Picture> tokenPicture(int kind) {
    return rules.looks().picture(token(kind));
  }

  private List<String> rows(GridPosition grid) {
    if (grid.size() == 0) {
      return List.of(PositionText.format(rules, grid));
    }
    List<String> all = cells(grid);
    boolean indents = lattice().indentsRows();
    List<String> rows = new ArrayList<>();
    for (int row = 0; row < grid.rows(); row++) {
      int from = row * grid.columns();
      rows.add(
          " ".repeat(indents ? row : 0)
              + String.join(indents ? " " : "", all.subList(from, from + grid.columns())));
    }
    return rows;
  }

  /// The way in which the cells of a board meet.
  public Lattice lattice() {
    return rules.board().lattice();
  }

  /// The look of each cell of a board, row by row.
  public List<String> cells(GridPosition grid) {
    String[] cells = new String[grid.size()];
    for (int cell = 0; cell < cells.length; cell++) {
      cells[cell] = glyph(grid.at(cell));
    }
    for (GridPosition.Token token : grid.tokens()) {
      cells[token.cell()] = token(token.kind());
    }
    return Arrays.asList(cells);
  }
}
