package org.grundy.solvers.cover;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.TilingPosition;
import org.grundy.solvers.Partial;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.solvers.cover.Piece.Drawn;
import org.grundy.solvers.cover.Piece.TailedRing;
import org.grundy.solvers.cover.PieceVerdict.Completed;
import org.grundy.solvers.cover.PieceVerdict.Stopped;
import org.grundy.tilings.polyomino.Polyomino;

/// The tiling game on one rectangle, ready to be solved.
///
/// Who wins with pieces of n >= 7 cells is known at once: there is one with a hole of one cell, and
/// it stops the second player, whether it fits or not.
///
/// A piece of n cells in R x C with R <= C: a tiling of r x c with r <= R and c <= C extends to R x
/// C if both areas are multiples of n ([Tiling]). For R < n, [PieceInStrip] settles the strip of
/// height R for all C. For R >= n the strip of height n mostly does: each piece of up to nine cells
/// without a hole has a tiling there of width at most n, which extends. Where it does not, the
/// strip of height R is searched.
record CoverPlan(TilingPosition position, StripTables tables) implements Plan {
  /// @throws IllegalArgumentException if the named piece is none of the position's size
  CoverPlan {
    position
        .named()
        .map(Polyomino::parse)
        .filter(piece -> piece.size() != position.pieceSize())
        .ifPresent(piece -> {
          throw new IllegalArgumentException(position + " with a piece of " + piece.size());
        });
  }

  @Override
  public String method() {
    return CoverMethod.NAME;
  }

  @Override
  public String because() {
    String tilings =
        "a tiling of a small rectangle extends along a path to every larger one, so that one"
            + " search for each piece settles all; a piece without a tiling leaves a region of"
            + " wrong size wherever it lies, or was searched for exhaustively";
    return hasHoledPieces() && position.named().isEmpty()
        ? "among the pieces of seven cells or more is one round a hole of one cell, which no piece"
            + " can fill"
            + (listsEveryPiece() ? "; " + tilings : "")
        : tilings;
  }

  @Override
  public String cost() {
    int pieces =
        listsEveryPiece() && position.named().isEmpty()
            ? tables.pieces((int) position.pieceSize()).size()
            : 1;
    return pieces == 1
        ? "one piece"
        : "%d pieces, most of them in rectangles of at most %d rows and columns"
            .formatted(pieces, position.pieceSize());
  }

  @Override
  public Run begin(Meter meter) {
    List<PieceVerdict> verdicts = new ArrayList<>();
    return new Run() {
      @Override
      public Solution solve() {
        return CoverPlan.this.solve(verdicts, meter);
      }

      @Override
      public Partial soFar(Meter look) {
        return CoverPlan.this.soFar(verdicts);
      }
    };
  }

  @Override
  public Solution solve(Meter meter) {
    return solve(new ArrayList<>(), meter);
  }

  @Override
  public Outcome outcome(Meter meter) {
    return hasHoledPieces() && position.named().isEmpty() ? Outcome.N : solve(meter).outcome();
  }

  /// @param verdicts gets a verdict for each piece, as they are found
  private TilingSolution solve(List<PieceVerdict> verdicts, Meter meter) {
    meter.check();
    boolean named = position.named().isPresent();
    if (named || listsEveryPiece()) {
      for (Polyomino piece : pieces()) {
        verdicts.add(verdict(piece, meter));
      }
    } else {
      verdicts.add(holedPiece());
    }
    return new TilingSolution(position, verdicts, named || listsEveryPiece());
  }

  private Partial soFar(List<PieceVerdict> verdicts) {
    if (position.named().isPresent()) {
      return Partial.NOTHING;
    }
    Partial partial =
        Partial.byOutcomes(
            verdicts.stream().map(TilingSolution::move).toList(),
            listsEveryPiece() ? pieces().size() : verdicts.size());
    return hasHoledPieces()
        ? new Partial(Optional.of(Outcome.N), List.of(), partial.settled(), partial.moves())
        : partial;
  }

  /// The pieces to look at: all, or the one that is named.
  private List<Polyomino> pieces() {
    return position
        .named()
        .map(drawing -> List.of(Polyomino.parse(drawing).representative()))
        .orElseGet(() -> tables.pieces((int) position.pieceSize()));
  }

  private boolean hasHoledPieces() {
    return position.pieceSize() >= TailedRing.MIN_SIZE;
  }

  private boolean listsEveryPiece() {
    return position.pieceSize() <= StripTables.MAX_LISTED;
  }

  private long shortSide() {
    return Math.min(position.rows(), position.columns());
  }

  private long longSide() {
    return Math.max(position.rows(), position.columns());
  }

  private PieceVerdict holedPiece() {
    Piece ring = new TailedRing(position.pieceSize());
    return new Stopped(ring, wrongArea().or(() -> tooLarge(ring)).orElse(new Obstacle.Hole(1)));
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

  private PieceVerdict verdict(Polyomino shape, Meter meter) {
    Piece piece = new Drawn(shape);
    Optional<Obstacle> atOnce = wrongArea().or(() -> tooLarge(piece));
    if (atOnce.isPresent()) {
      return new Stopped(piece, atOnce.get());
    }
    int height = (int) Math.min(shortSide(), shape.size());
    PieceInStrip strip = tables.strip(shape, height, meter);
    if (strip.tilingWithin(longSide()).isEmpty()
        && strip.wrongHole().isEmpty()
        && shortSide() > height) {
      if (shortSide() > RegionFillSearch.MAX_CELLS) {
        throw new BudgetSpentException(
            "%s is in no tiling of height %d, and %,d rows were not searched"
                .formatted(piece.text(), height, shortSide()));
      }
      strip = tables.strip(shape, (int) shortSide(), meter);
    }
    Optional<int[][]> corner = strip.tilingWithin(longSide());
    return corner.isPresent()
        ? new Completed(
            piece, new Tiling(shape.size(), position.rows(), position.columns(), corner.get()))
        : new Stopped(piece, strip.obstacleIn(position.rows(), position.columns()));
  }
}
