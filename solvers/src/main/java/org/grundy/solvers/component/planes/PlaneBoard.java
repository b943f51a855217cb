package org.grundy.solvers.component.planes;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.grundy.core.Meter;
import org.grundy.solvers.component.KeyTable;
import org.grundy.solvers.component.NimberBounds;
import org.grundy.solvers.component.OptionStack;
import org.grundy.solvers.component.SearchBoard;
import org.grundy.solvers.component.SearchSignals;
import org.grundy.solvers.component.planes.packed.BoxTables;
import org.grundy.solvers.component.planes.packed.PackedGame;
import org.grundy.solvers.component.planes.packed.WordStack;

/// Packed boards of at most 64 cells: the key of a component is a word for each plane and one for
/// the width.
final class PlaneBoard implements SearchBoard<long[]> {
  private final PackedGame game;
  private final int planes;
  private final int keyWords;
  private final KeyTable table;
  private final SearchSignals signals;
  private final long[] parts;
  private final long[] numbers = new long[BoxTables.MOST_CELLS];
  private final long[] own;
  private final long[] looked;
  private final WordStack boards = new WordStack();

  /// @param game with scratch memory that no other thread uses
  /// @param table of components of this game
  PlaneBoard(PackedGame game, KeyTable table, SearchSignals signals) {
    this.game = game;
    this.signals = signals;
    this.planes = game.planes();
    this.keyWords = planes + 1;
    this.table = table;
    this.parts = new long[BoxTables.MOST_CELLS * keyWords];
    this.own = new long[keyWords];
    this.looked = new long[keyWords];
  }

  PackedGame game() {
    return game;
  }

  /// Writes the numbers of a board's components, the last one first: of several that are largest it
  /// is asked last, which saves a few questions.
  ///
  /// @param onlyNumbered whether none is to have a new one: 0 in place of those without one
  /// @return how many there are
  private int split(long[] board, int at, int width, boolean onlyNumbered) {
    int count = game.split(board, at, width, parts);
    for (int part = 0; part < count; part++) {
      numbers[part + 1 < count ? part + 1 : 0] =
          onlyNumbered
              ? table.find(parts, part * keyWords, keyWords)
              : table.number(parts, part * keyWords, keyWords);
    }
    return count;
  }

  @Override
  public long[] components(long[] board, Meter meter) {
    return Arrays.copyOf(numbers, split(board, 0, (int) board[planes], false));
  }

  @Override
  public long[] knownComponents(long[] board, Meter meter) {
    return Arrays.copyOf(numbers, split(board, 0, (int) board[planes], true));
  }

  @Override
  public long longestPlayOn(long[] board) {
    return game.longestPlay(board, 0);
  }

  @Override
  public long known(long component) {
    long bounds = table.get(component);
    if (bounds == NimberBounds.NOTHING && game.hasWins() && table.tag(component) == 0) {
      table.read(component, looked);
      if (game.canEnd(looked, 0, boards)) {
        return table.put(component, NimberBounds.ENDS);
      }
      table.setTag(component, 1);
    }
    return bounds;
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
    long cells = 0;
    for (int plane = 0; plane < planes; plane++) {
      cells |= table.word(component, plane);
    }
    return Long.bitCount(cells);
  }

  @Override
  public int longestPlay(long component) {
    int changes = 0;
    for (int plane = 0; plane < planes; plane++) {
      changes += game.rank(plane) * Long.bitCount(table.word(component, plane));
    }
    return changes;
  }

  @Override
  public long expand(long component, long known, int n, OptionStack options) {
    if (table.isShort(keyWords)) {
      forget(component);
    }
    long bounds = known;
    table.read(component, own);
    int width = (int) own[planes];
    int first = boards.top();
    game.options(own, 0, width, boards);
    int end = boards.top();
    for (int at = first; at < end && !NimberBounds.excludes(bounds, n); at += keyWords) {
      int distance = game.distance(own, (int) boards.words()[at + planes]);
      int count = split(boards.words(), at, width, false);
      int solved = options.add(numbers, 0, count, distance);
      bounds |= solved >= 0 ? NimberBounds.bit(solved) : 0;
    }
    boards.drop(first);
    return bounds;
  }

  /// Lets the table forget what no search needs. A [GridBoard] has the numbers of this board less
  /// than 0; that its own may be taken for such numbers only keeps more.
  private void forget(long component) {
    Set<Integer> needed = new HashSet<>();
    needed.add((int) component);
    signals.eachNeeded(number -> needed.add((int) Math.abs(number)));
    table.forget(needed::contains, this::size);
  }

  @Override
  public void reset() {
    boards.drop(0);
  }
}
