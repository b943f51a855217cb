package org.grundy.workbench.render.tiling;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.grundy.core.certificate.Movement;
import org.grundy.tilings.colouring.Colouring;
import org.grundy.tilings.polyomino.Polyomino;
import org.grundy.tilings.region.Goal.Kind;
import org.grundy.tilings.region.PieceUse;
import org.grundy.tilings.region.PlacedTiling;
import org.grundy.tilings.region.Region;
import org.grundy.workbench.render.kit.Page;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.tile.DrawnTiling;
import org.grundy.workbench.tile.TileReport;

/// The results about tilings, in words and letters.
public final class TileText {
  private static final int HIGHEST = 60;
  private static final int BETWEEN = 4;
  private static final int MOST_LISTED = 12;
  private static final int MOST_WEIGHTS = 12;

  private final TileReport report;
  private final Style style;
  private final Page page;

  private TileText(TileReport report, Style style) {
    this.report = report;
    this.style = style;
    this.page = new Page(style);
  }

  /// The whole text, ending with a line break.
  public static String of(TileReport report, Style style) {
    return new TileText(report, style).write();
  }

  /// The region in a few words.
  static String title(TileReport report) {
    Region region = report.problem().region();
    return region.isRectangle()
        ? "Tilings of %d x %d".formatted(region.rows(), region.columns())
        : String.format(
            Locale.ROOT,
            "Tilings of %,d cells of %d x %d",
            region.size(),
            region.rows(),
            region.columns());
  }

  /// The result, in a sentence.
  static String outcome(TileReport report) {
    if (report.isImpossible()) {
      return "There is no tiling.";
    }
    boolean known = report.ended().isEmpty();
    if (report.goal().kind() == Kind.FIRST) {
      return report.tilings().isEmpty() ? "No tiling was found." : "A tiling.";
    }
    String count = String.format(Locale.ROOT, "%,d", report.count());
    boolean one = count.equals("1");
    return (known ? "" : "At least ")
        + count
        + (one ? " tiling" : " tilings")
        + (report.goal().distinct()
            ? " up to the %d symmetries of region and pieces.".formatted(report.symmetries())
            : ".");
  }

  private String write() {
    page.line(title(report));
    page.gap();
    writePieces();
    page.gap();
    page.paragraph(0, 2, style.strong(outcome(report)));
    report.obstacle().ifPresent(why -> page.paragraph(2, 2, "For " + why + "."));
    report.colouring().ifPresent(this::writeWeights);
    if (!report.tilings().isEmpty()) {
      page.gap();
      writeTilings();
    }
    page.gap();
    page.paragraph(
        0,
        2,
        "Method: "
            + report.method()
            + (report.isImpossible() && report.method().equals("invariant")
                ? "."
                : ", sound because " + report.because() + "."));
    page.cost("", report.statistics(), "node", "nodes");
    return page.toString();
  }

  /// The pieces, those that are used equally often together.
  private void writePieces() {
    Map<String, List<Polyomino>> piecesOfTimes = new LinkedHashMap<>();
    for (PieceUse use : report.problem().pieces()) {
      piecesOfTimes.computeIfAbsent(use.times(), _ -> new ArrayList<>()).add(use.piece());
    }
    piecesOfTimes.forEach((times, pieces) -> {
      String shown =
          pieces.stream()
              .limit(MOST_LISTED)
              .map(TileText::named)
              .reduce((a, b) -> a + ", " + b)
              .orElse("");
      page.paragraph(
          2,
          4,
          "%s%s: %s%s"
              .formatted(
                  times,
                  pieces.size() > 1 ? " each" : "",
                  shown,
                  pieces.size() > MOST_LISTED
                      ? " and %d more".formatted(pieces.size() - MOST_LISTED)
                      : ""));
    });
    String movement = movement(report.problem().movement());
    if (!movement.isEmpty()) {
      page.paragraph(2, 4, movement);
    }
  }

  private static String named(Polyomino piece) {
    return piece.text() + piece.name().map(name -> " (" + name + ")").orElse("");
  }

  private static String movement(Movement movement) {
    return switch (movement) {
      case FREE -> "";
      case ONE_SIDED -> "turned, but not reflected";
      case REFLECTED -> "reflected, but not turned by a quarter";
      case FIXED -> "neither turned nor reflected";
    };
  }

  private void writeWeights(Colouring colouring) {
    if (colouring.rowPeriod() > MOST_WEIGHTS || colouring.columnPeriod() > MOST_WEIGHTS) {
      return;
    }
    List<String> lines = new ArrayList<>();
    int width =
        colouring.weights().stream().mapToInt(weight -> weight.toString().length()).max().orElse(1);
    for (int row = 0; row < colouring.rowPeriod(); row++) {
      StringBuilder line = new StringBuilder();
      for (int column = 0; column < colouring.columnPeriod(); column++) {
        long weight = colouring.weights().get(row * colouring.columnPeriod() + column);
        line.append(("%" + (width + (column == 0 ? 0 : 1)) + "d").formatted(weight));
      }
      lines.add(line.toString());
    }
    page.gap();
    page.block(4, lines);
  }

  private void writeTilings() {
    PlacedTiling first = report.tilings().getFirst();
    if (first.rows() > HIGHEST || first.columns() > style.width() - 4) {
      page.paragraph(2, 2, "Too large to draw here; a picture or a certificate holds it whole.");
      return;
    }
    page.beside(
        4,
        BETWEEN,
        report.tilings().stream()
            .map(tiling -> DrawnTiling.rows(report.problem(), tiling))
            .toList());
  }
}
