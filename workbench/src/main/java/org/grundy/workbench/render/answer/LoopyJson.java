package org.grundy.workbench.render.answer;

import org.grundy.core.LoopyValue;
import org.grundy.solvers.Problem;
import org.grundy.solvers.loopy.LoopySolution;
import org.grundy.workbench.render.kit.JsonPage;

/// The part of an answer as JSON that only games have whose plays may go on for ever.
public final class LoopyJson {
  private LoopyJson() {}

  /// Writes the member `loopy`.
  public static void write(LoopySolution solution, Problem problem, JsonPage page) {
    page.object(
        "loopy",
        () -> {
          solution.loopyValue().ifPresent(value -> writeValue(value, page));
          solution
              .within()
              .ifPresent(moves -> page.member(solution.isExact() ? "remoteness" : "within", moves));
          page.objects(
              "parts",
              solution.parts(),
              part -> {
                page.position(problem.addends().get(part.summand()).rules(), part.position());
                page.member("summand", part.summand() + 1);
                writeValue(part.value(), page);
              });
        });
  }

  private static void writeValue(LoopyValue value, JsonPage page) {
    page.member("value", value.toString());
    value.number().ifPresent(number -> page.member("number", number));
    if (value.isInfinite()) {
      page.list("infinite", value.set());
    }
  }
}
