package org.grundy.workbench.render.answer;

import java.io.OutputStream;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.grundy.rules.text.position.PositionText;
import org.grundy.solvers.Addend;
import org.grundy.solvers.Bounds;
import org.grundy.solvers.Partial;
import org.grundy.solvers.Problem;
import org.grundy.workbench.render.kit.JsonPage;
import org.grundy.workbench.render.kit.NamedMoves;
import org.grundy.workbench.request.PartialAnswer;
import org.grundy.workbench.request.SumText;

/// What is known of a position that was not solved, as `partial.schema.json` describes it.
public final class PartialJson {
  private PartialJson() {}

  /// Writes the document and leaves the stream open.
  ///
  /// @param resume the command line that goes on, where something was saved
  public static void write(PartialAnswer answer, Optional<String> resume, OutputStream out) {
    try (JsonPage page = new JsonPage(out)) {
      page.object(() -> writeMembers(answer, resume, page));
    }
  }

  private static void writeMembers(PartialAnswer answer, Optional<String> resume, JsonPage page) {
    Problem problem = answer.problem();
    Partial partial = answer.partial();
    page.member("game", problem.title());
    page.member("position", SumText.of(problem));
    page.member("play", problem.play().name().toLowerCase(Locale.ROOT));
    answer.ended().ifPresent(ended -> page.member("ended", ended.text()));
    partial.outcome().ifPresent(outcome -> page.member("outcome", outcome.name()));
    partial.value().ifPresent(value -> page.member("value", value));
    page.objects("bounds", partial.components(), bounds -> writeBounds(bounds, answer, page));
    boolean inSum = answer.problem().sum().size() > 1;
    NamedMoves names = new NamedMoves(answer.problem());
    page.objects(
        "settledMoves",
        partial.settled(),
        move -> AnswerJson.writeMove(move, names.of(move), inSum, page));
    page.member("moves", partial.moves());
    page.object("plan", () -> page.method(answer.plan()));
    resume.ifPresent(command -> page.member("resume", command));
    page.statistics(answer.statistics());
  }

  private static void writeBounds(Bounds bounds, PartialAnswer answer, JsonPage page) {
    Addend addend = answer.problem().addends().get(bounds.summand());
    page.member("position", PositionText.format(addend.rules(), bounds.position()));
    if (answer.problem().isMixed()) {
      page.member("summand", bounds.summand() + 1);
    }
    page.member("atLeast", bounds.atLeast());
    bounds.atMost().ifPresent(most -> page.member("atMost", most));
    List<Long> not = bounds.not();
    page.array("not", () -> not.forEach(page::element));
  }
}
