package org.grundy.games.darkraft;

import java.util.List;
import org.grundy.core.GridPosition;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.games.BoardLetters;
import org.grundy.games.ContestFormat;
import org.grundy.games.ContestInput;

/// The format of Codeforces 138D: one board of active cells; who wins it?
public final class DarkraftFormat implements ContestFormat {
  private static final BoardLetters LETTERS = BoardLetters.of("LRX.", "LRX");

  @Override
  public List<Position> read(ContestInput input) {
    int rows = input.side("n");
    int columns = input.side("m", rows);
    input.endOfLine();
    byte[] cells = input.board(rows, columns, LETTERS);
    input.end();
    return List.of(GridPosition.wrap(rows, columns, cells));
  }

  @Override
  public String line(int number, Verdict verdict) {
    return verdict.outcome() == Outcome.N ? "WIN" : "LOSE";
  }
}
