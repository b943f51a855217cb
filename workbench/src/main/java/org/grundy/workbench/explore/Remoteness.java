package org.grundy.workbench.explore;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.workbench.request.SumMove;
import org.grundy.workbench.request.SumRequest;

/// How long a play lasts in which the winner hurries and the loser holds out: the remoteness of a
/// position (Steinhaus; Smith 1966). Found by plain recursion, for positions from which few are
/// reached.
final class Remoteness {
  /// Of more positions nothing is told.
  static final int MOST_POSITIONS = 1_000;

  /// What a player prefers last: a win before a loss, a quick win, a late loss.
  private static final Comparator<End> PREFERRED =
      Comparator.comparing(End::wins).thenComparingInt(end -> end.wins ? -end.moves : end.moves);

  private final Map<String, End> known = new HashMap<>();
  private int seen;

  /// The end of a play.
  ///
  /// @param wins whether the player to move wins
  /// @param moves that are made until then
  record End(boolean wins, int moves) {}

  /// Those of some moves after which the play is shortest where its maker wins, and longest where
  /// not; all of them where there are too many positions.
  List<SumMove> best(List<SumMove> moves) {
    List<SumMove> best = new ArrayList<>();
    Optional<End> bestEnd = Optional.empty();
    for (SumMove move : moves) {
      Optional<End> end = made(move);
      if (end.isEmpty()) {
        return moves;
      }
      int order = bestEnd.map(other -> PREFERRED.compare(end.get(), other)).orElse(1);
      if (order > 0) {
        best.clear();
        bestEnd = end;
      }
      if (order >= 0) {
        best.add(move);
      }
    }
    return best;
  }

  /// The end that the player to move makes for; empty where there are too many positions.
  private Optional<End> of(SumRequest position) {
    String text = position.text();
    End before = known.get(text);
    if (before != null) {
      return Optional.of(before);
    }
    Exploration here = Explorer.listed(position);
    if (++seen > MOST_POSITIONS || !here.everyMove()) {
      return Optional.empty();
    }
    End best = new End(here.stuckPlayerWins(), 0);
    if (!here.moves().isEmpty()) {
      List<End> ends = new ArrayList<>();
      for (SumMove move : here.moves()) {
        Optional<End> end = made(move);
        if (end.isEmpty()) {
          return Optional.empty();
        }
        ends.add(end.get());
      }
      best = Collections.max(ends, PREFERRED);
    }
    known.put(text, best);
    return Optional.of(best);
  }

  /// The end of a play that begins with a move, seen by its maker.
  private Optional<End> made(SumMove move) {
    return move.ends()
        ? Optional.of(new End(true, 1))
        : of(move.play()).map(after -> new End(!after.wins, after.moves + 1));
  }
}
