package org.grundy.workbench.render.explore;

import java.util.Arrays;
import org.grundy.core.TilingPosition;
import org.grundy.solvers.cover.Piece;
import org.grundy.solvers.cover.PieceVerdict;
import org.grundy.solvers.cover.Tiling;
import org.grundy.solvers.cover.TilingSolution;
import org.grundy.solvers.cover.polyomino.Cell;
import org.grundy.solvers.cover.polyomino.Polyomino;
import org.grundy.workbench.render.kit.JsonPage;
import org.grundy.workbench.render.tiling.TilingCorner;

/// The pieces of the tiling game with what becomes of them: a tiling, or why there is none.
final class PiecesJson {
  private static final int MOST_DRAWN = 60;
  private static final int GAP = -1;

  private final JsonPage page;

  PiecesJson(JsonPage page) {
    this.page = page;
  }

  /// Writes the members `pieces` and `everyPieceListed`.
  void write(TilingSolution solution) {
    page.member("everyPieceListed", solution.everyPieceListed());
    page.objects(
        "pieces",
        solution.pieces(),
        verdict -> {
          Piece piece = verdict.piece();
          page.member("piece", piece.text());
          if (piece instanceof Piece.Drawn drawn) {
            drawn.shape().name().ifPresent(name -> page.member("name", name));
            matrix("shape", parts(drawn.shape()));
          }
          switch (verdict) {
            case PieceVerdict.Completed completed -> {
              page.member("wins", false);
              writeTiling(completed.tiling(), solution.position());
            }
            case PieceVerdict.Stopped stopped -> {
              page.member("wins", true);
              page.member("because", stopped.obstacle().text());
            }
          }
        });
  }

  private void writeTiling(Tiling tiling, TilingPosition position) {
    boolean whole = position.rows() <= MOST_DRAWN && position.columns() <= MOST_DRAWN;
    TilingCorner corner = whole ? TilingCorner.whole(tiling) : TilingCorner.searched(tiling);
    page.member("whole", whole);
    matrix("tiling", corner.parts());
  }

  /// The cells of a piece as part 0, all else as gaps.
  private static int[][] parts(Polyomino shape) {
    int[][] parts = new int[shape.rows()][shape.columns()];
    for (int[] row : parts) {
      Arrays.fill(row, GAP);
    }
    for (Cell cell : shape.cells()) {
      parts[cell.row()][cell.column()] = 0;
    }
    return parts;
  }

  private void matrix(String name, int[][] rows) {
    page.array(
        name,
        () -> {
          for (int[] row : rows) {
            page.array(() -> Arrays.stream(row).forEach(page::element));
          }
        });
  }
}
