package org.grundy.rules.derive.split;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.Budget;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.rules.derive.GlyphFlow;
import org.grundy.rules.moves.Orientations;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.FloodMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.Lattice;
import org.grundy.rules.tree.PatternLine;
import org.grundy.rules.tree.PatternMove;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.SumsMove;

/// Splits positions without tokens into components: sets of cells that no future move can connect.
///
/// The split is an over-approximation that is sound. From each cell's glyph follow all glyphs that
/// it may ever hold ([GlyphFlow]). An *instance* (a line of the rules at a place, or a winning
/// pattern at a place) is possible if all that it reads may come to hold. The cells that one
/// possible instance reads or writes, less those that can never change, belong together; the
/// classes so connected are the components. Every move that can ever be made is a possible instance
/// now, so it reads and writes cells of one component and constant ones only: the position is the
/// disjunctive sum of its components. Cells of no possible move are dropped; constant cells that an
/// instance reads are copied into its component. Where a pattern asks for the border of the board,
/// a board in which something can be played stays whole; where a row closes up, every board.
public final class Splitter {
  private final GlyphFlow flow;
  private final Lattice lattice;
  private final List<RayInstances> cellMoves = new ArrayList<>();
  private final List<FloodInstances> floods = new ArrayList<>();
  private final List<PatternInstances> patterns = new ArrayList<>();
  private final boolean discard;
  private final boolean whole;
  private final boolean stays;

  /// The splitter for the rules of a game without token lines.
  ///
  /// Instances that are surely forbidden are left out only where all lines that forbid read alike:
  /// the mark that stands for the forbidden glyph means the same to all of them.
  ///
  /// @throws IllegalArgumentException if there are token lines
  public static Splitter of(GameRules game) {
    return game.derived().get(Splitter.class, () -> new Splitter(game));
  }

  private Splitter(GameRules game) {
    Glyphs glyphs = Glyphs.of(game);
    this.flow = GlyphFlow.of(game);
    this.lattice = game.board().lattice();
    this.whole = game.keepsBoardsWhole().isPresent();
    this.stays = game.readsWholeRows();
    for (Rule rule : game.rules()) {
      switch (rule) {
        case CellMove move -> cellMoves.add(new RayInstances(move, glyphs));
        case FloodMove move -> floods.add(new FloodInstances(move, glyphs));
        case PatternMove move when move.closesUp() -> {
          // The board stays whole, whatever its cells are.
        }
        case SumsMove _ -> {
          // So it does here.
        }
        case PatternMove move ->
            Orientations.of(move, game.board().lattice())
                .forEach(oriented ->
                    patterns.add(
                        new PatternInstances(oriented.before(), oriented.after(), glyphs)));
        default -> throw new IllegalArgumentException("cannot split the board under " + rule);
      }
    }
    for (PatternLine line : game.patterns()) {
      Orientations.of(line, game.board().lattice())
          .forEach(pattern -> patterns.add(new PatternInstances(pattern, pattern, glyphs)));
    }
    this.discard =
        cellMoves.stream()
                .filter(RayInstances::forbids)
                .map(RayInstances::reading)
                .distinct()
                .count()
            <= 1;
  }

  /// True if instances that surely are forbidden connect no cells.
  public boolean discardsForbidden() {
    return discard;
  }

  /// The components of a position, in the order of their first cells, under the budget of the work
  /// that this thread does, if it does any.
  ///
  /// @throws org.grundy.core.BudgetSpentException if that has to end, or if there is no memory
  public Split split(GridPosition position) {
    return split(position, Meter.partHere(Budget.ofBytes(Long.MAX_VALUE)));
  }

  /// The components of a position, in the order of their first cells.
  ///
  /// @param meter is asked every few thousand cells whether the work has to end
  /// @throws org.grundy.core.BudgetSpentException if it has to, or if there is no memory
  public Split split(GridPosition position, Meter meter) {
    if (stays) {
      return Split.whole(position);
    }
    Split split = split(new ConnectedCells(position, lattice, flow, meter));
    return whole && !split.parts().isEmpty() ? Split.whole(position) : split;
  }

  /// The components of a strip on which a ring is written several times, one copy behind the other.
  /// Each ray ends there as on the ring: before it comes back to a copy of the chosen cell.
  ///
  /// @param around how many cells the ring has
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  Split splitRing(GridPosition strip, int around, Meter meter) {
    return split(new ConnectedCells(strip, lattice, around, flow, meter));
  }

  private Split split(ConnectedCells links) {
    try {
      cellMoves.forEach(move -> move.link(links, discard));
      floods.forEach(flood -> flood.link(links));
      patterns.forEach(pattern -> pattern.link(links));
      return links.split();
    } finally {
      links.giveBack();
    }
  }
}
