package org.grundy.workbench.render.tiling;

import org.grundy.solvers.cover.Obstacle;
import org.grundy.solvers.cover.Piece;
import org.grundy.solvers.cover.PieceVerdict;
import org.grundy.solvers.cover.Tiling;
import org.grundy.solvers.cover.TilingSolution;
import org.grundy.workbench.render.kit.JsonPage;

/// The members of an answer that only the tiling game has: each piece with a tiling or with the
/// reason why there is none.
public final class TilingJson {
  private final TilingSolution solution;
  private final JsonPage page;

  public TilingJson(TilingSolution solution, JsonPage page) {
    this.solution = solution;
    this.page = page;
  }

  public void write() {
    if (!solution.everyPieceListed()) {
      page.member("everyMoveListed", false);
    }
    page.member("completedPieces", solution.completedPieces());
    page.member("stoppedPieces", solution.pieces().size() - solution.completedPieces());
    page.objects("pieces", solution.pieces(), this::write);
  }

  private void write(PieceVerdict verdict) {
    page.member("piece", drawing(verdict.piece()));
    if (verdict.piece() instanceof Piece.Drawn drawn) {
      drawn.shape().name().ifPresent(name -> page.member("name", name));
    }
    switch (verdict) {
      case PieceVerdict.Completed completed -> {
        page.member("completed", true);
        write(completed.tiling());
      }
      case PieceVerdict.Stopped stopped -> {
        page.member("completed", false);
        page.object("obstacle", () -> write(stopped.obstacle()));
      }
    }
  }

  private static String drawing(Piece piece) {
    return switch (piece) {
      case Piece.Drawn drawn -> drawn.shape().text();
      case Piece.TailedRing ring -> ring.text();
    };
  }

  private void write(Tiling tiling) {
    boolean whole = TilingText.isDrawnWhole(solution.position());
    page.member(
        whole ? "tiling" : "corner",
        String.join(
            "|", (whole ? TilingCorner.whole(tiling) : TilingCorner.searched(tiling)).letters()));
  }

  private void write(Obstacle obstacle) {
    switch (obstacle) {
      case Obstacle.WrongArea area -> {
        page.member("kind", "area");
        page.member("cellsOver", area.remainder());
      }
      case Obstacle.TooLarge _ -> page.member("kind", "size");
      case Obstacle.Hole hole -> {
        page.member("kind", "hole");
        page.member("cells", hole.cells());
      }
      case Obstacle.WrongRegions wrong -> {
        page.member("kind", "regions");
        page.objects("regions", wrong.regions(), this::write);
      }
      case Obstacle.Exhausted exhausted -> {
        page.member("kind", "search");
        page.member("placements", exhausted.placements());
        page.member("nodes", exhausted.nodes());
      }
    }
    page.member("because", obstacle.text());
  }

  private void write(Obstacle.WrongRegion region) {
    page.member("lying", region.placement().lying().text());
    page.member("row", region.placement().row() + 1);
    page.member("column", region.placement().column() + 1);
    page.member("cells", region.cells());
  }
}
