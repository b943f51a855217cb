package org.grundy.workbench.tile;

import java.util.Optional;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.certificate.Movement;
import org.grundy.solvers.cover.polyomino.PackedPolyomino;
import org.grundy.solvers.cover.polyomino.PolyominoCounts;
import org.grundy.solvers.cover.polyomino.PolyominoList;

/// The polyominoes of one size: how many, and which.
///
/// @param movement which ones are the same
/// @param count their number
/// @param list all of them, where they were asked for
public record PolyominoReport(
    int size, Movement movement, long count, Optional<PolyominoList> list) {
  /// Counts, or lists.
  ///
  /// @throws InputException if the size is too small or too large
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  public static PolyominoReport of(long size, Movement movement, boolean listed, Meter meter) {
    int most = listed ? PackedPolyomino.MAX_SIZE : PolyominoCounts.MAX_SIZE;
    if (size < 1 || size > most) {
      throw new InputException(
          "polyominoes of 1 to %d cells are %s, not of %d"
              .formatted(most, listed ? "listed" : "counted", size),
          listed && size <= PolyominoCounts.MAX_SIZE && size > 0
              ? "larger ones can only be counted"
              : "");
    }
    if (!listed) {
      return new PolyominoReport(
          (int) size,
          movement,
          PolyominoCounts.count((int) size, movement, meter),
          Optional.empty());
    }
    PolyominoList list = new PolyominoList((int) size, movement, meter);
    return new PolyominoReport((int) size, movement, list.count(), Optional.of(list));
  }
}
