package org.grundy.rules.derive.symmetry;

import java.util.Arrays;
import java.util.List;
import org.grundy.core.GridPosition;
import org.grundy.core.Symmetry;
import org.grundy.rules.tree.GameRules;

/// Chooses the representative of a component among its images under the symmetries of the rules:
/// the first in an order by shape and cells. Images have the same value; translations need no care,
/// for components are cropped boards.
public final class Representatives {
  private final List<Symmetry> symmetries;

  /// The representatives under all symmetries of a game's rules.
  public Representatives(GameRules game) {
    this.symmetries = RuleSymmetries.of(game);
  }

  /// The representative of a component without tokens.
  public GridPosition of(GridPosition component) {
    GridPosition best = component;
    byte[] bestCells = component.copyCells();
    for (Symmetry symmetry : symmetries) {
      if (symmetry != Symmetry.IDENTITY) {
        GridPosition image = symmetry.of(component);
        byte[] cells = image.copyCells();
        if (image.rows() < best.rows()
            || (image.rows() == best.rows() && Arrays.compare(cells, bestCells) < 0)) {
          best = image;
          bestCells = cells;
        }
      }
    }
    return best;
  }
}
