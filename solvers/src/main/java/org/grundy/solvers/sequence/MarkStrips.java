package org.grundy.solvers.sequence;

import java.util.List;
import java.util.Optional;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.WinPattern;
import org.grundy.solvers.SolvedPosition;

/// Strips on which marks are made and three marks in a row win (Treblecross), as heaps of the octal
/// game 0.007.
///
/// A strip of three cells or more that is neither over nor about to be has no two marks at distance
/// 1 or 2: with a third cell of theirs free the next player completes three, and there is one. A
/// move at distance 1 or 2 from a mark is unsafe for the same reason, and any other is safe. A safe
/// move takes its cell and the two on either side from the safe cells. So a run of m safe cells has
/// the value H(m), the mex of H(i-2) ^ H(m-1-i-2) over its cells i = 0 … m-1, where H of a negative
/// number is 0. In 0.007, where 3 tokens are taken from a heap and the rest left in up to two
/// heaps, G(m+2) is the mex of G(i) ^ G(m-1-i), and G(0) = G(1) = G(2) = 0; so H(m) = G(m+2) by
/// induction.
///
/// On one cell or two nobody can ever win: every free cell is a move, all moves are safe, and the
/// value is the number of free cells modulo 2.
record MarkStrips(CellMove line, int free, int mark) implements StripReduction {
  /// The octal game 0.007.
  private static final int[] CODE = {0, 0, 0, 7};

  private static final int MARKS_TO_WIN = 3;

  static Optional<MarkStrips> of(GameRules rules) {
    if (!(rules.board() instanceof Board.Strip)
        || rules.play() != Play.NORMAL
        || rules.cells().size() != 2
        || rules.rules().size() != 1
        || rules.wins().size() != 1
        || !rules.avoids().isEmpty()
        || !(rules.rules().getFirst() instanceof CellMove move)
        || move.rays().isPresent()
        || move.from().size() != 1
        || move.from().getFirst().equals(move.to())
        || !isThree(rules.wins().getFirst(), move.to())) {
      return Optional.empty();
    }
    List<Glyph> cells = rules.cells();
    return Optional.of(
        new MarkStrips(move, cells.indexOf(move.from().getFirst()), cells.indexOf(move.to())));
  }

  private static boolean isThree(WinPattern win, Glyph mark) {
    Pattern pattern = win.pattern();
    return pattern.height() == 1
        && pattern.width() == MARKS_TO_WIN
        && pattern.rows().getFirst().stream()
            .allMatch(glyph -> glyph.isPresent() && glyph.get().equals(mark));
  }

  @Override
  public HeapSequence sequence() {
    return HeapSequence.ofDigits(CODE);
  }

  @Override
  public int playedOn() {
    return free;
  }

  @Override
  public long shift() {
    return 2;
  }

  @Override
  public List<Long> first() {
    return List.of(0L, 1L, 0L);
  }

  @Override
  public Optional<String> objection(GridPosition strip) {
    int run = 0;
    for (int i = 0; i < strip.size(); i++) {
      run = strip.at(i) == mark ? run + 1 : 0;
      if (run == MARKS_TO_WIN) {
        return Optional.of("three marks in a row stand on the strip: the game is over");
      }
    }
    return Optional.empty();
  }

  @Override
  public long largestHeap(GridPosition strip) {
    return strip.size() + shift();
  }

  @Override
  public String because() {
    return ("whoever makes a second `%s` within distance 2 of another lets the opponent make three"
            + " in a row, so a safe move keeps distance 3 from every other; a run of m safe cells then"
            + " plays as a heap of m+2 in the octal game 0.007: a mark takes 3 and leaves i and m-1-i")
        .formatted(line.to());
  }

  @Override
  public SolvedPosition solve(GridPosition strip, HeapSequence sequence, Meter meter) {
    return new SolvedMarks(this, strip, sequence, meter);
  }
}
