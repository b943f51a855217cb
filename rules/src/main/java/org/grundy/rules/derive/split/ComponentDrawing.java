package org.grundy.rules.derive.split;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.rules.derive.GlyphFlow;
import org.grundy.rules.derive.NeutralGlyph;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyphs;

/// Draws a component as a position of the game that is this component and nothing else: all its
/// cells hold glyphs of the game, so that people and programs can read it and solve it alone.
///
/// Where a glyph is neutral, the whole position is drawn with it in all other cells. Else boards
/// are tried, first as small as the component, then with what lies around it, and the first is
/// taken that comes apart into just this component, or that can be played in just the same way.
///
/// Not safe for use by several threads.
public final class ComponentDrawing {
  /// At most so many ways to put glyphs in place of the marks are tried one by one.
  private static final int MOST_FILLINGS = 1_024;

  /// So many positions of a part are compared with those of a board at most.
  private static final int MOST_PLAYED = 1_000;

  private final Splitter splitter;
  private final GridRuleset moves;
  private final GlyphFlow flow;
  private final OptionalInt neutral;
  private final int glyphs;
  private final Map<GridPosition, Optional<GridPosition>> alone = new HashMap<>();

  public ComponentDrawing(GameRules rules, Splitter splitter) {
    this.splitter = splitter;
    this.moves = GridRuleset.of(rules);
    this.flow = GlyphFlow.of(rules);
    this.neutral = NeutralGlyph.of(rules);
    this.glyphs = rules.cells().size();
  }

  /// The drawing of one part; the part as it is cut out, with marks that are no glyphs of the game,
  /// where no board of the game is found that is this part alone.
  ///
  /// @param whole the position that was split
  /// @param small whether it is small enough to be drawn for every part
  public GridPosition of(GridPosition whole, Split split, int part, boolean small) {
    GridPosition cut = split.parts().get(part);
    if (small && neutral.isPresent() && !holds(cut, Glyphs.FORBIDDEN)) {
      return filled(whole, split, part, neutral.getAsInt());
    }
    if (marks(cut).length == 0) {
      return cut;
    }
    return alone
        .computeIfAbsent(cut, this::alone)
        .or(() -> small ? within(whole, split, part) : Optional.empty())
        .orElse(cut);
  }

  /// A part as a board of the game that is no larger than it: with the neutral glyph in place of
  /// the marks that it was cut out with. Moves are the same, with cells counted from the part's
  /// [origin][Split#origin].
  ///
  /// @return empty where no such board is this part and nothing else
  public Optional<GridPosition> cropped(Split split, int part) {
    GridPosition cut = split.parts().get(part);
    if (marks(cut).length == 0) {
      return Optional.of(cut);
    }
    if (neutral.isEmpty() || holds(cut, Glyphs.FORBIDDEN)) {
      return Optional.empty();
    }
    byte glyph = (byte) neutral.getAsInt();
    return Optional.of(byKind(cut, glyph, glyph)).filter(board -> isAlone(board, cut));
  }

  private static boolean holds(GridPosition board, byte mark) {
    for (int cell = 0; cell < board.size(); cell++) {
      if (board.at(cell) == mark) {
        return true;
      }
    }
    return false;
  }

  private int[] marks(GridPosition board) {
    return IntStream.range(0, board.size()).filter(cell -> board.at(cell) >= glyphs).toArray();
  }

  /// The part with glyphs in place of its marks: one glyph for all, one for each kind of mark, and
  /// then any.
  private Optional<GridPosition> alone(GridPosition cut) {
    int[] marks = marks(cut);
    List<GridPosition> boards = new ArrayList<>();
    for (int both = 0; both < glyphs * glyphs; both++) {
      boards.add(byKind(cut, (byte) (both / glyphs), (byte) (both % glyphs)));
    }
    if (Math.pow(glyphs, marks.length) <= MOST_FILLINGS) {
      boards.addAll(everyFilling(cut, marks));
    }
    return boards.stream()
        .filter(board -> isAlone(board, cut))
        .findFirst()
        .or(() -> boards.stream().filter(board -> playsLike(board, cut, marks)).findFirst());
  }

  private GridPosition byKind(GridPosition cut, byte plain, byte forbidden) {
    byte[] cells = cut.copyCells();
    for (int cell : marks(cut)) {
      cells[cell] = cells[cell] == Glyphs.FORBIDDEN ? forbidden : plain;
    }
    return GridPosition.wrap(cut.rows(), cut.columns(), cells);
  }

  private List<GridPosition> everyFilling(GridPosition cut, int... marks) {
    List<GridPosition> boards = new ArrayList<>();
    for (int number = 0; number < Math.pow(glyphs, marks.length); number++) {
      byte[] cells = cut.copyCells();
      int rest = number;
      for (int cell : marks) {
        cells[cell] = (byte) (rest % glyphs);
        rest /= glyphs;
      }
      boards.add(GridPosition.wrap(cut.rows(), cut.columns(), cells));
    }
    return boards;
  }

  /// The position after a move, and whether the move ends the game.
  private record Option(GridPosition after, boolean ends) {}

  /// True if the part, with the board's glyphs in place of its marks, has the options of the board,
  /// and so on to the end of every play: then it is the same game.
  private boolean playsLike(GridPosition board, GridPosition cut, int... marks) {
    Set<GridPosition> seen = new HashSet<>(Set.of(cut));
    Deque<GridPosition> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      Meter.checkpoint();
      GridPosition at = open.remove();
      GridPosition same = withMarksOf(board, at, marks);
      List<GridPosition> next = new ArrayList<>();
      Set<Option> options = new HashSet<>();
      moves.optionSums(
          at,
          (after, ends) -> {
            next.add(after.getFirst());
            options.add(new Option(withMarksOf(board, after.getFirst(), marks), ends));
          });
      Set<Option> expected = new HashSet<>();
      moves.optionSums(same, (after, ends) -> expected.add(new Option(after.getFirst(), ends)));
      if (!options.equals(expected) || moves.isOver(at) != moves.isOver(same)) {
        return false;
      }
      next.stream().filter(seen::add).forEach(open::add);
      if (seen.size() > MOST_PLAYED) {
        return false;
      }
    }
    return true;
  }

  private static GridPosition withMarksOf(GridPosition board, GridPosition at, int... marks) {
    byte[] cells = at.copyCells();
    for (int cell : marks) {
      cells[cell] = (byte) board.at(cell);
    }
    return GridPosition.wrap(at.rows(), at.columns(), cells);
  }

  /// The whole position with one glyph in the cells that are not of the part and can change.
  private Optional<GridPosition> within(GridPosition whole, Split split, int part) {
    GridPosition cut = split.parts().get(part);
    return IntStream.range(0, glyphs)
        .mapToObj(glyph -> filled(whole, split, part, glyph))
        .filter(board -> isAlone(board, cut))
        .findFirst();
  }

  /// True if a board comes apart into the same parts as the part: then it is the same game.
  private boolean isAlone(GridPosition board, GridPosition cut) {
    Meter.checkpoint();
    return splitter.split(board).parts().equals(splitter.split(cut).parts());
  }

  /// The whole position with a glyph in every cell that neither is of the part nor constant.
  private GridPosition filled(GridPosition whole, Split split, int part, int glyph) {
    byte[] cells = whole.copyCells();
    for (int cell = 0; cell < cells.length; cell++) {
      if (split.partOf(cell) != part && !flow.isFinal(cells[cell])) {
        cells[cell] = (byte) glyph;
      }
    }
    return GridPosition.wrap(whole.rows(), whole.columns(), cells);
  }
}
