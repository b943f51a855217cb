package org.grundy.solvers.automaton.strip;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.PatternLine;
import org.grundy.solvers.automaton.Columns;

/// The columns at which a board comes apart: no move changes one, and where a move or a forbidden
/// pattern reads one it is the first or the last column that is read. So what lies between two of
/// them, with these two, is a board of its own.
final class RowWalls {
  private final boolean[] walls;

  RowWalls(GameRules rules, Columns columns, RowMoves moves) {
    RowPatterns avoided = new RowPatterns(rules, columns, PatternLine.Effect.AVOID);
    this.walls = new boolean[columns.count()];
    for (int letter = 0; letter < walls.length; letter++) {
      walls[letter] = !avoided.isWithin(letter);
      for (int state = 0; state < moves.states(); state++) {
        for (RowMoves.Arc arc : moves.arcs(state, letter)) {
          boolean isEnd = state == RowMoves.BEFORE || arc.to() == RowMoves.AFTER;
          walls[letter] &= arc.written() == letter && isEnd;
        }
      }
    }
  }

  /// The boards of which a board is the sum, each with the walls at its ends; those of walls alone
  /// are left out.
  List<int[]> parts(int... word) {
    List<int[]> parts = new ArrayList<>();
    int from = 0;
    while (from < word.length) {
      if (walls[word[from]]) {
        from++;
        continue;
      }
      int to = from;
      while (to < word.length && !walls[word[to]]) {
        to++;
      }
      parts.add(Arrays.copyOfRange(word, Math.max(0, from - 1), Math.min(word.length, to + 1)));
      from = to;
    }
    return parts;
  }
}
