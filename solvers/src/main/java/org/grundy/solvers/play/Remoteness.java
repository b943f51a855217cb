package org.grundy.solvers.play;

import java.util.Comparator;
import java.util.Map;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.solvers.Problem;
import org.grundy.solvers.play.PlayedGames.Part;
import org.jspecify.annotations.Nullable;

/// How long a play lasts in which the winner hurries and the loser holds out: the remoteness of a
/// position (Steinhaus 1925; Smith 1966). That of a sum does not follow from those of its parts, so
/// sums are played out as wholes.
public final class Remoteness {
  private final PlayedGames games;
  private final Play play;
  private final WholeSums<Part> sums;
  private final MemoWalk<Map<Part, Integer>, Map<Part, Integer>, End> walk;

  /// The end of a play.
  ///
  /// @param wins whether the player to move wins
  /// @param moves that are made until then
  public record End(boolean wins, int moves) {
    /// What a player prefers last: a win before a loss, a quick win, a late loss.
    public static final Comparator<End> PREFERRED =
        Comparator.comparing(End::wins).thenComparingInt(end -> end.wins ? -end.moves : end.moves);

    private static final End WON_AT_ONCE = new End(true, 1);

    /// The end of a play that begins with a move to where this is the end, seen by its maker.
    public End before() {
      return new End(!wins, moves + 1);
    }
  }

  /// Plays in which the players take turns and every play ends.
  ///
  /// @param problem a sum of all the games that will be asked about
  public Remoteness(Problem problem, Meter meter) {
    this.games = new PlayedGames(problem);
    this.play = problem.play();
    this.sums = new WholeSums<>(games.moves(), games::isBeside, games::bytes);
    this.walk = new MemoWalk<>(new EachMove(), meter);
  }

  /// The end that the player to move makes for.
  ///
  /// @param sum of positions of the games, which is not over
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  public End of(Problem sum) {
    return walk.value(WholeSums.counted(games.components(sum)));
  }

  private final class EachMove
      implements MemoWalk.Definition<Map<Part, Integer>, Map<Part, Integer>, End> {
    @Override
    public long bytes(Map<Part, Integer> sum) {
      return sums.bytes(sum);
    }

    @Override
    public MemoWalk.Combination<Map<Part, Integer>, Map<Part, Integer>, End> open(
        Map<Part, Integer> sum, MemoWalk.Options<Map<Part, Integer>> options) {
      Best best = new Best();
      sums.options(sum, options::add, () -> best.offer(End.WON_AT_ONCE));
      return best;
    }
  }

  /// The end that is preferred.
  private final class Best
      implements MemoWalk.Combination<Map<Part, Integer>, Map<Part, Integer>, End> {
    private @Nullable End best;

    void offer(End end) {
      best = best == null || End.PREFERRED.compare(end, best) > 0 ? end : best;
    }

    @Override
    public @Nullable Map<Part, Integer> take(Map<Part, Integer> option) {
      End known = walk.known(option);
      if (known == null) {
        return option;
      }
      offer(known.before());
      return null;
    }

    @Override
    public boolean isSettled() {
      return End.WON_AT_ONCE.equals(best);
    }

    @Override
    public End value() {
      return best == null ? new End(play == Play.MISERE, 0) : best;
    }
  }
}
