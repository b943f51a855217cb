package org.grundy.tilings.colouring;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.tilings.polyomino.Cell;
import org.grundy.tilings.polyomino.Polyomino;
import org.grundy.tilings.region.PieceUse;
import org.grundy.tilings.region.Region;
import org.grundy.tilings.region.TilingProblem;

/// Looks for a [Colouring].
///
/// A placement is a vector with a coordinate for each cell, or each class of cells that agree in
/// their rows and columns modulo the periods, and one for each piece that is used a given number of
/// times. Together the placements of a tiling make the vector of the region and those numbers. If
/// this is no sum of multiples of the placements' vectors modulo a power of a prime, then weights
/// tell it from all such sums ([ModularSpan]), and there is no tiling. So every argument of this
/// kind modulo that power is found.
public final class ColouringSearch {
  /// The most numbers that the work may touch.
  private static final double MOST_STEPS = 3e7;

  private static final int MOST_CLASSES = 400;
  private static final int[] PERIODS = {2, 3, 4, 5, 6, 8};
  private static final int[][] MODULI = {{2, 1 << 16}, {3, 59_049}, {5, 15_625}};

  private final TilingProblem problem;
  private final List<Polyomino> shapes = new ArrayList<>();
  private final List<Integer> pieceOfShape = new ArrayList<>();
  private final int[] coordinateOfPiece;
  private int fixedPieces;

  public ColouringSearch(TilingProblem problem) {
    this.problem = problem;
    this.coordinateOfPiece = new int[problem.pieces().size()];
    for (int piece = 0; piece < coordinateOfPiece.length; piece++) {
      PieceUse use = problem.pieces().get(piece);
      coordinateOfPiece[piece] = use.atLeast() == use.atMost() ? fixedPieces++ : -1;
      for (Polyomino shape : TilingProblem.orientations(use.piece(), problem.movement())) {
        shapes.add(shape);
        pieceOfShape.add(piece);
      }
    }
  }

