package org.grundy.rules.text.position;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.core.GraphPosition;
import org.grundy.core.GridPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Place;
import org.grundy.core.Position;
import org.grundy.core.TilingPosition;
import org.grundy.core.TuplePosition;
import org.grundy.rules.text.graph.FamilyGraphs;
import org.grundy.rules.text.graph.GraphFormat;
import org.grundy.rules.text.graph.GraphReader;
import org.grundy.rules.text.graph.GraphStart;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.GraphFamily;

/// The notation of positions: text to a sum of positions and back.
///
/// - A sum is written with `+`. Where `+` is a glyph of the game, only one with blanks on both
///   sides separates.
/// - A board is drawn, rows separated by `|` or line breaks, or is a size (`4x5`; a strip also
///   `12`), which the game's `start` line turns into a board. What can be read as drawn is drawn.
/// - A drawn token stands on the glyph of its `on`. Tokens that cannot be drawn so, because they
///   share a cell or stand on another glyph, follow the board in brackets with row and column from
///   1: `..|#. [@1,2 @2,1]`.
/// - A graph is its edges `a-b`, arcs `a>b` and lone vertices `c`, or the neighbours of each vertex
///   `a: b c | b: c`; a member of a family, `path 5` (after `start path` also `5`); a graph in DOT,
///   or in graph6 behind `graph6:`. A token's glyph stands before the name of its vertex.
/// - A heap is a number, a tuple `(3,5)` or `3,5`, a tiling game three numbers `X R C`, and the
///   piece once it is named, `4 4 6 ###|.#.`.
///
/// - With a `drawn` line heaps may be drawn as cells: `.o..o` is 2 + 5, see [DrawnHeaps].
///
/// Reading costs one pass over the characters.
public final class PositionText {
  private PositionText() {}

  /// The positions of the sum that a text states.
  ///
  /// @param source what the text is called in errors
  /// @param seed for `start random`, see [BoardRandom]; each part of the sum goes on where the one
  ///   before it left off
  /// @throws org.grundy.core.InputException at the first fault, with its place
  public static List<Position> parse(GameRules rules, String source, String text, long seed) {
    return parse(rules, source, text, seed, Long.MAX_VALUE);
  }

  /// The positions of the sum that a text states, where sizes may ask for no more than some cells.
  ///
  /// @param mostCells of all boards together that are named by their size
  /// @throws org.grundy.core.InputException at the first fault, with its place
  public static List<Position> parse(
      GameRules rules, String source, String text, long seed, long mostCells) {
    BoardRandom random = new BoardRandom(seed);
    List<Position> sum = new ArrayList<>();
    long cells = 0;
    for (PositionPart part : new PositionReader(rules, new Place(source, 1, 1), text).parts()) {
      switch (part) {
        case PositionPart.Whole whole -> sum.addAll(whole.positions());
        case PositionPart.Size size -> {
          cells += (long) size.rows() * size.columns();
          if (cells > mostCells) {
            throw tooManyCells(size, mostCells);
          }
          Meter.checkpoint(100 + size.rows() * size.columns());
          sum.add(StartBoard.of(rules, size.rows(), size.columns(), random));
        }
      }
    }
    return sum;
  }

  private static InputException tooManyCells(PositionPart.Size size, long mostCells) {
    return new InputException(
        "the size %dx%d asks for too many cells".formatted(size.rows(), size.columns()),
        "here boards may have at most %,d cells together".formatted(mostCells));
  }

  /// Checks a text without making the boards of sizes.
  ///
  /// @param base where the text begins in the file that holds it
  public static void check(GameRules rules, Place base, String text) {
    new PositionReader(rules, base, text).parts();
  }

  /// The board that the `start` line makes of a size, with a token of the first `token` line on the
  /// upper left cell.
  ///
  /// @throws org.grundy.core.InputException if the game has no `start` line or the size is out of
  ///   range
  public static GridPosition start(GameRules rules, int rows, int columns, long seed) {
    return StartBoard.of(rules, rows, columns, new BoardRandom(seed));
  }

  /// Requires that a family has such a size and that its graph is not too large.
  ///
  /// @param columns 1 where the family has one size
  /// @param place of the size in a text
  public static void requireGraph(GraphFamily family, long rows, long columns, Place place) {
    GraphStart.requireFits(family, rows, columns, Optional.of(place));
  }

  /// The start of a game on the graph of a family and a size.
  ///
  /// @param columns 1 where the family has one size
  /// @throws org.grundy.core.InputException if the size is out of range
  public static GraphPosition startGraph(
      GameRules rules, GraphFamily family, long rows, long columns) {
    GraphStart.requireFits(family, rows, columns, Optional.empty());
    GraphPosition whole =
        GraphStart.ofFamily(rules, FamilyGraphs.of(family, (int) rows, (int) columns));
    return GraphStart.settle(rules, whole, Optional.empty());
  }

  /// A position as [#parse] reads it.
  ///
  /// @throws IllegalArgumentException if the position is not of the kind that the board has
  public static String format(GameRules rules, Position position) {
    Meter.checkpoint(100);
    return switch (position) {
      case GridPosition grid -> BoardDrawing.draw(rules, grid);
      case GraphPosition graph -> GraphFormat.format(graph, GraphReader.token(rules));
      case HeapPosition heap -> Long.toString(heap.size());
      case TuplePosition tuple ->
          tuple.sizes().stream().map(String::valueOf).collect(Collectors.joining(",", "(", ")"));
      case TilingPosition tiling ->
          tiling.pieceSize()
              + " "
              + tiling.rows()
              + " "
              + tiling.columns()
              + tiling.named().map(piece -> " " + piece).orElse("");
    };
  }

  /// A sum as [#parse] reads it.
  public static String formatSum(GameRules rules, List<Position> sum) {
    return sum.stream().map(position -> format(rules, position)).collect(Collectors.joining(" + "));
  }
}
