package org.grundy.rules.moves;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.grundy.core.Choice;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Move;
import org.grundy.rules.moves.GridRuleset.GridRule;
import org.grundy.rules.moves.GridRuleset.MoveSink;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternMove;
import org.jspecify.annotations.Nullable;

/// A line that replaces a pattern by a shorter one, on boards of one row, which close up. Two
/// placements that lead to the same row are one move.
final class ClosingRule implements GridRule {
  private final int index;
  private final List<Oriented> orientations;

  /// @param width of the pattern that goes
  /// @param left the glyphs that come in its place
  private record Oriented(Placement before, int width, List<Integer> left) {
    /// The row that closes up. Where a pattern goes over the cut of a ring, what is left of it
    /// stands at the end.
    GridPosition after(GridPosition position, int column) {
      int columns = position.columns();
      Meter.checkpoint(columns);
      byte[] after = new byte[columns - width + left.size()];
      int fromStart = Math.max(0, column + width - columns);
      int kept = column - fromStart;
      position.copyCells(fromStart, column, after, 0);
      for (int i = 0; i < left.size(); i++) {
        after[kept + i] = left.get(i).byteValue();
      }
      if (column + width < columns) {
        position.copyCells(column + width, columns, after, kept + left.size());
      }
      return GridPosition.wrap(1, after.length, after);
    }
  }

  ClosingRule(int index, PatternMove line, Glyphs glyphs, BoardShape shape) {
    this.index = index;
    this.orientations =
        Orientations.of(line, shape.lattice()).stream()
            .map(move ->
                new Oriented(
                    new Placement(move.before(), glyphs, shape),
                    move.before().width(),
                    cells(move.after(), glyphs)))
            .toList();
  }

  private static List<Integer> cells(Pattern pattern, Glyphs glyphs) {
    return pattern.rows().getFirst().stream().flatMap(Optional::stream).map(glyphs::cell).toList();
  }

  @Override
  public void generate(GridPosition position, MoveSink sink) {
    // Rows are long: what was seen is known by its hash, and made again to be compared.
    Map<Integer, List<Choice.Placed>> seen = new HashMap<>();
    for (int column = 0; column < position.columns(); column++) {
      for (int which = 0; which < orientations.size(); which++) {
        Choice.Placed placed = new Choice.Placed(which, new Choice.Cell(1, column + 1));
        GridPosition after = after(position, placed);
        if (after != null) {
          List<Choice.Placed> alike =
              seen.computeIfAbsent(after.hashCode(), _ -> new ArrayList<>(1));
          if (alike.stream()
              .noneMatch(earlier -> Objects.equals(after, after(position, earlier)))) {
            alike.add(placed);
            sink.accept(after, new Move(index, placed));
          }
        }
      }
    }
  }

  @Override
  public @Nullable GridPosition after(GridPosition position, Choice choice) {
    Choice.Placed placed = GridRule.placed(position, choice, orientations.size());
    if (placed == null) {
      return null;
    }
    int column = placed.at().column() - 1;
    Oriented oriented = orientations.get(placed.orientation());
    return oriented.before.matches(position, 0, column) ? oriented.after(position, column) : null;
  }
}
