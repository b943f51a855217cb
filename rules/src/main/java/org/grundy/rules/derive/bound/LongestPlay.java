package org.grundy.rules.derive.bound;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.GridPosition;
import org.grundy.rules.derive.GlyphFlow;
import org.grundy.rules.derive.split.Split;
import org.grundy.rules.measure.CellMeasure;
import org.grundy.rules.tree.CellChanges;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternMove;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.SpreadMove;
import org.grundy.rules.tree.TokenMove;

/// Upper bounds on the number of moves in a play on a board, and so on Grundy values.
///
/// **Theorem.** Let the height h of a glyph be the length of the longest chain of changes from it
/// ([GlyphFlow]), and let every line of cells lower the sum of all heights by at least d. Then
/// 1. a play from a position has at most ⌊H / d⌋ moves of cells, H being the sum of the heights of
///    the cells that some move can change;
/// 2. a token makes at most ⌊(max w - w(its cell)) / s⌋ moves, for every weighting w of rows and
///    columns that grows by at least s in each of its directions;
/// 3. the Grundy value of a position is at most the length of its longest play.
///
/// Where cells may come back to glyphs that they have left, there is no longest chain; the number
/// that each move of cells lowers is then that of the [CellMeasure].
///
/// *Proof.* A change takes a cell from a glyph to one of smaller height, so that no write raises
/// the sum, and each move lowers it by d. A token's w grows by s with each move and cannot pass the
/// greatest on the board. A position of value g > 0 has an option of value g - 1, and so on: there
/// is a play of g moves. ∎
public final class LongestPlay {
  /// Weightings of rows and columns are tried up to here.
  private static final int MOST_WEIGHT = 4;

  private final GlyphFlow flow;
  private final int leastDrop;
  private final List<List<Direction>> directions;
  private final Optional<CellMeasure> measure;
  private final boolean closes;

  private LongestPlay(
      GlyphFlow flow,
      int leastDrop,
      List<List<Direction>> directions,
      Optional<CellMeasure> measure,
      boolean closes) {
    this.closes = closes;
    this.flow = flow;
    this.measure = measure;
    this.leastDrop = leastDrop;
    this.directions = directions;
  }

  /// The bounds under the rules of a game on a grid or a strip.
  public static LongestPlay of(GameRules game) {
    GlyphFlow flow = GlyphFlow.of(game);
    Glyphs glyphs = Glyphs.of(game);
    int least = Integer.MAX_VALUE;
    List<List<Direction>> directions = new ArrayList<>();
    glyphs.tokens().forEach(_ -> directions.add(new ArrayList<>()));
    for (Rule rule : game.rules()) {
      switch (rule) {
        case CellMove move -> least = Math.min(least, drop(move.from(), move.to(), flow, glyphs));
        case SpreadMove move -> least = Math.min(least, drop(move.from(), move.to(), flow, glyphs));
        case PatternMove move when !move.closesUp() -> {
          for (PatternMove spelled : move.spelled()) {
            least = Math.min(least, drop(spelled, flow, glyphs));
          }
        }
        case PatternMove _ -> {
          // Each cell of a row that closes up counts for so much that this lowers the sum, too.
        }
        case TokenMove move -> directions.get(glyphs.token(move.token())).addAll(move.directions());
        default -> throw new IllegalArgumentException("not a rule of a board: " + rule);
      }
    }
    return new LongestPlay(
        flow,
        game.closesUp() ? 1 : Math.max(1, least),
        directions,
        CellChanges.leadBack(game) ? Optional.of(CellMeasure.of(game)) : Optional.empty(),
        game.closesUp());
  }

  /// The height that the chosen cell surely loses; rays and floods may meet nothing.
  private static int drop(List<Glyph> from, Glyph to, GlyphFlow flow, Glyphs glyphs) {
    int height = flow.height(glyphs.cell(to));
    return from.stream()
        .mapToInt(glyph -> flow.height(glyphs.cell(glyph)) - height)
        .min()
        .orElse(1);
  }

  private static int drop(PatternMove move, GlyphFlow flow, Glyphs glyphs) {
    Pattern before = move.before();
    int drop = 0;
    for (int row = 0; row < before.height(); row++) {
      for (int column = 0; column < before.width(); column++) {
        Optional<Glyph> from = before.at(row, column);
        Optional<Glyph> to = move.after().at(row, column);
        if (from.isPresent() && to.isPresent()) {
          drop += flow.height(glyphs.cell(from.get())) - flow.height(glyphs.cell(to.get()));
        }
      }
    }
    return drop;
  }

  /// True if cells may come back to glyphs that they have left, so that bounds are those of the
  /// measure of the game.
  public boolean isMeasured() {
    return measure.isPresent();
  }

  /// By how much every move of cells lowers the sum of heights at least.
  public int leastDrop() {
    return leastDrop;
  }

  /// A bound for the cells of a board, without asking which of them a move can reach. Every move of
  /// cells lowers it.
  ///
  /// @return empty where it is too large to be written, and where a row closes up whose cells come
  ///   back to glyphs that they have left
  public OptionalLong ofCells(GridPosition position) {
    if (measure.isPresent() && closes) {
      return OptionalLong.empty();
    }
    if (measure.isPresent()) {
      return measure.get().of(position, _ -> true);
    }
    long heights = 0;
    for (int cell = 0; cell < position.size(); cell++) {
      heights += flow.height(position.at(cell));
    }
    return OptionalLong.of(heights / leastDrop);
  }

  /// A bound for one component of a board.
  ///
  /// @return empty where it is too large to be written
  public OptionalLong ofPart(GridPosition whole, Split split, int part) {
    if (measure.isPresent()) {
      return measure.get().of(whole, cell -> split.partOf(cell) == part);
    }
    long heights = 0;
    for (int cell = 0; cell < whole.size(); cell++) {
      if (split.partOf(cell) == part) {
        heights += flow.height(whole.at(cell));
      }
    }
    return OptionalLong.of(heights / leastDrop);
  }

  /// A bound for a token: the best of a few weightings.
  public long ofToken(GridPosition board, GridPosition.Token token) {
    List<Direction> steps = directions.get(token.kind());
    long best = board.size() - 1L;
    for (int down = -MOST_WEIGHT; down <= MOST_WEIGHT; down++) {
      for (int right = -MOST_WEIGHT; right <= MOST_WEIGHT; right++) {
        long slowest = Long.MAX_VALUE;
        for (Direction step : steps) {
          slowest =
              Math.min(slowest, (long) down * step.rowStep() + (long) right * step.columnStep());
        }
        if (slowest > 0) {
          best = Math.min(best, way(board, token.cell(), down, right) / slowest);
        }
      }
    }
    return best;
  }

  /// By how much a weighting can grow from a cell on.
  private static long way(GridPosition board, int cell, int down, int right) {
    int row = cell / board.columns();
    int column = cell % board.columns();
    int rows = down > 0 ? board.rows() - 1 - row : row;
    int columns = right > 0 ? board.columns() - 1 - column : column;
    return (long) Math.abs(down) * rows + (long) Math.abs(right) * columns;
  }
}
