package org.grundy.solvers.cover;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.core.TilingPosition;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Solution;
import org.grundy.solvers.cover.Piece.Drawn;
import org.grundy.solvers.cover.Piece.TailedRing;
import org.grundy.solvers.cover.PieceVerdict.Completed;
import org.grundy.solvers.cover.PieceVerdict.Stopped;
import org.grundy.solvers.cover.polyomino.Polyomino;

/// The tiling game on one rectangle, ready to be solved.
///
/// Pieces of n >= 7 cells: there is one with a hole of one cell, and it stops the second player,
/// whether it fits or not.
///
/// Pieces of n <= 6 cells in R x C with R <= C: a tiling of r x c with r <= R and c <= C extends to
/// R x C if both areas are multiples of n ([Tiling]). For R < n, [PieceInStrip] settles the strip
/// of height R for all C. For R >= n the strip of height n does: each piece has a tiling there of
/// width at most n, which extends.
record CoverPlan(TilingPosition position, StripTables tables) implements Plan {
  @Override
  public String method() {
    return CoverMethod.NAME;
  }

  @Override
  public String because() {
    return hasHoledPieces()
        ? "among the pieces of seven cells or more is one round a hole of one cell, which no piece"
            + " can fill"
        : "a tiling of a small rectangle extends along a path to every larger one, so that one"
            + " search for each piece settles all; a piece without a tiling leaves a region of"
            + " wrong size wherever it lies, or was searched for exhaustively";
  }

  @Override
  public String cost() {
    if (hasHoledPieces()) {
      return "one piece";
    }
    int pieces = tables.pieces((int) position.pieceSize()).size();
    return pieces == 1
        ? "one piece in rectangles of at most 64 cells"
        : "%d pieces in rectangles of at most 64 cells".formatted(pieces);
  }

  @Override
  public Solution solve(Meter meter) {
    meter.check();
    if (hasHoledPieces()) {
      return new TilingSolution(position, List.of(holedPiece()), false);
    }
    int size = (int) position.pieceSize();
    int height = (int) Math.min(shortSide(), size);
    List<Polyomino> pieces = tables.pieces(size);
    Optional<Obstacle> wrongArea = wrongArea();
    List<PieceVerdict> verdicts = new ArrayList<>(pieces.size());
    for (int i = 0; i < pieces.size(); i++) {
      Piece piece = new Drawn(pieces.get(i));
      Optional<Obstacle> atOnce = wrongArea.or(() -> tooLarge(piece));
      verdicts.add(
          atOnce.isPresent()
              ? new Stopped(piece, atOnce.get())
              : verdict(piece, tables.strip(size, height, meter).get(i)));
    }
    return new TilingSolution(position, verdicts, true);
  }

  private boolean hasHoledPieces() {
    return position.pieceSize() >= TailedRing.MIN_SIZE;
  }

  private long shortSide() {
    return Math.min(position.rows(), position.columns());
  }

  private long longSide() {
    return Math.max(position.rows(), position.columns());
  }

  private PieceVerdict holedPiece() {
    Piece ring = new TailedRing(position.pieceSize());
    return new Stopped(ring, wrongArea().or(() -> tooLarge(ring)).orElseGet(Obstacle.Hole::new));
  }

  private Optional<Obstacle> wrongArea() {
    long size = position.pieceSize();
    BigInteger area =
        BigInteger.valueOf(position.rows()).multiply(BigInteger.valueOf(position.columns()));
    long remainder = area.mod(BigInteger.valueOf(size)).longValueExact();
    return remainder == 0
        ? Optional.empty()
        : Optional.of(new Obstacle.WrongArea(size, position.rows(), position.columns(), remainder));
  }

  private Optional<Obstacle> tooLarge(Piece piece) {
    return piece.width() <= shortSide() && piece.length() <= longSide()
        ? Optional.empty()
        : Optional.of(
            new Obstacle.TooLarge(
                piece.length(), piece.width(), position.rows(), position.columns()));
  }

  private PieceVerdict verdict(Piece piece, PieceInStrip inStrip) {
    Optional<int[][]> corner = inStrip.tilingWithin(longSide());
    int size = (int) position.pieceSize();
    if (corner.isPresent()) {
      return new Completed(
          piece, new Tiling(size, position.rows(), position.columns(), corner.get()));
    }
    if (shortSide() >= size) {
      throw new IllegalStateException("no tiling of height " + size + " for " + piece.text());
    }
    return new Stopped(piece, inStrip.obstacleAt(size, longSide()));
  }
}
