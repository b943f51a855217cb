package org.grundy.cli.option;

import org.grundy.workbench.game.Game;
import org.grundy.workbench.request.SumRequest;
import picocli.CommandLine.Option;

/// The options for who wins where nobody can move.
public final class PlayOptions {
  @Option(
      names = "--misere",
      description = "A player who cannot move wins, whatever the rules say.")
  private boolean misere;

  /// The game as it is to be played.
  ///
  /// @throws org.grundy.core.InputException if it has no misère play
  public Game of(Game game) {
    return misere ? game.misere() : game;
  }

  /// The sum as it is to be played.
  ///
  /// @throws org.grundy.core.InputException if a game of it has no misère play
  public SumRequest of(SumRequest sum) {
    return misere ? sum.misere() : sum;
  }
}
