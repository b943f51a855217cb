package org.grundy.games.treblecross;

import java.util.List;
import org.grundy.core.GridPosition;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.games.ContestFormat;
import org.grundy.games.ContestInput;

/// The format of POJ 3537, Crosses and Crosses: the length of an empty strip; who wins it?
public final class CrossesFormat implements ContestFormat {
  /// The least length on which three marks can stand in a row.
  private static final int SHORTEST = 3;

  @Override
  public List<Position> read(ContestInput input) {
    int length = input.integer("n", SHORTEST, GridPosition.MAX_CELLS + 1L);
    input.end();
    // All bytes are 0, the number of the glyph `.` in the game's `cells`.
    return List.of(GridPosition.wrap(1, length, new byte[length]));
  }

  @Override
  public String line(int number, Verdict verdict) {
    return verdict.outcome() == Outcome.N ? "1" : "2";
  }
}
