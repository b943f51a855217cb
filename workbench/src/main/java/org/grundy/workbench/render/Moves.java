package org.grundy.workbench.render;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.RatedMove;
import org.grundy.workbench.Answer;

/// The moves of an answer, counted, with the first few of them.
///
/// @param count how many there are
/// @param winning how many of them win
/// @param first the first few
/// @param firstWinning the first few that win
record Moves(long count, long winning, List<RatedMove> first, List<RatedMove> firstWinning) {
  /// Goes through all moves once.
  ///
  /// @param few how many to keep of each kind
  static Moves of(Answer answer, int few) {
    long[] counts = new long[2];
    List<RatedMove> first = new ArrayList<>();
    List<RatedMove> firstWinning = new ArrayList<>();
    answer
        .solution()
        .moves(move -> {
          if (counts[0]++ < few) {
            first.add(move);
          }
          if (move.wins() && counts[1]++ < few) {
            firstWinning.add(move);
          }
        });
    return new Moves(counts[0], counts[1], first, firstWinning);
  }
}
