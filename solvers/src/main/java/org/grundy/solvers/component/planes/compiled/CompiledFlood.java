package org.grundy.solvers.component.planes.compiled;

import java.util.List;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.FloodMove;
import org.grundy.rules.tree.Glyphs;

/// A line that chooses a cell and floods what can be reached from it, in sets of planes: what a
/// cell of these planes holds (`…Now`), or may hold now or later (`…May`).
///
/// @param to the plane of the chosen cell after the move, -1 for none
/// @param becomes the plane of the flooded cells, -1 for none
public record CompiledFlood(
    List<Direction> directions,
    long fromNow,
    long fromMay,
    long overNow,
    long overMay,
    int to,
    int becomes) {
  static CompiledFlood of(FloodMove move, Planes planes, Glyphs glyphs) {
    long from = glyphs.cellMask(move.from());
    long over = glyphs.cellMask(move.over());
    return new CompiledFlood(
        move.directions(),
        planes.holding(from),
        planes.mayHold(from),
        planes.holding(over),
        planes.mayHold(over),
        planes.of(move.to(), glyphs),
        planes.of(move.becomes(), glyphs));
  }
}
