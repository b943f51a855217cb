package org.grundy.solvers.family.pattern;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Function;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.rules.tree.Board;
import org.grundy.solvers.CompiledGame;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.family.FamilyProblem;

/// The starts beyond a table, solved one by one within a small budget.
final class SolvedFurther implements FurtherStarts {
  /// By work, never by the clock: the same table has the same findings on a busy machine.
  private static final Budget BUDGET = Budget.ofNodes(400_000, 256L << 20);

  /// Planning one start takes about as long as so many nodes of a search.
  private static final int PLANNING = 1_000;

  private static final int MOST_CELLS = 400;

  /// Heaps that move together are cells of one sweep, each quickly done.
  private static final int MOST_CELLS_OF_HEAPS = 20_000;

  private final FamilyProblem family;
  private final CompiledGame game;
  private final Function<Problem, Plan> planner;
  private final Meter meter = Meter.partHere(BUDGET);
  private final Map<List<Long>, OptionalLong> known = new HashMap<>();

  /// @param planner chooses how one start is solved
  SolvedFurther(FamilyProblem family, Function<Problem, Plan> planner) {
    this.family = family;
    this.game = new CompiledGame(family.rules());
    this.planner = planner;
  }

  @Override
  public OptionalLong entry(long row, long column) {
    return known.computeIfAbsent(List.of(row, column), place -> solved(row, column));
  }

  private OptionalLong solved(long row, long column) {
    int most = family.rules().board() instanceof Board.Heaps ? MOST_CELLS_OF_HEAPS : MOST_CELLS;
    if (Math.max(1, row) * column > most) {
      return OptionalLong.empty();
    }
    try {
      meter.work(PLANNING);
      Position start = family.start(family.starts().numbersAt(row, column));
      Problem further = new Problem(game, List.of(start));
      Plan plan = planner.apply(family.ofValues() ? further : further.ofOutcome());
      return meter.during(() -> entry(plan));
    } catch (BudgetSpentException | InputException notKnown) {
      return OptionalLong.empty();
    }
  }

  private OptionalLong entry(Plan plan) {
    return family.ofValues()
        ? plan.value(meter)
        : OptionalLong.of(plan.outcome(meter) == Outcome.N ? 1 : 0);
  }
}
