package org.grundy.solvers.cut;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import org.grundy.core.Choice;
import org.grundy.core.Component;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Move;
import org.grundy.solvers.PartlySolved;
import org.grundy.solvers.SolvedPosition;
import org.grundy.solvers.cut.region.CutRegion;
import org.grundy.solvers.cut.region.RegionValues;
import org.jspecify.annotations.Nullable;

/// One board solved by [CutMethod].
final class CutPosition implements SolvedPosition {
  /// Components are told apart while their boards have at most so many cells in all.
  private static final long MAX_COMPONENT_CELLS = 1 << 22;

  private final GridPosition position;
  private final LineRules rules;
  private final Regions regions;
  private final RegionValues[] solved;

  /// The nim-sum of the values that are known.
  private final int value;

  private final int unknownRegions;
  private @Nullable List<Component> components;

  /// @param solved by region; where not all are known, only [#partly] tells anything
  CutPosition(GridPosition position, LineRules rules, Regions regions, RegionValues[] solved) {
    this.position = position;
    this.rules = rules;
    this.regions = regions;
    this.solved = solved;
    int nimSum = 0;
    int unknown = 0;
    for (RegionValues region : solved) {
      nimSum ^= isKnown(region) ? region.value() : 0;
      unknown += isKnown(region) ? 0 : 1;
    }
    value = nimSum;
    unknownRegions = unknown;
  }

  @Override
  public long value() {
    return value;
  }

  @Override
  public List<Component> components() {
    List<Component> known = components;
    if (known == null) {
      known = isDivided() ? divide() : List.of(new Component(position, value));
      components = known;
    }
    return known;
  }

  private boolean isDivided() {
    return solved.length > 1 && (long) solved.length * position.size() <= MAX_COMPONENT_CELLS;
  }

  private List<Component> divide() {
    byte[][] cells = new byte[solved.length][];
    for (int region = 0; region < solved.length; region++) {
      if (solved[region].value() != 0) {
        cells[region] = new byte[position.size()];
        Arrays.fill(cells[region], (byte) rules.dead());
      }
    }
    for (int row = 0; row < position.rows(); row++) {
      for (int column = 0; column < position.columns(); column++) {
        int region = regions.regionOf(row, column);
        if (region >= 0 && cells[region] != null) {
          cells[region][row * position.columns() + column] = (byte) position.at(row, column);
        }
      }
    }
    List<Component> parts = new ArrayList<>();
    for (int region = 0; region < solved.length; region++) {
      if (cells[region] != null) {
        GridPosition part = GridPosition.wrap(position.rows(), position.columns(), cells[region]);
        parts.add(new Component(part, solved[region].value()));
      }
    }
    return List.copyOf(parts);
  }

  /// By region: its index among [#components], or -1.
  private int[] componentOf() {
    int[] componentOf = new int[solved.length];
    int next = 0;
    for (int region = 0; isDivided() && region < solved.length; region++) {
      componentOf[region] = solved[region].value() != 0 ? next++ : -1;
    }
    return componentOf;
  }

  @Override
  public void moves(MoveSink sink) {
    int[] componentOf = componentOf();
    visit((move, region, after) ->
        sink.accept(move, componentOf[region], value ^ solved[region].value() ^ after));
  }

  /// This board where not all values are known.
  PartlySolved partly() {
    OptionalLong known = unknownRegions == 0 ? OptionalLong.of(value) : OptionalLong.empty();
    return PartlySolved.of(
        position,
        known,
        sink ->
            visit((move, region, after) ->
                sink.accept(
                    move,
                    0,
                    after == RegionValues.UNKNOWN || !othersAreKnown(region)
                        ? PartlySolved.UNKNOWN
                        : after ^ valueWithout(region))));
  }

  private static boolean isKnown(RegionValues region) {
    return region.value() != RegionValues.UNKNOWN;
  }

  private boolean othersAreKnown(int region) {
    return unknownRegions == (isKnown(solved[region]) ? 0 : 1);
  }

  private int valueWithout(int region) {
    return isKnown(solved[region]) ? value ^ solved[region].value() : value;
  }

  /// A legal move, with the region in which it is made and that region's value after it.
  private interface Visitor {
    void visit(Move move, int region, int after);
  }

  private void visit(Visitor visitor) {
    for (int row = 0; row < position.rows(); row++) {
      Meter.checkpoint(10 * position.columns());
      for (int column = 0; column < position.columns(); column++) {
        int glyph = position.at(row, column);
        int region = rules.rulesOf()[glyph].length > 0 ? regions.regionOf(row, column) : -1;
        for (int line : region < 0 ? NO_LINES : rules.rulesOf()[glyph]) {
          int after = after(region, line, row, column);
          if (after != RegionValues.ILLEGAL) {
            visitor.visit(new Move(line, new Choice.Cell(row + 1, column + 1)), region, after);
          }
        }
      }
    }
  }

  private static final int[] NO_LINES = {};

  /// The value of a region after a move in it, or [RegionValues#ILLEGAL].
  private int after(int region, int line, int row, int column) {
    RegionValues values = solved[region];
    return switch (rules.clears()[line]) {
      case CutRegion.CLEARS_FIRST -> values.afterFirst(regions.firstLine(region, row, column));
      case CutRegion.CLEARS_SECOND -> values.afterSecond(regions.secondLine(region, row, column));
      default ->
          values.afterBoth(
              regions.firstLine(region, row, column), regions.secondLine(region, row, column));
    };
  }

  @Override
  public BigInteger movesTo(long valueAfter) {
    boolean any = false;
    for (RegionValues region : solved) {
      any |= region.hasMoveTo(value ^ region.value() ^ valueAfter);
    }
    if (!any) {
      return BigInteger.ZERO;
    }
    long count = 0;
    for (int row = 0; row < position.rows(); row++) {
      for (int column = 0; column < position.columns(); column++) {
        int[] lines = rules.rulesOf()[position.at(row, column)];
        for (int line : lines) {
          int region = regions.regionOf(row, column);
          int after = after(region, line, row, column);
          if (after != RegionValues.ILLEGAL
              && (value ^ solved[region].value() ^ after) == valueAfter) {
            count++;
          }
        }
      }
    }
    return BigInteger.valueOf(count);
  }
}
