package org.grundy.rules.derive.symmetry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.grundy.core.GridPosition;
import org.grundy.core.Symmetry;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.Lattice;
import org.grundy.rules.tree.LatticeMap;

/// Chooses the representative of a component among its images under the symmetries of the rules:
/// the first in an order by shape and cells. Images have the same value; translations need no care,
/// for components are cropped boards.
public final class Representatives {
  private final List<Symmetry> symmetries;
  private final boolean ring;
  private final Lattice lattice;
  private final List<LatticeMap> maps;

  /// The representatives under all symmetries of a game's rules.
  public Representatives(GameRules game) {
    this.symmetries = RuleSymmetries.of(game);
    this.lattice = game.board().lattice();
    this.maps = lattice == Lattice.SQUARE ? List.of() : RuleSymmetries.ofLattice(game);
    this.ring = game.board().isRing();
  }

  /// The representative of a component without tokens; of a ring, which may be turned too, in a
  /// time that grows as its length.
  public GridPosition of(GridPosition component) {
    return lattice == Lattice.SQUARE ? ofSquares(component) : ofLattice(component);
  }

  /// The first of the images that the maps of the lattice leave, in an order by shape and cells.
  private GridPosition ofLattice(GridPosition component) {
    return maps.stream()
        .map(map -> image(component, map))
        .min(
            Comparator.comparingInt(GridPosition::rows)
                .thenComparingInt(GridPosition::columns)
                .thenComparing(GridPosition::copyCells, Arrays::compare))
        .orElseThrow();
  }

  /// The image of a component under a map: its cells in the least box that begins with a cell which
  /// is alike to the first of a board, all other cells of the box counting as off the board.
  private GridPosition image(GridPosition component, LatticeMap map) {
    List<Lattice.Spot> spots = new ArrayList<>();
    List<Integer> glyphs = new ArrayList<>();
    for (int cell = 0; cell < component.size(); cell++) {
      if (component.at(cell) != Glyphs.OUTSIDE) {
        spots.add(lattice.image(map, cell / component.columns(), cell % component.columns()));
        glyphs.add(component.at(cell));
      }
    }
    if (spots.isEmpty()) {
      return component;
    }
    int top = spots.stream().mapToInt(Lattice.Spot::row).min().orElseThrow();
    int first = spots.stream().mapToInt(Lattice.Spot::column).min().orElseThrow();
    int left = lattice.isAlike(top, first) ? first : first - 1;
    int rows = spots.stream().mapToInt(Lattice.Spot::row).max().orElseThrow() - top + 1;
    int columns = spots.stream().mapToInt(Lattice.Spot::column).max().orElseThrow() - left + 1;
    byte[] cells = new byte[rows * columns];
    Arrays.fill(cells, Glyphs.OUTSIDE);
    for (int i = 0; i < spots.size(); i++) {
      cells[(spots.get(i).row() - top) * columns + spots.get(i).column() - left] =
          glyphs.get(i).byteValue();
    }
    return GridPosition.wrap(rows, columns, cells);
  }

  private GridPosition ofSquares(GridPosition component) {
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
