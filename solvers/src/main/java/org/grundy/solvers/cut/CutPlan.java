package org.grundy.solvers.cut;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.solvers.cut.region.CutRegion;

/// Positions of which the conditions of [CutMethod] are known to hold.
final class CutPlan implements Plan {
  private final String method;
  private final GameRules rules;
  private final List<Part> parts;

  /// One position of the sum.
  record Part(GridPosition position, LineRules rules, Regions regions, List<CutRegion> whole) {}

  CutPlan(String method, GameRules rules, List<Part> parts) {
    this.method = method;
    this.rules = rules;
    this.parts = List.copyOf(parts);
  }

  @Override
  public String method() {
    return method;
  }

  @Override
  public String because() {
    Set<String> axes = new LinkedHashSet<>();
    Set<Integer> hazards = new TreeSet<>();
    boolean walls = false;
    boolean moves = false;
    for (Part part : parts) {
      LineRules lines = part.rules();
      for (byte clears : lines.clears()) {
        if (clears != 0) {
          moves = true;
          axes.add(lines.first().directions());
          axes.add(lines.oneAxis() ? lines.first().directions() : lines.second().directions());
        }
      }
      for (int glyph = 0; glyph < lines.roles().length; glyph++) {
        walls |= lines.has(glyph, CutRegion.DEAD);
        if (lines.has(glyph, CutRegion.HAZARD)) {
          hazards.add(glyph);
        }
      }
    }
    if (!moves) {
      return "no line of the rules applies to any cell, now or later";
    }
    return "every move clears, through the chosen cell, the whole line along %s, up to the border or to a cell that stops every move%s%s; so what is left after any moves is a sum of rectangles of the untouched start, each the cells on consecutive lines of the one axis and consecutive lines of the other"
        .formatted(
            String.join(" or ", axes),
            hazards.isEmpty()
                ? ""
                : ", and is illegal where that line holds "
                    + hazards.stream()
                        .map(glyph -> rules.cells().get(glyph).toString())
                        .collect(Collectors.joining(" or ")),
            walls
                ? "; the cells that stop moves now leave regions that every line meets in one run"
                : "; no cell of the start stops a move");
  }

  @Override
  public String cost() {
    double rectangles = 0;
    for (Part part : parts) {
      for (CutRegion region : part.whole()) {
        double height = region.height();
        double width = region.width();
        rectangles += height * (height + 1) / 2 * (width * (width + 1) / 2);
      }
    }
    return rectangles < 1e6
        ? "at most %,d rectangles".formatted((long) rectangles)
        : "at most %,d million rectangles".formatted((long) Math.ceil(rectangles / 1e6));
  }

  @Override
  public Run begin(Meter meter) {
    return new CutRun(parts, meter);
  }

  @Override
  public Solution solve(Meter meter) {
    return begin(meter).solve();
  }
}
