package org.grundy.workbench.render.answer;

import java.util.List;
import org.grundy.solvers.loopy.LoopySolution;
import org.grundy.solvers.loopy.LoopySolution.Valued;
import org.grundy.workbench.render.kit.Counted;
import org.grundy.workbench.render.kit.Drawings;
import org.grundy.workbench.render.kit.Page;
import org.grundy.workbench.request.SolvedSum;

/// The part of an answer that only games have whose plays may go on for ever: the value, how long
/// the play lasts, and the values of the parts.
final class LoopyText {
  private static final int BRIEF = 60;
  private static final int LISTED = 12;

  private LoopyText() {}

  static void write(SolvedSum answer, LoopySolution solution, Page page) {
    StringBuilder words = new StringBuilder("Plays may go on for ever, and such a play is a draw.");
    solution
        .loopyValue()
        .filter(value -> value.isInfinite())
        .ifPresent(value -> words.append(" The value is ").append(value).append('.'));
    solution
        .within()
        .ifPresent(moves ->
            words
                .append(" If the winner hurries, the play ends after ")
                .append(solution.isExact() ? "" : "at most ")
                .append(Counted.of(moves, "move", "moves"))
                .append('.'));
    page.paragraph(0, 2, words.toString());
    if (solution.value().isEmpty() && solution.parts().size() > 1) {
      writeParts(answer, solution.parts(), page);
    }
  }

  private static void writeParts(SolvedSum answer, List<Valued> parts, Page page) {
    Drawings drawings = new Drawings(answer.problem());
    page.line("%,d independent components:".formatted(parts.size()));
    for (Valued part : parts.subList(0, Math.min(LISTED, parts.size()))) {
      page.paragraph(
          2,
          4,
          "%s: %s"
              .formatted(
                  part.value(), drawings.of(part.summand()).component(part.position(), BRIEF)));
    }
    if (parts.size() > LISTED) {
      page.line("  … and %,d more".formatted(parts.size() - LISTED));
    }
  }
}
