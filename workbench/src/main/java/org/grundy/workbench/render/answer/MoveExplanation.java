package org.grundy.workbench.render.answer;

import java.math.BigInteger;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.grundy.core.Component;
import org.grundy.core.Ending;
import org.grundy.core.Outcome;
import org.grundy.core.RatedMove;
import org.grundy.rules.moves.LiteralMoves;
import org.grundy.solvers.Addend;
import org.grundy.workbench.render.kit.Counted;
import org.grundy.workbench.render.kit.NamedMoves;
import org.grundy.workbench.render.kit.Page;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.request.SolvedSum;

/// Why the winning moves win; or, where none does, what answers each move.
final class MoveExplanation {
  private static final int LISTED = 10;
  private static final int LISTED_VALUES = 20;

  private final SolvedSum answer;
  private final Replies replies;
  private final Style style;
  private final List<Component> components;
  private final NimSum sum;
  private final Moves moves;
  private final NamedMoves names;
  private final WinningWords words;

  MoveExplanation(SolvedSum answer, Replies replies, Style style) {
    this.answer = answer;
    this.replies = replies;
    this.style = style;
    this.components = answer.solution().components();
    this.sum = new NimSum(components);
    this.moves = Moves.of(answer, LISTED);
    this.names = new NamedMoves(answer.problem());
    this.words = WinningWords.of(answer.problem());
  }

  void write(Page page) {
    if (moves.count() == 0) {
      page.line("No move is left.");
    } else if (answer.sum().binds()) {
      writeOutcomes(page);
    } else {
      switch (answer.solution().outcome()) {
        case N -> writeWinning(page);
        case P -> writeAnswered(page);
        case DRAW -> writeDrawing(page);
      }
    }
  }

  /// The moves that win, without a reason: after them it may still be the same player's turn.
  private void writeOutcomes(Page page) {
    page.line(
        moves.winning().signum() == 0 ? "No move wins." : style.strong(moves.howManyWin() + ":"));
    for (RatedMove move : moves.firstWinning()) {
      page.paragraph(2, 6, style.winning(names.words(move)));
    }
    writeRest(moves.winning(), "winning move", "winning moves", page);
  }

  private void writeDrawing(Page page) {
    page.line(
        "No move wins. %s the draw:"
            .formatted(
                Counted.some(
                    moves.drawing(), moves.count(), "move keeps", "moves keep", "moves", "keeps")));
    for (RatedMove move : moves.firstDrawing()) {
      page.paragraph(2, 6, names.words(move) + ".");
    }
    writeRest(
        BigInteger.valueOf(moves.drawing()), "move that keeps it", "moves that keep it", page);
  }

  /// The moves that are known to win, where the work ended before all were looked at.
  void writeKnown(Ending ended, Page page) {
    page.paragraph(0, 2, style.strong("Not finished") + ": " + ended.text() + ".");
    if (answer.outcome() == Outcome.P) {
      page.line("No move wins.");
      return;
    }
    page.line(moves.firstWinning().isEmpty() ? "No winning move is known." : "Moves that win:");
    for (RatedMove move : moves.firstWinning()) {
      page.paragraph(2, 6, style.winning(names.words(move)));
    }
    writeRest(moves.winning(), "move that wins", "moves that win", page);
  }

  /// The values of the options and the least that is missing among them, where one component
  /// counts: that is what the value of a position means.
  void writeLeastMissing(Page page) {
    boolean one =
        components.size() == 1 || (answer.positions().size() == 1 && components.isEmpty());
    if (!one
        || answer.solution().value().isEmpty()
        || moves.count() == 0
        || moves.more()
        || !moves.allHaveValues()) {
      return;
    }
    boolean each = moves.count() <= LISTED_VALUES;
    String values =
        moves.values().entrySet().stream()
            .flatMap(entry ->
                Collections.nCopies(each ? entry.getValue().intValue() : 1, entry.getKey())
                    .stream())
            .map(String::valueOf)
            .collect(Collectors.joining(" "));
    if (moves.values().size() <= LISTED_VALUES) {
      page.paragraph(
          0,
          2,
          "%s %s; the least number missing is %d."
              .formatted(
                  moves.count() == 1
                      ? "The only option has the value"
                      : moves.values().size() == 1
                          ? "The options all have the value"
                          : "The options have the values",
                  moves.values().size() == 1 ? String.valueOf(moves.values().firstKey()) : values,
                  answer.solution().value().getAsLong()));
    }
  }

