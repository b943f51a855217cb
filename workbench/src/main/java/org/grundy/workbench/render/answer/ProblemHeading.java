package org.grundy.workbench.render.answer;

import java.util.List;
import org.grundy.core.HeapPosition;
import org.grundy.core.Position;
import org.grundy.rules.text.position.DrawnHeaps;
import org.grundy.solvers.Problem;
import org.grundy.workbench.render.kit.Counted;
import org.grundy.workbench.render.kit.Drawings;
import org.grundy.workbench.render.kit.Page;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.request.SumText;

/// The head of a text about a problem: the game's title, the answer, and the positions.
final class ProblemHeading {
  private static final int DRAWN_POSITIONS = 12;

  private ProblemHeading() {}

  /// @param answer writes what people want to know first
  static void write(Problem problem, Style style, Page page, Runnable answer) {
    page.heading(problem.title(), "", style);
    answer.run();
    page.gap();
    writePositions(problem, page);
    page.gap();
  }

  private static void writePositions(Problem problem, Page page) {
    Drawings drawings = new Drawings(problem);
    List<Position> sum = problem.sum();
    if (!problem.isMixed()) {
      DrawnHeaps.draw(problem.rules().board(), sum)
          .ifPresent(rows -> {
            page.block(4, rows);
            page.gap();
          });
    }
    if (sum.size() > 1
        && !problem.isMixed()
        && sum.stream().allMatch(HeapPosition.class::isInstance)) {
      page.paragraph(4, 6, "heaps of " + SumText.of(problem));
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
  }
}
