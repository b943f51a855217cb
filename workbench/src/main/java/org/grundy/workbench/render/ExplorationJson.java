package org.grundy.workbench.render;

import java.io.OutputStream;
import java.util.List;
import java.util.Locale;
import org.grundy.core.Choice;
import org.grundy.core.Position;
import org.grundy.core.Statistics;
import org.grundy.rules.text.position.PositionText;
import org.grundy.solvers.cover.TilingSolution;
import org.grundy.workbench.Answer;
import org.grundy.workbench.PartialAnswer;
import org.grundy.workbench.PlanReport;
import org.grundy.workbench.PositionSize;
import org.grundy.workbench.explore.Exploration;
import org.grundy.workbench.explore.LeadingMove;

/// What an explorer shows as JSON, as `explore.schema.json` describes it.
public final class ExplorationJson {
  /// The positions that moves lead to are written while they have no more characters than this
  /// together.
  private static final long MOST_CHARACTERS = 1_000_000;

  private final Exploration seen;
  private final JsonPage page;
  private final NamedMoves names;
  private long charactersLeft = MOST_CHARACTERS;

  private ExplorationJson(Exploration seen, JsonPage page) {
    this.seen = seen;
    this.page = page;
    this.names = NamedMoves.of(seen);
  }

  /// Writes the document and leaves the stream open.
  public static void write(Exploration seen, OutputStream out) {
    try (JsonPage page = new JsonPage(out)) {
      page.object(() -> new ExplorationJson(seen, page).writeMembers());
    }
  }

  private void writeMembers() {
    page.member("game", seen.rules().title());
    page.member("position", PositionText.formatSum(seen.rules(), seen.sum()));
    page.member("play", seen.rules().play().name().toLowerCase(Locale.ROOT));
    ComponentPlaces components = ComponentPlaces.of(seen);
    page.array(
        "summands",
        () -> {
          for (int i = 0; i < seen.sum().size(); i++) {
            int summand = i;
            page.object(() ->
                new SummandJson(seen.rules(), page)
                    .write(seen.sum().get(summand), components.of(summand)));
          }
        });
    seen.answer().ifPresent(this::writeAnswer);
    seen.partial().ifPresent(this::writePartial);
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

  private void writeAnswer(Answer answer) {
    page.member("outcome", answer.solution().outcome().name());
    answer.solution().value().ifPresent(value -> page.member("value", value));
    if (ValueOf.of(answer) != ValueOf.NONE && !seen.rules().wins().isEmpty()) {
      page.member("valueOf", ValueOf.of(answer).words());
    }
    page.objects(
        "components",
        answer.solution().components(),
        component -> AnswerJson.writeComponent(component, answer, page));
    page.member("winningMoves", answer.solution().winningMoves());
    if (answer.solution() instanceof TilingSolution tiling) {
      new PiecesJson(page).write(tiling);
    }
    writeCost(answer.plan(), answer.statistics());
  }

  private void writePartial(PartialAnswer partial) {
    page.member("ended", partial.ended().text());
    partial.partial().outcome().ifPresent(outcome -> page.member("outcome", outcome.name()));
    writeCost(partial.plan(), partial.statistics());
  }

  private void writeCost(PlanReport.Choice plan, Statistics statistics) {
    page.object("plan", () -> PlanJson.writeChoice(plan, page));
    page.object(
        "statistics",
        () -> {
          page.member("nodes", statistics.nodes());
          page.member("milliseconds", statistics.milliseconds());
        });
  }

  private void writeMove(int number, LeadingMove move) {
    page.member("number", number);
    page.member("move", names.of(move.summand(), move.move()));
    page.member("line", move.move().rule());
    page.member("summand", move.summand());
    page.place(move.move().at());
    writePlace(move);
    page.member("ends", move.ends());
    move.rated()
        .ifPresent(rated -> {
          rated.value().ifPresent(value -> page.member("value", value));
          rated.component().ifPresent(component -> page.member("component", component));
          page.member("wins", rated.wins());
        });
    List<Position> after = move.sumAfter(seen.sum());
    charactersLeft -= PositionSize.characters(after);
    if (charactersLeft >= 0) {
      page.member("leadsTo", PositionText.formatSum(seen.rules(), after));
    }
  }

  private void writePlace(LeadingMove move) {
    switch (move.move().choice()) {
      case Choice.Vertex(int vertex) -> page.member("vertex", vertex);
      case Choice.Edge edge -> page.member("edge", edge.edge());
      default -> {}
    }
    Changes changes = Changes.between(seen.sum().get(move.summand()), move.parts());
    writeNumbers("cells", changes.cells());
    writeNumbers("vertices", changes.vertices());
    writeNumbers("edges", changes.edges());
  }

  private void writeNumbers(String name, List<Integer> numbers) {
    if (!numbers.isEmpty()) {
      page.array(name, () -> numbers.forEach(page::element));
    }
  }
}
