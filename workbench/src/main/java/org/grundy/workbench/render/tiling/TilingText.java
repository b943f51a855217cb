package org.grundy.workbench.render.tiling;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.grundy.core.TilingPosition;
import org.grundy.solvers.cover.Obstacle;
import org.grundy.solvers.cover.PieceVerdict;
import org.grundy.solvers.cover.PieceVerdict.Completed;
import org.grundy.solvers.cover.PieceVerdict.Stopped;
import org.grundy.solvers.cover.Tiling;
import org.grundy.solvers.cover.TilingSolution;
import org.grundy.workbench.render.kit.Counted;
import org.grundy.workbench.render.kit.Page;
import org.grundy.workbench.render.kit.Style;

/// The pieces of a tiling game: those that stop the second player with the reason, and a tiling
/// with each of the others.
public final class TilingText {
  private static final int HIGHEST = 20;
  private static final int WIDEST = 40;
  private static final int BETWEEN = 4;
  private static final int MOST_SIZES = 4;

  private final TilingSolution solution;
  private final Style style;
  private final List<Stopped> stopped = new ArrayList<>();
  private final List<Completed> completed = new ArrayList<>();

  public TilingText(TilingSolution solution, Style style) {
    this.solution = solution;
    this.style = style;
    for (PieceVerdict verdict : solution.pieces()) {
      switch (verdict) {
        case Stopped stops -> stopped.add(stops);
        case Completed fits -> completed.add(fits);
      }
    }
  }

  /// Which pieces are in a tiling, as a sentence.
  public static String outcome(TilingSolution solution) {
    if (solution.position().named().isPresent()) {
      return solution.completedPieces() == 1
          ? "The named piece can be completed to a tiling."
          : "The named piece is in no tiling of the rectangle.";
    }
    if (solution.completedPieces() == 0 && solution.everyPieceListed()) {
      return "No piece can be completed to a tiling.";
    }
    return solution.everyPieceListed()
        ? Counted.some(
                solution.completedPieces(),
                solution.pieces().size(),
                "piece can be completed to a tiling",
                "pieces can be completed to a tiling",
                "pieces",
                "can be completed to a tiling")
            + "."
        : "Some piece is in no tiling of the rectangle.";
  }

  /// True if tilings are drawn whole, rather than only the corner that was searched.
  public static boolean isDrawnWhole(TilingPosition position) {
    return position.rows() <= HIGHEST && position.columns() <= WIDEST;
  }

  public void write(Page page) {
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
    if (solution.position().named().isPresent()) {
      return "The reason:";
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
    Map<String, List<List<String>>> piecesByReason = new LinkedHashMap<>();
    for (Stopped verdict : stopped) {
      List<String> block = new ArrayList<>(List.of(style.winning(verdict.piece().text())));
      if (verdict.obstacle() instanceof Obstacle.WrongRegions wrong) {
        block.add("regions: " + sizes(wrong));
      }
      piecesByReason.computeIfAbsent(verdict.obstacle().text(), _ -> new ArrayList<>()).add(block);
    }
    piecesByReason.forEach((reason, pieces) -> {
      page.beside(2, BETWEEN, pieces);
      page.paragraph(6, 6, (pieces.size() > 1 ? "each: " : "") + reason + ".");
    });
  }

  /// The sizes of the smallest wrong regions, the smallest first.
  private static String sizes(Obstacle.WrongRegions wrong) {
    List<BigInteger> sizes =
        wrong.regions().stream().map(Obstacle.WrongRegion::cells).distinct().sorted().toList();
    String first =
        sizes.stream().limit(MOST_SIZES).map(String::valueOf).collect(Collectors.joining(", "));
    return sizes.size() > MOST_SIZES ? first + ", …" : first;
  }

  private void writeCompleted(Page page) {
    boolean whole = isDrawnWhole(solution.position());
    String tilings = completedHeading();
    page.paragraph(
        0,
        2,
        whole
            ? tilings + ":"
            : tilings
                + ". Of each tiling the upper left corner is shown, as the rest is cut along one"
                + " path, row by row,"
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

  private String completedHeading() {
    if (solution.position().named().isPresent()) {
      return "A tiling; the named piece is drawn `" + TilingCorner.NAMED + "`";
    }
    return "Tilings with %s; the named piece is drawn `%s`"
        .formatted(
            completed.size() == 1
                ? "the one piece left"
                : "each of the %d %s"
                    .formatted(completed.size(), stopped.isEmpty() ? "pieces" : "others"),
            TilingCorner.NAMED);
  }

  private static List<String> drawn(Tiling tiling, boolean whole) {
    return (whole ? TilingCorner.whole(tiling) : TilingCorner.searched(tiling)).letters();
  }
}
