package org.grundy.games.boardandpiece;

import java.util.List;
import org.grundy.core.GridPosition;
import org.grundy.core.InputException;
import org.grundy.core.Outcome;
import org.grundy.core.Place;
import org.grundy.core.Position;
import org.grundy.games.BoardLetters;
import org.grundy.games.ContestFormat;
import org.grundy.games.ContestInput;

/// The format of AtCoder ARC 038 B: one board with the piece on its upper left cell; who wins it?
public final class BoardAndPieceFormat implements ContestFormat {
  private static final BoardLetters LETTERS = BoardLetters.of(".#", ".#");
  private static final int FREE = 0;
  private static final GridPosition.Token PIECE = new GridPosition.Token(0, 0);

  @Override
  public List<Position> read(ContestInput input) {
    int rows = input.side("H");
    int columns = input.side("W", rows);
    input.endOfLine();
    Place corner = input.place();
    byte[] cells = input.board(rows, columns, LETTERS);
    input.end();
    if (cells[0] != FREE) {
      throw new InputException(
          corner,
          "found `#` on the upper left cell, expected `.`",
          "The piece starts there, so that cell has to be free.");
    }
    return List.of(GridPosition.wrap(rows, columns, cells, List.of(PIECE)));
  }

  @Override
  public String line(int number, Verdict verdict) {
    return verdict.outcome() == Outcome.N ? "First" : "Second";
  }
}
