package org.grundy.solvers.automaton.strategy;

import java.util.ArrayList;
import java.util.List;

/// A strategy in words, proved for all sizes.
///
/// @param lost the player to move loses exactly where one of these holds; empty where no few
///   conditions say it
/// @param moves what to do elsewhere: the first line that holds; empty where no few lines say it,
///   or there is one kind of move only
public record Strategy(List<String> lost, List<Line> moves) {
  public Strategy {
    lost = List.copyOf(lost);
    moves = List.copyOf(moves);
  }

  /// One line about positions that are not lost.
  ///
  /// @param where under which condition; empty where it always holds
  /// @param move a move of this kind leads to a lost position
  public record Line(String where, String move) {
    String text() {
      return where.isEmpty() ? "else " + move : "where " + where + ": " + move;
    }
  }

  /// The lines in words, those that lose first.
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lost.forEach(one -> lines.add("lost where " + one));
    moves.forEach(line -> lines.add(line.text()));
    return lines;
  }
}