  private void writeWinning(Page page) {
    if (moves.firstWinning().isEmpty()) {
      page.paragraph(
          0,
          2,
          "%s; the first %,d were looked at, and none of them does."
              .formatted(
                  style.strong(Counted.of(moves.winning(), "move wins", "moves win")),
                  moves.count()));
      return;
    }
    page.line(style.strong(moves.howManyWin() + ":"));
    for (RatedMove move : moves.firstWinning()) {
      page.paragraph(2, 6, style.winning(names.words(move)) + ": " + whyItWins(move) + soon(move));
    }
    writeRest(moves.winning(), "winning move", "winning moves", page);
  }

  /// How soon a move wins, where plays may go on for ever.
  private static String soon(RatedMove move) {
    if (move.within().isEmpty()) {
      return "";
    }
    long left = move.within().getAsLong();
    return left == 0
        ? " It is the last move."
        : " At most %s.".formatted(Counted.of(left, "move follows", "moves follow"));
  }

  private String whyItWins(RatedMove move) {
    if (answer.solution().value().isEmpty()) {
      return whyItWinsWithoutValue(move);
    }
    long total = answer.solution().value().getAsLong();
    if (move.component().isEmpty() || components.size() < 2) {
      return "the value goes from " + total + " to 0.";
    }
    int component = move.component().getAsInt();
    long before = components.get(component).value();
    long after = before ^ total;
    return "component %d goes from %s to %s, and the others have nim-sum %d too."
        .formatted(component + 1, sum.withDigits(before), sum.withDigits(after), after);
  }

  private String whyItWinsWithoutValue(RatedMove move) {
    if (!answer.problem().hasWins()) {
      return "it leads to a lost position.";
    }
    if (move.value().isPresent()) {
      return "no %s, and the value is 0.".formatted(words.passive().formatted("then "));
    }
    return ends(move)
        ? "it %s and so ends the game.".formatted(words.verbS())
        : "it leads to a position that is lost for the opponent.";
  }

  /// True if a winning move without a value ends the game.
  private boolean ends(RatedMove move) {
    Addend addend = answer.problem().addends().get(move.summand());
    return LiteralMoves.of(addend.rules()).after(addend.position(), move.move()).ends();
  }

  private void writeAnswered(Page page) {
    page.line(
        moves.count() == 1
            ? "The only move does not win:"
            : "No move wins; each of the %s has an answer:".formatted(count()));
    for (RatedMove move : moves.first()) {
      page.paragraph(2, 6, names.words(move) + " " + answered(move));
    }
    writeRest(
        BigInteger.valueOf(moves.count()),
        "move, which has an answer too",
        "moves, all answered",
        page);
  }

  private String count() {
    return (moves.more() ? "more than " : "") + "%,d".formatted(moves.count());
  }

  private String answered(RatedMove move) {
    String leadsTo =
        move.value().isPresent() ? "makes the value " + move.value().getAsLong() : fault();
    return replies
        .to(move)
        .map(reply -> leadsTo + "; answered by " + style.winning(names.words(reply)) + ".")
        .orElseGet(() -> leadsTo + "; " + whyAnAnswerExists(move));
  }

  /// The fault of a move that has no value.
  private String fault() {
    return answer.solution().value().isPresent() && answer.problem().hasWins()
        ? "lets the opponent " + words.verb()
        : "loses";
  }

  private String whyAnAnswerExists(RatedMove move) {
    if (move.value().isPresent()) {
      return "as that is not 0, some answer makes it 0 (Sprague–Grundy).";
    }
    return answer.problem().hasWins()
        ? "the opponent can then %s.".formatted(words.verb())
        : "the position it leads to is won for the opponent.";
  }

  private static void writeRest(BigInteger count, String one, String many, Page page) {
    BigInteger more = count.subtract(BigInteger.valueOf(LISTED));
    if (more.signum() > 0) {
      page.line("  … and " + Counted.of(more, "more " + one, "more " + many));
    }
  }
}
