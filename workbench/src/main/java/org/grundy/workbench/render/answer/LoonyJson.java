package org.grundy.workbench.render.answer;

import org.grundy.rules.moves.Turn;
import org.grundy.solvers.Problem;
import org.grundy.solvers.binding.LoonySolution;
import org.grundy.workbench.render.kit.JsonPage;

/// The part of an answer as JSON that only games have in which moves bind the next one.
public final class LoonyJson {
  private LoonyJson() {}

  /// Writes the member `loony`.
  public static void write(LoonySolution solution, Problem problem, JsonPage page) {
    page.object(
        "loony",
        () -> {
          page.member("loony", solution.isLoony());
          page.objects(
              "parts",
              solution.valued(),
              part -> {
                page.position(problem.addends().get(part.summand()).rules(), part.position());
                page.member("summand", part.summand() + 1);
                page.member("loony", part.value().isEmpty());
                part.value().ifPresent(value -> page.member("value", value));
              });
        });
  }

  /// Writes whose turn a move leaves, where that is not that of the opponent anywhere.
  public static void writeTurn(Turn turn, JsonPage page) {
    switch (turn) {
      case PASSES -> {}
      case STAYS -> page.member("next", "again");
      case BINDS -> page.member("next", "answer");
    }
  }
}
