package org.grundy.rules.derive.split;

import java.util.List;
import org.grundy.core.GridPosition;

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

  /// A board that is one component, as it is; one without cells is none.
  static Split whole(GridPosition board) {
    List<GridPosition> parts = board.size() == 0 ? List.of() : List.of(board);
    return new Split(parts, new int[parts.size()], new int[board.size()]);
  }

  /// The components, each a board of its own, cropped to what its moves touch. Cells that belong to
  /// none of them are left out, for no future move asks for them.
  public List<GridPosition> parts() {
    return parts;
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

  /// The remainder of a part after a move in it: the part with the changes that lead from the whole
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

  /// The cell of the whole where the upper left cell of a part lies.
  public int origin(int part) {
    return origins[part];
  }

  /// The index of the part to which a cell of the position belongs, or -1.
  public int partOf(int cell) {
    return partOfCell[cell];
  }
}
