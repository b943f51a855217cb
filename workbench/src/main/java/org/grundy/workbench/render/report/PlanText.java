package org.grundy.workbench.render.report;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.core.Outcome;
import org.grundy.workbench.render.kit.Page;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.request.PlanReport;
import org.grundy.workbench.table.TablePlan;

/// A plan in words: what was derived, the method, why it is sound, what it costs, and what is to be
/// said of the others.
public final class PlanText {
  /// So many positions of a part are named, of more the first ones.
  private static final int MOST_NAMED = 10;

  private PlanText() {}

  /// The whole text, ending with a line break.
  public static String of(PlanReport report, Style style) {
    Page page = new Page(style);
    write(report, style, page);
    for (PlanReport game : report.games()) {
      page.gap();
      write(game, style, page);
    }
    return page.toString();
  }

  /// The text about how a table would be made, ending with a line break.
  public static String of(TablePlan plan, Style style) {
    Page page = new Page(style);
    String starts = String.format(Locale.ROOT, "%,d starts", plan.starts());
    page.paragraph(
        0, 2, style.strong(plan.game()) + "  " + plan.family() + ", a table of " + starts);
    page.gap();
    write(plan.chosen(), style, page);
    return page.toString();
  }

  private static void write(PlanReport.Choice chosen, Style style, Page page) {
    page.paragraph(0, 2, "Method: " + style.strong(chosen.method()));
    page.paragraph(0, 2, "Sound because " + chosen.because() + ".");
    if (chosen.parts().isEmpty()) {
      page.paragraph(0, 2, "Cost: " + chosen.cost() + ".");
    } else {
      page.line("Cost of the parts:");
      write(chosen.parts(), 2, style, page);
    }
  }

  /// The tree of the plans of parts, each further in than the sum that it is a part of.
  private static void write(List<PlanReport.Part> parts, int indent, Style style, Page page) {
    for (PlanReport.Part part : parts) {
      page.paragraph(
          indent,
          indent + 2,
          "%s: %s%s, %s."
              .formatted(
                  positions(part.positions()),
                  style.strong(part.plan().method()),
                  part.zero() ? ", worth 0" : "",
                  part.plan().cost()));
      write(part.plan().parts(), indent + 2, style, page);
    }
  }

  private static String positions(List<Integer> positions) {
    String named =
        positions.stream().limit(MOST_NAMED).map(String::valueOf).collect(Collectors.joining(", "));
    return (positions.size() == 1 ? "position " : "positions ")
        + named
        + (positions.size() > MOST_NAMED ? ", …" : "");
  }

  private static void write(PlanReport report, Style style, Page page) {
    page.paragraph(0, 2, style.strong(report.game()) + "  " + report.position());
    page.gap();
    if (report.problem().isOver()) {
      page.line(
          report.problem().ended().equals(Optional.of(Outcome.P))
              ? "The game is over: the player to move has lost (outcome P)."
              : "The game is over: the player to move has won (outcome N).");
      page.gap();
    }
    if (report.derived().isPresent()) {
      DerivationText.write(report, page);
      page.gap();
    }
    write(report.chosen(), style, page);
    if (!report.others().isEmpty()) {
      page.gap();
      page.line("Sound too:");
      for (PlanReport.Choice other : report.others()) {
        page.paragraph(2, 4, other.method() + ": " + other.cost() + ".");
      }
    }
    if (!report.refused().isEmpty()) {
      page.gap();
      page.line("Not sound here:");
      for (PlanReport.Refusal refusal : report.refused()) {
        page.paragraph(2, 4, refusal.method() + ": " + refusal.because() + ".");
      }
    }
  }
}
