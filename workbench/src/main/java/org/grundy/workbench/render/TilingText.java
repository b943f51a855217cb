package org.grundy.workbench.render;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.grundy.solvers.cover.PieceVerdict;
import org.grundy.solvers.cover.PieceVerdict.Completed;
import org.grundy.solvers.cover.PieceVerdict.Stopped;
import org.grundy.solvers.cover.Tiling;
import org.grundy.solvers.cover.TilingSolution;

/// The pieces of a tiling game: those that stop the second player with the reason, and a tiling
/// with each of the others.
final class TilingText {
  private static final int HIGHEST = 20;
  private static final int WIDEST = 40;
  private static final int BETWEEN = 4;

  private final TilingSolution solution;
  private final Style style;
  private final List<Stopped> stopped = new ArrayList<>();
  private final List<Completed> completed = new ArrayList<>();

  TilingText(TilingSolution solution, Style style) {
    this.solution = solution;
    this.style = style;
    for (PieceVerdict verdict : solution.pieces()) {
      switch (verdict) {
        case Stopped stops -> stopped.add(stops);
        case Completed fits -> completed.add(fits);
      }
    }
  }

  void write(Page page) {
    if (!stopped.isEmpty()) {
      page.paragraph(0, 2, style.strong(heading()));
      writeStopped(page);
      page.gap();
    }
    if (!completed.isEmpty()) {
      writeCompleted(page);
    }
  }

  private String heading() {
    if (!solution.everyPieceListed()) {
      return "One piece of %,d cells that is in no tiling is enough (the others were not looked at):"
          .formatted(solution.position().pieceSize());
    }
    int all = solution.pieces().size();
    return Counted.some(
            stopped.size(),
            all,
            "piece is in no tiling",
            "pieces are in no tiling",
            "pieces",
            "is in no tiling")
        + ":";
  }

  /// The pieces that stop the second player, those with the same reason together.
  private void writeStopped(Page page) {
    Map<String, List<String>> piecesByReason = new LinkedHashMap<>();
    for (Stopped verdict : stopped) {
      piecesByReason
          .computeIfAbsent(verdict.obstacle().text(), _ -> new ArrayList<>())
          .add(verdict.piece().text());
    }
    piecesByReason.forEach((reason, pieces) -> {
      page.beside(2, BETWEEN, pieces.stream().map(piece -> List.of(style.winning(piece))).toList());
      page.paragraph(6, 6, (pieces.size() > 1 ? "each: " : "") + reason + ".");
    });
  }

  private void writeCompleted(Page page) {
    boolean whole =
        solution.position().rows() <= HIGHEST && solution.position().columns() <= WIDEST;
    String tilings =
        "Tilings with %s; the named piece is drawn `%s`"
            .formatted(
                completed.size() == 1
                    ? "the one piece left"
                    : "each of the %d %s"
                        .formatted(completed.size(), stopped.isEmpty() ? "pieces" : "others"),
                TilingCorner.NAMED);
    page.paragraph(
        0,
        2,
        whole
            ? tilings + ":"
            : tilings
                + ". Of each tiling the upper left corner is shown, as the rest is cut along one path, row by row,"
                + " into runs of %d cells:".formatted(solution.position().pieceSize()));
    List<List<String>> blocks = new ArrayList<>();
    for (Completed verdict : completed) {
      List<String> block = new ArrayList<>();
      block.add(verdict.piece().text());
      block.addAll(drawn(verdict.tiling(), whole));
      blocks.add(block);
    }
    page.beside(2, BETWEEN, blocks);
  }

  private static List<String> drawn(Tiling tiling, boolean whole) {
    return (whole ? TilingCorner.whole(tiling) : TilingCorner.searched(tiling)).letters();
  }
}
