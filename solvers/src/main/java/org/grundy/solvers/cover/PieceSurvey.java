package org.grundy.solvers.cover;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.tilings.polyomino.Polyomino;

/// In which rectangles each piece of one size is in a tiling, for all rectangles at once.
///
/// For rectangles lower than the size n, [PieceInStrip] settles each height. From height n on, each
/// piece without a hole has a tiling in the strip of height n of a width of at most n, which
/// extends to every larger rectangle.
///
/// @param pieceSize n
/// @param pieces how many pieces there are, up to turning and reflecting
/// @param holed how many of them have a hole that can never be filled
/// @param strips the heights 1 to n
/// @param misleading where right sizes are not enough: all of them
public record PieceSurvey(
    int pieceSize, int pieces, int holed, List<Strip> strips, List<Misleading> misleading) {
  /// The largest size that is surveyed.
  public static final int MAX_SIZE = StripTables.MAX_LISTED;

  /// All rectangles of one height.
  ///
  /// @param least the pieces in tilings, by the least width in which they are
  /// @param tooLarge pieces that do not fit
  /// @param wrong pieces that always leave a region of wrong size, those with a hole among them
  public record Strip(int height, List<Least> least, int tooLarge, int wrong) {
    public Strip {
      least = List.copyOf(least);
    }

    /// The number of pieces that are in tilings of this height and a width.
    public int completedAt(long width) {
      return least.stream().filter(l -> l.width() <= width).mapToInt(Least::pieces).sum();
    }

    /// The least width from which on every piece is in a tiling, if there is one.
    public OptionalInt allFrom() {
      return tooLarge + wrong > 0 || least.isEmpty()
          ? OptionalInt.empty()
          : OptionalInt.of(least.getLast().width());
    }
  }

  /// Pieces that are in tilings from some width on.
  public record Least(int width, int pieces) {}

  /// A piece that is in no tiling of a rectangle, although it can be placed there with regions of
  /// right sizes only.
  ///
  /// @param rows at most `columns`
  public record Misleading(Polyomino piece, int rows, int columns) {}

  public PieceSurvey {
    strips = List.copyOf(strips);
    misleading = List.copyOf(misleading);
  }

  /// Looks at all heights.
  ///
  /// @param pieceSize from 1 to [#MAX_SIZE]
  /// @throws BudgetSpentException if the meter says so
  public static PieceSurvey take(int pieceSize, Meter meter) {
    StripTables tables = new StripTables();
    List<Polyomino> pieces = tables.pieces(pieceSize);
    List<Strip> strips = new ArrayList<>();
    List<Misleading> misleading = new ArrayList<>();
    int holed = 0;
    for (int height = 1; height <= pieceSize; height++) {
      TreeMap<Integer, Integer> byWidth = new TreeMap<>();
      int tooLarge = 0;
      int wrong = 0;
      holed = 0;
      for (Polyomino piece : pieces) {
        PieceInStrip strip = tables.strip(piece, height, meter);
        holed += strip.wrongHole().isPresent() ? 1 : 0;
        if (Math.min(piece.rows(), piece.columns()) > height) {
          tooLarge++;
        } else if (strip.leastWidth().isEmpty()) {
          wrong++;
        } else {
          byWidth.merge(strip.leastWidth().getAsInt(), 1, Integer::sum);
        }
        for (int width : strip.misleadingWidths()) {
          if (height <= width) {
            misleading.add(new Misleading(piece, height, width));
          }
        }
      }
      List<Least> least = new ArrayList<>();
      byWidth.forEach((width, count) -> least.add(new Least(width, count)));
      strips.add(new Strip(height, least, tooLarge, wrong));
    }
    PieceSurvey survey = new PieceSurvey(pieceSize, pieces.size(), holed, strips, misleading);
    survey.requireSquare();
    return survey;
  }

  /// @throws IllegalStateException if some piece without a hole is in no tiling of a square, which
  ///   happens for no size up to [#MAX_SIZE]
  private void requireSquare() {
    if (strips.getLast().completedAt(pieceSize) != pieces - holed) {
      throw new IllegalStateException("not every piece of %d is in a square".formatted(pieceSize));
    }
  }
}
