package org.grundy.games.ominousomino;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.core.TilingPosition;
import org.grundy.games.ContestFormat;
import org.grundy.games.ContestInput;

/// The format of Google Code Jam 2015, qualification round, problem D: who wins each tiling game?
public final class OminousOminoFormat implements ContestFormat {
  private static final long TO = 1L << 31;

  @Override
  public List<Position> read(ContestInput input) {
    int cases = input.integer("T", 1, TO);
    input.endOfLine();
    List<Position> games = new ArrayList<>();
    for (int i = 0; i < cases; i++) {
      int pieceSize = input.integer("X", 1, TO);
      int rows = input.integer("R", 1, TO);
      int columns = input.integer("C", 1, TO);
      input.endOfLine();
      games.add(new TilingPosition(pieceSize, rows, columns));
    }
    input.end();
    return games;
  }

  /// Richard, who names the piece, is the next player.
  @Override
  public String line(int number, Verdict verdict) {
    return "Case #" + number + ": " + (verdict.outcome() == Outcome.N ? "RICHARD" : "GABRIEL");
  }
}
