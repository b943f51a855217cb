package org.grundy.workbench.render.answer;

import java.io.OutputStream;
import java.math.BigInteger;
import java.util.Locale;
import org.grundy.core.Component;
import org.grundy.core.RatedMove;
import org.grundy.solvers.Addend;
import org.grundy.solvers.Problem;
import org.grundy.solvers.cover.TilingSolution;
import org.grundy.workbench.render.kit.JsonPage;
import org.grundy.workbench.render.kit.NamedMoves;
import org.grundy.workbench.render.tiling.TilingJson;
import org.grundy.workbench.request.Answer;
import org.grundy.workbench.request.SumText;

/// An answer as JSON, as `solve.schema.json` describes it.
public final class AnswerJson {
  private AnswerJson() {}

  /// Writes the document and leaves the stream open.
  ///
  /// @param withMoves whether every move is written, rather than the number of those that win
  public static void write(Answer answer, boolean withMoves, OutputStream out) {
    try (JsonPage page = new JsonPage(out)) {
      page.object(() -> writeMembers(answer, withMoves, page));
    }
  }

  private static void writeMembers(Answer answer, boolean withMoves, JsonPage page) {
    Problem problem = answer.problem();
    page.member("game", problem.title());
    page.member("position", SumText.of(problem));
    page.member("play", problem.play().name().toLowerCase(Locale.ROOT));
    page.member("outcome", answer.solution().outcome().name());
    answer.solution().value().ifPresent(value -> page.member("value", value));
    if (ValueOf.of(answer) != ValueOf.NONE && problem.hasWins()) {
      page.member("valueOf", ValueOf.of(answer).words());
    }
    page.objects(
        "components",
        answer.solution().components(),
        component -> writeComponent(component, answer, page));
    BigInteger winningMoves =
        withMoves ? BigInteger.valueOf(writeMoves(answer, page)) : answer.solution().winningMoves();
    page.member("winningMoves", winningMoves);
    if (answer.solution() instanceof TilingSolution tiling) {
      new TilingJson(tiling, page).write();
    }
    page.object("plan", () -> page.method(answer.plan()));
    page.statistics(answer.statistics());
  }

  public static void writeComponent(Component component, Answer answer, JsonPage page) {
    Addend addend = answer.problem().addends().get(component.summand());
    page.position(addend.rules(), component.position());
    if (answer.problem().isMixed()) {
      page.member("summand", component.summand() + 1);
    }
    page.member("value", component.value());
  }

  private static long writeMoves(Answer answer, JsonPage page) {
    long[] winning = {0};
    boolean inSum = answer.positions().size() > 1;
    NamedMoves names = new NamedMoves(answer.problem());
    page.array(
        "moves",
        () ->
            answer
                .solution()
                .moves(move -> {
                  winning[0] += move.wins() ? 1 : 0;
                  page.object(() -> writeMove(move, names.of(move), inSum, page));
                }));
    return winning[0];
  }

  public static void writeMove(RatedMove move, String name, boolean inSum, JsonPage page) {
    page.member("move", name);
    page.place(move.move().at());
    if (inSum) {
      page.member("summand", move.summand() + 1);
    }
    move.value().ifPresent(value -> page.member("value", value));
    page.member("wins", move.wins());
  }
}