  /// A colouring that shows that there is no tiling, where one is found.
  public Optional<Colouring> find() {
    Region region = problem.region();
    for (int period : PERIODS) {
      if (period < region.rows() || period < region.columns()) {
        Optional<Colouring> found =
            find(Math.min(period, region.rows()), Math.min(period, region.columns()));
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return find(region.rows(), region.columns());
  }

  private Optional<Colouring> find(int rowPeriod, int columnPeriod) {
    if ((long) rowPeriod * columnPeriod > MOST_CLASSES) {
      return Optional.empty();
    }
    int classes = rowPeriod * columnPeriod;
    int coordinates = classes + fixedPieces;
    if ((double) classes * shapes.size() * coordinates * coordinates > MOST_STEPS) {
      return Optional.empty();
    }
    long[] target = target(rowPeriod, columnPeriod);
    for (int[] modulus : MODULI) {
      ModularSpan span = new ModularSpan(modulus[0], modulus[1], coordinates);
      addPlacements(span, rowPeriod, columnPeriod);
      Optional<long[]> weights = span.isWhole() ? Optional.empty() : span.weightsAgainst(target);
      if (weights.isPresent()) {
        return weights.map(w -> colouring(smallest(w, modulus), rowPeriod, columnPeriod));
      }
    }
    return Optional.empty();
  }

  /// Weights with the modulus that belongs to them, after what divides all is taken out.
  private record Weighting(long modulus, List<Long> weights) {}

  private static Weighting smallest(long[] weights, int[] modulus) {
    long[] divided = weights.clone();
    long left = modulus[1];
    while (left > modulus[0] && Arrays.stream(divided).allMatch(w -> w % modulus[0] == 0)) {
      divided = Arrays.stream(divided).map(w -> w / modulus[0]).toArray();
      left /= modulus[0];
    }
    return new Weighting(left, Arrays.stream(divided).boxed().toList());
  }

  /// Placements that differ by whole periods are the same vector. Where the period is the whole
  /// region only placements in it count.
  private void addPlacements(ModularSpan span, int rowPeriod, int columnPeriod) {
    Region region = problem.region();
    boolean whole = rowPeriod == region.rows() && columnPeriod == region.columns();
    for (int i = 0; i < shapes.size(); i++) {
      Polyomino shape = shapes.get(i);
      int rows = Math.min(rowPeriod, region.rows() - shape.rows() + 1);
      int columns = Math.min(columnPeriod, region.columns() - shape.columns() + 1);
      for (int row = 0; row < rows; row++) {
        for (int column = 0; column < columns; column++) {
          if (span.isWhole()) {
            return;
          }
          if (!whole || fits(shape, row, column)) {
            span.add(vector(shape, pieceOfShape.get(i), row, column, rowPeriod, columnPeriod));
          }
        }
      }
    }
  }

  private boolean fits(Polyomino shape, int row, int column) {
    return shape.cells().stream()
        .allMatch(cell -> problem.region().has(row + cell.row(), column + cell.column()));
  }

  private long[] vector(
      Polyomino shape, int piece, int row, int column, int rowPeriod, int columnPeriod) {
    long[] vector = new long[rowPeriod * columnPeriod + fixedPieces];
    for (Cell cell : shape.cells()) {
      vector[
          (row + cell.row()) % rowPeriod * columnPeriod
              + (column + cell.column()) % columnPeriod]++;
    }
    if (coordinateOfPiece[piece] >= 0) {
      vector[rowPeriod * columnPeriod + coordinateOfPiece[piece]] = 1;
    }
    return vector;
  }

  private long[] target(int rowPeriod, int columnPeriod) {
    Region region = problem.region();
    long[] vector = new long[rowPeriod * columnPeriod + fixedPieces];
    if (region.isRectangle()) {
      for (int i = 0; i < rowPeriod * columnPeriod; i++) {
        vector[i] =
            recurrences(region.rows(), i / columnPeriod, rowPeriod)
                * recurrences(region.columns(), i % columnPeriod, columnPeriod);
      }
    } else {
      for (int row = 0; row < region.rows(); row++) {
        for (int column = 0; column < region.columns(); column++) {
          if (region.has(row, column)) {
            vector[row % rowPeriod * columnPeriod + column % columnPeriod]++;
          }
        }
      }
    }
    for (int piece = 0; piece < coordinateOfPiece.length; piece++) {
      if (coordinateOfPiece[piece] >= 0) {
        vector[rowPeriod * columnPeriod + coordinateOfPiece[piece]] =
            problem.pieces().get(piece).atMost();
      }
    }
    return vector;
  }

  /// The count of the numbers from 0 to below `length` that are `first` modulo `period`.
  private static long recurrences(long length, long first, long period) {
    return (length - first + period - 1) / period;
  }

  private Colouring colouring(Weighting weighting, int rowPeriod, int columnPeriod) {
    long modulus = weighting.modulus();
    int classes = rowPeriod * columnPeriod;
    long[] target = target(rowPeriod, columnPeriod);
    long regionTotal = 0;
    for (int i = 0; i < classes; i++) {
      regionTotal =
          Math.floorMod(regionTotal + target[i] % modulus * weighting.weights().get(i), modulus);
    }
    List<Long> pieceWeights = new ArrayList<>();
    long pieceTotal = 0;
    for (int coordinate : coordinateOfPiece) {
      long weight =
          coordinate < 0
              ? 0
              : Math.floorMod(-weighting.weights().get(classes + coordinate), modulus);
      pieceWeights.add(weight);
      pieceTotal +=
          coordinate < 0 ? 0 : weight * Math.floorMod(target[classes + coordinate], modulus);
    }
    return new Colouring(
        modulus,
        rowPeriod,
        columnPeriod,
        weighting.weights().stream()
            .limit(classes)
            .map(weight -> Math.floorMod(weight, modulus))
            .toList(),
        pieceWeights,
        Math.floorMod(pieceTotal, modulus),
        regionTotal);
  }
}
