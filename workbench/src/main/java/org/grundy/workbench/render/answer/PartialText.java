package org.grundy.workbench.render.answer;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.grundy.core.Bounds;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.core.RatedMove;
import org.grundy.solvers.Partial;
import org.grundy.workbench.render.kit.Counted;
import org.grundy.workbench.render.kit.Drawings;
import org.grundy.workbench.render.kit.NamedMoves;
import org.grundy.workbench.render.kit.Page;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.request.PartialAnswer;

/// The text about a position that was not solved: bounds of its value, and the moves of which it is
/// known what they lead to.
public final class PartialText {
  private static final int FEW = 12;
  private static final int BRIEF = 60;

  private final Replies replies;
  private final Style style;

  /// @param replies finds what answers the moves of a lost position
  public PartialText(Replies replies, Style style) {
    this.replies = replies;
    this.style = style;
  }

  /// The whole text with the first few settled moves, ending with a line break.
  public String of(PartialAnswer answer) {
    Page page = new Page(style);
    writeBeginning(answer, page);
    writeMoves(answer, page);
    writeEnd(answer, page);
    return page.toString();
  }

  /// The beginning of a text whose moves are listed in a table of their own. Ends with a line
  /// break.
  public String beginning(PartialAnswer answer) {
    Page page = new Page(style);
    writeBeginning(answer, page);
    return page.toString();
  }

  /// The text after [#beginning] and the table.
  public String afterTable(PartialAnswer answer) {
    Page page = new Page(style);
    if (answer.partial().moves() > 0) {
      page.line(summary(answer.partial(), "."));
    }
    writeEnd(answer, page);
    return page.toString();
  }

  private void writeBeginning(PartialAnswer answer, Page page) {
    ProblemHeading.write(answer.problem(), style, page, () -> writeAnswer(answer, page));
  }

  private void writeEnd(PartialAnswer answer, Page page) {
    page.gap();
    if (answer.saysWhoWins()) {
      writeEnded("Not finished", answer, page);
    }
    page.cost("Method: " + answer.plan().method() + ", ", answer.statistics(), "node", "nodes");
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

  private void writeMoves(PartialAnswer answer, Page page) {
    Partial partial = answer.partial();
    boolean lost = isLost(partial);
    if (partial.moves() == 0 && partial.settled().isEmpty()) {
      if (lost) {
        page.line("No move wins.");
      }
      return;
    }
    List<RatedMove> settled =
        partial.settled().stream()
            .sorted((one, other) -> Boolean.compare(other.wins(), one.wins()))
            .toList();
    page.line(summary(partial, settled.isEmpty() ? "." : ":"));
    NamedMoves names = new NamedMoves(answer.problem());
    for (RatedMove move : settled.subList(0, Math.min(settled.size(), FEW))) {
      if (lost) {
        page.paragraph(2, 6, names.words(move) + answered(move, names));
      } else {
        String line = names.words(move) + leadsTo(move);
        page.line("  " + (move.wins() ? style.winning(line) : line));
      }
    }
    if (settled.size() > FEW) {
      page.line("  … and %,d more".formatted(settled.size() - FEW));
    }
  }

  /// The value to which a move of a lost position leads, and the move that answers it, as far as
  /// that is known.
  private String answered(RatedMove move, NamedMoves names) {
    String value = move.value().isPresent() ? " makes the value " + move.value().getAsLong() : "";
    return replies
        .to(move)
        .map(names::words)
        .map(reply ->
            value + (value.isEmpty() ? " is" : ";") + " answered by " + style.winning(reply) + ".")
        .orElse(value.isEmpty() ? "" : value + ".");
  }

  private static boolean isLost(Partial partial) {
    return partial.outcome().equals(Optional.of(Outcome.P));
  }

  /// @param end what follows on the last word
  private static String summary(Partial partial, String end) {
    if (partial.moves() == 0) {
      return "A move that wins" + end;
    }
    int settled = partial.settled().size();
    if (isLost(partial) && settled == partial.moves()) {
      return settled == 1
          ? "The only move does not win" + end
          : "No move wins; each of the %,d has an answer%s".formatted(settled, end);
    }
    return (isLost(partial) ? "No move wins. " : "")
        + String.format(
            Locale.ROOT,
            "Of %s, %,d %s settled%s",
            Counted.of(partial.moves(), "move", "moves"),
            settled,
            settled == 1 ? "is" : "are",
            end);
  }

  private static String leadsTo(RatedMove move) {
    String value = move.value().isPresent() ? "  leads to " + move.value().getAsLong() : "";
    return value + (move.wins() ? ", wins" : value.isEmpty() ? ", loses" : "");
  }
}
