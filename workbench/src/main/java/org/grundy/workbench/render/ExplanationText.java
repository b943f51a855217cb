package org.grundy.workbench.render;

import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import org.grundy.core.Component;
import org.grundy.core.Play;
import org.grundy.core.Statistics;
import org.grundy.core.TilingPosition;
import org.grundy.solvers.cover.TilingSolution;
import org.grundy.workbench.request.Answer;
import org.grundy.workbench.request.PlanReport;

/// An answer in words: who wins, what the parts are worth, which moves win and why, or what answers
/// each move.
public final class ExplanationText {
  private static final int BRIEF = 60;

  private final Replies replies;
  private final Style style;

  /// @param replies finds what answers the moves of a lost position
  public ExplanationText(Replies replies, Style style) {
    this.replies = replies;
    this.style = style;
  }

  /// The whole text, ending with a line break.
  public String of(Answer answer) {
    Page page = new Page();
    Pictures.write(answer.problem(), style, page);
    writeOutcome(answer, page);
    page.gap();
    if (answer.solution().value().isPresent()) {
      writeComponents(answer, page);
      page.gap();
    }
    if (answer.solution() instanceof TilingSolution tiling) {
      new TilingText(tiling, style).write(page);
    } else {
      new MoveExplanation(answer, replies, style).write(page);
    }
    page.gap();
    writeMethod(answer, page);
    return page.toString();
  }

  private void writeOutcome(Answer answer, Page page) {
    OptionalLong value = answer.solution().value();
    page.paragraph(
        0,
        2,
        OutcomeText.sentence(answer.solution().outcome(), value, style)
            + (answer.solution() instanceof TilingSolution tiling
                ? " " + TilingText.outcome(tiling)
                : ""));
    if (answer.problem().isOver()) {
      page.paragraph(
          0,
          2,
          "The game is over: a winning pattern stands on the board, so whoever moved before has"
              + " won. There is no Grundy value.");
    } else if (answer.problem().play() == Play.MISERE) {
      page.paragraph(
          0,
          2,
          "Play is misère: who cannot move wins. Under misère there are outcomes but no Grundy"
              + " values.");
    } else if (ValueOf.of(answer) == ValueOf.SAFE_MOVE_GAME) {
      page.paragraph(
          0,
          2,
          "Whoever completes a pattern wins the whole game. The value belongs to the safe-move"
              + " game: moves after which the opponent could complete a pattern at once are left"
              + " out, and who has no safe move loses.");
    } else if (answer.problem().hasWins()) {
      page.paragraph(
          0,
          2,
          "A pattern can be completed at once, which ends the whole game, so this position has no"
              + " Grundy value.");
    }
  }

  private static void writeComponents(Answer answer, Page page) {
    List<Component> components = answer.solution().components();
    Drawings drawings = new Drawings(answer.problem());
    if (components.size() > 1) {
      page.line(
          "%,d independent components%s:"
              .formatted(
                  components.size(),
                  components.size() == answer.positions().size() ? "" : " (all else is worth 0)"));
      new ComponentTable(components, new NimSum(components), drawings).write(page);
    } else if (components.size() == 1
        && !answer.positions().equals(List.of(components.getFirst().position()))) {
      page.paragraph(
          0,
          2,
          "One component counts, all else is worth 0: "
              + drawings
                  .of(components.getFirst().summand())
                  .component(components.getFirst().position(), BRIEF));
    }
  }

  private static void writeMethod(Answer answer, Page page) {
    boolean tiling = answer.positions().getFirst() instanceof TilingPosition;
    PlanReport.Choice chosen = answer.plan();
    page.paragraph(
        0, 2, "Method: " + chosen.method() + ", sound because " + chosen.because() + ".");
    Statistics statistics = answer.statistics();
    page.line(
        String.format(
            Locale.ROOT,
            "%s in %,.1f ms.",
            tiling
                ? Counted.of(statistics.nodes(), "step", "steps")
                : Counted.of(statistics.nodes(), "node", "nodes"),
            statistics.milliseconds()));
  }
}
