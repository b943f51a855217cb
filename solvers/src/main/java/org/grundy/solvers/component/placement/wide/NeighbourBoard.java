package org.grundy.solvers.component.placement.wide;

import java.util.Arrays;
import java.util.BitSet;
import org.grundy.core.Meter;
import org.grundy.solvers.component.KeyTable;
import org.grundy.solvers.component.NimberBounds;
import org.grundy.solvers.component.OptionStack;
import org.grundy.solvers.component.SearchBoard;
import org.grundy.solvers.component.placement.leaf.Leaves;
import org.grundy.solvers.component.placement.leaf.LocalGraph;
import org.grundy.solvers.component.placement.moves.Rectangle;

/// A board of more than 64 cells on which every move chooses a living cell and kills it with its
/// neighbours. A component of at most 64 cells is searched as a [LocalGraph]; the key of one that
/// is not small is its living cells in several words.
final class NeighbourBoard implements SearchBoard<BitSet> {
  /// Where so many moves of the mean size take all cells, or more, plays are short: then what looks
  /// easy to prove is so by its size alone, and to ask depth first costs less.
  private static final int FEW_MOVES = 8;

  /// A component that is almost its own mirror image looks so many times as small as it is where
  /// the value 0 is asked for.
  private static final int MIRRORED = 4;

  /// So many of the smallest options are asked before the largest.
  private static final int SMALLEST = 8;

  private final WideSplitter splitter;
  private final WideShapes shapes;
  private final KeyTable table;
  private final Leaves leaves;
  private final LocalGraph graph;
  private final int words;

  /// Whether plays are short.
  private final boolean isShort;

  private final long[] live;
  private final long[] after;
  private final long[] part;
  private final long[] key;
  private final long[] image;
  private long[] parts = new long[16];
  private int count;
  private boolean onlyNumbered;

  NeighbourBoard(WideMoves moves, WideShapes shapes, KeyTable table, Leaves leaves) {
    this.shapes = shapes;
    this.table = table;
    this.leaves = leaves;
    this.words = moves.words();
    this.splitter = new WideSplitter(moves, shapes.cells());
    this.graph = leaves.graph();
    live = new long[words];
    after = new long[words];
    part = new long[words];
    image = new long[words];
    key = new long[words];
    isShort = isTakenByFew(moves);
  }

  /// True if few moves of the mean size take all cells; there is one move for each cell.
  private static boolean isTakenByFew(WideMoves moves) {
    long taken = 0;
    for (int move = 0; move < moves.size(); move++) {
      taken += moves.instance(move).kill().size();
    }
    return (long) moves.size() * moves.size() <= FEW_MOVES * taken;
  }

  @Override
  public long[] components(BitSet set, Meter meter) {
    count = 0;
    splitter.split(Arrays.copyOf(set.toLongArray(), words), part, this::take);
    return Arrays.copyOf(parts, count);
  }

  @Override
  public long[] knownComponents(BitSet set, Meter meter) {
    onlyNumbered = true;
    try {
      return components(set, meter);
    } finally {
      onlyNumbered = false;
    }
  }

  @Override
  public long longestPlayOn(BitSet set) {
    return set.cardinality();
  }

  /// Adds the number of a component to `parts`.
  private void take(long[] component) {
    if (size(component) <= Long.SIZE) {
      graph.read(component);
      takeLocal(graph.all());
    } else {
      takeCells(component);
    }
  }

  private void takeLocal(long component) {
    if (graph.isSmall(component)) {
      add(Leaves.leaf(graph.value(component)));
    } else {
      graph.write(component, part);
      takeCells(part);
    }
  }

  private void takeCells(long[] cells) {
    shapes.representative(cells, shapes.of(cells), key, image);
    add(onlyNumbered ? table.find(key, 0, words) : shapes.number(key, words, table));
  }

  private void add(long number) {
    if (count == parts.length) {
      parts = Arrays.copyOf(parts, 2 * count);
    }
    parts[count++] = number;
  }

  private static int size(long[] set) {
    int cells = 0;
    for (long word : set) {
      cells += Long.bitCount(word);
    }
    return cells;
  }

  @Override
  public long known(long component) {
    return recalled(component);
  }

  @Override
  public long recalled(long component) {
    return Leaves.isLeaf(component)
        ? NimberBounds.of(Leaves.value(component))
        : table.get(component);
  }

  @Override
  public long learn(long component, long bounds) {
    return table.put(component, bounds);
  }

  @Override
  public int size(long component) {
    int size = 0;
    for (int word = 0; word < words; word++) {
      size += Long.bitCount(table.word(component, word));
    }
    return size;
  }

  @Override
  public boolean isAskedBestFirst() {
    return !isShort;
  }

  @Override
  public int longestPlay(long component) {
    return size(component);
  }

  @Override
  public long expand(long component, long known, int n, OptionStack options) {
    table.read(component, live);
    return size(live) <= Long.SIZE
        ? expandLocal(known, n, options)
        : expandLarge(known, n, options);
  }

  private long expandLocal(long known, int n, OptionStack options) {
    graph.read(live);
    long bounds = graph.withSmallOptions(known, n);
    Rectangle shape = shapes.of(live);
    int vertex = 0;
    for (int cell = WideSplitter.next(live, 0);
        cell >= 0 && !NimberBounds.excludes(bounds, n);
        cell = WideSplitter.next(live, cell + 1)) {
      long rest = graph.after(vertex++);
      if (!graph.isSmall(rest)) {
        count = 0;
        for (long left = rest; left != 0; ) {
          long component = graph.component(left);
          takeLocal(component);
          left &= ~component;
        }
        bounds |= add(n < 0 ? shapes.distance(cell, shape) : graph.doubt(rest, n), n, options);
      }
    }
    return bounds;
  }

  private long expandLarge(long known, int n, OptionStack options) {
    long bounds = known;
    Rectangle shape = shapes.of(live);
    for (int cell = WideSplitter.next(live, 0);
        cell >= 0 && !NimberBounds.excludes(bounds, n);
        cell = WideSplitter.next(live, cell + 1)) {
      leaves.after(cell, live, after);
      count = 0;
      splitter.split(after, part, this::take);
      bounds |= add(shapes.distance(cell, shape), n, options);
    }
    // On a large part of the board the value is often that of one of the smallest options; where it
    // is not, it is that of one of the largest more often than of one between.
    if (isShort && 2 * size(live) > shapes.cells()) {
      options.turnAfter(SMALLEST);
    }
    return bounds;
  }

  /// Adds the option of a move whose components are in `parts`.
  ///
  /// @param late how late it is asked, among those as large
  /// @param n the value that is asked for
  /// @return the value that it excludes, as a set, if it is solved
  private long add(int late, int n, OptionStack options) {
    boolean mirrored =
        n == 0
            && count == 1
            && !Leaves.isLeaf(parts[0])
            && WideShapes.isAlmostMirrored(parts[0], table);
    int sooner = mirrored ? size(parts[0]) - size(parts[0]) / MIRRORED : 0;
    int solved = options.add(parts, 0, count, late - sooner);
    return solved >= 0 ? NimberBounds.bit(solved) : 0;
  }
}
