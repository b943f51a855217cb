package org.grundy.solvers.remove;

/// Components where every link between two cells is there as long as both live: each move needs one
/// cell, or two and kills none besides.
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
final class PairParting extends Parting {
  private final long[] neighbours = new long[64];
  private final boolean edges;
  private final long played;
  private final long alone;

  PairParting(MoveTable moves, boolean edges) {
    this.edges = edges;
    long asked = 0;
    long single = 0;
    for (int move = 0; move < moves.size(); move++) {
      long need = moves.need(move);
      asked |= need;
      single |= Long.bitCount(need) == 1 ? need : 0;
    }
    played = asked;
    alone = single;
    for (int move = 0; move < moves.size(); move++) {
      long touched = (moves.need(move) | moves.kill(move)) & played;
      for (long cells = moves.need(move); cells != 0; cells &= cells - 1) {
        int cell = Long.numberOfTrailingZeros(cells);
        neighbours[cell] |= touched & ~(1L << cell);
        for (long others = touched; others != 0; others &= others - 1) {
          neighbours[Long.numberOfTrailingZeros(others)] |= 1L << cell & ~Long.lowestOneBit(others);
        }
      }
    }
  }

  @Override
  int split(long live, long[] parts) {
    long rest = live & played;
    int count = 0;
    while (rest != 0) {
      long part = Long.lowestOneBit(rest);
      long front = part;
      long leaves = 0;
      long carriers = 0;
      long second = 0;
      do {
        long cell = Long.lowestOneBit(front);
        long near = neighbours[Long.numberOfTrailingZeros(front)] & rest;
        front = (front | near & ~part) ^ cell;
        part |= near;
        if ((near & near - 1) == 0) {
          leaves |= cell;
          second |= (carriers & near) != 0 ? cell : 0;
          carriers |= near;
        }
      } while (front != 0);
      rest ^= part;
      if (edges) {
        part ^= second;
        long useless = carriers == 0 ? 0 : useless(part, leaves, carriers);
        if (useless != 0) {
          rest |= part ^ useless;
          continue;
        }
      }
      if ((part & part - 1) != 0 || (part & alone) != 0) {
        parts[count++] = part;
      }
    }
    return count;
  }

  /// Cells with two neighbours or more that all carry leaves.
  private long useless(long part, long leaves, long carriers) {
    long candidates = 0;
    for (long cells = carriers; cells != 0; cells &= cells - 1) {
      candidates |= neighbours[Long.numberOfTrailingZeros(cells)];
    }
    long useless = 0;
    for (long cells = candidates & part & ~leaves; cells != 0; cells &= cells - 1) {
      long near = neighbours[Long.numberOfTrailingZeros(cells)] & part;
      if ((near & ~carriers) == 0) {
        useless |= Long.lowestOneBit(cells);
      }
    }
    return useless;
  }
}
