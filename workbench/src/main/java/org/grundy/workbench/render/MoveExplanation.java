package org.grundy.workbench.render;

import java.util.List;
import java.util.Locale;
import org.grundy.core.Component;
import org.grundy.core.Outcome;
import org.grundy.core.RatedMove;
import org.grundy.core.TilingPosition;
import org.grundy.workbench.Answer;

/// Why the winning moves win; or, where none does, what answers each move.
final class MoveExplanation {
  private static final int LISTED = 10;

  private final Answer answer;
  private final Replies replies;
  private final Style style;
  private final List<Component> components;
  private final NimSum sum;
  private final Moves moves;

  MoveExplanation(Answer answer, Replies replies, Style style) {
    this.answer = answer;
    this.replies = replies;
    this.style = style;
    this.components = answer.solution().components();
    this.sum = new NimSum(components);
    this.moves = Moves.of(answer, LISTED);
  }

  void write(Page page) {
    if (answer.positions().getFirst() instanceof TilingPosition) {
      writePieces(page);
    } else if (moves.count() == 0) {
      page.line("There is no move.");
    } else if (answer.solution().outcome() == Outcome.N) {
      writeWinning(page);
    } else {
      writeAnswered(page);
    }
  }

  private void writeWinning(Page page) {
    page.line(style.strong("%,d of %s moves win:".formatted(moves.winning(), count())));
    if (moves.firstWinning().isEmpty()) {
      page.line("  none of them among the first %,d".formatted(moves.count()));
    }
    for (RatedMove move : moves.firstWinning()) {
      page.paragraph(2, 6, style.winning(named(move)) + ": " + whyItWins(move));
    }
    if (!moves.firstWinning().isEmpty()) {
      writeRest(moves.winning(), "winning moves", page);
    }
  }

  private String count() {
    return (moves.more() ? "more than " : "") + "%,d".formatted(moves.count());
  }

  private String whyItWins(RatedMove move) {
    if (answer.solution().value().isEmpty()) {
      return answer.problem().rules().wins().isEmpty()
          ? "it leads to a lost position."
          : "it ends the game.";
    }
    int total = answer.solution().value().getAsInt();
    if (move.component().isEmpty() || components.size() < 2) {
      return "the value goes from " + total + " to 0.";
    }
    int component = move.component().getAsInt();
    int before = components.get(component).value();
    int after = before ^ total;
    return "component %d goes from %s to %s; %d ⊕ %d of the rest = 0."
        .formatted(
            component + 1, sum.withDigits(before), sum.withDigits(after), after, before ^ total);
  }

  private void writeAnswered(Page page) {
    page.line("No move wins; each of the %s is answered:".formatted(count()));
    for (RatedMove move : moves.first()) {
      page.paragraph(2, 6, named(move) + " " + answered(move));
    }
    writeRest(moves.count(), "moves, all answered", page);
  }

  private String answered(RatedMove move) {
    String leadsTo =
        move.value().isPresent() ? "makes the value " + move.value().getAsInt() : "loses";
    return replies
        .to(move)
        .map(reply -> leadsTo + "; answered by " + style.winning(reply.move().text()) + ".")
        .orElseGet(() -> leadsTo + "; " + whyAnAnswerExists(move));
  }

  private String whyAnAnswerExists(RatedMove move) {
    if (move.value().isPresent()) {
      return "that is not 0, so some answer makes it 0 (Sprague–Grundy).";
    }
    return answer.problem().rules().wins().isEmpty()
        ? "the position it leads to is won for the opponent."
        : "the opponent can then complete a pattern.";
  }

  private void writePieces(Page page) {
    page.line(
        style.strong(
            "%,d of %,d pieces cannot be part of a filling:"
                .formatted(moves.winning(), moves.count())));
    for (RatedMove move : moves.firstWinning()) {
      writePiece(move, page);
    }
    writeRest(moves.winning(), "such pieces", page);
    List<RatedMove> fits = moves.first().stream().filter(move -> !move.wins()).toList();
    if (!fits.isEmpty()) {
      page.gap();
      page.line("Pieces that can:");
    }
    for (RatedMove move : fits) {
      writePiece(move, page);
    }
    long fitting = moves.count() - moves.winning();
    if (fitting > fits.size() && !fits.isEmpty()) {
      page.line("  … and %,d more".formatted(fitting - fits.size()));
    }
  }

  private void writePiece(RatedMove move, Page page) {
    List<String> lines = move.move().text().lines().toList();
    if (lines.size() == 1) {
      page.paragraph(2, 6, move.wins() ? style.winning(lines.getFirst()) : lines.getFirst());
      return;
    }
    page.block(2, lines.stream().map(l -> move.wins() ? style.winning(l) : l).toList());
    page.gap();
  }

  private static void writeRest(long count, String what, Page page) {
    if (count > LISTED) {
      page.line(String.format(Locale.ROOT, "  … and %,d more %s (--moves)", count - LISTED, what));
    }
  }

  private String named(RatedMove move) {
    String where =
        answer.positions().size() > 1 ? "in position " + (move.summand() + 1) + ": " : "";
    return where + move.move().text();
  }
}
