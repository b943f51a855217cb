package org.grundy.tilings;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.tilings.SmallRectangles.Cut;
import org.grundy.tilings.cover.NarrowCover;
import org.grundy.tilings.region.Goal;
import org.grundy.tilings.region.PlacedTiling;
import org.grundy.tilings.region.Region;
import org.grundy.tilings.region.TilingProblem;
import org.grundy.tilings.region.TilingsFound;

/// Large rectangles cut into strips, and those into small rectangles that can be tiled. It finds a
/// tiling or nothing; that there is none it cannot show.
///
/// Cost: the search of rectangles of at most 64 cells, and one step for each cell of the tiling.
public final class RectanglesMethod implements TilingMethod {
  @Override
  public String name() {
    return "rectangles";
  }

  @Override
  public Verdict consider(TilingProblem problem, Goal goal) {
    if (goal.kind() != Goal.Kind.FIRST) {
      return new Verdict.Unsound("it finds one tiling, not all");
    }
    if (!problem.region().isRectangle()) {
      return new Verdict.Unsound("the region is no rectangle");
    }
    if (!problem.isFree()) {
      return new Verdict.Unsound("some piece may not be used any number of times");
    }
    if (problem.region().size() <= NarrowCover.MAX_CELLS) {
      return new Verdict.Unsound("the rectangle is small itself");
    }
    return new Verdict.Sound(new Cutting(problem));
  }

  private record Cutting(TilingProblem problem) implements TilingPlan {
    @Override
    public String method() {
      return "rectangles";
    }

    @Override
    public String because() {
      return "tilings of the small rectangles into which straight lines cut a rectangle make a"
          + " tiling of the whole";
    }

    @Override
    public String cost() {
      return "rectangles of at most %d cells; may find nothing".formatted(NarrowCover.MAX_CELLS);
    }

    @Override
    public Optional<Settled> run(TilingsFound found, Meter meter) {
      Region region = problem.region();
      SmallRectangles small = new SmallRectangles(problem, meter);
      meter.claim(12L * region.size());
      for (boolean upright : new boolean[] {false, true}) {
        Optional<int[]> strips = strips(small, region, upright);
        if (strips.isPresent()) {
          found.keep(new Painter(small, region).paint(strips.get(), upright));
          return Optional.of(Settled.DONE);
        }
      }
      return Optional.empty();
    }

    /// The thicknesses of strips that make the region, each of which is cut into small rectangles.
    private static Optional<int[]> strips(SmallRectangles small, Region region, boolean upright) {
      int length = upright ? region.rows() : region.columns();
      List<Integer> thicknesses = new ArrayList<>();
      for (int thickness = 1; thickness <= SmallRectangles.LONGEST; thickness++) {
        if (parts(length, lengths(small, thickness, upright)).isPresent()) {
          thicknesses.add(thickness);
        }
      }
      return parts(upright ? region.columns() : region.rows(), thicknesses);
    }
  }

  /// The lengths of small rectangles of one thickness.
  private static List<Integer> lengths(SmallRectangles small, int thickness, boolean upright) {
    List<Integer> lengths = new ArrayList<>();
    for (int length = 1; length <= SmallRectangles.LONGEST; length++) {
      if (upright ? small.has(length, thickness) : small.has(thickness, length)) {
        lengths.add(length);
      }
    }
    return lengths;
  }

  /// Numbers from a list, each as often as need be, that have a given sum.
  private static Optional<int[]> parts(int sum, List<Integer> numbers) {
    int[] last = new int[sum + 1];
    for (int reached = 0; reached < sum; reached++) {
      if (reached == 0 || last[reached] > 0) {
        for (int number : numbers) {
          if (number <= sum - reached) {
            last[reached + number] = number;
          }
        }
      }
    }
    if (last[sum] == 0) {
      return Optional.empty();
    }
    List<Integer> parts = new ArrayList<>();
    for (int rest = sum; rest > 0; rest -= last[rest]) {
      parts.add(last[rest]);
    }
    return Optional.of(parts.stream().mapToInt(Integer::intValue).toArray());
  }

  /// Writes small rectangles into a large one.
  private static final class Painter {
    private final SmallRectangles small;
    private final Region region;
    private final int[] parts;
    private int[] pieces = new int[1024];
    private int count;

    Painter(SmallRectangles small, Region region) {
      this.small = small;
      this.region = region;
      this.parts = new int[region.rows() * region.columns()];
    }

    PlacedTiling paint(int[] strips, boolean upright) {
      int at = 0;
      for (int thickness : strips) {
        int along = 0;
        int length = upright ? region.rows() : region.columns();
        for (int part : parts(length, lengths(small, thickness, upright)).orElseThrow()) {
          paint(
              upright ? along : at,
              upright ? at : along,
              upright ? part : thickness,
              upright ? thickness : part);
          along += part;
        }
        at += thickness;
      }
      return new PlacedTiling(region.columns(), parts, Arrays.copyOf(pieces, count));
    }

    /// The recursion is as deep as a small rectangle is cut, at most twice its longest side.
    private void paint(int row, int column, int rows, int columns) {
      switch (small.cutOf(rows, columns)) {
        case Cut.AfterRow(int first) -> {
          paint(row, column, first, columns);
          paint(row + first, column, rows - first, columns);
        }
        case Cut.AfterColumn(int first) -> {
          paint(row, column, rows, first);
          paint(row, column + first, rows, columns - first);
        }
        case Cut.Searched(PlacedTiling tiling) -> copy(row, column, tiling);
        case Cut.Unknown() -> throw new IllegalStateException(rows + "x" + columns);
      }
    }

    private void copy(int row, int column, PlacedTiling tiling) {
      for (int r = 0; r < tiling.rows(); r++) {
        for (int c = 0; c < tiling.columns(); c++) {
          parts[(row + r) * region.columns() + column + c] = count + tiling.partAt(r, c);
        }
      }
      if (count + tiling.parts() > pieces.length) {
        pieces = Arrays.copyOf(pieces, 2 * (count + tiling.parts()));
      }
      for (int part = 0; part < tiling.parts(); part++) {
        pieces[count++] = tiling.pieceOf(part);
      }
    }
  }
}
