package org.grundy.solvers.cover;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.core.Meter;

/// Fills regions of one small board with pieces of one size, any and as often as need be.
///
/// Exact search: every connected region is filled by itself; the piece on its lowest cell is chosen
/// in all ways; a choice after which some region has a wrong size is dropped, and regions that
/// cannot be filled are remembered. A region of one piece's size is a piece, being connected. The
/// recursion is at most one level a cell of the board deep.
///
/// Cost: exponential in the cells at worst; on boards of at most 64 cells and pieces of at most six
/// a few hundred nodes.
final class Filler {
  private static final int REPORT_EVERY = 4096;

  private final SmallBoard board;
  private final int pieceSize;
  private final Meter meter;
  private final Set<Long> hopeless = new HashSet<>();
  private final List<Long> parts = new ArrayList<>();
  private long nodes;
  private int unreported;

  Filler(SmallBoard board, int pieceSize, Meter meter) {
    this.board = board;
    this.pieceSize = pieceSize;
    this.meter = meter;
  }

  /// The pieces tried so far.
  long nodes() {
    return nodes;
  }

  /// A way to cut `cells` into connected parts of the piece's size, if there is one.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  Optional<List<Long>> fill(long cells) {
    parts.clear();
    return board.hasRightSizes(cells, pieceSize) && fillRegions(cells)
        ? Optional.of(List.copyOf(parts))
        : Optional.empty();
  }

  /// Reports what [#fill] has not yet reported.
  void close() {
    meter.work(unreported);
    unreported = 0;
  }

  private void count() {
    nodes++;
    if (++unreported == REPORT_EVERY) {
      close();
    }
  }

  /// Adds parts that fill all regions of `cells`, which have right sizes, or leaves [#parts] as it
  /// was.
  private boolean fillRegions(long cells) {
    int before = parts.size();
    for (long rest = cells; rest != 0; ) {
      long region = board.component(rest);
      if (!fillRegion(region)) {
        parts.subList(before, parts.size()).clear();
        return false;
      }
      rest &= ~region;
    }
    return true;
  }

  private boolean fillRegion(long region) {
    if (Long.bitCount(region) == pieceSize) {
      count();
      parts.add(region);
      return true;
    }
    if (hopeless.contains(region)) {
      return false;
    }
    long lowest = region & -region;
    if (grow(region, lowest, lowest)) {
      return true;
    }
    hopeless.add(region);
    return false;
  }

  /// Tries every connected part of the piece's size that contains `part` and none of `closed` less
  /// `part`. Each is met once: a cell that was tried and given back stays closed for what follows.
  private boolean grow(long region, long part, long closed) {
    if (Long.bitCount(part) == pieceSize) {
      return tryPart(region, part);
    }
    long nowClosed = closed;
    for (long open = board.neighbours(part) & region & ~closed; open != 0; open &= open - 1) {
      long cell = open & -open;
      nowClosed |= cell;
      if (grow(region, part | cell, nowClosed)) {
        return true;
      }
    }
    return false;
  }

  private boolean tryPart(long region, long part) {
    count();
    long rest = region & ~part;
    if (!board.hasRightSizes(rest, pieceSize)) {
      return false;
    }
    int before = parts.size();
    parts.add(part);
    if (fillRegions(rest)) {
      return true;
    }
    parts.subList(before, parts.size()).clear();
    return false;
  }
}
