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
  private final boolean ring;

  /// The representatives under all symmetries of a game's rules.
  public Representatives(GameRules game) {
    this.symmetries = RuleSymmetries.of(game);
    this.ring = game.board().isRing();
  }

  /// The representative of a component without tokens; of a ring, which may be turned too, in a
  /// time that grows as its length.
  public GridPosition of(GridPosition component) {
    GridPosition best = turned(component);
    byte[] bestCells = best.copyCells();
    for (Symmetry symmetry : symmetries) {
      if (symmetry != Symmetry.IDENTITY) {
        GridPosition image = turned(symmetry.of(component));
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

  private GridPosition turned(GridPosition component) {
    return ring
        ? GridPosition.wrap(1, component.columns(), leastTurn(component.copyCells()))
        : component;
  }

  /// The first of all turns of a ring in the order of their cells. Two candidates run through the
  /// ring; where they differ, no start within what agreed behind the loser can be the first.
  private static byte[] leastTurn(byte[] cells) {
    int n = cells.length;
    int one = 0;
    int other = 1;
    int agree = 0;
    while (one < n && other < n && agree < n) {
      int difference = cells[(one + agree) % n] - cells[(other + agree) % n];
      if (difference == 0) {
        agree++;
        continue;
      }
      if (difference > 0) {
        one += agree + 1;
      } else {
        other += agree + 1;
      }
      if (one == other) {
        other++;
      }
      agree = 0;
    }
    int start = Math.min(one, other);
    byte[] turned = new byte[n];
    for (int i = 0; i < n; i++) {
      turned[i] = cells[(start + i) % n];
    }
    return turned;
  }
}
