package org.grundy.solvers.component.placement.split;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// Components over [Neighbours] where few differences between the numbers of neighbours occur, as
/// on grids: all cells of a set find their neighbours at once, by shifts.
///
/// Where every move removes exactly the two cells that it needs (the game is Arc Kayles on a
/// graph), some cells are dropped. Say that a cell *carries a leaf* if it is the only neighbour of
/// another cell.
///
/// **Theorem.** A cell x all of whose neighbours carry a leaf other than x can be removed without
/// changing the value. *Proof.* Induction over the number of living cells: the positions with and
/// without x have options of the same values. A move that takes neither x nor a neighbour of x
/// leaves the condition as it is, for a leaf goes only with the cell that carries it. A move that
/// takes a neighbour of x but not x leaves x with the others, which still carry their leaves. A
/// move that takes x and its neighbour c leaves the leaf of c alone and without moves, so it is
/// worth what taking c and its leaf is worth in the position without x. ∎ A second leaf on a cell
/// is such an x.
final class ShiftSplitter extends ComponentSplitter {
  private static final int MAX_SHIFTS = 6;

  private final Neighbours neighbours;
  private final boolean edges;
  private final int[] shifts;

  /// By shift: the cells that have a neighbour so many places further up.
  private final long[] below;

  private final int shift0;
  private final int shift1;
  private final long below0;
  private final long below1;

  private ShiftSplitter(Neighbours neighbours, boolean edges, Map<Integer, Long> links) {
    this.neighbours = neighbours;
    this.edges = edges;
    this.shifts = links.keySet().stream().mapToInt(Integer::intValue).toArray();
    this.below = links.values().stream().mapToLong(Long::longValue).toArray();
    shift0 = shifts.length > 0 ? shifts[0] : 0;
    below0 = shifts.length > 0 ? below[0] : 0;
    shift1 = shifts.length > 1 ? shifts[1] : 0;
    below1 = shifts.length > 1 ? below[1] : 0;
  }

  /// The splitter by shifts over given neighbours.
  ///
  /// @param edges whether every move removes exactly the two cells that it needs
  /// @return empty if neighbours differ in too many ways
  static Optional<ComponentSplitter> of(Neighbours neighbours, boolean edges) {
    Map<Integer, Long> links = new TreeMap<>();
    for (int cell = 0; cell < 64; cell++) {
      for (long near = neighbours.of(cell); near != 0; near &= near - 1) {
        int shift = Long.numberOfTrailingZeros(near) - cell;
        if (shift > 0) {
          links.merge(shift, 1L << cell, (a, b) -> a | b);
        }
      }
    }
    return links.size() > MAX_SHIFTS
        ? Optional.empty()
        : Optional.of(new ShiftSplitter(neighbours, edges, links));
  }

  /// The neighbours of the cells of a set. The first two shifts are written out, which is worth a
  /// tenth of the time on grids.
  private long near(long set) {
    long near =
        ((set & below0) << shift0)
            | ((set >>> shift0) & below0)
            | ((set & below1) << shift1)
            | ((set >>> shift1) & below1);
    for (int i = 2; i < shifts.length; i++) {
      near |= ((set & below[i]) << shifts[i]) | ((set >>> shifts[i]) & below[i]);
    }
    return near;
  }

  @Override
  public int split(long live, long[] parts, int from) {
    long rest = live & neighbours.asked();
    if (edges) {
      rest = reduced(rest);
    }
    int count = from;
    while (rest != 0) {
      long part = Long.lowestOneBit(rest);
      long grown = (near(part) & rest) | part;
      while (grown != part) {
        part = grown;
        grown = (near(part) & rest) | part;
      }
      rest ^= part;
      if ((part & (part - 1)) != 0 || (part & neighbours.alone()) != 0) {
        parts[count++] = part;
      }
    }
    return count - from;
  }

  /// A set of living cells without those that the theorem allows to drop, and without cells that
  /// have no neighbour.
  private long reduced(long live) {
    // `one` and `more` are a counter of two bits for every cell at once: at least one living
    // neighbour, and at least two. Two is enough, since a leaf is a cell with exactly one.
    long one = 0;
    long more = 0;
    for (int i = 0; i < shifts.length; i++) {
      long up = (live >>> shifts[i]) & below[i];
      long down = (live & below[i]) << shifts[i];
      more |= one & up;
      one |= up;
      more |= one & down;
      one |= down;
    }
    long leaves = one & ~more & live;
    if (leaves == 0) {
      return live & one;
    }
    long carries = 0;
    long carriesMore = 0;
    for (int i = 0; i < shifts.length; i++) {
      long up = (leaves >>> shifts[i]) & below[i];
      long down = (leaves & below[i]) << shifts[i];
      carriesMore |= carries & up;
      carries |= up;
      carriesMore |= carries & down;
      carries |= down;
    }
    carries &= live;
    long useless = more & live & ~near(live & ~carries);
    for (long cells = carriesMore & live; cells != 0; cells &= cells - 1) {
      long own = neighbours.of(Long.numberOfTrailingZeros(cells)) & leaves;
      useless |= own & (own - 1);
    }
    return live & one & ~useless;
  }
}
