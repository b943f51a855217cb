package org.grundy.cli.option;

import java.util.ArrayList;
import java.util.List;
import org.grundy.cli.process.Session;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.game.TextSource;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// Which game is meant by a name, and the numbers of its parameters.
public final class ParameterOptions {
  /// The word that stands for standard input.
  public static final String STANDARD_INPUT = "-";

  @Option(
      names = "--param",
      paramLabel = "NAME=NUMBERS",
      description =
          "A parameter of the rules and its number, or numbers: k=3, S=1,3..5. In a sum of several"
              + " games 2.k=3 is for the second that is named. May be given again.")
  private List<String> given = new ArrayList<>();

  private @Nullable TextSource read;

  /// The parameters that are given; empty where none are.
  public TextSource text() {
    return new TextSource("--param", String.join(", ", given));
  }

  /// The parameters that are given, each word by itself.
  public List<TextSource> texts() {
    return given.stream().map(text -> new TextSource("--param", text)).toList();
  }

  /// The game of that name with these numbers. The name `-` is that of rules on standard input.
  ///
  /// @throws org.grundy.core.InputException if there is none, or it has no such parameter
  public Game game(Session session, String name) {
    return game(session, name, text());
  }

  /// The game of that name with other numbers.
  public Game game(Session session, String name, TextSource values) {
    return name.equals(STANDARD_INPUT)
        ? session.workbench().game(rules(session), values)
        : session.workbench().game(name, values);
  }

  /// The rules on standard input, which is read once.
  public TextSource rules(Session session) {
    TextSource rules = read;
    if (rules == null) {
      rules = TextSource.ofStream("<stdin>", session.console().in(), TextSource.LARGEST_RULES);
      read = rules;
    }
    return rules;
  }
}
