package org.grundy.solvers.loopy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.core.GridPosition;
import org.grundy.core.GridPosition.Token;
import org.grundy.core.Position;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.TokenMove;

/// Boards of one shape in one word: the glyphs of the cells, unless they never change, and above
/// them the tokens.
///
/// ```
/// | … | cell and kind of token 1 | of token 0 | … | glyph of cell 1 | of cell 0 |
/// ```
final class PackedBoards implements PackedPositions {
  private final GridPosition first;
  private final boolean changes;
  private final int bitsOfGlyph;
  private final int bitsOfKind;
  private final int bitsOfToken;

  private PackedBoards(GameRules rules, GridPosition first) {
    Glyphs glyphs = Glyphs.of(rules);
    this.first = first;
    this.changes = !rules.rules().stream().allMatch(TokenMove.class::isInstance);
    this.bitsOfGlyph = changes ? bits(rules.cells().size()) : 0;
    this.bitsOfKind = bits(glyphs.tokens().size());
    this.bitsOfToken = bitsOfKind + bits(first.size());
  }

  /// The words of boards like this one; empty where they are too large.
  static Optional<PackedBoards> of(GameRules rules, GridPosition first) {
    PackedBoards words = new PackedBoards(rules, first);
    long bits =
        (long) words.bitsOfGlyph * first.size() + (long) words.bitsOfToken * first.tokens().size();
    return bits <= MOST_BITS ? Optional.of(words) : Optional.empty();
  }

  /// The bits that tell so many numbers apart.
  private static int bits(int numbers) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(0, numbers - 1));
  }

  /// The word of a board, or -1 where it has another shape or other glyphs.
  @Override
  public long word(Position position) {
    if (!(position instanceof GridPosition board)
        || board.rows() != first.rows()
        || board.columns() != first.columns()
        || board.tokens().size() != first.tokens().size()
        || (!changes && board.nextDifference(first, 0) >= 0)) {
      return -1;
    }
    long word = 0;
    for (int i = board.tokens().size() - 1; i >= 0; i--) {
      Token token = board.tokens().get(i);
      word = word << bitsOfToken | (long) token.cell() << bitsOfKind | token.kind();
    }
    for (int cell = board.size() - 1; changes && cell >= 0; cell--) {
      if (board.at(cell) >>> bitsOfGlyph != 0) {
        return -1;
      }
      word = word << bitsOfGlyph | board.at(cell);
    }
    return word;
  }

  @Override
  public GridPosition position(long word) {
    byte[] cells = first.copyCells();
    long left = word;
    for (int cell = 0; changes && cell < cells.length; cell++) {
      cells[cell] = (byte) (left & ((1L << bitsOfGlyph) - 1));
      left >>>= bitsOfGlyph;
    }
    List<Token> tokens = new ArrayList<>();
    for (int i = 0; i < first.tokens().size(); i++) {
      int token = (int) (left & ((1L << bitsOfToken) - 1));
      tokens.add(new Token(token & ((1 << bitsOfKind) - 1), token >>> bitsOfKind));
      left >>>= bitsOfToken;
    }
    return GridPosition.wrap(first.rows(), first.columns(), cells, tokens);
  }
}
