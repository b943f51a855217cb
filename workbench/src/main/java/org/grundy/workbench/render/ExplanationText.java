package org.grundy.workbench.render;

import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import org.grundy.core.Component;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.core.Statistics;
import org.grundy.core.TilingPosition;
import org.grundy.workbench.Answer;

/// An answer in words: who wins, what the parts are worth, which moves win and why, or what answers
/// each move.
public final class ExplanationText {
  private static final int DRAWN_POSITIONS = 12;
  private static final int LISTED_COMPONENTS = 12;
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
    writePositions(answer, page);
    writeOutcome(answer, page);
    page.gap();
    if (answer.solution().value().isPresent()) {
      writeComponents(answer, page);
      page.gap();
    }
    new MoveExplanation(answer, replies, style).write(page);
    page.gap();
    writeMethod(answer, page);
    return page.toString();
  }

  private void writePositions(Answer answer, Page page) {
    Drawing drawing = new Drawing(answer.problem().rules());
    List<Position> sum = answer.positions();
    page.paragraph(0, 2, style.strong(answer.problem().rules().title()));
    page.gap();
    for (int i = 0; i < Math.min(sum.size(), DRAWN_POSITIONS); i++) {
      if (i > 0) {
        page.line("  +");
      }
      page.block(4, drawing.picture(sum.get(i)));
    }
    if (sum.size() > DRAWN_POSITIONS) {
      page.line("    … and %,d positions more".formatted(sum.size() - DRAWN_POSITIONS));
    }
    page.gap();
  }

  private void writeOutcome(Answer answer, Page page) {
    boolean next = answer.solution().outcome() == Outcome.N;
    OptionalLong value = answer.solution().value();
    page.paragraph(
        0,
        2,
        style.strong(
                next
                    ? "The player to move wins (outcome N)."
                    : "The player to move loses (outcome P).")
            + (value.isPresent() ? " The Grundy value is " + value.getAsLong() + "." : ""));
    if (answer.problem().rules().play() == Play.MISERE) {
      page.paragraph(
          0,
          2,
          "Play is misère: who cannot move wins. Such positions have an outcome but no Grundy"
              + " value.");
    } else if (ValueOf.of(answer) == ValueOf.SAFE_MOVE_GAME) {
      page.paragraph(
          0,
          2,
          "Whoever completes a pattern wins the whole game. The value belongs to the safe-move game:"
              + " moves after which the opponent could complete a pattern at once are left out, and"
              + " who has no safe move loses.");
    } else if (!answer.problem().rules().wins().isEmpty()) {
      page.paragraph(
          0,
          2,
          "A pattern can be completed at once, which ends the whole game, so this position has no"
              + " Grundy value.");
    }
  }

  private void writeComponents(Answer answer, Page page) {
    List<Component> components = answer.solution().components();
    if (components.isEmpty()) {
      page.line("No independent part is worth more than 0.");
      return;
    }
    if (components.size() == 1) {
      if (!answer.positions().equals(List.of(components.getFirst().position()))) {
        Drawing drawing = new Drawing(answer.problem().rules());
        page.paragraph(
            0, 2, "One independent part counts: " + shown(components.getFirst(), drawing));
      }
      return;
    }
    listComponents(answer, components, page);
    page.gap();
    NimSum sum = new NimSum(components);
    page.line("Their nim-sum, digit by digit in binary:");
    page.block(2, components.size() > LISTED_COMPONENTS ? sum.tableByValue() : sum.table());
  }

  private static void listComponents(Answer answer, List<Component> components, Page page) {
    Drawing drawing = new Drawing(answer.problem().rules());
    page.line("%,d independent parts count:".formatted(components.size()));
    int listed = Math.min(components.size(), LISTED_COMPONENTS);
    int digits = String.valueOf(listed).length();
    for (int i = 0; i < listed; i++) {
      page.line(("  %" + digits + "d  %s").formatted(i + 1, shown(components.get(i), drawing)));
    }
    NimSum.countByValue(components.subList(listed, components.size()))
        .forEach(
            (value, count) -> page.line("  … and %,d more of value %d".formatted(count, value)));
  }

  private static String shown(Component component, Drawing drawing) {
    return "value %d: %s".formatted(component.value(), drawing.brief(component.position(), BRIEF));
  }

  private static void writeMethod(Answer answer, Page page) {
    boolean tiling = answer.positions().getFirst() instanceof TilingPosition;
    page.paragraph(0, 2, "Method: " + answer.plan().chosen().method() + ".");
    page.paragraph(2, 2, answer.plan().chosen().because());
    Statistics statistics = answer.statistics();
    page.line(
        String.format(
            Locale.ROOT,
            "%,d %s in %,.1f ms.",
            statistics.nodes(),
            tiling ? "steps" : "nodes",
            statistics.milliseconds()));
  }
}
