package org.grundy.solvers.cover;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.grundy.core.Meter;
import org.grundy.solvers.cover.polyomino.Polyomino;
import org.grundy.solvers.cover.polyomino.Polyominoes;

/// What is known of pieces in strips, found when first asked for and kept: at most 21 strips, of
/// pieces of up to six cells in heights up to their size.
///
/// Safe for use by several threads.
final class StripTables {
  private final Map<Integer, List<Polyomino>> pieces = new ConcurrentHashMap<>();
  private final Map<Strip, List<PieceInStrip>> strips = new ConcurrentHashMap<>();

  private record Strip(int pieceSize, int height) {}

  /// All pieces of one size, up to turning and reflecting, in order.
  List<Polyomino> pieces(int pieceSize) {
    return pieces.computeIfAbsent(pieceSize, Polyominoes::free);
  }

  /// What strips of one height do to each of [#pieces], in the same order.
  List<PieceInStrip> strip(int pieceSize, int height, Meter meter) {
    return strips.computeIfAbsent(
        new Strip(pieceSize, height),
        _ ->
            pieces(pieceSize).stream()
                .map(piece -> PieceInStrip.settle(piece, height, meter))
                .toList());
  }
}
