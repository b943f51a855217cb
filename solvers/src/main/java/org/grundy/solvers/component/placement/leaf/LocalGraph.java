package org.grundy.solvers.component.placement.leaf;

import java.util.Arrays;
import org.grundy.solvers.component.NimberBounds;

/// The graph of at most 64 living cells of a board on which every move chooses a living cell and
/// kills it with its neighbours. Its vertices are the cells in their order, so that what a move
/// leaves is one operation on one word, however large the board is.
///
/// Of a set of few vertices it is found at once whether its value is n, without a table of the
/// search: a set is neither turned, hashed over its images, nor stored. Values of at most
/// [GraphValues#MOST] vertices stand in a table; up to [PackedGraph#MOST] the graph is one word. A
/// larger component has the value n if no option has it, and each smaller number is the value of
/// one; so most questions are answered by the first option that has the value, and few values are
/// found in full. What was found out about a set is kept until another graph is read, since the
/// moves of one component leave much of the same:
///
/// ```
/// 63 ............ 32   the number of the graph
/// 31 ............. 0   the values that the set has not; all but one where its value is known
/// ```
///
/// **Values are below 32.** A value is at most the number of moves of a play, and no edge joins two
/// vertices that are chosen in one. Let a play of a small set of c vertices choose 32 of them. Then
/// the vertices and their neighbours are at most `c * c - 32 * 31` in all, which for c ≤ 36 is less
/// than [#isSmall] asks for. Parts of a set have no longer plays.
///
/// Not safe for use by several threads.
public final class LocalGraph {
  /// A small set has at most so many vertices.
  public static final int MOST_VERTICES = 36;

  /// A small set has at most so many times as many vertices as a move of the mean size takes, less
  /// two.
  private static final int FEW_MOVES = 5;

  private static final int LESS = 2;

  private static final int VALUES = 32;
  private static final long ALL_VALUES = (1L << VALUES) - 1;

  /// So few sets are remembered that they stay in the caches next to the processor.
  private static final int MEMORY_BITS = 12;

  /// So many random plays are looked at to guess the value of a set.
  private static final int PLAYS = 16;

  private static final long FACTOR = 0x9E3779B97F4A7C15L;

  private final Leaves leaves;
  private final GraphValues values;
  private final PackedGraph packed;

  /// The cells that are vertices, in words.
  private final long[] cells;

  private int size;

  /// By vertex: it and its neighbours.
  private final long[] closed = new long[Long.SIZE];

  /// By number of vertices: the vertices that leave so many when they are chosen.
  private final long[] leaving = new long[MOST_VERTICES + 1];

  /// The same of the set with so many vertices that is looked at. What is left of a set has fewer
  /// vertices, and so another place.
  private final long[][] leavingOf = new long[MOST_VERTICES + 1][MOST_VERTICES];

  /// Sets, and what is known of them, at a place that goes by the set.
  private final long[] sets = new long[1 << MEMORY_BITS];

  private final long[] known = new long[1 << MEMORY_BITS];
  private long graph;

  LocalGraph(Leaves leaves, GraphValues values, int words) {
    this.leaves = leaves;
    this.values = values;
    this.packed = new PackedGraph(values);
    this.cells = new long[words];
  }

  /// Reads the graph of a set of living cells.
  ///
  /// @param living at most 64 cells, in as many words as the board has
  public void read(long[] living) {
    System.arraycopy(living, 0, cells, 0, cells.length);
    size = 0;
    for (int word = 0; word < cells.length; word++) {
      for (long rest = cells[word]; rest != 0; rest &= rest - 1) {
        int cell = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        closed[size] = leaves.near(cell, cells) | 1L << size;
        size++;
      }
    }
    graph++;
    if (graph > ALL_VALUES) {
      Arrays.fill(known, 0);
      graph = 1;
    }
  }

  /// The set of all vertices.
  public long all() {
    return size == 0 ? 0 : -1L >>> -size;
  }

  /// What is left of all vertices when one is chosen.
  public long after(int vertex) {
    return all() & ~closed[vertex];
  }

  /// The component of the first vertex of a set.
  public long component(long set) {
    long part = set & -set;
    for (long front = part; front != 0; ) {
      long fresh = closed[Long.numberOfTrailingZeros(front)] & set & ~part;
      part |= fresh;
      front = (front & (front - 1)) | fresh;
    }
    return part;
  }

  /// Writes the cells of a set of vertices.
  public void write(long set, long[] into) {
    int before = 0;
    for (int word = 0; word < cells.length; word++) {
      int count = Long.bitCount(cells[word]);
      into[word] = count == 0 ? 0 : Long.expand(set >>> before, cells[word]);
      before += count;
    }
  }

