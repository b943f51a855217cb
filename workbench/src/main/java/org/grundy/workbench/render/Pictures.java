package org.grundy.workbench.render;

import java.util.List;
import org.grundy.core.HeapPosition;
import org.grundy.core.Position;
import org.grundy.rules.text.position.PositionText;
import org.grundy.solvers.Problem;

/// The head of a text about a problem: the game's title and its positions.
final class Pictures {
  private static final int DRAWN_POSITIONS = 12;

  private Pictures() {}

  static void write(Problem problem, Style style, Page page) {
    Drawing drawing = new Drawing(problem.rules());
    List<Position> sum = problem.sum();
    page.paragraph(0, 2, style.strong(problem.rules().title()));
    page.gap();
    if (sum.size() > 1 && sum.stream().allMatch(HeapPosition.class::isInstance)) {
      page.paragraph(4, 6, "heaps of " + PositionText.formatSum(problem.rules(), sum));
      page.gap();
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
    page.gap();
  }
}
