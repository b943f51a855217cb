package org.grundy.solvers.loopy;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Graph;
import org.grundy.core.LoopyValue;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.solvers.Problem;

/// What was found out about the positions that can be reached from an answer, with the order in
/// which their numbers follow from each other, for those who prove it.
public final class LoopyRanks {
  private final LoopyGame game;

  private LoopyRanks(LoopyGame game) {
    this.game = game;
  }

  /// Looks at positions until the answer to a problem is known.
  ///
  /// @param winnerOnly whether it is enough to know who wins
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  public static LoopyRanks of(Problem problem, boolean winnerOnly, Meter meter) {
    LoopyPlan plan = new LoopyPlan(problem);
    LoopyGame game = plan.game(meter);
    plan.run(game, false).settle(winnerOnly || problem.rules().endsEarly());
    return new LoopyRanks(game);
  }

  /// A sum of positions, which has to be looked at as one.
  public Place of(List<Position> sum) {
    return new Place(game.table(sum), game.word(sum));
  }

  /// A token on a graph that never changes.
  public Place of(Graph graph, int vertex) {
    return new Place(game.walk(graph), vertex);
  }

  /// A position in its table.
  public static final class Place {
    private final LoopyTable table;
    private final long word;

    private Place(LoopyTable table, long word) {
      this.table = table;
      this.word = word;
    }

    /// The number that the position is worth, where it is known and is one.
    public OptionalLong number() {
      return table.value(word).map(LoopyValue::number).orElse(OptionalLong.empty());
    }

    /// Who wins, where that is known.
    public Optional<Outcome> outcome() {
      return table.outcome(word);
    }

    /// When the number was found: it follows from numbers of lower ranks. Each option has a smaller
    /// number, or an option of its own with the same number and a lower rank.
    public long rank() {
      return table.rank(word);
    }
  }
}
