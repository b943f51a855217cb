package org.grundy.rules.derive.split;

import java.util.List;
import java.util.OptionalInt;
import org.grundy.core.GridPosition;
import org.grundy.rules.derive.GlyphFlow;
import org.grundy.rules.tree.Glyphs;

/// A position as independent components.
public final class Split {
  private final List<GridPosition> parts;
  private final int[] origins;
  private final int[] partOfCell;

  /// @param origins by part: the cell of the whole where its upper left cell lies
  Split(List<GridPosition> parts, int[] origins, int[] partOfCell) {
    this.parts = List.copyOf(parts);
    this.origins = origins;
    this.partOfCell = partOfCell;
  }

  /// The components, each a board of its own, cropped to what its moves touch. Cells that belong to
  /// none of them are left out, for no future move asks for them.
  public List<GridPosition> parts() {
    return parts;
  }

  /// A part drawn as a whole position of the game: every cell that neither belongs to it nor is
  /// constant holds `neutral`. The part itself, cropped, where that would not be the same game.
  ///
  /// @param whole the position that was split
  /// @param neutral a glyph that no rule asks for
  public GridPosition drawn(GridPosition whole, int part, GlyphFlow flow, OptionalInt neutral) {
    byte[] cells = parts.get(part).copyCells();
    for (byte cell : cells) {
      if (neutral.isEmpty() || cell == Glyphs.FORBIDDEN) {
        return parts.get(part);
      }
    }
    byte[] drawn = whole.copyCells();
    for (int cell = 0; cell < drawn.length; cell++) {
      if (partOfCell[cell] != part && !flow.isFinal(drawn[cell])) {
        drawn[cell] = (byte) neutral.getAsInt();
      }
    }
    return GridPosition.wrap(whole.rows(), whole.columns(), drawn);
  }

  /// The index of the part in which the move is made that leads from the whole to the option, or
  /// -1.
  public int partChanged(GridPosition whole, GridPosition option) {
    int cell = 0;
    while (whole.at(cell) == option.at(cell)) {
      cell++;
    }
    return partOfCell[cell];
  }

  /// What is left of a part after a move in it: the part with the changes that lead from the whole
  /// to the option.
  public GridPosition after(GridPosition whole, GridPosition option, int part) {
    GridPosition before = parts.get(part);
    byte[] cells = before.copyCells();
    for (int cell = 0; cell < cells.length; cell++) {
      int at = origins[part] + cell / before.columns() * whole.columns() + cell % before.columns();
      if (option.at(at) != whole.at(at)) {
        cells[cell] = (byte) option.at(at);
      }
    }
    return GridPosition.wrap(before.rows(), before.columns(), cells);
  }

  /// The index of the part to which a cell of the position belongs, or -1.
  public int partOf(int cell) {
    return partOfCell[cell];
  }
}
