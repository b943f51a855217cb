package org.grundy.workbench.render.answer;

import java.util.List;
import java.util.OptionalLong;
import org.grundy.core.Component;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.core.TilingPosition;
import org.grundy.solvers.automaton.strategy.StrategicSolution;
import org.grundy.solvers.automaton.strategy.Strategy;
import org.grundy.solvers.binding.LoonySolution;
import org.grundy.solvers.cover.TilingSolution;
import org.grundy.solvers.loopy.LoopySolution;
import org.grundy.workbench.render.kit.Drawings;
import org.grundy.workbench.render.kit.Page;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.render.tiling.TilingText;
import org.grundy.workbench.request.PlanReport;
import org.grundy.workbench.request.SolvedSum;

/// An answer in words: who wins, what the parts are worth, which moves win and why, or what answers
/// each move.
public final class ExplanationText {
  private static final int BRIEF = 60;

  private final Replies replies;
  private final Style style;
  private final boolean why;

  /// @param replies finds what answers the moves of a lost position
  /// @param why whether the theorem is told that makes the method sound
  public ExplanationText(Replies replies, Style style, boolean why) {
    this.replies = replies;
    this.style = style;
    this.why = why;
  }

  /// The whole text, ending with a line break.
  public String of(SolvedSum answer) {
    return beginning(answer) + ofMoves(answer);
  }

  /// The beginning of the text: who wins and what the parts are worth, which is known before any
  /// move is looked at. Ends with a line break.
  public String beginning(SolvedSum answer) {
    Page page = new Page(style);
    ProblemHeading.write(answer.problem(), style, page, () -> writeOutcome(answer, page));
    if (answer.solution() instanceof LoopySolution loopy) {
      LoopyText.write(answer, loopy, page);
    }
    if (answer.solution() instanceof LoonySolution loony) {
      new LoonyText(answer, loony, style).writeValues(page);
    }
    if (answer.solution().value().isPresent()) {
      writeComponents(answer, page);
    }
    page.gap();
    return page.toString();
  }

  /// The text after [#beginning]: all about moves, which may take much longer, and the method.
  public String ofMoves(SolvedSum answer) {
    Page page = new Page(style);
    if (answer.solution() instanceof TilingSolution tiling) {
      new TilingText(tiling, style).write(page);
    } else if (answer.solution() instanceof LoonySolution loony) {
      new LoonyText(answer, loony, style).writeMoves(page);
    } else if (answer.ended().isPresent()) {
      new MoveExplanation(answer, replies, style).writeKnown(answer.ended().get(), page);
    } else {
      MoveExplanation moves = new MoveExplanation(answer, replies, style);
      moves.writeLeastMissing(page);
      page.gap();
      moves.write(page);
    }
    page.gap();
    writeMethod(answer, page);
    return page.toString();
  }

  private void writeOutcome(SolvedSum answer, Page page) {
    OptionalLong value = answer.solution().value();
    page.paragraph(
        0,
        2,
        OutcomeText.sentence(answer.solution().outcome(), value, style)
            + (answer.solution() instanceof TilingSolution tiling
                ? " " + TilingText.outcome(tiling)
                : ""));
    WinningWords words = WinningWords.of(answer.problem());
    if (answer.problem().isOver()) {
      page.paragraph(
          0,
          2,
          "The game is over: %s, so whoever moved before has %s. There is no Grundy value."
              .formatted(
                  words.stands(), answer.solution().outcome() == Outcome.P ? "won" : "lost"));
    } else if (answer.problem().play() == Play.MISERE && !answer.problem().hasBeside()) {
      page.paragraph(
          0,
          2,
          "Play is misère: a player who cannot move wins. Under misère there are outcomes but no"
              + " Grundy values.");
    } else if (answer.problem().hasBeside()) {
      page.paragraph(
          0,
          2,
          "Some moves are made only while there is a move in another game, so the sum has no Grundy"
              + " value.");
    } else if (ValueOf.of(answer) == ValueOf.SAFE_MOVE_GAME) {
      page.paragraph(
          0,
          2,
          ("Whoever %s wins the whole game. The value belongs to the safe-move game: moves after"
                  + " which the opponent could %s at once are left out, and who has no safe move"
                  + " loses.")
              .formatted(words.verbS(), words.verb()));
    } else if (answer.problem().hasWins()) {
      page.paragraph(
          0,
          2,
          "A %s, which ends the whole game, so this position has no Grundy value."
              .formatted(words.passive().formatted("")));
    }
  }

  private static void writeComponents(SolvedSum answer, Page page) {
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

  private void writeMethod(SolvedSum answer, Page page) {
    boolean tiling = answer.positions().getFirst() instanceof TilingPosition;
    PlanReport.Choice chosen = answer.plan();
    if (why) {
      writeStrategy(answer, page);
      page.paragraph(
          0, 2, "Method: " + chosen.method() + ", sound because " + chosen.because() + ".");
    }
    page.cost(
        why ? "" : "Method: " + chosen.method() + ", ",
        answer.statistics(),
        tiling ? "step" : "node",
        tiling ? "steps" : "nodes");
  }

  private static void writeStrategy(SolvedSum answer, Page page) {
    if (answer.solution() instanceof StrategicSolution found) {
      List<String> lines = found.strategy().map(Strategy::lines).orElse(List.of());
      if (!lines.isEmpty()) {
        page.paragraph(0, 2, "The strategy, each line proved for all sizes; the first that holds:");
        lines.forEach(line -> page.paragraph(2, 2, line));
        page.gap();
      }
    }
  }
}
