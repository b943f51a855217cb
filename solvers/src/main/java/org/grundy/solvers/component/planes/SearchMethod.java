package org.grundy.solvers.component.planes;

import java.util.List;
import java.util.Set;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.rules.derive.bound.PositionBound;
import org.grundy.rules.derive.symmetry.RuleSymmetries;
import org.grundy.rules.tree.TokenMove;
import org.grundy.rules.tree.Twist;
import org.grundy.solvers.Method;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Run;
import org.grundy.solvers.component.ComponentPlan;
import org.grundy.solvers.component.ComponentRun;
import org.grundy.solvers.component.planes.misere.PackedSum;
import org.grundy.solvers.component.planes.misere.RingSum;
import org.grundy.solvers.component.planes.packed.BoxTables;
import org.grundy.solvers.component.planes.packed.PackedGame;

/// Recursion over components instead of whole boards, for every board game without tokens.
public final class SearchMethod implements Method {
  private static final long MOST_CELLS = 1 << 20;

  /// The bytes that a cell takes, with its components and moves, while a board is looked at.
  private static final long BYTES_A_CELL = 64;

  private final int mostCells;

  /// The method at its best: components on packed boards wherever they fit.
  public SearchMethod() {
    this(BoxTables.MOST_CELLS);
  }

  private SearchMethod(int mostCells) {
    this.mostCells = mostCells;
  }

  /// The same method by the walk over the rules alone: slow, and the reference of packed boards.
  public static SearchMethod walking() {
    return new SearchMethod(0);
  }

  @Override
  public String name() {
    return "search";
  }

  @Override
  public Set<Twist> knows() {
    return Twist.ofEndingGames();
  }

  @Override
  public Verdict weigh(Problem problem) {
    if (!problem.rules().board().hasCells()) {
      return new Verdict.Unsound("it is played neither on a grid nor on a strip");
    }
    if (problem.rules().rules().stream().anyMatch(rule -> rule instanceof TokenMove)) {
      return new Verdict.Unsound("tokens wander over the board and connect its cells");
    }
    if (problem.isOver()) {
      return new Verdict.Unsound("a winning pattern stands on the board: the game is over");
    }
    boolean packs =
        problem.rules().board().lattice().isUniform()
            && problem.rules().keepsBoardsWhole().isEmpty();
    return new Verdict.Sound(new SearchPlan(problem, packs ? mostCells : 0));
  }

  private static boolean isRing(Problem problem) {
    return problem.rules().board().isRing();
  }

  private record SearchPlan(Problem problem, int mostCells) implements ComponentPlan {
    @Override
    public String method() {
      return "search";
    }

    @Override
    public String because() {
      int symmetries = RuleSymmetries.of(problem.rules()).size();
      String images =
          "translations and the "
              + symmetries
              + (symmetries == 1 ? " symmetry" : " symmetries")
              + " of the square that keep the rules";
      String rings =
          isRing(problem)
              ? "a ring falls apart into strips where no possible move connects its cells all"
                  + " around; else it counts once for all its turns. On strips and rings "
              : "";
      if (problem.rules().closesUp()) {
        return "a row closes up where cells go, so that it stays whole; it is looked at once for all"
            + " its images by the symmetries of the row that keep the rules, "
            + symmetries;
      }
      if (problem.rules().addsNumbers()) {
        return "a move adds the numbers of cells all over the strip, so that it stays whole";
      }
      if (problem.rules().asksForBorder()) {
        return "a pattern asks for the border, so that a board stays whole; it is looked at once for"
            + " all its images by the symmetries of the square that keep the rules, "
            + symmetries;
      }
      return rings
          + "cells that no possible move connects are independent components, derived anew after"
          + " every move; "
          + (problem.rules().play() == Play.MISERE
              ? "the outcome of a position depends only on how often it has each component."
                  + " Components that are images of each other by "
                  + images
                  + " are the same"
              : "a position is their sum (Sprague 1935, Grundy 1939). A component is valued once"
                  + " for all its "
                  + images)
          + (problem.rules().wins().isEmpty()
              ? ""
              : ". Values are those of the safe-move game: a move after which the opponent could"
                  + " complete a winning pattern at once is left out");
    }

    @Override
    public String cost() {
      return SearchCost.of(problem).text();
    }

    @Override
    public PositionBound searched() {
      return SearchCost.of(problem).most();
    }

    /// Every option of the start is split anew, so that a board of many cells costs too much before
    /// anything is known of it.
    private void requireManageable(Meter meter) {
      long cells =
          problem.sum().stream().mapToLong(position -> ((GridPosition) position).size()).sum();
      if (cells > MOST_CELLS) {
        throw new BudgetSpentException(
            "%,d cells are more than the search can hold (%,d)".formatted(cells, MOST_CELLS));
      }
      meter.claim(cells * BYTES_A_CELL);
    }

    @Override
    public Run begin(Meter meter) {
      if (problem.rules().play() == Play.NORMAL) {
        return search(meter);
      }
      requireManageable(meter);
      return isRing(problem)
          ? RingSum.run(problem.rules(), sum(), meter)
          : PackedSum.run(
              problem.rules(), sum(), new PackedGame(problem.rules(), mostCells), meter);
    }

    @Override
    public ComponentRun search(Meter meter) {
      requireManageable(meter);
      return new ComponentRun(new PlaneBoards(problem.game(), sum(), mostCells, meter));
    }

    @Override
    public boolean endsEarly() {
      return problem.rules().endsEarly();
    }

    @Override
    public Outcome outcome(Meter meter) {
      return problem.rules().play() == Play.NORMAL
          ? ComponentPlan.super.outcome(meter)
          : solve(meter).outcome();
    }

    private List<GridPosition> sum() {
      return problem.sum().stream().map(position -> (GridPosition) position).toList();
    }
  }
}
