package org.grundy.games;

import java.util.List;
import org.grundy.core.Outcome;
import org.grundy.core.Position;

/// The input and output of a contest problem that asks about one game.
///
/// An implementation lies in its game's folder, is public and has a public constructor without
/// parameters; a file `ID.contest` beside it names it.
public interface ContestFormat {
  /// Reads a whole input.
  ///
  /// @return the positions asked about, one for each line of the output
  /// @throws org.grundy.core.InputException at the first place where the input is not in the format
  List<Position> read(ContestInput input);

  /// The line of output for one position, without a line break.
  ///
  /// @param number which position of the input it is, from 1
  String line(int number, Verdict verdict);

  /// What a contest may ask about a position.
  interface Verdict {
    Outcome outcome();

    /// How many moves win; computed when asked for.
    long winningMoves();
  }
}
