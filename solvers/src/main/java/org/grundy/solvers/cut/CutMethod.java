package org.grundy.solvers.cut;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Twist;
import org.grundy.solvers.Method;
import org.grundy.solvers.Problem;
import org.grundy.solvers.cut.region.CutRegion;
import org.grundy.solvers.cut.region.Lines;

/// The plan for games whose moves clear whole lines: World of Darkraft, Bacterial Tactics and their
/// kin.
///
/// **Theorem.** Let S be a set of glyphs, *passed over*, and C a set of glyphs, *cleared*. Suppose
/// of the lines of the rules that can ever apply to the board (some glyph that they choose is there
/// or can come to be there) that
/// 1. each chooses a cell of S, turns it into one of C, and sends rays over S that leave C behind;
/// 2. S and C have no glyph in common;
/// 3. each sends its rays in both directions of every axis that it uses, without a limit that the
///    board could reach, and all together use at most two axes;
/// 4. a glyph outside S that is on the board is forbidden either by all of them (a *hazard*) or by
///    none (it is *dead*), and none forbids a glyph of C;
/// 5. where there are dead cells, each *region*, that is each connected class of the other cells
///    under "next to one another along one of the axes", meets every line along an axis in one run.
///
/// Then every component of every option is a rectangle of a region: the cells of it that lie on
/// certain consecutive lines of the one axis and certain consecutive lines of the other.
///
/// *Proof.* A region is such a rectangle, and beyond it along either axis there is a dead cell or
/// the border. Let a move choose a cell of a rectangle R of which this holds, and consider its line
/// l along an axis that the move uses. By 5 the cells of R on l are one run, none of them is dead
/// or cleared, and beyond its ends there is the border, a dead or a cleared cell. If the run holds
/// a hazard, then a ray stops there and by 4 the move is illegal. Otherwise all of the run is in S,
/// the rays stop where R ends, and all of the run is cleared. The rest of R is the cells on this
/// side of l and the cells on that side. Both are rectangles of the region, and along either axis
/// there is beyond each what was beyond R, or l. A move that uses both axes does so twice. No later
/// move in one of the parts reads or changes a cell of another: they are a sum. ∎
///
/// Without dead cells 5 holds, as a board is convex. The two diagonals join cells of one colour
/// only: each colour is a region.
///
/// So the value of a rectangle depends on its four bounds only; it is worked out by
/// `region.RegionValues`.
///
/// The method comes in two: `cut` where no cell is dead at the start, and `regions` where some are
/// and 5 holds.
public final class CutMethod implements Method {
  private final boolean deadCells;

  private CutMethod(boolean deadCells) {
    this.deadCells = deadCells;
  }

  /// For boards without dead cells.
  public static CutMethod ofWholeBoards() {
    return new CutMethod(false);
  }

  /// For boards with dead cells around convex regions.
  public static CutMethod ofRegions() {
    return new CutMethod(true);
  }

  @Override
  public String name() {
    return deadCells ? "regions" : "cut";
  }

  @Override
  public Set<Twist> knows() {
    return Set.of();
  }

  @Override
  public Verdict weigh(Problem problem) {
    List<CutPlan.Part> parts = new ArrayList<>(problem.sum().size());
    long bytes = 0;
    for (Position position : problem.sum()) {
      if (!(position instanceof GridPosition grid)) {
        return new Verdict.Unsound("the game is not played on the cells of a board");
      }
      if (!grid.tokens().isEmpty()) {
        return new Verdict.Unsound("tokens stand on the board");
      }
      switch (RulesReading.read(problem.rules(), present(grid), grid.rows(), grid.columns())) {
        case RulesReading.Reading.Unfit(String because) -> {
          return new Verdict.Unsound(because);
        }
        case RulesReading.Reading.Fit(LineRules lineRules) -> {
          if (Math.max(grid.rows(), grid.columns()) >= Lines.MAX_LENGTH) {
            return new Verdict.Unsound(
                "a side of the board has more than %,d cells".formatted(Lines.MAX_LENGTH - 1));
          }
          if (lineRules.hasDead() && !deadCells) {
            return new Verdict.Unsound(
                "a cell of the start stops every ray, so the cells left need not form rectangles");
          }
          bytes += Regions.BYTES_PER_CELL * grid.size();
          Meter.requireRoom(bytes);
          Regions regions = Regions.of(grid, lineRules);
          switch (regions.detail()) {
            case Regions.Detail.Broken(String because) -> {
              return new Verdict.Unsound(because);
            }
            case Regions.Detail.Whole(List<CutRegion> whole) ->
                parts.add(new CutPlan.Part(grid, lineRules, regions, whole));
          }
        }
      }
    }
    return new Verdict.Sound(new CutPlan(name(), problem.rules(), parts));
  }

  /// The rules of lines on all boards of a size that hold only these glyphs, where the theorem
  /// holds for all of these boards and none of the glyphs is dead.
  ///
  /// @param glyphs indices into the cells of the rules
  public static Optional<LineRules> linesOf(GameRules rules, BitSet glyphs, int rows, int columns) {
    return RulesReading.read(rules, glyphs, rows, columns)
                instanceof RulesReading.Reading.Fit(LineRules lines)
            && !lines.hasDead()
        ? Optional.of(lines)
        : Optional.empty();
  }

  private static BitSet present(GridPosition position) {
    boolean[] seen = new boolean[Byte.MAX_VALUE + 1];
    for (int cell = 0; cell < position.size(); cell++) {
      seen[position.at(cell)] = true;
    }
    BitSet present = new BitSet();
    for (int glyph = 0; glyph < seen.length; glyph++) {
      if (seen[glyph]) {
        present.set(glyph);
      }
    }
    return present;
  }
}
