package org.grundy.solvers.cover;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.certificate.Movement;
import org.grundy.tilings.polyomino.Polyomino;
import org.grundy.tilings.polyomino.PolyominoList;

/// The findings about pieces in strips, found when first asked for and kept: of all pieces of up to
/// [#MAX_LISTED] cells in heights up to their size.
///
/// Safe for use by several threads.
final class StripTables {
  /// The largest size of pieces of which all are listed.
  static final int MAX_LISTED = 9;

  private final Map<Integer, List<Polyomino>> pieces = new ConcurrentHashMap<>();
  private final Map<Strip, PieceInStrip> strips = new ConcurrentHashMap<>();

  private record Strip(Polyomino piece, int height) {}

  /// All pieces of one size, up to turning and reflecting, in order.
  ///
  /// @param pieceSize up to [#MAX_LISTED]
  List<Polyomino> pieces(int pieceSize) {
    return pieces.computeIfAbsent(pieceSize, StripTables::listed);
  }

  private static List<Polyomino> listed(int pieceSize) {
    return new PolyominoList(pieceSize, Movement.FREE, new Meter(Budget.ofThisProcess()))
        .unpacked();
  }

  /// The table for a piece of [#pieces] in strips of one height.
  PieceInStrip strip(Polyomino piece, int height, Meter meter) {
    return strips.computeIfAbsent(
        new Strip(piece, height), _ -> PieceInStrip.settle(piece, height, meter));
  }
}
