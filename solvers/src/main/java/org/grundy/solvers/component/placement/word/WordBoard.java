package org.grundy.solvers.component.placement.word;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.grundy.core.Meter;
import org.grundy.solvers.component.NimberBounds;
import org.grundy.solvers.component.OptionStack;
import org.grundy.solvers.component.SearchBoard;
import org.grundy.solvers.component.WordTable;
import org.grundy.solvers.component.placement.leaf.GraphKeys;
import org.grundy.solvers.component.placement.leaf.Leaves;
import org.grundy.solvers.component.placement.leaf.LocalGraph;
import org.grundy.solvers.component.placement.moves.Instance;
import org.grundy.solvers.component.placement.moves.MoveTable;
import org.grundy.solvers.component.placement.split.ComponentSplitter;
import org.jspecify.annotations.Nullable;

/// A board of at most 64 cells: the number of a component is the word of its living cells.
///
/// Once the table is larger than the caches, looking components up is the larger part of the work.
/// So the options of some moves are worked out first, their places in the table are read one right
/// after the other, which a processor does at once, and only then they are looked up. Of few moves
/// at first, because often one of the first already answers the question.
public final class WordBoard implements SearchBoard<BitSet> {
  private static final int FIRST_BATCH = 3;
  private static final int BATCH = 16;

  private final Game game;
  private final WordTable table;
  private final @Nullable WordTable graphs;
  private final @Nullable GraphKeys keys;
  private final @Nullable LocalGraph graph;
  private final long[] small = new long[1];
  private final long[] parts = new long[BATCH * ComponentSplitter.MAX_PARTS];
  private final int[] partsUpTo = new int[BATCH];
  private final int[] distances = new int[BATCH];

  @SuppressWarnings("UnusedVariable") // written lest the reading be optimised away
  private long touched;

  /// The shared data of searches on one board; safe for use by several threads.
  ///
  /// @param order of components that are representatives
  /// @param leaves small components whose values are told by a table, where there is one
  public record Game(
      MoveTable moves,
      ComponentSplitter splitter,
      MoveOrder order,
      Representative representative,
      @Nullable Leaves leaves) {
    /// The game whose components stand for themselves.
    public static Game numbered(List<Instance> instances) {
      MoveTable moves = new MoveTable(instances);
      return new Game(
          moves,
          ComponentSplitter.of(moves),
          MoveOrder.asGiven(moves),
          Representative.itself(),
          Leaves.of(instances, Long.SIZE).orElse(null));
    }
  }

  /// @param table of components of this game
  /// @param graphs of components of this game by [GraphKeys], where these suit
  public WordBoard(Game game, WordTable table, @Nullable WordTable graphs) {
    this.game = game;
    this.table = table;
    this.graphs = graphs;
    this.keys = graphs == null ? null : new GraphKeys(game.moves);
    this.graph = game.leaves == null ? null : game.leaves.graph();
  }

  /// Writes the representatives of the components of a set of living cells from place `from`, or
  /// the leaves that they are.
  ///
  /// @return how many there are
  public int split(long live, long[] into, int from) {
    int count = game.splitter.split(live, into, from);
    for (int part = from; part < from + count; part++) {
      into[part] = representative(into[part]);
    }
    return count;
  }

  private long representative(long component) {
    if (graph != null && Long.bitCount(component) <= LocalGraph.MOST_VERTICES) {
      small[0] = component;
      graph.read(small);
      if (graph.isSmall(graph.all())) {
        return Leaves.leaf(graph.value(graph.all()));
      }
    }
    return game.representative.of(component);
  }

  private static long word(BitSet live) {
    long[] words = live.toLongArray();
    return words.length == 0 ? 0 : words[0];
  }

  @Override
  public long[] components(BitSet live, Meter meter) {
    long[] own = new long[ComponentSplitter.MAX_PARTS];
    return Arrays.copyOf(own, split(word(live), own, 0));
  }

  @Override
  public long[] knownComponents(BitSet live, Meter meter) {
    return components(live, meter);
  }

  @Override
  public long longestPlayOn(BitSet live) {
    return longestPlay(word(live));
  }

  private boolean isLeaf(long component) {
    return game.leaves != null && Leaves.isLeaf(component);
  }

  @Override
  public long known(long component) {
    if (isLeaf(component)) {
      return NimberBounds.of(Leaves.value(component));
    }
    long bounds = table.get(component);
    return bounds == NimberBounds.NOTHING && game.representative.isZero(component)
        ? table.put(component, NimberBounds.of(0))
        : bounds;
  }

  @Override
  public long recalled(long component) {
    return isLeaf(component) ? NimberBounds.of(Leaves.value(component)) : table.get(component);
  }

  @Override
  public long beforeExpanding(long component, long bounds) {
    long key = keys == null ? 0 : keys.of(component);
    long told = key == 0 || graphs == null ? NimberBounds.NOTHING : graphs.get(key);
    return told == NimberBounds.NOTHING ? bounds : table.put(component, told);
  }

  @Override
  public long learn(long component, long bounds) {
    long key = keys == null ? 0 : keys.of(component);
    if (key != 0 && graphs != null) {
      graphs.offer(key, bounds);
    }
    return table.put(component, bounds);
  }

  @Override
  public int size(long component) {
    return Long.bitCount(component);
  }

  @Override
  public int longestPlay(long component) {
    return Long.bitCount(component) / game.moves.leastDeaths();
  }

  @Override
  public long expand(long component, long known, int n, OptionStack options) {
    long bounds = known;
    MoveOrder.Moves ordered = game.order.of(component);
    int[] inOrder = ordered.moves();
    int batch = FIRST_BATCH;
    for (int next = 0; next < inOrder.length && !NimberBounds.excludes(bounds, n); ) {
      int count = 0;
      int upTo = 0;
      while (next < inOrder.length && count < batch) {
        int move = inOrder[next];
        if (game.moves.isLegal(move, component)) {
          upTo += split(game.moves.after(move, component), parts, upTo);
          partsUpTo[count] = upTo;
          distances[count++] = ordered.distances()[next];
        }
        next++;
      }
      for (int part = 0; part < upTo; part++) {
        // These reads do not depend on each other, so their cache misses overlap. In `add` each
        // look-up would wait for the one before, as it decides how the search goes on.
        touched += table.touch(parts[part]);
      }
      int from = 0;
      for (int i = 0; i < count && !NimberBounds.excludes(bounds, n); i++) {
        int solved = options.add(parts, from, partsUpTo[i] - from, distances[i]);
        bounds |= solved >= 0 ? NimberBounds.bit(solved) : 0;
        from = partsUpTo[i];
      }
      // The first moves have not settled the question, so further ones are likely to be needed:
      // more of them at a time hide more misses, up to the room in `parts`.
      batch = Math.min(2 * batch, BATCH);
    }
    return bounds;
  }
}
