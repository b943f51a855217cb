package org.grundy.workbench.render.tiling;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import org.grundy.workbench.render.kit.Page;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.tile.PolyominoReport;

/// Polyominoes as text.
public final class PolyominoText {
  private static final int BETWEEN = 3;

  private PolyominoText() {}

  /// Prints the number alone, or a line for each polyomino, with its name where it has one.
  public static void print(PolyominoReport report, PrintStream out) {
    if (report.list().isEmpty()) {
      out.print(report.count() + "\n");
      return;
    }
    boolean named = report.size() <= PolyominoSvg.LARGEST_NAMED;
    report
        .list()
        .get()
        .forEach(piece -> {
          String name = named ? piece.unpacked().name().map(n -> "  " + n).orElse("") : "";
          out.print(piece.text() + name + "\n");
        });
  }

  /// The polyominoes drawn over several lines, beside each other.
  public static String drawn(PolyominoReport report, Style style) {
    List<List<String>> blocks = new ArrayList<>();
    report
        .list()
        .ifPresent(list -> list.forEach(piece -> blocks.add(List.of(piece.text().split("\\|")))));
    Page page = new Page(style);
    page.beside(0, BETWEEN, blocks);
    return page.toString();
  }
}
