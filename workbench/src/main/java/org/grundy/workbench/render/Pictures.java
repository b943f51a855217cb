package org.grundy.workbench.render;

import java.util.List;
import org.grundy.core.HeapPosition;
import org.grundy.core.Position;
import org.grundy.solvers.Problem;
import org.grundy.workbench.request.SumText;

/// The head of a text about a problem: the game's title and its positions.
final class Pictures {
  private static final int DRAWN_POSITIONS = 12;

  private Pictures() {}

  static void write(Problem problem, Style style, Page page) {
    Drawings drawings = new Drawings(problem);
    List<Position> sum = problem.sum();
    page.paragraph(0, 2, style.strong(problem.title()));
    page.gap();
    if (sum.size() > 1
        && !problem.isMixed()
        && sum.stream().allMatch(HeapPosition.class::isInstance)) {
      page.paragraph(4, 6, "heaps of " + SumText.of(problem));
      page.gap();
      return;
    }
    for (int i = 0; i < Math.min(sum.size(), DRAWN_POSITIONS); i++) {
      String game = problem.isMixed() ? " " + problem.addends().get(i).rules().title() : "";
      if (i > 0 || problem.isMixed()) {
        page.line("  " + (i > 0 ? "+" : " ") + game);
      }
      page.block(4, drawings.of(i).picture(sum.get(i)));
    }
    if (sum.size() > DRAWN_POSITIONS) {
      int more = sum.size() - DRAWN_POSITIONS;
      page.line("    … and " + Counted.of(more, "more position", "more positions"));
    }
    page.gap();
  }
}
