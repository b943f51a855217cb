package org.grundy.solvers.remove;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// The search on a board of more than 64 cells: components have numbers in a [WideTable]. A
/// component that finds room on the board of a [UniformKernel] is *foreign*: it has a number too,
/// but is left to the search over words.
final class WideSearch extends NimberSearch {
  private static final int REPORT = 1 << 4;

  private final WideMoves moves;
  private final WideParting parting;
  private final WideShapes shapes;
  private final WideTable table;
  private final @Nullable NarrowSearch narrow;
  private final int words;
  private final long[] live;
  private final long[] after;
  private final long[] part;
  private final long[] key;
  private final long[] narrowParts = new long[Parting.MAX_PARTS];
  private long[] parts = new long[16];
  private int count;
  private boolean onlyNumbered;

  /// @param narrow for foreign components, over the board that the shapes of the kernel know
  WideSearch(WideKernel kernel, @Nullable NarrowSearch narrow, Team team) {
    super(team, REPORT);
    this.moves = kernel.moves();
    this.table = kernel.table();
    this.narrow = narrow;
    this.words = moves.words();
    this.parting = new WideParting(moves, kernel.cells());
    this.shapes = kernel.shapes();
    live = new long[words];
    after = new long[words];
    part = new long[words];
    key = new long[words + 1];
  }

  /// The nimber of a set of living cells.
  int nimber(long[] set) {
    split(set);
    return nimberOfSum(Arrays.copyOf(parts, count), count);
  }

  /// Whether the nimber of a set of living cells is `n`, at less cost than finding it.
  boolean is(long[] set, int n) {
    split(set);
    return isSum(parts, count, n);
  }

  /// What is known of the nimber of a set of living cells, as an [Entry].
  long knownOf(long[] set) {
    onlyNumbered = true;
    split(set);
    onlyNumbered = false;
    for (int part = 0; part < count; part++) {
      if (parts[part] == 0) {
        return Entry.NOTHING;
      }
    }
    return knownOfSum(parts, count);
  }

  @Override
  void reset() {
    super.reset();
    if (narrow != null) {
      narrow.reset();
    }
  }

  private void split(long[] set) {
    count = 0;
    parting.split(set, part, this::take);
  }

  /// Adds the number of a component to `parts`, or those of what the search over words makes of it.
  private void take(long[] component) {
    Arrays.fill(key, 0);
    Rectangle shape = shapes.of(component);
    if (narrow != null && shapes.isNarrow(shape)) {
      int found = narrow.split(shapes.narrowed(component, shape), narrowParts, 0);
      key[words] = 1;
      for (int i = 0; i < found; i++) {
        key[0] = narrowParts[i];
        addNumbered();
      }
    } else {
      shapes.representative(component, shape, key);
      addNumbered();
    }
  }

  private void addNumbered() {
    if (count == parts.length) {
      parts = Arrays.copyOf(parts, 2 * count);
    }
    parts[count++] = onlyNumbered ? table.find(key) : table.number(key);
  }

  @Override
  boolean isForeign(long component) {
    return table.word(component, words) != 0;
  }

  private NarrowSearch narrow() {
    if (narrow == null) {
      throw new IllegalStateException("there are no foreign components");
    }
    return narrow;
  }

  @Override
  long decideForeign(long component, int n) {
    return learn(component, narrow().settled(table.word(component, 0), n));
  }

  @Override
  long known(long component) {
    long entry = table.get(component);
    return entry == Entry.NOTHING && isForeign(component)
        ? learn(component, narrow().known(table.word(component, 0)))
        : entry;
  }

  @Override
  long recalled(long component) {
    return table.get(component);
  }

  @Override
  long learn(long component, long entry) {
    return table.put(component, entry);
  }

  @Override
  int size(long component) {
    int size = 0;
    for (int word = 0; word < words; word++) {
      size += Long.bitCount(table.word(component, word));
    }
    return size;
  }

  @Override
  int longestPlay(long component) {
    return isForeign(component)
        ? narrow().longestPlay(table.word(component, 0))
        : size(component) / moves.leastDeaths();
  }

  @Override
  long follow(long component, long known, int n, int base) {
    long entry = known;
    table.read(component, live);
    Rectangle shape = shapes.of(live);
    for (int move = 0; move < moves.size() && !Entry.excludes(entry, n); move++) {
      if (moves.isLegal(move, live)) {
        moves.after(move, live, after);
        split(after);
        int solved = add(parts, 0, count, shapes.distance(moves.instance(move), shape), base);
        entry |= solved >= 0 ? Entry.bit(solved) : 0;
      }
    }
    return entry;
  }
}
