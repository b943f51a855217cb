package org.grundy.workbench.render.explore;

import java.io.OutputStream;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import org.grundy.core.Choice;
import org.grundy.core.HeapPosition;
import org.grundy.core.Position;
import org.grundy.core.Statistics;
import org.grundy.core.TuplePosition;
import org.grundy.solvers.Addend;
import org.grundy.solvers.Problem;
import org.grundy.solvers.binding.LoonySolution;
import org.grundy.solvers.cover.TilingSolution;
import org.grundy.solvers.loopy.LoopySolution;
import org.grundy.workbench.explore.Exploration;
import org.grundy.workbench.render.answer.AnswerJson;
import org.grundy.workbench.render.answer.LoonyJson;
import org.grundy.workbench.render.answer.LoopyJson;
import org.grundy.workbench.render.answer.ValueOf;
import org.grundy.workbench.render.kit.JsonPage;
import org.grundy.workbench.render.kit.NamedMoves;
import org.grundy.workbench.request.PartialAnswer;
import org.grundy.workbench.request.PlanReport;
import org.grundy.workbench.request.PositionSize;
import org.grundy.workbench.request.SolvedSum;
import org.grundy.workbench.request.SumMove;
import org.grundy.workbench.request.SumRequest;

/// The view of an explorer as JSON, as `explore.schema.json` describes it.
public final class ExplorationJson {
  /// The positions that moves lead to are written while they have no more characters than this
  /// together.
  private static final long MOST_CHARACTERS = 250_000;

  private final Exploration seen;
  private final JsonPage page;
  private final NamedMoves names;
  private long charactersLeft = MOST_CHARACTERS;

  private ExplorationJson(Exploration seen, JsonPage page) {
    this.seen = seen;
    this.page = page;
    this.names = new NamedMoves(seen.sum().problem());
  }

  /// Writes the document and leaves the stream open.
  public static void write(Exploration seen, OutputStream out) {
    JsonPage.write(out, page -> new ExplorationJson(seen, page).writeMembers());
  }

  private void writeMembers() {
    Problem problem = seen.sum().problem();
    page.member("game", problem.title());
    page.member("position", seen.sum().text());
    page.member("play", problem.play().name().toLowerCase(Locale.ROOT));
    ComponentPlaces components = ComponentPlaces.of(seen);
    page.array(
        "summands",
        () -> {
          for (int i = 0; i < problem.addends().size(); i++) {
            int summand = i;
            Addend addend = problem.addends().get(i);
            page.object(() -> {
              if (seen.sum().named()) {
                page.member("game", addend.name());
              }
              new SummandJson(addend.rules(), page)
                  .write(addend.position(), components.of(summand));
            });
          }
        });
    seen.answer().ifPresent(this::writeAnswer);
    seen.partial().ifPresent(this::writePartial);
    if (!seen.moves().isEmpty() && seen.outcome().isPresent()) {
      page.list("hints", Hints.byComponents(seen));
    }
    page.member("everyMove", seen.everyMove());
    page.array(
        "moves",
        () -> {
          for (int i = 0; i < seen.moves().size(); i++) {
            int number = i;
            page.object(() -> writeMove(number, seen.moves().get(number)));
          }
        });
  }

  private void writeAnswer(SolvedSum answer) {
    page.member("outcome", answer.solution().outcome().word());
    answer.solution().value().ifPresent(value -> page.member("value", value));
    if (ValueOf.of(answer) != ValueOf.NONE && answer.problem().hasWins()) {
      page.member("valueOf", ValueOf.of(answer).words());
    }
    Iterator<String> letters = ComponentLetters.of(seen).iterator();
    page.objects(
        "components",
        answer.solution().components(),
        component -> {
          page.member("letter", letters.next());
          AnswerJson.writeComponent(component, answer.problem(), page);
          if (!answer.problem().isMixed()) {
            page.member("summand", component.summand() + 1);
          }
        });
    if (answer.solution() instanceof LoopySolution loopy) {
      LoopyJson.write(loopy, answer.problem(), page);
    }
    if (answer.solution() instanceof LoonySolution loony) {
      LoonyJson.write(loony, answer.problem(), page);
    }
    page.member("winningMoves", answer.solution().winningMoves());
    if (answer.solution() instanceof TilingSolution tiling) {
      new PiecesJson(page).write(tiling);
    }
    writeCost(answer.plan(), answer.statistics());
  }

  private void writePartial(PartialAnswer partial) {
    partial.ended().ifPresent(ended -> page.member("ended", ended.text()));
    partial.partial().outcome().ifPresent(outcome -> page.member("outcome", outcome.word()));
    writeCost(partial.plan(), partial.statistics());
  }

  private void writeCost(PlanReport.Choice plan, Statistics statistics) {
    page.object("plan", () -> page.method(plan));
    page.statistics(statistics);
  }

  private void writeMove(int number, SumMove move) {
    page.member("number", number);
    page.member("move", names.of(move.summand(), move.move()));
    page.member("words", names.words(move.summand(), move.move()));
    page.member("line", move.move().rule());
    page.member("summand", move.summand() + 1);
    page.place(move.move().at());
    writePlace(move);
    page.member("ends", move.ends());
    LoonyJson.writeTurn(move.turn(), page);
    move.rated()
        .ifPresent(rated -> {
          rated.value().ifPresent(value -> page.member("value", value));
          rated.component().ifPresent(component -> page.member("component", component));
          page.member("wins", rated.wins());
          AnswerJson.writeLoopy(rated, page);
        });
    if (charactersLeft >= 0) {
      SumRequest after = move.play();
      charactersLeft -= PositionSize.characters(after.positions());
      page.member("leadsTo", after.text());
    }
  }

  private void writePlace(SumMove move) {
    switch (move.move().choice()) {
      case Choice.Vertex(int vertex) -> page.member("vertex", vertex);
      case Choice.Edge edge -> page.member("edge", edge.edge());
      case Choice.Pair(int from, int to) -> page.list("pair", List.of(from, to));
      case Choice.Placed _ -> page.member("placed", true);
      default -> {}
    }
    Changes changes = Changes.of(move);
    writeNumbers("cells", changes.cells());
    writeNumbers("vertices", changes.vertices());
    writeNumbers("edges", changes.edges());
    writeLeaves(move.parts());
  }

  /// The sizes that a move of heaps leaves.
  private void writeLeaves(List<Position> parts) {
    if (parts.stream().allMatch(HeapPosition.class::isInstance)) {
      page.array("leaves", () -> parts.forEach(part -> page.element(((HeapPosition) part).size())));
    } else if (parts.size() == 1 && parts.getFirst() instanceof TuplePosition tuple) {
      page.list("leaves", tuple.sizes());
    }
  }

  private void writeNumbers(String name, List<Integer> numbers) {
    if (!numbers.isEmpty()) {
      page.list(name, numbers);
    }
  }
}
