package org.grundy.solvers.automaton.strip;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.grundy.rules.tree.CellMove.Rays;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.FloodMove;
import org.grundy.rules.tree.Glyphs;
import org.grundy.solvers.automaton.Columns;

/// What goes out from a chosen cell to one side, column by column away from it: rays, or a flood.
///
/// @param directions the steps
/// @param over the glyphs of the cells that are passed: bit `i` stands for glyph `i`
/// @param becomes the glyph that they hold afterwards
/// @param forbid the glyphs of cells that may not stop a ray
/// @param upTo how many cells a ray passes at most, or [#ANY]
/// @param turns whether each cell that is passed sends steps in all directions, as in a flood
record RaySpread(
    Columns columns,
    List<Direction> directions,
    long over,
    int becomes,
    long forbid,
    int upTo,
    boolean turns) {
  /// No bound on the cells of a ray.
  static final int ANY = -1;

  RaySpread {
    directions = List.copyOf(directions);
  }

  static RaySpread of(Columns columns, Rays rays, Glyphs glyphs) {
    return new RaySpread(
        columns,
        rays.along(),
        glyphs.cellMask(rays.over()),
        glyphs.cell(rays.becomes()),
        glyphs.cellMask(rays.forbid()),
        rays.upTo().orElse(ANY),
        false);
  }

  static RaySpread of(Columns columns, FloodMove flood, Glyphs glyphs) {
    return new RaySpread(
        columns,
        flood.directions(),
        glyphs.cellMask(flood.over()),
        glyphs.cell(flood.becomes()),
        0,
        ANY,
        true);
  }

  /// One step that is about to enter the next column.
  ///
  /// @param row from which it comes
  /// @param left how many cells it may pass, or [#ANY]
  private record Ray(Direction direction, int row, int left) implements Comparable<Ray> {
    @Override
    public int compareTo(Ray other) {
      int order = Integer.compare(row, other.row);
      order = order != 0 ? order : Integer.compare(direction.rowStep(), other.direction.rowStep());
      return order != 0 ? order : Integer.compare(left, other.left);
    }
  }

  /// The steps that are about to enter the next column on one side.
  ///
  /// @param rays in their order
  record Front(List<Ray> rays) {
    static final Front NOTHING = new Front(List.of());

    private static Front of(Iterable<Ray> rays) {
      TreeSet<Ray> sorted = new TreeSet<>();
      rays.forEach(sorted::add);
      return new Front(List.copyOf(sorted));
    }

    boolean isOver() {
      return rays.isEmpty();
    }
  }

  /// A column after it was entered.
  ///
  /// @param written what it holds then
  /// @param next what enters the one behind it
  record Step(int written, Front next) {}

  /// What leaves the column of the chosen cell.
  ///
  /// @param row of the chosen cell
  /// @param letter the column before the move
  /// @param side 1 for the steps to the right, -1 for those to the left
  /// @param chosen what the chosen cell becomes
  /// @return empty where a step within the column is stopped by what may not stop it
  Optional<Step> fromChosen(int row, int letter, int side, int chosen) {
    List<Integer> passed = new ArrayList<>(List.of(row));
    for (Direction direction : directions) {
      if (direction.columnStep() == 0 && !within(row, direction, letter, upTo, passed)) {
        return Optional.empty();
      }
    }
    if (turns) {
      close(letter, passed);
    }
    List<Ray> out = new ArrayList<>();
    for (int from : turns ? passed : List.of(row)) {
      for (Direction direction : directions) {
        if (direction.columnStep() == side) {
          out.add(new Ray(direction, from, upTo));
        }
      }
    }
    int written = columns.with(written(letter, passed), row, chosen);
    return Optional.of(new Step(written, Front.of(out)));
  }

  /// Passes cells of one column.
  ///
  /// @param passed receives the rows
  private boolean within(int row, Direction direction, int letter, int most, List<Integer> passed) {
    int at = row + direction.rowStep();
    for (int count = 0; count != most && at >= 0 && at < columns.rows(); count++) {
      int glyph = columns.at(letter, at);
      if (!isIn(over, glyph)) {
        return !isIn(forbid, glyph);
      }
      passed.add(at);
      at += direction.rowStep();
    }
    return true;
  }

  /// Adds the rows of a column that a flood reaches from others of it.
  private void close(int letter, List<Integer> reached) {
    for (int i = 0; i < reached.size(); i++) {
      for (Direction direction : directions) {
        int at = reached.get(i) + direction.rowStep();
        if (direction.columnStep() == 0
            && at >= 0
            && at < columns.rows()
            && isIn(over, columns.at(letter, at))
            && !reached.contains(at)) {
          reached.add(at);
        }
      }
    }
  }

  private int written(int letter, List<Integer> passed) {
    int written = letter;
    for (int row : passed) {
      written = columns.with(written, row, becomes);
    }
    return written;
  }

  /// A column that is entered.
  ///
  /// @return empty where a ray is stopped by what may not stop it
  Optional<Step> enter(Front front, int letter) {
    List<Integer> passed = new ArrayList<>();
    List<Ray> next = new ArrayList<>();
    for (Ray ray : front.rays) {
      int row = ray.row + ray.direction.rowStep();
      if (row < 0 || row >= columns.rows()) {
        continue;
      }
      int glyph = columns.at(letter, row);
      if (isIn(over, glyph)) {
        passed.add(row);
        if (ray.left != 1) {
          next.add(new Ray(ray.direction, row, ray.left == ANY ? ANY : ray.left - 1));
        }
      } else if (isIn(forbid, glyph)) {
        return Optional.empty();
      }
    }
    if (turns) {
      close(letter, passed);
      next = turned(passed, front.rays);
    }
    return Optional.of(new Step(written(letter, passed), Front.of(next)));
  }

  /// The steps of a flood that leave the rows of a column on the side to which it goes.
  private List<Ray> turned(List<Integer> reached, List<Ray> rays) {
    List<Ray> next = new ArrayList<>();
    for (int row : reached) {
      for (Direction direction : directions) {
        if (direction.columnStep() == rays.getFirst().direction.columnStep()) {
          next.add(new Ray(direction, row, ANY));
        }
      }
    }
    return next;
  }

  private static boolean isIn(long mask, int glyph) {
    return ((mask >>> glyph) & 1) != 0;
  }
}
