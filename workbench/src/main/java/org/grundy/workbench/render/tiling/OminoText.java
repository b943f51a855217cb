package org.grundy.workbench.render.tiling;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import org.grundy.solvers.cover.Margins;
import org.grundy.solvers.cover.PieceSurvey;
import org.grundy.solvers.cover.PlacementCensus;
import org.grundy.solvers.cover.PlacementSurvey;
import org.grundy.solvers.cover.PlacementSurvey.Family;
import org.grundy.tilings.polyomino.Polyomino;
import org.grundy.workbench.render.kit.Counted;
import org.grundy.workbench.render.kit.Page;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.request.OminoReport;
import org.grundy.workbench.request.PlacementReport;

/// The facts about the tiling game in all rectangles, or about the placements in one, in words.
public final class OminoText {
  private static final int MOST_DRAWN = 24;
  private static final int BETWEEN = 4;

  private OminoText() {}

  /// The whole text, ending with a line break.
  public static String of(OminoReport report, Style style) {
    Page page = new Page(style);
    PieceSurvey pieces = report.pieces();
    page.line(style.strong("Pieces of " + cells(pieces.pieceSize())));
    page.gap();
    page.line(
        "%s, %s."
            .formatted(
                Counted.of(pieces.pieces(), "piece", "pieces"),
                pieces.holed() == 0
                    ? "none with a hole"
                    : pieces.holed() + " with a hole that can never be filled"));
    page.gap();
    writeStrips(pieces, style, page);
    page.gap();
    page.line(
        style.strong(
            "A region of the rest has the right size if its cells are a multiple of %d. Are right sizes enough?"
                .formatted(pieces.pieceSize())));
    page.gap();
    writeMisleading(pieces, page);
    page.gap();
    writePlacements(report.placements(), page);
    return page.toString();
  }

  private static String cells(int size) {
    return size == 1 ? "one cell" : size + " cells";
  }

  private static void writeStrips(PieceSurvey pieces, Style style, Page page) {
    int size = pieces.pieceSize();
    page.line(
        style.strong("Pieces in a tiling of R x C") + ", R <= C, the area a multiple of " + size);
    page.gap();
    for (PieceSurvey.Strip strip : pieces.strips()) {
      if (strip.height() < size) {
        page.line("  R = %-3d %s".formatted(strip.height(), counts(strip)));
      }
    }
    page.line("  R >= %-2d %,d".formatted(size, pieces.pieces() - pieces.holed()));
    page.gap();
    page.paragraph(0, 2, winner(pieces));
  }

  /// The number of pieces from each width on.
  static String counts(PieceSurvey.Strip strip) {
    StringJoiner counts = new StringJoiner(", ");
    int last = 0;
    for (PieceSurvey.Least least : strip.least()) {
      last += least.pieces();
      counts.add("%,d from C = %d".formatted(last, least.width()));
    }
    return last == 0 ? "none" : counts.toString();
  }

  private static String winner(PieceSurvey pieces) {
    if (pieces.holed() > 0) {
      return "The second player never wins: a piece with a hole is in no tiling.";
    }
    StringJoiner where = new StringJoiner(", ");
    for (PieceSurvey.Strip strip : pieces.strips()) {
      if (strip.height() < pieces.pieceSize()) {
        strip
            .allFrom()
            .ifPresent(width ->
                where.add(
                    width <= strip.height()
                        ? "R = " + strip.height()
                        : "R = %d and C >= %d".formatted(strip.height(), width)));
      }
    }
    where.add("R >= " + pieces.pieceSize());
    return "The second player wins, as every piece is in a tiling, for " + where + ".";
  }

  private static void writeMisleading(PieceSurvey pieces, Page page) {
    if (pieces.misleading().isEmpty()) {
      page.paragraph(
          0,
          2,
          "Pieces: yes. In every rectangle, each piece with a placement that leaves regions of"
              + " right sizes is in a tiling.");
      return;
    }
    page.paragraph(
        0,
        2,
        "Pieces: not always. In every rectangle, each piece with a placement that leaves regions of"
            + " right sizes is in a tiling, but for");
    for (PieceSurvey.Misleading one : pieces.misleading()) {
      page.line("  %s in %dx%d".formatted(one.piece().text(), one.rows(), one.columns()));
    }
  }

