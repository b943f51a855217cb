package org.grundy.workbench.render.answer;

import java.io.OutputStream;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BiConsumer;
import org.grundy.core.Bounds;
import org.grundy.core.Component;
import org.grundy.core.Outcome;
import org.grundy.core.RatedMove;
import org.grundy.rules.moves.Turn;
import org.grundy.solvers.Partial;
import org.grundy.solvers.Problem;
import org.grundy.solvers.binding.LoonySolution;
import org.grundy.solvers.cover.TilingSolution;
import org.grundy.solvers.loopy.LoopySolution;
import org.grundy.workbench.render.kit.JsonPage;
import org.grundy.workbench.render.kit.NamedMoves;
import org.grundy.workbench.render.tiling.TilingJson;
import org.grundy.workbench.request.PartialAnswer;
import org.grundy.workbench.request.SolvedSum;
import org.grundy.workbench.request.SumText;

/// An answer as JSON, whole or as far as it is known, as `solve.schema.json` describes it.
public final class AnswerJson {
  private AnswerJson() {}

  /// Writes the document and leaves the stream open.
  ///
  /// @param withMoves whether every move is written, rather than the number of those that win
  public static void write(SolvedSum answer, boolean withMoves, OutputStream out) {
    JsonPage.write(out, page -> writeMembers(answer, withMoves, page));
  }

  /// Writes the document of what is known and leaves the stream open.
  ///
  /// @param resume the command line that goes on, where something was saved
  public static void write(PartialAnswer answer, Optional<String> resume, OutputStream out) {
    JsonPage.write(out, page -> writeMembers(answer, resume, page));
  }

  private static void writeMembers(SolvedSum answer, boolean withMoves, JsonPage page) {
    Problem problem = answer.problem();
    writeProblem(problem, page);
    page.member("outcome", answer.solution().outcome().word());
    writeValue(problem, answer.solution().value(), page);
    page.objects(
        "components",
        answer.solution().components(),
        component -> writeComponent(component, problem, page));
    if (answer.solution() instanceof LoopySolution loopy) {
      LoopyJson.write(loopy, problem, page);
    }
    if (answer.solution() instanceof LoonySolution loony) {
      LoonyJson.write(loony, problem, page);
    }
    BigInteger winningMoves =
        withMoves ? BigInteger.valueOf(writeMoves(answer, page)) : answer.solution().winningMoves();
    page.member("winningMoves", winningMoves);
    if (answer.solution() instanceof TilingSolution tiling) {
      new TilingJson(tiling, page).write();
    }
    page.object("plan", () -> page.method(answer.plan()));
    page.statistics(answer.statistics());
  }

  private static void writeMembers(PartialAnswer answer, Optional<String> resume, JsonPage page) {
    Problem problem = answer.problem();
    Partial partial = answer.partial();
    writeProblem(problem, page);
    answer.ended().ifPresent(ended -> page.member("ended", ended.text()));
    partial.outcome().ifPresent(outcome -> page.member("outcome", outcome.word()));
    writeValue(problem, partial.value(), page);
    if (answer.ended().isPresent()) {
      page.objects("bounds", answer.bounds(), bounds -> writeBounds(bounds, problem, page));
      NamedMoves names = new NamedMoves(problem);
      page.objects(
          "moves", partial.settled(), move -> writeMove(move, names.of(move), problem, page));
    } else {
      page.objects(
          "components",
          answer.answer().map(known -> known.solution().components()).orElse(List.of()),
          component -> writeComponent(component, problem, page));
    }
    if (partial.moves() > 0) {
      page.member("moveCount", partial.moves());
    }
    if (partial.outcome().equals(Optional.of(Outcome.P))) {
      page.member("winningMoves", 0);
    }
    page.object("plan", () -> page.method(answer.plan()));
    resume.ifPresent(command -> page.member("resume", command));
    page.statistics(answer.statistics());
  }

  private static void writeProblem(Problem problem, JsonPage page) {
    page.member("game", problem.title());
    page.member("position", SumText.of(problem));
    page.member("play", problem.play().name().toLowerCase(Locale.ROOT));
  }

  private static void writeValue(Problem problem, OptionalLong value, JsonPage page) {
    value.ifPresent(known -> {
      page.member("value", known);
      if (problem.hasWins()) {
        page.member("valueOf", ValueOf.SAFE_MOVE_GAME.words());
      }
    });
  }

  public static void writeComponent(Component component, Problem problem, JsonPage page) {
    page.position(problem.addends().get(component.summand()).rules(), component.position());
    writeSummand(component.summand(), problem.isMixed(), page);
    page.member("value", component.value());
  }

  private static void writeBounds(Bounds bounds, Problem problem, JsonPage page) {
    page.position(problem.addends().get(bounds.summand()).rules(), bounds.position());
    writeSummand(bounds.summand(), problem.isMixed(), page);
    page.member("atLeast", bounds.atLeast());
    bounds.atMost().ifPresent(most -> page.member("atMost", most));
    page.list("not", bounds.not());
  }

  private static void writeSummand(int summand, boolean told, JsonPage page) {
    if (told) {
      page.member("summand", summand + 1);
    }
  }

  private static long writeMoves(SolvedSum answer, JsonPage page) {
    long[] winning = {0};
    NamedMoves names = new NamedMoves(answer.problem());
    BiConsumer<RatedMove, Turn> sink =
        (move, turn) -> {
          winning[0] += move.wins() ? 1 : 0;
          page.object(() -> {
            writeMove(move, names.of(move), answer.problem(), page);
            LoonyJson.writeTurn(turn, page);
          });
        };
    page.array(
        "moves",
        () -> {
          if (answer.solution() instanceof LoonySolution loony) {
            loony.boundMoves(bound -> sink.accept(bound.rated(), bound.turn()));
          } else {
            answer.solution().moves(move -> sink.accept(move, Turn.PASSES));
          }
        });
    return winning[0];
  }

  /// Writes what only moves have of plays that may go on for ever.
  public static void writeLoopy(RatedMove move, JsonPage page) {
    if (move.draws()) {
      page.member("draws", true);
    }
    move.within().ifPresent(moves -> page.member("within", moves));
  }

  private static void writeMove(RatedMove move, String name, Problem problem, JsonPage page) {
    page.member("move", name);
    page.place(move.move().at());
    writeSummand(move.summand(), problem.sum().size() > 1, page);
    move.value().ifPresent(value -> page.member("value", value));
    page.member("wins", move.wins());
    writeLoopy(move, page);
  }
}
