package org.grundy.solvers.cut.region;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.solvers.ResumableState;
import org.jspecify.annotations.Nullable;

/// A region being solved in the way that suits it: by a table of small values, one of all values,
/// or a search of the rectangles that are reached. Another thread may save what is solved
/// meanwhile.
public final class RegionRun implements ResumableState {
  /// The share of hazards among the cells above which a search is faster than a table.
  private static final double SPARSE_HAZARDS = 0.145;

  /// The hazards for each line of either axis above which a search is faster than a table.
  private static final double HAZARDS_OF_A_LINE = 1.2;

  /// The share of a region in its lines' crossings below which a search is faster than the table: a
  /// thin board along the diagonals.
  private static final double SPARSE_CELLS = 0.1;

  /// In a saved state, in place of a way: nothing is known, or all.
  private static final String NOTHING = "";

  private static final String SOLVED = "SOLVED";

  private final CutRegion region;
  private final Meter meter;

  private volatile @Nullable Rectangles latest;
  private volatile @Nullable RegionValues solved;

  /// A region of which nothing is solved.
  public RegionRun(CutRegion region, Meter meter) {
    this.region = region;
    this.meter = meter;
  }

  /// The ways to solve a region, in the order in which they are tried.
  private enum Way {
    LANES,
    TABLE,
    SEARCH;

    Rectangles begin(CutRegion region, Meter meter) {
      return switch (this) {
        case LANES -> new LaneTable(region, meter, LaneTable.ILLEGAL);
        case TABLE -> new RectangleTable(region, meter, 1 << Byte.SIZE);
        case SEARCH -> new RectangleSearch(region, meter);
      };
    }

    static Way first(CutRegion region, Meter meter) {
      boolean sparse =
          region.hazards() > region.cells() * SPARSE_HAZARDS
              || region.hazards() > (region.height() + region.width()) * HAZARDS_OF_A_LINE
              || region.cells() < (double) region.height() * region.width() * SPARSE_CELLS;
      if (sparse || region.crosses() > 0) {
        return sparse ? SEARCH : afterLanes(region, meter);
      }
      return LaneTable.bytes(region) <= meter.bytesLeft() ? LANES : SEARCH;
    }

    static Way afterLanes(CutRegion region, Meter meter) {
      return RectangleTable.bytes(region) <= meter.bytesLeft() ? TABLE : SEARCH;
    }

    static Way named(String name) throws IOException {
      return Arrays.stream(values())
          .filter(way -> way.name().equals(name))
          .findFirst()
          .orElseThrow(() -> new IOException("no such way to solve a region: " + name));
    }

    static Way of(Rectangles rectangles) {
      return switch (rectangles) {
        case LaneTable _ -> LANES;
        case RectangleTable _ -> TABLE;
        case RectangleSearch _ -> SEARCH;
      };
    }
  }

  /// Solves the region, from where it stands.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  public RegionValues solve() {
    Optional<RegionValues> known =
        Optional.ofNullable(solved).or(() -> RegionValues.atOnce(region));
    while (known.isEmpty()) {
      Rectangles now = latest;
      if (now == null) {
        now = Way.first(region, meter).begin(region, meter);
        latest = now;
      }
      known = by(region, now);
      latest = known.isPresent() ? null : Way.afterLanes(region, meter).begin(region, meter);
      solved = known.orElse(null);
    }
    return known.get();
  }

  /// The values by a way that is begun; empty if it gives up.
  static Optional<RegionValues> by(CutRegion region, Rectangles way) {
    boolean done = way.run();
    way.release();
    return done ? Optional.of(RegionValues.read(region, way)) : Optional.empty();
  }

  /// The values as far as they are known by now.
  public RegionValues known() {
    RegionValues all = solved;
    Rectangles now = latest;
    if (all != null) {
      return all;
    }
    return RegionValues.atOnce(region)
        .orElseGet(
            () -> now == null ? RegionValues.unknown(region) : RegionValues.read(region, now));
  }

  @Override
  public long size() {
    Rectangles now = latest;
    return solved != null ? 1 : now == null ? 0 : now.size();
  }

  @Override
  public void save(DataOutput out) throws IOException {
    Rectangles now = latest;
    RegionValues all = solved;
    if (all != null) {
      out.writeUTF(SOLVED);
      all.save(out);
    } else if (now == null) {
      out.writeUTF(NOTHING);
    } else {
      out.writeUTF(Way.of(now).name());
      now.save(out);
    }
  }

  @Override
  public void load(DataInput in) throws IOException {
    String way = in.readUTF();
    if (way.equals(SOLVED)) {
      solved = RegionValues.load(region, in);
    } else if (!way.equals(NOTHING)) {
      Rectangles saved = Way.named(way).begin(region, meter);
      saved.load(in);
      latest = saved;
    }
  }
}
