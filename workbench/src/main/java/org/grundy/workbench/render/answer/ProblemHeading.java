package org.grundy.workbench.render.answer;

import java.util.List;
import org.grundy.core.HeapPosition;
import org.grundy.core.Position;
import org.grundy.rules.text.position.PositionText;
import org.grundy.solvers.Problem;
import org.grundy.workbench.render.kit.Counted;
import org.grundy.workbench.render.kit.Drawing;
import org.grundy.workbench.render.kit.Page;
import org.grundy.workbench.render.kit.Style;

/// The head of a text about a problem: the game's title, the answer, and the positions.
final class ProblemHeading {
  private static final int DRAWN_POSITIONS = 12;

  private ProblemHeading() {}

  /// @param answer writes what people want to know first
  static void write(Problem problem, Style style, Page page, Runnable answer) {
    page.heading(problem.rules().title(), "", style);
    answer.run();
    page.gap();
    writePositions(problem, page);
    page.gap();
  }

  private static void writePositions(Problem problem, Page page) {
    Drawing drawing = new Drawing(problem.rules());
    List<Position> sum = problem.sum();
    if (sum.size() > 1 && sum.stream().allMatch(HeapPosition.class::isInstance)) {
      page.paragraph(4, 6, "heaps of " + PositionText.formatSum(problem.rules(), sum));
      return;
    }
    for (int i = 0; i < Math.min(sum.size(), DRAWN_POSITIONS); i++) {
      if (i > 0) {
        page.line("  +");
      }
      page.block(4, drawing.picture(sum.get(i)));
    }
    if (sum.size() > DRAWN_POSITIONS) {
      int more = sum.size() - DRAWN_POSITIONS;
      page.line("    … and " + Counted.of(more, "more position", "more positions"));
    }
  }
}
