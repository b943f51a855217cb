package org.grundy.solvers.component.planes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.rules.derive.split.RingSplitter;
import org.grundy.rules.derive.split.Splitter;
import org.grundy.rules.derive.symmetry.Representatives;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.component.ComponentSearch;
import org.grundy.solvers.component.KeyTable;
import org.grundy.solvers.component.NimberBounds;
import org.grundy.solvers.component.OptionStack;
import org.grundy.solvers.component.SearchBoard;
import org.grundy.solvers.component.SearchSignals;
import org.grundy.solvers.component.planes.packed.PackedGame;

/// Boards of any size by a walk over the rules: the key of a component is its cells, eight in a
/// word after one for the width. Components that fit a [PlaneBoard] are *foreign*: their numbers
/// are those of that board, less than 0.
///
/// On rings a position is a ring. One that comes apart is the sum of strips, which are components
/// as those of any board; another one is a component by itself, with 0 for its rows in the key.
final class GridBoard implements SearchBoard<GridPosition> {
  /// Marks a component whose player cannot end the game; in its tag, beside the length of its
  /// longest play and 1.
  private static final long LOOKED_AT = 1L << 62;

  private final Game game;
  private final PlaneBoard narrow;
  private final ComponentSearch<long[]> narrowSearch;
  private final Splitter splitter;

  /// The meter of the question that is asked now.
  private Meter meter;

  /// The shared data of searches on one board; safe for use by several threads.
  ///
  /// @param rules by which components are played: on a ring those of strips
  /// @param rings what is known of whole rings, where there are some
  record Game(
      GameRules rules,
      Optional<Rings> rings,
      GridRuleset moves,
      Representatives representatives,
      int mostPackedCells,
      KeyTable packed,
      KeyTable table) {
    /// A game of which nothing is known.
    ///
    /// @param mostPackedCells larger components are left to the walk
    static Game of(GameRules game, int mostPackedCells, Meter meter) {
      boolean ring = game.board().isRing();
      GameRules rules = ring ? RingSplitter.strip(game) : game;
      return new Game(
          rules,
          ring ? Optional.of(new Rings(game)) : Optional.empty(),
          GridRuleset.of(rules),
          new Representatives(rules),
          mostPackedCells,
          new KeyTable(meter),
          new KeyTable(meter));
    }
  }

  /// The moves of whole rings, how they come apart, and which are the same.
  record Rings(GridRuleset moves, RingSplitter splitter, Representatives representatives) {
    Rings(GameRules game) {
      this(GridRuleset.of(game), new RingSplitter(game), new Representatives(game));
    }
  }

  /// @param reportAfter how many packed components are expanded between two reports
  GridBoard(Game game, SearchSignals signals, int reportAfter) {
    this.game = game;
    this.meter = signals.meter();
    this.splitter = Splitter.of(game.rules);
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
    if (game.rings.isPresent()) {
      Rings rings = game.rings.get();
      Optional<List<GridPosition>> strips = rings.splitter.parts(board, look);
      return strips.isPresent()
          ? numbers(strips.get(), look, onlyNumbered)
          : new long[] {number(key(rings.representatives.of(board), 0), board, look, onlyNumbered)};
    }
    return componentsOfBoard(board, look, onlyNumbered);
  }

  private long[] componentsOfBoard(GridPosition board, Meter look, boolean onlyNumbered) {
    Optional<long[]> whole = narrow.game().pack(board);
    return whole.isPresent()
        ? packed(whole.get(), look, onlyNumbered)
        : numbers(splitter.split(board, look).parts(), look, onlyNumbered);
  }

  private long[] numbers(List<GridPosition> parts, Meter look, boolean onlyNumbered) {
    List<long[]> numbers = new ArrayList<>();
    int count = 0;
    for (GridPosition part : parts) {
      Optional<long[]> packed = narrow.game().pack(part);
      numbers.add(
          packed.isPresent()
              ? packed(packed.get(), look, onlyNumbered)
              : new long[] {number(key(game.representatives.of(part)), part, look, onlyNumbered)});
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

  private long number(long[] key, GridPosition part, Meter look, boolean onlyNumbered) {
    look.check();
    if (onlyNumbered) {
      return game.table.find(key, 0, key.length);
    }
    int number = game.table.number(key, 0, key.length);
    if (game.table.tag(number) == 0) {
      game.table.setTag(number, 1 + narrow.game().longestPlay(part));
    }
    return number;
  }

  /// The key of a board; its images may have rows for columns.
  private static long[] key(GridPosition board) {
    return key(board, board.rows());
  }

  /// @param rows 0 for a ring
  private static long[] key(GridPosition board, int rows) {
    long[] key = new long[1 + (board.size() + 7) / 8];
    key[0] = (long) rows << 32 | board.columns();
    for (int cell = 0; cell < board.size(); cell++) {
      key[1 + (cell >> 3)] |= (long) board.at(cell) << ((cell & 7) << 3);
    }
    return key;
  }

  private boolean isRing(long component) {
    return game.table.word(component, 0) >>> 32 == 0;
  }

  private int rows(long component) {
    return Math.max(1, (int) (game.table.word(component, 0) >>> 32));
  }

  /// The moves of a component.
  private GridRuleset moves(long component) {
    return isRing(component) ? game.rings.orElseThrow().moves : game.moves;
  }

  private GridPosition board(long component) {
    int rows = rows(component);
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

  /// To flood the board once more for each option costs more than to ask the options.
  @Override
  public int manyExcluded() {
    return narrow.game().hasFloods() ? 0 : SearchBoard.super.manyExcluded();
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
      if (canEnd(component)) {
        return game.table.put(component, NimberBounds.ENDS);
      }
      game.table.setTag(component, tag | LOOKED_AT);
    }
    return bounds;
  }

  private boolean canEnd(long component) {
    boolean[] can = {false};
    moves(component)
        .optionSums(
            board(component),
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
    return rows(component) * (int) extent;
  }

  @Override
  public int longestPlay(long component) {
    return component < 0
        ? narrow.longestPlay(-component)
        : (int) Math.min((game.table.tag(component) & ~LOOKED_AT) - 1, Integer.MAX_VALUE);
  }

  @Override
  public long expand(long component, long known, int n, OptionStack options) {
    long[] bounds = {known};
    boolean ring = isRing(component);
    moves(component)
        .optionSums(
            board(component),
            (after, ends) -> {
              meter.check();
              // The moves are visited to the end, as a visitor cannot stop them. Once some option
              // is worth `n` the question is settled, and the rest is not split any more.
              if (!ends && !NimberBounds.excludes(bounds[0], n)) {
                long[] parts =
                    ring
                        ? components(after.getFirst(), meter, false)
                        : componentsOfBoard(after.getFirst(), meter, false);
                int solved = options.add(parts, 0, parts.length, 0);
                bounds[0] |= solved >= 0 ? NimberBounds.bit(solved) : 0;
              }
            });
    return bounds[0];
  }
}
