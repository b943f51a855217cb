package org.grundy.workbench.contest.pack.statement;

import org.grundy.rules.tree.GameRules;
import org.grundy.workbench.contest.ContestSpec;

/// The text of a problem that a contestant reads, in LaTeX, without the samples: systems of
/// contests add these from the data.
///
/// @param title of the problem
/// @param game how it is played
/// @param input how an input reads, and what it means
/// @param output what is to be printed
public record ProblemStatement(String title, String game, String input, String output) {
  /// The statement of a problem.
  ///
  /// @param about what is told of the game in prose; where that is empty, the rules are told in
  ///   words
  public static ProblemStatement of(ContestSpec spec, GameRules rules, String about) {
    return new ProblemStatement(
        Latex.line(spec.title()),
        Latex.of(StatementText.game(rules, about)),
        Latex.of(StatementText.input(spec, rules)),
        Latex.of(StatementText.output(spec.output())));
  }

  /// The whole as one text.
  ///
  /// @param heading the LaTeX before the title, in braces
  public String whole(String heading) {
    return "%s{%s}\n\n%s\n\\section*{Input}\n%s\n\\section*{Output}\n%s"
        .formatted(heading, title, game, input, output);
  }
}
