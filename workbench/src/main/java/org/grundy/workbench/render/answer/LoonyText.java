package org.grundy.workbench.render.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.grundy.core.Outcome;
import org.grundy.rules.moves.Turn;
import org.grundy.solvers.binding.LoonySolution;
import org.grundy.solvers.binding.LoonySolution.Bound;
import org.grundy.solvers.binding.LoonySolution.Valued;
import org.grundy.workbench.render.kit.Counted;
import org.grundy.workbench.render.kit.Drawings;
import org.grundy.workbench.render.kit.NamedMoves;
import org.grundy.workbench.render.kit.Page;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.request.SolvedSum;

/// The part of an answer that only games have in which moves bind the next one: which components
/// are loony, and of each move whose turn it leaves, and at what.
final class LoonyText {
  private static final int BRIEF = 60;
  private static final int LISTED = 12;
  private static final int LISTED_MOVES = 10;

  private final SolvedSum answer;
  private final LoonySolution solution;
  private final Style style;
  private final NamedMoves names;

  LoonyText(SolvedSum answer, LoonySolution solution, Style style) {
    this.answer = answer;
    this.solution = solution;
    this.style = style;
    this.names = new NamedMoves(answer.problem());
  }

  /// Writes which components are loony.
  void writeValues(Page page) {
    if (!solution.isLoony()) {
      return;
    }
    page.paragraph(
        0,
        2,
        "The value is loony: whoever moves first in a loony component has control, and wins"
            + " whatever stands beside it.");
    List<Valued> parts = solution.valued();
    Drawings drawings = new Drawings(answer.problem());
    page.line(Counted.of(parts.size(), "component:", "independent components:"));
    for (Valued part : parts.subList(0, Math.min(LISTED, parts.size()))) {
      page.paragraph(
          2,
          4,
          "%s: %s"
              .formatted(
                  told(part.value()),
                  drawings.of(part.summand()).component(part.position(), BRIEF)));
    }
    if (parts.size() > LISTED) {
      page.line("  … and %,d more".formatted(parts.size() - LISTED));
    }
  }

  private static String told(OptionalLong value) {
    return value.isEmpty() ? "loony" : Long.toString(value.getAsLong());
  }

  /// Writes the moves that win, or why each loses.
  void writeMoves(Page page) {
    List<Bound> moves = new ArrayList<>();
    solution.boundMoves(moves::add);
    List<Bound> winning = moves.stream().filter(move -> move.rated().wins()).toList();
    if (moves.isEmpty()) {
      page.line("No move is left.");
    } else if (solution.outcome() == Outcome.P) {
      page.line("No move wins:");
      list(moves, page);
    } else {
      page.line(
          style.strong(
              Counted.some(winning.size(), moves.size(), "move wins", "moves win", "moves", "wins")
                  + ":"));
      list(winning, page);
    }
    long loony = moves.stream().filter(LoonyText::givesControl).count();
    if (loony > 0) {
      page.paragraph(
          0,
          2,
          Counted.some(loony, moves.size(), "move is", "moves are", "moves", "is")
              + " loony: a move that leaves something loony gives control away.");
    }
  }

  private static boolean givesControl(Bound move) {
    return move.turn() == Turn.PASSES && move.left().isEmpty();
  }

  private void list(List<Bound> moves, Page page) {
    for (Bound move : moves.subList(0, Math.min(LISTED_MOVES, moves.size()))) {
      String name = names.words(move.rated());
      page.paragraph(
          2, 6, (move.rated().wins() ? style.winning(name) : name) + ": " + leads(move) + ".");
    }
    if (moves.size() > LISTED_MOVES) {
      page.line("  … and %,d more".formatted(moves.size() - LISTED_MOVES));
    }
  }

  private static String leads(Bound move) {
    return switch (move.turn()) {
      case PASSES ->
          givesControl(move)
              ? "a loony move, the opponent has control"
              : "it leaves " + told(move.left()) + " to the opponent";
      case STAYS -> "the same player moves again, at " + told(move.left());
      case BINDS ->
          "the opponent has to answer there, and "
              + (move.rated().wins() ? "no answer wins" : "has an answer that wins");
    };
  }
}
