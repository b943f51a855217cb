package org.grundy.workbench.render.answer;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.core.RatedMove;
import org.grundy.solvers.Bounds;
import org.grundy.solvers.Partial;
import org.grundy.workbench.render.kit.Counted;
import org.grundy.workbench.render.kit.Drawings;
import org.grundy.workbench.render.kit.NamedMoves;
import org.grundy.workbench.render.kit.Page;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.request.PartialAnswer;

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
    Page page = new Page(style);
    ProblemHeading.write(answer.problem(), style, page, () -> writeAnswer(answer, page));
    writeMoves(answer, everyMove ? Integer.MAX_VALUE : FEW, page);
    page.gap();
    if (answer.saysWhoWins()) {
      writeEnded("Not finished", answer, page);
    }
    page.cost("Method: " + answer.plan().method() + ", ", answer.statistics(), "node", "nodes");
    return page.toString();
  }

  private void writeAnswer(PartialAnswer answer, Page page) {
    Partial partial = answer.partial();
    partial
        .outcome()
        .ifPresentOrElse(
            outcome -> page.paragraph(0, 2, OutcomeText.sentence(outcome, partial.value(), style)),
            () -> {
              writeEnded("Not solved", answer, page);
              page.line("The winner is not known yet.");
            });
    if (partial.value().isEmpty()) {
      writeBounds(answer, page);
    }
  }

  private void writeEnded(String what, PartialAnswer answer, Page page) {
    answer
        .ended()
        .ifPresent(ended -> page.paragraph(0, 2, style.strong(what) + ": " + ended.text() + "."));
  }

  private static void writeBounds(PartialAnswer answer, Page page) {
    List<Bounds> components = answer.partial().components();
    if (answer.problem().play() == Play.MISERE || components.isEmpty()) {
      return;
    }
    if (components.size() == 1) {
      page.paragraph(0, 2, "The Grundy value is " + words(components.getFirst()) + ".");
      return;
    }
    Drawings drawings = new Drawings(answer.problem());
    List<Bounds> open = components.stream().filter(part -> part.value().isEmpty()).toList();
    page.line(
        "Of %,d independent components %,d are solved. Of the others the Grundy value is"
            .formatted(components.size(), components.size() - open.size()));
    for (Bounds part : open.subList(0, Math.min(open.size(), FEW))) {
      page.paragraph(
          2, 4, words(part) + ": " + drawings.of(part.summand()).component(part.position(), BRIEF));
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
    if (partial.moves() == 0 && settled.isEmpty()) {
      if (partial.outcome().equals(Optional.of(Outcome.P))) {
        page.line("No move wins.");
      }
      return;
    }
    page.line(summary(partial, settled));
    NamedMoves names = new NamedMoves(answer.problem());
    for (RatedMove move : settled.subList(0, Math.min(settled.size(), most))) {
      String line = names.of(move) + leadsTo(move);
      page.line("  " + (move.wins() ? style.winning(line) : line));
    }
    if (settled.size() > most) {
      page.line("  … and %,d more".formatted(settled.size() - most));
    }
  }

  private static String summary(Partial partial, List<RatedMove> settled) {
    if (partial.moves() == 0) {
      return "A move that wins:";
    }
    String none = partial.outcome().equals(Optional.of(Outcome.P)) ? "No move wins. " : "";
    return none
        + String.format(
            Locale.ROOT,
            "Of %s, %,d %s settled%s",
            Counted.of(partial.moves(), "move", "moves"),
            settled.size(),
            settled.size() == 1 ? "is" : "are",
            settled.isEmpty() ? "." : ":");
  }

  private static String leadsTo(RatedMove move) {
    String value = move.value().isPresent() ? "  leads to " + move.value().getAsLong() : "";
    return value + (move.wins() ? ", wins" : value.isEmpty() ? ", loses" : "");
  }
}
