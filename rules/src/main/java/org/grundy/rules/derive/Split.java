package org.grundy.rules.derive;

import java.util.List;
import org.grundy.core.GridPosition;

/// A position as independent components.
public final class Split {
  private final List<GridPosition> parts;
  private final int[] partOfCell;

  Split(List<GridPosition> parts, int[] partOfCell) {
    this.parts = List.copyOf(parts);
    this.partOfCell = partOfCell;
  }

  /// The components, each a board of its own, cropped to what its moves touch. Cells that belong to
  /// none of them are left out, for no future move asks for them.
  public List<GridPosition> parts() {
    return parts;
  }

  /// The index of the part to which a cell of the position belongs, or -1.
  public int partOf(int cell) {
    return partOfCell[cell];
  }
}
