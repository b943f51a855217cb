package org.grundy.solvers.component.placement.wide;

import java.util.Arrays;
import java.util.BitSet;
import org.grundy.core.Meter;
import org.grundy.solvers.component.ComponentSearch;
import org.grundy.solvers.component.KeyTable;
import org.grundy.solvers.component.NimberBounds;
import org.grundy.solvers.component.OptionStack;
import org.grundy.solvers.component.SearchBoard;
import org.grundy.solvers.component.placement.moves.Rectangle;
import org.grundy.solvers.component.placement.split.ComponentSplitter;
import org.grundy.solvers.component.placement.word.WordBoard;
import org.jspecify.annotations.Nullable;

/// A board of more than 64 cells: the key of a component is its living cells in several words. A
/// component that finds room on the board of a
/// [org.grundy.solvers.component.placement.word.UniformKernel] is *foreign*: its key is one word
/// more, that of the [WordBoard], and it is left to the search there.
final class WideBoard implements SearchBoard<BitSet> {
  private final WideMoves moves;
  private final WideSplitter splitter;
  private final WideShapes shapes;
  private final KeyTable table;
  private final @Nullable WordBoard narrow;
  private final @Nullable ComponentSearch<BitSet> narrowSearch;
  private final int words;
  private final long[] live;
  private final long[] after;
  private final long[] part;
  private final long[] key;
  private final long[] image;
  private final long[] narrowParts = new long[ComponentSplitter.MAX_PARTS];
  private long[] parts = new long[16];
  private int count;
  private boolean onlyNumbered;

  /// The shared data of searches on one board; safe for use by several threads.
  record Game(WideMoves moves, WideShapes shapes, KeyTable table) {}

  /// @param narrow for foreign components, the board that the shapes of the game know
  /// @param narrowSearch on that board
  WideBoard(Game game, @Nullable WordBoard narrow, @Nullable ComponentSearch<BitSet> narrowSearch) {
    this.moves = game.moves;
    this.table = game.table;
    this.shapes = game.shapes;
    this.narrow = narrow;
    this.narrowSearch = narrowSearch;
    this.words = moves.words();
    this.splitter = new WideSplitter(moves, shapes.cells());
    live = new long[words];
    after = new long[words];
    part = new long[words];
    image = new long[words];
    key = new long[words + 1];
  }

  @Override
  public long[] components(BitSet set, Meter meter) {
    split(Arrays.copyOf(set.toLongArray(), words));
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
    return set.cardinality() / moves.leastDeaths();
  }

  @Override
  public void reset() {
    if (narrowSearch != null) {
      narrowSearch.reset();
    }
  }

  private void split(long[] set) {
    count = 0;
    splitter.split(set, part, this::take);
  }

  /// Adds the number of a component to `parts`, or those of what the board of one word makes of it.
  private void take(long[] component) {
    Rectangle shape = shapes.of(component);
    Arrays.fill(key, 0);
    if (narrow != null && shapes.isNarrow(shape)) {
      int found = narrow.split(shapes.narrowed(component, shape), narrowParts, 0);
      for (int i = 0; i < found; i++) {
        key[words] = narrowParts[i];
        add(onlyNumbered ? table.find(key, 0, words + 1) : table.number(key, 0, words + 1));
      }
    } else {
      shapes.representative(component, shape, key, image);
      add(onlyNumbered ? table.find(key, 0, words) : shapes.number(key, words, table));
    }
  }

  private void add(long number) {
    if (count == parts.length) {
      parts = Arrays.copyOf(parts, 2 * count);
    }
    parts[count++] = number;
  }

  @Override
  public boolean isForeign(long component) {
    return table.length(component) > words;
  }

  private long narrowed(long component) {
    return table.word(component, words);
  }

  @Override
  public long decideForeign(long component, int n) {
    if (narrowSearch == null) {
      throw new IllegalStateException("there are no foreign components");
    }
    return learn(component, narrowSearch.settled(narrowed(component), n));
  }

  @Override
  public long known(long component) {
    long bounds = table.get(component);
    return bounds == NimberBounds.NOTHING && narrow != null && isForeign(component)
        ? learn(component, narrow.known(narrowed(component)))
        : bounds;
  }

  @Override
  public long recalled(long component) {
    return table.get(component);
  }

  @Override
  public long learn(long component, long bounds) {
    return table.put(component, bounds);
  }

  @Override
  public int size(long component) {
    int size = 0;
    for (int word = table.length(component) - 1; word >= 0; word--) {
      size += Long.bitCount(table.word(component, word));
    }
    return size;
  }

  @Override
  public int longestPlay(long component) {
    return narrow != null && isForeign(component)
        ? narrow.longestPlay(narrowed(component))
        : size(component) / moves.leastDeaths();
  }

  @Override
  public long expand(long component, long known, int n, OptionStack options) {
    long bounds = known;
    table.read(component, live);
    Rectangle shape = shapes.of(live);
    for (int move = 0; move < moves.size() && !NimberBounds.excludes(bounds, n); move++) {
      if (moves.isLegal(move, live)) {
        moves.after(move, live, after);
        split(after);
        int solved = options.add(parts, 0, count, shapes.distance(moves.instance(move), shape));
        bounds |= solved >= 0 ? NimberBounds.bit(solved) : 0;
      }
    }
    return bounds;
  }
}
