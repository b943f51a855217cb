package org.grundy.workbench.explore;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.grundy.core.Choice;
import org.grundy.core.GridPosition;
import org.grundy.core.InputException;
import org.grundy.core.Position;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.PatternMove;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.request.SumMove;
import org.grundy.workbench.request.Workbench;

/// For each line of moves a small position and what one move of that line makes of it, played by
/// the rules themselves.
public final class LineExamples {
  private static final int MOST_CELLS = 100;
  private static final int DRAWN = 120;

  private static final List<String> GRAPHS =
      List.of("path 4", "cycle 5", "star 3", "grid 2x2", "subsets 2", "subsets 3", "product 2x2");

  private final Workbench workbench;

  public LineExamples(Workbench workbench) {
    this.workbench = workbench;
  }

  /// A line of moves.
  ///
  /// @param line its index among the rules
  /// @param text as the formatter writes it
  /// @param move a move of it; empty where no small position has one
  public record Line(int line, String text, Optional<SumMove> move) {}

  /// All lines of moves of a game, in their order.
  public List<Line> of(Game game) {
    GameRules rules = game.rules();
    return IntStream.range(0, rules.rules().size())
        .mapToObj(i ->
            new Line(
                i,
                RulesFormatter.rule(rules.rules().get(i), rules.board()) + rules.bonds().suffix(i),
                move(game, i)))
        .toList();
  }

  private Optional<SumMove> move(Game game, int line) {
    for (String position : positions(game, line)) {
      Optional<SumMove> found =
          moves(game, position).stream()
              .filter(move -> move.move().rule() == line)
              .max(Comparator.comparingInt(LineExamples::tells));
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private List<SumMove> moves(Game game, String position) {
    try {
      TextSource source = new TextSource("example", position);
      return new Explorer(workbench)
          .moves(workbench.sumWithoutFiles(game, source, 1, MOST_CELLS))
          .moves();
    } catch (InputException none) {
      return List.of();
    }
  }

  /// A measure of how much a move shows: the cells that it changes, of as many those near the
  /// middle, and the parts that it leaves.
  private static int tells(SumMove move) {
    List<Position> parts = move.parts();
    Position before = move.before().positions().get(move.summand());
    if (before instanceof GridPosition grid
        && parts.size() == 1
        && parts.getFirst() instanceof GridPosition after) {
      int changed =
          (int)
              IntStream.range(0, grid.size())
                  .filter(cell -> cell >= after.size() || grid.at(cell) != after.at(cell))
                  .count();
      return changed * MOST_CELLS - move.move().at().map(at -> fromMiddle(at, grid)).orElse(0);
    }
    return parts.size();
  }

  private static int fromMiddle(Choice.Cell at, GridPosition grid) {
    return Math.abs(2 * at.row() - 1 - grid.rows())
        + Math.abs(2 * at.column() - 1 - grid.columns());
  }

  /// Small positions on which a line may have a move, the best first.
  private static List<String> positions(Game game, int line) {
    GameRules rules = game.rules();
    return switch (rules.board()) {
      case Board.Cells cells when cells.isRow() ->
          boards(rules, line, List.of("5", "7", "9"), 1, 5);
      case Board.Cells _ -> boards(rules, line, List.of("3x3", "3x4", "4x4", "2x3", "5x5"), 3, 3);
      case Board.Graph _ -> GRAPHS;
      case Board.Heap _ -> heaps(List.of(7, 5, 6, 8, 9, 10, 12, 4, 3, 2, 1), "%d");
      case Board.HeapSet _ -> heaps(List.of(3, 4, 5, 2, 1), "%d + 4 + 5");
      case Board.Heaps heaps ->
          heaps(
              List.of(3, 4, 5, 2, 6, 7, 1),
              "(%d" + ",5".repeat(heaps.variables().size() - 1) + ")");
      case Board.Tiling _ -> List.of();
    };
  }

  private static List<String> heaps(List<Integer> sizes, String form) {
    return sizes.stream().map(form::formatted).toList();
  }

  /// The boards that may show a line: its pattern or boards of given sizes, and boards drawn at
  /// random.
  private static List<String> boards(
      GameRules rules, int line, List<String> sizes, int rows, int columns) {
    List<String> boards = new ArrayList<>();
    if (rules.rules().get(line) instanceof PatternMove move && !move.spelled().isEmpty()) {
      boards.add(drawn(move.spelled().getFirst(), rules.cells().getFirst()));
    } else {
      boards.addAll(sizes);
    }
    SplittableRandom random = new SplittableRandom(1);
    Glyphs glyphs = Glyphs.of(rules);
    for (int i = 0; i < DRAWN; i++) {
      List<String> lines = new ArrayList<>();
      for (int row = 0; row < rows; row++) {
        StringBuilder text = new StringBuilder();
        for (int column = 0; column < columns; column++) {
          int among = glyphs.tokens().isEmpty() || row + column > 0 ? 0 : glyphs.tokens().size();
          text.append(
              among > 0
                  ? glyphs.tokens().get(random.nextInt(among))
                  : rules.cells().get(random.nextInt(rules.cells().size())));
        }
        lines.add(text.toString());
      }
      boards.add(String.join("|", lines));
    }
    return boards;
  }

  private static String drawn(PatternMove move, Glyph other) {
    return String.join(
        "|",
        move.before().rows().stream()
            .map(row -> String.join("", row.stream().map(cell -> "" + cell.orElse(other)).toList()))
            .toList());
  }
}