  /// True if the value of a set is found at once: it has few vertices, and so many edges that few
  /// moves take all. Of long plays the sets are too many; there the table of the search serves
  /// better, since it knows sets from other components.
  public boolean isSmall(long set) {
    int count = Long.bitCount(set);
    if (count <= GraphValues.MOST || count > MOST_VERTICES) {
      return count <= GraphValues.MOST;
    }
    int taken = 0;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      taken += Long.bitCount(closed[Long.numberOfTrailingZeros(rest)] & set);
    }
    return count * count <= FEW_MOVES * (taken - LESS * count);
  }

  /// How unlikely it looks that a set has the value n, from 0 to 16: how many of 16 random plays
  /// have a length that is odd where n is even, or the other way round. Beside a heap of n, the
  /// second player makes the last move if the value is n, and plays are so short where each move
  /// takes many vertices that their parity is more than chance. The same plays of a set each time.
  ///
  /// @param n a value, at least 0
  public int doubt(long set, int n) {
    int doubt = 0;
    long random = ((set ^ n) * FACTOR) | 1;
    for (int play = 0; play < PLAYS; play++) {
      int length = n;
      for (long left = set; left != 0; length++) {
        // Marsaglia's xorshift: never 0, as it does not begin with it.
        random ^= random << 13;
        random ^= random >>> 7;
        random ^= random << 17;
        long which = ((random >>> 40) * Long.bitCount(left)) >>> 24;
        left &= ~closed[Long.numberOfTrailingZeros(Long.expand(1L << which, left))];
      }
      doubt += length & 1;
    }
    return doubt;
  }

  /// The bounds of the value of the whole graph as far as its small options tell: that it is not
  /// `n` where one of them has this value, else which numbers below `n` they have.
  ///
  /// @param bounds what is known before
  /// @param n a value, or below 0 for all numbers that they have
  public long withSmallOptions(long bounds, int n) {
    Arrays.fill(leaving, 0);
    for (int vertex = 0; vertex < size; vertex++) {
      long left = after(vertex);
      if (isSmall(left)) {
        leaving[Long.bitCount(left)] |= 1L << vertex;
      }
    }
    if (n >= 0 && isLeft(n)) {
      return bounds | NimberBounds.bit(n);
    }
    long both = bounds;
    int end = n >= 0 ? Math.min(n, VALUES) : VALUES;
    for (int smaller = 0; smaller < end; smaller++) {
      if (!NimberBounds.excludes(both, smaller) && isLeft(smaller)) {
        both |= NimberBounds.bit(smaller);
      }
    }
    return both;
  }

  /// True if a small option has a value.
  private boolean isLeft(int n) {
    for (long vertices : leaving) {
      for (long rest = vertices; rest != 0; rest &= rest - 1) {
        if (is(after(Long.numberOfTrailingZeros(rest)), n)) {
          return true;
        }
      }
    }
    return false;
  }

  /// The value of a small set.
  public int value(long set) {
    if (Long.bitCount(set) <= GraphValues.MOST) {
      return listed(set);
    }
    if (Long.bitCount(set) <= PackedGraph.MOST) {
      return packed.value(closed, set);
    }
    int value = 0;
    while (!is(set, value)) {
      value++;
    }
    return value;
  }

  private boolean is(long set, int n) {
    int count = Long.bitCount(set);
    if (count <= GraphValues.MOST) {
      return listed(set) == n;
    }
    if (count <= PackedGraph.MOST) {
      return packed.is(closed, set, n);
    }
    long part = component(set);
    if (part != set) {
      long rest = set & ~part;
      return 2 * Long.bitCount(part) < count
          ? is(rest, n ^ value(part))
          : is(part, n ^ value(rest));
    }
    if (n > count || n >= VALUES) {
      return false;
    }
    int place = (int) ((set * FACTOR) >>> (Long.SIZE - MEMORY_BITS));
    int excluded = sets[place] == set && known[place] >>> VALUES == graph ? (int) known[place] : 0;
    if ((excluded >>> n & 1) == 0 && Integer.bitCount(excluded) < VALUES - 1) {
      excluded = decide(set, n, excluded);
      sets[place] = set;
      known[place] = graph << VALUES | (excluded & ALL_VALUES);
    }
    return (excluded >>> n & 1) == 0;
  }

  /// Which values a component has not, once it is decided whether `n` is one of them. Options with
  /// few vertices are asked first: they are soon searched, and one is enough.
  private int decide(long set, int n, int bounds) {
    int excluded = bounds;
    long[] bySize = leavingOf[Long.bitCount(set)];
    long sizes = 0;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      int vertex = Long.numberOfTrailingZeros(rest);
      long left = set & ~closed[vertex];
      int count = Long.bitCount(left);
      if (count <= GraphValues.MOST) {
        excluded |= 1 << listed(left);
      } else {
        long others = (sizes >>> count & 1) == 0 ? 0 : bySize[count];
        bySize[count] = others | 1L << vertex;
        sizes |= 1L << count;
      }
    }
    if ((excluded >>> n & 1) != 0 || hasOption(set, bySize, sizes, n)) {
      return excluded | 1 << n;
    }
    for (int smaller = 0; smaller < n; smaller++) {
      if ((excluded >>> smaller & 1) == 0 && !hasOption(set, bySize, sizes, smaller)) {
        return ~(1 << smaller);
      }
    }
    return ~(1 << n);
  }

  /// True if a component has an option with a value among those whose values are in no table.
  ///
  /// @param bySize by number of vertices: the vertices that leave so many
  /// @param sizes the numbers of vertices that are left by some
  private boolean hasOption(long set, long[] bySize, long sizes, int n) {
    for (long size = sizes; size != 0; size &= size - 1) {
      int count = Long.numberOfTrailingZeros(size);
      for (long rest = bySize[count]; rest != 0; rest &= rest - 1) {
        if (is(set & ~closed[Long.numberOfTrailingZeros(rest)], n)) {
          return true;
        }
      }
    }
    return false;
  }

  private int listed(long set) {
    int edges = 0;
    int shift = 0;
    int vertex = 0;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      edges |= (int) Long.compress(closed[Long.numberOfTrailingZeros(rest)], set & ~rest) << shift;
      shift += vertex++;
    }
    return values.value(vertex, edges);
  }
}
