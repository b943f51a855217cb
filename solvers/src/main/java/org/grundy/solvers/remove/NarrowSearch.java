package org.grundy.solvers.remove;

/// The search on a board of at most 64 cells: the number of a component is the word of its living
/// cells.
///
/// Once the table is larger than the caches, looking components up is the larger part of the work.
/// So the followers of some moves are worked out first, their places in the table are read one
/// right after the other, which a processor does at once, and only then they are looked up. Of few
/// moves at first, because often one of the first already answers the question.
final class NarrowSearch extends NimberSearch {
  private static final int REPORT = 1 << 10;
  private static final int FIRST_BATCH = 3;
  private static final int BATCH = 16;

  private final NarrowGame game;
  private final NimberTable table;
  private final long[] parts = new long[BATCH * Parting.MAX_PARTS];
  private final int[] partsUpTo = new int[BATCH];
  private final int[] distances = new int[BATCH];

  @SuppressWarnings("UnusedVariable") // written lest the reading be optimised away
  private long touched;

  /// What searchers on one board have in common; safe for use by several threads.
  ///
  /// @param order of components that are representatives
  record NarrowGame(
      MoveTable moves, Parting parting, MoveOrder order, Representative representative) {}

  /// @param table of components of this game
  NarrowSearch(NarrowGame game, NimberTable table, Team team) {
    this(game, table, team, REPORT);
  }

  /// @param reportAfter how many components are expanded between two reports
  NarrowSearch(NarrowGame game, NimberTable table, Team team, int reportAfter) {
    super(team, reportAfter);
    this.game = game;
    this.table = table;
  }

  /// The nimber of a set of living cells.
  int nimber(long live) {
    long[] own = new long[Parting.MAX_PARTS];
    return nimberOfSum(own, split(live, own, 0));
  }

  /// Whether the nimber of a set of living cells is `n`, at less cost than finding it.
  boolean is(long live, int n) {
    long[] own = new long[Parting.MAX_PARTS];
    return isSum(own, split(live, own, 0), n);
  }

  /// What is known of the nimber of a set of living cells, as an [Entry].
  long knownOf(long live) {
    long[] own = new long[Parting.MAX_PARTS];
    return knownOfSum(own, split(live, own, 0));
  }

  /// The most moves that can be made on a set of living cells.
  int longestPlayOn(long live) {
    return longestPlay(live);
  }

  /// Writes the representatives of the components of a set of living cells from place `from`.
  ///
  /// @return how many there are
  int split(long live, long[] into, int from) {
    int count = game.parting.split(live, into, from);
    for (int part = from; part < from + count; part++) {
      into[part] = game.representative.of(into[part]);
    }
    return count;
  }

  @Override
  long known(long component) {
    long entry = table.get(component);
    return entry == Entry.NOTHING && game.representative.isZero(component)
        ? table.put(component, Entry.of(0))
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
    return Long.bitCount(component);
  }

  @Override
  int longestPlay(long component) {
    return Long.bitCount(component) / game.moves.leastDeaths();
  }

  @Override
  long follow(long component, long known, int n, int base) {
    long entry = known;
    MoveOrder.Moves ordered = game.order.of(component);
    int[] inOrder = ordered.moves();
    int batch = FIRST_BATCH;
    for (int next = 0; next < inOrder.length && !Entry.excludes(entry, n); ) {
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
        touched += table.touch(parts[part]);
      }
      int from = 0;
      for (int i = 0; i < count && !Entry.excludes(entry, n); i++) {
        int solved = add(parts, from, partsUpTo[i] - from, distances[i], base);
        entry |= solved >= 0 ? Entry.bit(solved) : 0;
        from = partsUpTo[i];
      }
      batch = Math.min(2 * batch, BATCH);
    }
    return entry;
  }
}
