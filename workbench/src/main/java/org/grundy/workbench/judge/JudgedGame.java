package org.grundy.workbench.judge;

import java.util.List;
import java.util.Optional;
import org.grundy.workbench.contest.stress.Fault;

/// A game of somebody's program against Grundy, which plays perfectly.
///
/// @param input the position, as the format writes it
/// @param choice who begins, as the program said it, where that was its to say
/// @param turns the moves in their order
/// @param fault why the program could not go on; empty where the game was played to its end
/// @param programWins whether the program has won
public record JudgedGame(
    String input,
    Optional<Choice> choice,
    List<Turn> turns,
    Optional<Fault> fault,
    boolean programWins) {
  public JudgedGame {
    turns = List.copyOf(turns);
  }

  /// What the program said about who begins.
  ///
  /// @param text how it is written
  /// @param gaveWinAway whether it is the losing side that it chose
  public record Choice(String text, boolean gaveWinAway) {}

  /// A move that was made.
  ///
  /// @param byProgram whether the program made it
  /// @param text how it is written
  /// @param better a move that wins, where this one gave a won position away
  public record Turn(boolean byProgram, String text, Optional<String> better) {}

  /// The number of the first move, from 1, that gave a won position away; 0 where none did.
  public int firstMistake() {
    for (int i = 0; i < turns.size(); i++) {
      if (turns.get(i).better().isPresent()) {
        return i + 1;
      }
    }
    return 0;
  }
}
