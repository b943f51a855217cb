package org.grundy.cli.option;

import java.util.ArrayList;
import java.util.List;
import org.grundy.cli.process.Session;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.game.TextSource;
import picocli.CommandLine.Option;

/// The numbers of a game's parameters.
public final class ParameterOptions {
  @Option(
      names = "--param",
      paramLabel = "NAME=NUMBERS",
      description =
          "A parameter of the rules and its number, or numbers: k=3, S=1,3..5. May be given again.")
  private List<String> given = new ArrayList<>();

  /// What is given; empty where nothing is.
  public TextSource text() {
    return new TextSource("--param", String.join(", ", given));
  }

  /// The game of that name with these numbers.
  ///
  /// @throws org.grundy.core.InputException if there is none, or it has no such parameter
  public Game game(Session session, String name) {
    return session.workbench().game(name, text());
  }
}
