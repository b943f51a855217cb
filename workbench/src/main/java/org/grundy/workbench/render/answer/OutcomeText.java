package org.grundy.workbench.render.answer;

import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Outcome;
import org.grundy.solvers.Partial;
import org.grundy.workbench.render.kit.Page;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.request.SolveRun;

/// The beginning of every answer: who wins and what the position is worth, in words.
public final class OutcomeText {
  private OutcomeText() {}

  /// `The player to move loses (outcome P). The Grundy value is 0.`
  static String sentence(Outcome outcome, OptionalLong value, Style style) {
    String wins =
        switch (outcome) {
          case N -> "The player to move wins (outcome N).";
          case P -> "The player to move loses (outcome P).";
          case DRAW -> "Neither player can win: the position is a draw.";
        };
    return style.strong(wins)
        + (value.isPresent() ? " The Grundy value is " + value.getAsLong() + "." : "");
  }

  /// The beginning of the whole text of an answer, as far as that is known before anything is
  /// searched. Where the value is still open its last line is not ended, for the value follows on
  /// it. Empty where it is not known who wins.
  public static Optional<String> beginning(SolveRun run, Style style) {
    Partial known = run.settled();
    return known
        .outcome()
        .map(outcome -> {
          Page page = new Page(style);
          page.heading(run.problem().title(), "", style);
          OptionalLong value = run.problem().asksOutcome() ? OptionalLong.empty() : known.value();
          String sentence = sentence(outcome, value, style);
          if (value.isPresent() || run.problem().asksOutcome()) {
            page.paragraph(0, 2, sentence);
            return page.toString();
          }
          return page + sentence;
        });
  }
}
