package org.grundy.solvers.component.placement.leaf;

import org.grundy.solvers.component.placement.moves.MoveTable;

/// Words for components of a board on which every move takes exactly the two cells that it needs:
/// equal words only for components that are equal as graphs, whose edges are the moves.
///
/// Such components have one value (the game is Arc Kayles on the graph), however they lie: a chain
/// may be bent, and a branch turned. No symmetry of the board tells that. Of the components of 14
/// cells that Cram 5x8 asks about, one in six is a graph of its own.
///
/// ```
/// the vertices are numbered in breadth: first a root, then of each in turn its new neighbours
///
/// of each vertex in turn   a bit 1 for each new neighbour, and 0
/// of each further edge     the lower number, and by how much the other is greater, less one
/// ```
///
/// **Theorem.** Equal words stand for equal graphs. *Proof.* The first bit is 1, so the word tells
/// how many bits it has. Read from there, the bits of the vertices end where as many 0 were read as
/// there are vertices, one more than there were bits 1. The number of vertices tells how many bits
/// each number of a further edge has. So the word tells all edges. ∎
///
/// Where the numbering begins, and which neighbour comes first, goes by what each vertex sees
/// around it. That equal graphs have equal words is not sure, and need not be.
///
/// Not safe for use by several threads.
public final class GraphKeys {
  /// Components of such sizes have words. Smaller ones are soon searched; larger ones are seldom
  /// equal.
  static final int LEAST_CELLS = 10;

  static final int MOST_CELLS = 16;

  /// How far a vertex sees.
  private static final int ROUNDS = 2;

  /// The bits of how much greater the number at the other end of a further edge is.
  private static final int AHEAD_BITS = 3;

  private static final long FACTOR = 0x9E3779B97F4A7C15L;
  private static final int MEMORY_BITS = 9;

  /// By cell: its neighbours.
  private final long[] near = new long[Long.SIZE];

  /// By cell: what it sees, and what it will see after the round.
  private long[] sights = new long[Long.SIZE];

  private long[] next = new long[Long.SIZE];

  /// The cells in their order, and by cell its number.
  private final int[] order = new int[MOST_CELLS];

  private final int[] numbers = new int[Long.SIZE];

  /// Pairs of a component and its word, at a place that goes by the component: who asks about a
  /// component soon tells what was found.
  private final long[] memory = new long[2 << MEMORY_BITS];

  /// @param moves that [#suit]
  public GraphKeys(MoveTable moves) {
    for (int move = 0; move < moves.size(); move++) {
      long need = moves.need(move);
      near[Long.numberOfTrailingZeros(need)] |= need & (need - 1);
      near[63 - Long.numberOfLeadingZeros(need)] |= need & -need;
    }
  }

  /// True if every move takes exactly the two cells that it needs.
  public static boolean suit(MoveTable moves) {
    for (int move = 0; move < moves.size(); move++) {
      if (moves.kill(move) != moves.need(move) || Long.bitCount(moves.need(move)) != 2) {
        return false;
      }
    }
    return !moves.hasRays();
  }

  /// The word of a connected component; 0 where it has none.
  public long of(long component) {
    int cells = Long.bitCount(component);
    if (cells < LEAST_CELLS || cells > MOST_CELLS) {
      return 0;
    }
    int place = (int) ((component * FACTOR) >>> (Long.SIZE - MEMORY_BITS)) << 1;
    if (memory[place] != component) {
      memory[place] = component;
      memory[place + 1] = find(component, cells);
    }
    return memory[place + 1];
  }

  private long find(long component, int cells) {
    int ends = 0;
    for (long rest = component; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      int degree = Long.bitCount(near[cell] & component);
      sights[cell] = degree;
      ends += degree;
    }
    int further = ends / 2 - (cells - 1);
    int numberBits = Integer.SIZE - Integer.numberOfLeadingZeros(cells - 1);
    if (2 * cells - 1 + further * (numberBits + AHEAD_BITS) > Long.SIZE) {
      return 0;
    }
    for (int round = 0; round < ROUNDS; round++) {
      lookAround(component);
    }
    return written(component, cells, numberBits);
  }

  /// One round, after which each vertex sees what its neighbours saw.
  private void lookAround(long component) {
    for (long rest = component; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      long sum = sights[cell] * FACTOR;
      for (long around = near[cell] & component; around != 0; around &= around - 1) {
        sum += sights[Long.numberOfTrailingZeros(around)];
      }
      next[cell] = sum ^ (sum >>> 31);
    }
    long[] seen = next;
    next = sights;
    sights = seen;
  }

  private int root(long component) {
    int root = Long.numberOfTrailingZeros(component);
    for (long rest = component & (component - 1); rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      root = sights[cell] < sights[root] ? cell : root;
    }
    return root;
  }

  private long written(long component, int cells, int numberBits) {
    order[0] = root(component);
    long unseen = component & ~(1L << order[0]);
    long undone = component;
    int count = 1;
    long vertices = 0;
    long edges = 0;
    int edgeBits = 0;
    for (int at = 0; at < count; at++) {
      undone &= ~(1L << order[at]);
      long around = near[order[at]] & undone;
      for (long old = around & ~unseen; old != 0; old &= old - 1) {
        int ahead = numbers[Long.numberOfTrailingZeros(old)] - at - 1;
        if (ahead >= 1 << AHEAD_BITS) {
          return 0;
        }
        edges = (edges << (numberBits + AHEAD_BITS)) | ((long) at << AHEAD_BITS) | ahead;
        edgeBits += numberBits + AHEAD_BITS;
      }
      int found = append(around & unseen, count);
      vertices = (((vertices + 1) << found) - 1) << 1;
      unseen &= ~around;
      count += found;
    }
    return count < cells ? 0 : (vertices << edgeBits) | edges;
  }

  /// Gives the next numbers to some cells, those that see least first.
  ///
  /// @return how many there are
  private int append(long cells, int from) {
    int count = from;
    for (long rest = cells; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      int at = count++;
      while (at > from && sights[order[at - 1]] > sights[cell]) {
        order[at] = order[at - 1];
        at--;
      }
      order[at] = cell;
    }
    for (int at = from; at < count; at++) {
      numbers[order[at]] = at;
    }
    return count - from;
  }
}
