package org.grundy.solvers.component.placement.moves;

import java.util.List;

/// The moves of a board of at most 64 cells as masks: bit `i` stands for cell `i`.
///
/// A move is legal if `need & ~live == 0`. It leaves `live & ~kill`, less what its rays pass over:
/// the cells of a ray are those of a mask in ascending (descending) order of their bits if the ray
/// goes up (down), so the first dead cell at which it stops is the lowest (highest) bit of `stops &
/// ~live`.
public final class MoveTable {
  private final long[] need;
  private final long[] kill;
  private final long[] everAsked;
  private final int[] fromRay;
  private final long[] rayKills;
  private final long[] rayStops;
  private final boolean[] rayAscends;
  private final boolean[] rayMustStop;
  private final int leastDeaths;

  /// @param instances on cells below 64, in the order in which they are to be tried
  public MoveTable(List<Instance> instances) {
    int count = instances.size();
    int rays = instances.stream().mapToInt(instance -> instance.rays().size()).sum();
    need = new long[count];
    kill = new long[count];
    everAsked = new long[count];
    fromRay = new int[count + 1];
    rayKills = new long[rays];
    rayStops = new long[rays];
    rayAscends = new boolean[rays];
    rayMustStop = new boolean[rays];
    int ray = 0;
    int least = 64;
    for (int move = 0; move < count; move++) {
      Instance instance = instances.get(move);
      need[move] = mask(instance.need());
      kill[move] = mask(instance.kill());
      fromRay[move] = ray;
      least = Math.min(least, Long.bitCount(need[move] & kill[move]));
      everAsked[move] = need[move];
      for (Instance.Ray line : instance.rays()) {
        put(ray, line);
        everAsked[move] |= rayStops[ray++];
      }
    }
    fromRay[count] = ray;
    leastDeaths = Math.max(least, 1);
  }

  private void put(int ray, Instance.Ray line) {
    for (Instance.RayCell cell : line.cells()) {
      rayKills[ray] |= cell.dies() ? 1L << cell.cell() : 0;
      rayStops[ray] |= cell.blocks() ? 1L << cell.cell() : 0;
    }
    rayAscends[ray] = line.cells().getFirst().cell() <= line.cells().getLast().cell();
    rayMustStop[ray] = line.mustStop();
  }

  private static long mask(List<Integer> cells) {
    long mask = 0;
    for (int cell : cells) {
      mask |= 1L << cell;
    }
    return mask;
  }

  public int size() {
    return need.length;
  }

  public long need(int move) {
    return need[move];
  }

  /// The living cells that die, apart from rays.
  public long kill(int move) {
    return kill[move];
  }

  public boolean hasRays() {
    return rayKills.length > 0;
  }

  /// Every move needs, and kills, at least so many living cells.
  public int leastDeaths() {
    return leastDeaths;
  }

  public boolean isLegal(int move, long live) {
    if ((need[move] & ~live) != 0) {
      return false;
    }
    for (int ray = fromRay[move]; ray < fromRay[move + 1]; ray++) {
      if (rayMustStop[ray] && (rayStops[ray] & ~live) == 0) {
        return false;
      }
    }
    return true;
  }

  /// The cells that are alive after a legal move.
  public long after(int move, long live) {
    long dies = kill[move];
    for (int ray = fromRay[move]; ray < fromRay[move + 1]; ray++) {
      dies |= rayKills[ray] & reached(ray, live);
    }
    return live & ~dies;
  }

  /// The living cells of which a possible move asks whether they live, or which it kills.
  public long touched(int move, long live) {
    long touched = need[move] | kill[move];
    for (int ray = fromRay[move]; ray < fromRay[move + 1]; ray++) {
      touched |= (rayKills[ray] | rayStops[ray]) & reached(ray, live);
    }
    return touched & live;
  }

  /// The cells of which a move may ask whether they live.
  public long everAsked(int move) {
    return everAsked[move];
  }

  /// All places that a ray passes before it stops.
  private long reached(int ray, long live) {
    long dead = rayStops[ray] & ~live;
    if (dead == 0) {
      return -1;
    }
    return rayAscends[ray]
        ? Long.lowestOneBit(dead) - 1
        : -2L << (63 - Long.numberOfLeadingZeros(dead));
  }
}