  private static void writePlacements(PlacementSurvey placements, Page page) {
    List<Family> families = placements.families();
    String looked =
        " (%,d classes of margins of at most %d were looked at, %,d of them searched.)"
            .formatted(placements.classes(), placements.pieceSize(), placements.searched());
    if (families.isEmpty()) {
      page.paragraph(
          0,
          2,
          "Placements: yes. In every rectangle the rest can be filled after each of them."
              + looked);
      return;
    }
    page.paragraph(
        0,
        2,
        ("Placements: no. In every rectangle the rest can be filled, but for %s of exceptions, up"
                    + " to symmetry.")
                .formatted(Counted.of(families.size(), "family", "families"))
            + looked
            + (families.size() > MOST_DRAWN ? " The first %d:".formatted(MOST_DRAWN) : ""));
    List<List<String>> blocks = new ArrayList<>();
    for (Family family : families.subList(0, Math.min(families.size(), MOST_DRAWN))) {
      List<String> block = new ArrayList<>(drawn(family));
      block.add(sides(family));
      blocks.add(block);
    }
    page.beside(2, BETWEEN, blocks);
    page.gap();
    page.paragraph(
        0,
        2,
        "Drawn: the smallest rectangle of a family. `*` is a cell such that every piece on it"
            + " leaves a region of wrong size. Margins with a number may grow by it without end.");
  }

  /// The smallest rectangle: `#` the piece, `*` a stuck cell, `.` other cells.
  static List<String> drawn(Family family) {
    List<StringBuilder> lines =
        drawn(
            family.lying(),
            (int) family.least().top(),
            (int) family.least().left(),
            family.rows(),
            family.columns());
    family.stuck().ifPresent(cell -> lines.get(cell.row()).setCharAt(cell.column(), '*'));
    return lines.stream().map(StringBuilder::toString).toList();
  }

  private static List<StringBuilder> drawn(
      Polyomino lying, int row, int column, int rows, int columns) {
    List<StringBuilder> lines = new ArrayList<>();
    for (int i = 0; i < rows; i++) {
      lines.add(new StringBuilder(".".repeat(columns)));
    }
    lying
        .cells()
        .forEach(cell -> lines.get(row + cell.row()).setCharAt(column + cell.column(), '#'));
    return lines;
  }

  /// The margins of a family in words: `top 0, bottom 1, left 1 + 5i, right 1 + 5j`.
  static String sides(Family family) {
    String[] names = {"top", "bottom", "left", "right"};
    String[] numbers = {"i", "j", "k", "l"};
    Margins least = family.least();
    StringJoiner sides = new StringJoiner(", ");
    int grown = 0;
    for (int side = 0; side < names.length; side++) {
      int step = family.steps().get(side);
      sides.add(
          names[side] + " " + least.at(side) + (step > 0 ? " + " + step + numbers[grown++] : ""));
    }
    return sides.toString();
  }

  /// The text about what was counted in one rectangle.
  public static String of(PlacementReport report, Style style) {
    PlacementCensus census = report.census();
    Page page = new Page(style);
    page.line(
        style.strong(
            "Placements of pieces of %s in %dx%d"
                .formatted(cells(census.pieceSize()), census.rows(), census.columns())));
    page.gap();
    page.line("%,9d placements".formatted(census.placements()));
    page.line("%,9d leave regions of right sizes only".formatted(census.rightSizes()));
    page.line(
        "%,9d of these cannot be completed all the same".formatted(census.exceptions().size()));
    page.gap();
    page.beside(
        2,
        BETWEEN,
        census.exceptions().stream()
            .limit(MOST_DRAWN)
            .map(one ->
                drawn(
                        one.lying(),
                        (int) one.row(),
                        (int) one.column(),
                        census.rows(),
                        census.columns())
                    .stream()
                    .map(StringBuilder::toString)
                    .toList())
            .toList());
    return page.toString();
  }
}
