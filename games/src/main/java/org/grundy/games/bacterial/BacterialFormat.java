package org.grundy.games.bacterial;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.GridPosition;
import org.grundy.core.Position;
import org.grundy.games.BoardLetters;
import org.grundy.games.ContestFormat;
import org.grundy.games.ContestInput;

/// The format of Google Code Jam 2019, round 1C, problem C: how many opening moves win each board?
public final class BacterialFormat implements ContestFormat {
  private static final BoardLetters LETTERS = BoardLetters.of(".b#", ".#");

  @Override
  public List<Position> read(ContestInput input) {
    int cases = input.integer("T", 1, 1L << 31);
    input.endOfLine();
    List<Position> boards = new ArrayList<>();
    for (int i = 0; i < cases; i++) {
      int rows = input.side("R");
      int columns = input.side("C", rows);
      input.endOfLine();
      boards.add(GridPosition.wrap(rows, columns, input.board(rows, columns, LETTERS)));
    }
    input.end();
    return boards;
  }

  @Override
  public String line(int number, Verdict verdict) {
    return "Case #" + number + ": " + verdict.winningMoves();
  }
}
