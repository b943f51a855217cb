package org.grundy.workbench.render;

import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.core.RatedMove;
import org.grundy.solvers.Bounds;
import org.grundy.solvers.Partial;
import org.grundy.workbench.PartialAnswer;

/// What is known of a position that was not solved, in words: bounds of its value, and the moves of
/// which it is known what they lead to.
public final class PartialText {
  private static final int FEW = 12;
  private static final int BRIEF = 60;

  private final Style style;

  public PartialText(Style style) {
    this.style = style;
  }

  /// The whole text, ending with a line break.
  ///
  /// @param everyMove whether all settled moves are listed, rather than the first few
  public String of(PartialAnswer answer, boolean everyMove) {
    Page page = new Page();
    Pictures.write(answer.problem(), style, page);
    page.paragraph(0, 2, style.strong("Not solved") + ": " + answer.ended().text() + ".");
    writeOutcome(answer, page);
    writeBounds(answer, page);
    page.gap();
    writeMoves(answer, everyMove ? Integer.MAX_VALUE : FEW, page);
    page.gap();
    page.paragraph(0, 2, "Method: " + answer.plan().method() + ".");
    page.line(
        String.format(
            Locale.ROOT,
            "%s in %,.1f ms.",
            Counted.of(answer.statistics().nodes(), "node", "nodes"),
            answer.statistics().milliseconds()));
    return page.toString();
  }

  private void writeOutcome(PartialAnswer answer, Page page) {
    answer
        .partial()
        .outcome()
        .ifPresentOrElse(
            outcome ->
                page.paragraph(
                    0,
                    2,
                    style.strong(
                        outcome == Outcome.N
                            ? "It is known that the player to move wins (outcome N)."
                            : "It is known that the player to move loses (outcome P).")),
            () -> page.line("Who wins is not known yet."));
  }

  private static void writeBounds(PartialAnswer answer, Page page) {
    List<Bounds> components = answer.partial().components();
    if (answer.problem().rules().play() == Play.MISERE || components.isEmpty()) {
      return;
    }
    if (components.size() == 1) {
      page.paragraph(0, 2, "The Grundy value is " + words(components.getFirst()) + ".");
      return;
    }
    Drawing drawing = new Drawing(answer.problem().rules());
    List<Bounds> open = components.stream().filter(part -> part.value().isEmpty()).toList();
    page.line(
        "Of %,d independent components %,d are solved. Of the others the Grundy value is"
            .formatted(components.size(), components.size() - open.size()));
    for (Bounds part : open.subList(0, Math.min(open.size(), FEW))) {
      page.paragraph(2, 4, words(part) + ": " + drawing.component(part.position(), BRIEF));
    }
    if (open.size() > FEW) {
      page.line("  … and %,d more".formatted(open.size() - FEW));
    }
  }

  /// `at least 1`, `0, 2 or more`, `from 1 to 24, but not 3`, `2`.
  private static String words(Bounds bounds) {
    OptionalLong value = bounds.value();
    if (value.isPresent()) {
      return String.valueOf(value.getAsLong());
    }
    String range =
        bounds.atMost().isPresent()
            ? "from " + bounds.atLeast() + " to " + bounds.atMost().getAsLong()
            : "at least " + bounds.atLeast();
    return bounds.not().isEmpty()
        ? range
        : range
            + ", but not "
            + bounds.not().stream().map(String::valueOf).collect(Collectors.joining(", "));
  }

  private void writeMoves(PartialAnswer answer, int most, Page page) {
    Partial partial = answer.partial();
    List<RatedMove> settled =
        partial.settled().stream()
            .sorted((one, other) -> Boolean.compare(other.wins(), one.wins()))
            .toList();
    if (partial.moves() == 0) {
      return;
    }
    page.line(
        String.format(
            Locale.ROOT,
            "Of %s, %,d %s settled%s",
            Counted.of(partial.moves(), "move", "moves"),
            settled.size(),
            settled.size() == 1 ? "is" : "are",
            settled.isEmpty() ? "." : ":"));
    NamedMoves names = new NamedMoves(answer.problem());
    for (RatedMove move : settled.subList(0, Math.min(settled.size(), most))) {
      String line = names.of(move) + leadsTo(move);
      page.line("  " + (move.wins() ? style.winning(line) : line));
    }
    if (settled.size() > most) {
      page.line("  … and %,d more (--moves lists them)".formatted(settled.size() - most));
    }
  }

  private static String leadsTo(RatedMove move) {
    String value = move.value().isPresent() ? "  leads to " + move.value().getAsLong() : "";
    return value + (move.wins() ? ", wins" : value.isEmpty() ? ", loses" : "");
  }
}
