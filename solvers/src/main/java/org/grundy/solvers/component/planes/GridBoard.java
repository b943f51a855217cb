package org.grundy.solvers.component.planes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.rules.derive.split.Splitter;
import org.grundy.rules.derive.symmetry.Representatives;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.component.ComponentSearch;
import org.grundy.solvers.component.KeyTable;
import org.grundy.solvers.component.NimberBounds;
import org.grundy.solvers.component.SearchBoard;
import org.grundy.solvers.component.SearchSignals;
import org.grundy.solvers.component.planes.packed.PackedGame;

/// Boards of any size by a walk over the rules: the key of a component is its cells, eight in a
/// word after one for the width. Components that fit a [PlaneBoard] are *foreign*: their numbers
/// are those of that board, less than 0.
final class GridBoard implements SearchBoard<GridPosition> {
  /// That the player of a component cannot end the game; in its tag, beside the length of its
  /// longest play and 1.
  private static final long LOOKED_AT = 1L << 62;

  private final Game game;
  private final PlaneBoard narrow;
  private final ComponentSearch<long[]> narrowSearch;
  private final Splitter splitter;

  /// Of the question that is asked now.
  private Meter meter;

  /// What searches on one board have in common; safe for use by several threads.
  record Game(
      GameRules rules,
      GridRuleset moves,
      Representatives representatives,
      int mostPackedCells,
      KeyTable packed,
      KeyTable table) {
    /// A game of which nothing is known.
    ///
    /// @param mostPackedCells larger components are left to the walk
    static Game of(GameRules rules, int mostPackedCells, Meter meter) {
      return new Game(
          rules,
          GridRuleset.of(rules),
          new Representatives(rules),
          mostPackedCells,
          new KeyTable(meter),
          new KeyTable(meter));
    }
  }

  /// @param reportAfter how many packed components are expanded between two reports
  GridBoard(Game game, SearchSignals signals, int reportAfter) {
    this.game = game;
    this.meter = signals.meter();
    this.splitter = new Splitter(game.rules);
    this.narrow =
        new PlaneBoard(new PackedGame(game.rules, game.mostPackedCells), game.packed, signals);
    this.narrowSearch = new ComponentSearch<>(narrow, signals, reportAfter);
  }

  @Override
  public void reset() {
    narrowSearch.reset();
  }

  @Override
  public long[] components(GridPosition board, Meter look) {
    return components(board, look, false);
  }

  @Override
  public long[] knownComponents(GridPosition board, Meter look) {
    return components(board, look, true);
  }

  private long[] components(GridPosition board, Meter look, boolean onlyNumbered) {
    meter = look;
    Optional<long[]> whole = narrow.game().pack(board);
    if (whole.isPresent()) {
      return packed(whole.get(), look, onlyNumbered);
    }
    List<GridPosition> parts = splitter.split(board, look).parts();
    List<long[]> numbers = new ArrayList<>();
    int count = 0;
    for (GridPosition part : parts) {
      Optional<long[]> packed = narrow.game().pack(part);
      numbers.add(
          packed.isPresent()
              ? packed(packed.get(), look, onlyNumbered)
              : new long[] {number(part, look, onlyNumbered)});
      count += numbers.getLast().length;
    }
    long[] all = new long[count];
    int at = 0;
    for (long[] some : numbers) {
      System.arraycopy(some, 0, all, at, some.length);
      at += some.length;
    }
    return all;
  }

  private long[] packed(long[] board, Meter look, boolean onlyNumbered) {
    long[] numbers =
        onlyNumbered ? narrow.knownComponents(board, look) : narrow.components(board, look);
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = -numbers[i];
    }
    return numbers;
  }

  private long number(GridPosition part, Meter look, boolean onlyNumbered) {
    look.check();
    long[] key = key(game.representatives.of(part));
    if (onlyNumbered) {
      return game.table.find(key, 0, key.length);
    }
    int number = game.table.number(key, 0, key.length);
    if (game.table.tag(number) == 0) {
      game.table.setTag(number, 1 + narrow.game().longestPlay(part));
    }
    return number;
  }

  private static long[] key(GridPosition board) {
    long[] key = new long[1 + (board.size() + 7) / 8];
    key[0] = (long) board.rows() << 32 | board.columns();
    for (int cell = 0; cell < board.size(); cell++) {
      key[1 + (cell >> 3)] |= (long) board.at(cell) << ((cell & 7) << 3);
    }
    return key;
  }

  private GridPosition board(long component) {
    int rows = (int) (game.table.word(component, 0) >>> 32);
    int columns = (int) game.table.word(component, 0);
    byte[] cells = new byte[rows * columns];
    for (int cell = 0; cell < cells.length; cell++) {
      cells[cell] = (byte) (game.table.word(component, 1 + (cell >> 3)) >>> ((cell & 7) << 3));
    }
    return GridPosition.wrap(rows, columns, cells);
  }

  @Override
  public long longestPlayOn(GridPosition board) {
    return narrow.game().longestPlay(board);
  }

  /// Where nothing is packed the walk over the rules makes a position of each option, however
  /// small.
  @Override
  public int manyExcluded() {
    return narrow.game().packs() ? SearchBoard.super.manyExcluded() : 0;
  }

  @Override
  public boolean isForeign(long component) {
    return component < 0;
  }

  @Override
  public long decideForeign(long component, int n) {
    return narrowSearch.settled(-component, n);
  }

  @Override
  public long known(long component) {
    if (component < 0) {
      return narrow.known(-component);
    }
    long bounds = game.table.get(component);
    long tag = game.table.tag(component);
    if (bounds == NimberBounds.NOTHING && narrow.game().hasWins() && (tag & LOOKED_AT) == 0) {
      if (canEnd(board(component))) {
        return game.table.put(component, NimberBounds.ENDS);
      }
      game.table.setTag(component, tag | LOOKED_AT);
    }
    return bounds;
  }

  private boolean canEnd(GridPosition board) {
    boolean[] can = {false};
    game.moves.optionSums(
        board,
        (_, ends) -> {
          meter.check();
          can[0] |= ends;
        });
    return can[0];
  }

  @Override
  public long recalled(long component) {
    return component < 0 ? narrow.recalled(-component) : game.table.get(component);
  }

  @Override
  public long learn(long component, long bounds) {
    return component < 0 ? narrow.learn(-component, bounds) : game.table.put(component, bounds);
  }

  @Override
  public int size(long component) {
    if (component < 0) {
      return narrow.size(-component);
    }
    long extent = game.table.word(component, 0);
    return (int) (extent >>> 32) * (int) extent;
  }

  @Override
  public int longestPlay(long component) {
    return component < 0
        ? narrow.longestPlay(-component)
        : (int) Math.min((game.table.tag(component) & ~LOOKED_AT) - 1, Integer.MAX_VALUE);
  }

  @Override
  public long expand(long component, long known, int n, ComponentSearch<?> search) {
    long[] bounds = {known};
    game.moves.optionSums(
        board(component),
        (after, ends) -> {
          meter.check();
          if (!ends && !NimberBounds.excludes(bounds[0], n)) {
            long[] parts = components(after.getFirst(), meter, false);
            int solved = search.add(parts, 0, parts.length, 0);
            bounds[0] |= solved >= 0 ? NimberBounds.bit(solved) : 0;
          }
        });
    return bounds[0];
  }
}
