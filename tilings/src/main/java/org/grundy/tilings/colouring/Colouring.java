package org.grundy.tilings.colouring;

import java.util.List;

/// Weights of cells that show that there is no tiling: every placement of a piece has the same
/// weight modulo `modulus`, 0 unless the piece has to be used a given number of times, and the
/// weight of the region is not what the pieces together have.
///
/// @param rowPeriod weights recur after so many rows; all rows if they do not
/// @param columnPeriod weights recur after so many columns
/// @param weights of the first rows and columns, row by row
/// @param pieceWeights of each piece
/// @param pieceTotal what the pieces together weigh
/// @param regionTotal what the region weighs
public record Colouring(
    long modulus,
    int rowPeriod,
    int columnPeriod,
    List<Long> weights,
    List<Long> pieceWeights,
    long pieceTotal,
    long regionTotal) {
  public Colouring {
    weights = List.copyOf(weights);
    pieceWeights = List.copyOf(pieceWeights);
  }

  /// The fact that it shows, as a clause for people.
  public String text() {
    return "cells have weights modulo %d%s such that a piece weighs %s wherever it lies; a tiling weighs %d, and the region %d"
        .formatted(
            modulus,
            " (period %d x %d)".formatted(rowPeriod, columnPeriod),
            pieceWeights.stream().allMatch(weight -> weight == 0) ? "0" : "the same",
            pieceTotal,
            regionTotal);
  }
}
