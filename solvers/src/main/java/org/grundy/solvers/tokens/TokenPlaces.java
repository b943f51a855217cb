package org.grundy.solvers.tokens;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.grundy.core.GridPosition;
import org.grundy.core.GridPosition.Token;
import org.grundy.core.Symmetry;
import org.grundy.rules.derive.symmetry.RuleSymmetries;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.EarlyEnd;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.TokenMove;
import org.grundy.rules.tree.WinOn;
import org.grundy.solvers.space.Space;

/// Some tokens on a board that never changes, as words: the cells of the tokens, each in so many
/// bits, kind by kind, those of one kind sorted. Of images under the symmetries that keep the rules
/// and the board the least word stands for all.
///
/// ```
/// | … | cell of token 2 | cell of token 1 | cell of token 0 |
/// ```
final class TokenPlaces implements Space {
  /// More bits are not packed.
  static final int MOST_BITS = 63;

  private final GridPosition board;
  private final List<Line> lines = new ArrayList<>();
  private final BitSet winsOn = new BitSet();
  private final int[] kinds;
  private final int bitsOfCell;
  private final List<int[]> images = new ArrayList<>();

  private record Line(
      int kind, boolean slide, boolean blocked, List<Direction> ways, BitSet over) {}

  /// @param tokens those that are looked at: no other token ever meets them
  TokenPlaces(GameRules rules, GridPosition board, List<Token> tokens) {
    this.board = board;
    this.bitsOfCell = bitsOfCell(board);
    this.kinds = tokens.stream().mapToInt(Token::kind).sorted().toArray();
    Glyphs glyphs = Glyphs.of(rules);
    for (Rule rule : rules.rules()) {
      TokenMove move = (TokenMove) rule;
      BitSet over = new BitSet();
      move.over().forEach(glyph -> over.set(glyphs.cell(glyph)));
      lines.add(
          new Line(
              glyphs.token(move.token()), move.slide(), move.blocked(), move.directions(), over));
    }
    for (EarlyEnd end : rules.ends()) {
      if (end instanceof WinOn(Glyph glyph)) {
        winsOn.set(glyphs.cell(glyph));
      }
    }
    addImages(rules);
  }

  /// True if the same words stand for the same places on an equal board.
  boolean isAs(TokenPlaces other) {
    return board.rows() == other.board.rows()
        && board.columns() == other.board.columns()
        && Arrays.equals(board.copyCells(), other.board.copyCells())
        && Arrays.equals(kinds, other.kinds);
  }

  private void addImages(GameRules rules) {
    GridPosition bare = GridPosition.wrap(board.rows(), board.columns(), board.copyCells());
    for (Symmetry symmetry : RuleSymmetries.of(rules)) {
      if (symmetry != Symmetry.IDENTITY && symmetry.of(bare).equals(bare)) {
        int[] image = new int[board.size()];
        for (int cell = 0; cell < image.length; cell++) {
          image[cell] =
              symmetry.imageOf(
                  cell / board.columns(), cell % board.columns(), board.rows(), board.columns());
        }
        images.add(image);
      }
    }
  }

  private static int bitsOfCell(GridPosition board) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(board.size() - 1);
  }

  /// The number of bits that the places of a board's tokens take.
  static long bits(GridPosition board) {
    return (long) bitsOfCell(board) * board.tokens().size();
  }

  /// The groups of a board's tokens that may meet: the cells that two tokens of different groups
  /// can ever reach are different.
  static List<List<Token>> groups(GameRules rules, GridPosition board) {
    TokenPlaces all = new TokenPlaces(rules, board, board.tokens());
    List<List<Token>> groups = new ArrayList<>();
    List<BitSet> reached = new ArrayList<>();
    for (Token token : board.tokens()) {
      BitSet cells = all.reached(token);
      List<Token> group = new ArrayList<>();
      for (int i = groups.size() - 1; i >= 0; i--) {
        if (reached.get(i).intersects(cells)) {
          cells.or(reached.remove(i));
          group.addAll(groups.remove(i));
        }
      }
      group.add(token);
      groups.add(group);
      reached.add(cells);
    }
    return groups;
  }

  /// The cells that a token can come to as long as nothing blocks it.
  private BitSet reached(Token token) {
    BitSet reached = new BitSet();
    reached.set(token.cell());
    int[] open = new int[board.size()];
    int end = 1;
    open[0] = token.cell();
    for (int next = 0; next < end; next++) {
      for (Line line : lines) {
        for (Direction way : line.kind == token.kind() ? line.ways : List.<Direction>of()) {
          int to = next(open[next], way, line);
          if (to >= 0 && !reached.get(to)) {
            reached.set(to);
            open[end++] = to;
          }
        }
      }
    }
    return reached;
  }

  private int next(int cell, Direction way, Line line) {
    int row = cell / board.columns() + way.rowStep();
    int column = cell % board.columns() + way.columnStep();
    if (row < 0 || row >= board.rows() || column < 0 || column >= board.columns()) {
      return -1;
    }
    int to = row * board.columns() + column;
    return line.over.get(board.at(to)) ? to : -1;
  }

  /// The word of tokens of these kinds.
  long word(List<Token> tokens) {
    int[] cells =
        tokens.stream()
            .sorted((a, b) -> Integer.compare(a.kind(), b.kind()))
            .mapToInt(Token::cell)
            .toArray();
    return least(cells);
  }

  private long least(int[] cells) {
    long least = word(cells.clone());
    for (int[] image : images) {
      int[] turned = new int[cells.length];
      for (int i = 0; i < cells.length; i++) {
        turned[i] = image[cells[i]];
      }
      least = Math.min(least, word(turned));
    }
    return least;
  }

  /// Sorts the cells of each kind.
  private long word(int[] cells) {
    int from = 0;
    for (int to = 1; to <= cells.length; to++) {
      if (to == cells.length || kinds[to] != kinds[from]) {
        Arrays.sort(cells, from, to);
        from = to;
      }
    }
    long word = 0;
    for (int i = cells.length - 1; i >= 0; i--) {
      word = word << bitsOfCell | cells[i];
    }
    return word;
  }

  @Override
  public void options(long word, Options sink) {
    int[] cells = new int[kinds.length];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = (int) (word >>> (i * bitsOfCell)) & ((1 << bitsOfCell) - 1);
    }
    for (int i = 0; i < cells.length; i++) {
      for (Line line : lines) {
        if (line.kind == kinds[i] && !moves(cells, i, line, sink)) {
          return;
        }
      }
    }
  }

  private boolean moves(int[] cells, int which, Line line, Options sink) {
    int from = cells[which];
    for (Direction way : line.ways) {
      int to = next(from, way, line);
      while (to >= 0 && !(line.blocked && isTaken(cells, to))) {
        if (winsOn.get(board.at(to))) {
          return sink.wins();
        }
        cells[which] = to;
        boolean goOn = sink.to(least(cells));
        cells[which] = from;
        if (!goOn) {
          return false;
        }
        to = line.slide ? next(to, way, line) : -1;
      }
    }
    return true;
  }

  private static boolean isTaken(int[] cells, int cell) {
    for (int taken : cells) {
      if (taken == cell) {
        return true;
      }
    }
    return false;
  }
}
