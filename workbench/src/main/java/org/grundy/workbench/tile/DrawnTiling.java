package org.grundy.workbench.tile;

import java.util.ArrayList;
import java.util.List;
import org.grundy.tilings.region.PieceUse;
import org.grundy.tilings.region.PlacedTiling;
import org.grundy.tilings.region.TilingProblem;

/// A tiling as rows of letters: one letter for each part, different ones for parts that touch; `#`
/// is no cell of the region. Pentominoes that are used once are drawn with the letters that name
/// them.
public final class DrawnTiling {
  private static final char NONE = '#';
  private static final int NAMED_SIZE = 5;
  private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

  private DrawnTiling() {}

  /// The rows.
  public static List<String> rows(TilingProblem problem, PlacedTiling tiling) {
    String letters = letters(problem, tiling);
    List<String> rows = new ArrayList<>();
    for (int row = 0; row < tiling.rows(); row++) {
      StringBuilder line = new StringBuilder(tiling.columns());
      for (int column = 0; column < tiling.columns(); column++) {
        int part = tiling.partAt(row, column);
        line.append(part == PlacedTiling.NO_PART ? NONE : letters.charAt(part));
      }
      rows.add(line.toString());
    }
    return rows;
  }

  /// The letter of each part.
  private static String letters(TilingProblem problem, PlacedTiling tiling) {
    StringBuilder letters = new StringBuilder();
    if (problem.pieces().stream().allMatch(DrawnTiling::hasLetterOfItsOwn)
        && problem.pieces().stream().map(DrawnTiling::letter).distinct().count()
            == problem.pieces().size()) {
      for (int part = 0; part < tiling.parts(); part++) {
        letters.append(letter(problem.pieces().get(tiling.pieceOf(part))));
      }
      return letters.toString();
    }
    for (int colour : PartColours.of(tiling, LETTERS.length(), true)) {
      letters.append(LETTERS.charAt(colour));
    }
    return letters.toString();
  }

  private static boolean hasLetterOfItsOwn(PieceUse use) {
    return use.atMost() == 1 && use.piece().size() == NAMED_SIZE;
  }

  private static String letter(PieceUse use) {
    return use.piece().name().orElseThrow().substring(0, 1);
  }
}
