package org.grundy.tilings;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Locale;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.tilings.colouring.ColouringSearch;
import org.grundy.tilings.region.Goal;
import org.grundy.tilings.region.PieceUse;
import org.grundy.tilings.region.Region;
import org.grundy.tilings.region.RegionSizes;
import org.grundy.tilings.region.TilingProblem;
import org.grundy.tilings.region.TilingsFound;

/// Arguments that show without a search that there is no tiling: sizes, and weights of cells.
public final class InvariantMethod implements TilingMethod {
  @Override
  public String name() {
    return "invariant";
  }

  @Override
  public Verdict consider(TilingProblem problem, Goal goal) {
    String obstacle = wrongSize(problem).or(() -> doesNotFit(problem)).orElse("");
    if (!obstacle.isEmpty()) {
      return sound(TilingPlan.Settled.none(obstacle));
    }
    return new ColouringSearch(problem)
        .find()
        .map(c -> sound(new TilingPlan.Settled(c.text(), Optional.of(c))))
        .orElseGet(() ->
            new Verdict.Unsound("sizes and weights of cells do not show that there is no tiling"));
  }

  private static Verdict sound(TilingPlan.Settled settled) {
    return new Verdict.Sound(new Refuted(settled));
  }

  private static Optional<String> wrongSize(TilingProblem problem) {
    Region region = problem.region();
    RegionSizes sizes = new RegionSizes(problem, region.size());
    if (region.isRectangle()) {
      return sizes.contains(region.size())
          ? wrongSum(problem)
          : Optional.of(wrongSize("the region", region.size()));
    }
    BitSet seen = new BitSet();
    for (int row = 0; row < region.rows(); row++) {
      for (int column = 0; column < region.columns(); column++) {
        if (region.has(row, column) && !seen.get(row * region.columns() + column)) {
          int size = componentSize(region, row, column, seen);
          if (!sizes.contains(size)) {
            return Optional.of(
                wrongSize(
                    size == region.size()
                        ? "the region"
                        : "the part round row %d, column %d".formatted(row + 1, column + 1),
                    size));
          }
        }
      }
    }
    return wrongSum(problem);
  }

  private static String wrongSize(String part, int size) {
    return String.format(
        Locale.ROOT, "%s has %,d cells, which no pieces have together", part, size);
  }

  /// The obstacle that the pieces that have to be used are too large, or those that may be too
  /// small.
  private static Optional<String> wrongSum(TilingProblem problem) {
    long size = problem.region().size();
    double least = 0;
    double most = 0;
    for (PieceUse use : problem.pieces()) {
      least += (double) use.atLeast() * use.piece().size();
      most += (double) use.atMost() * use.piece().size();
    }
    if (least > size || most < size) {
      return Optional.of(
          String.format(
              Locale.ROOT,
              "the region has %,d cells, and the pieces together at %s %,.0f",
              size,
              least > size ? "least" : "most",
              least > size ? least : most));
    }
    return Optional.empty();
  }

  private static int componentSize(Region region, int row, int column, BitSet seen) {
    ArrayDeque<Integer> open = new ArrayDeque<>();
    reach(region, row, column, seen, open);
    int size = 0;
    while (!open.isEmpty()) {
      int cell = open.remove();
      size++;
      int r = cell / region.columns();
      int c = cell % region.columns();
      reach(region, r - 1, c, seen, open);
      reach(region, r + 1, c, seen, open);
      reach(region, r, c - 1, seen, open);
      reach(region, r, c + 1, seen, open);
    }
    return size;
  }

  private static void reach(
      Region region, int row, int column, BitSet seen, ArrayDeque<Integer> open) {
    int cell = row * region.columns() + column;
    if (region.has(row, column) && !seen.get(cell)) {
      seen.set(cell);
      open.add(cell);
    }
  }

  /// A piece that has to be used and is larger than the region's rectangle however it lies, or that
  /// all are.
  private static Optional<String> doesNotFit(TilingProblem problem) {
    String inside = "%d x %d".formatted(problem.region().rows(), problem.region().columns());
    if (problem.pieces().stream().noneMatch(use -> fits(use, problem))) {
      return Optional.of("no piece fits into " + inside);
    }
    return problem.pieces().stream()
        .filter(use -> use.atLeast() > 0 && !fits(use, problem))
        .findFirst()
        .map(use -> "the piece `%s` does not fit into %s".formatted(use.piece().text(), inside));
  }

  private static boolean fits(PieceUse use, TilingProblem problem) {
    return TilingProblem.orientations(use.piece(), problem.movement()).stream()
        .anyMatch(shape ->
            shape.rows() <= problem.region().rows()
                && shape.columns() <= problem.region().columns());
  }

  /// @param settled the argument
  private record Refuted(Settled settled) implements TilingPlan {
    @Override
    public String method() {
      return "invariant";
    }

    @Override
    public String because() {
      return settled.obstacle();
    }

    @Override
    public String cost() {
      return "nothing more";
    }

    @Override
    public Optional<Settled> run(TilingsFound found, Meter meter) {
      meter.check();
      return Optional.of(settled);
    }
  }
}
