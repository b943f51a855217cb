package org.grundy.solvers.component.placement;

import java.util.List;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.rules.derive.bound.PositionBound;
import org.grundy.rules.tree.PatternLine;
import org.grundy.solvers.CompiledGame;
import org.grundy.solvers.component.ComponentPlan;
import org.grundy.solvers.component.ComponentRun;
import org.grundy.solvers.component.placement.moves.CompiledPosition;
import org.grundy.solvers.component.placement.moves.UniformBoard;

/// Positions of which the theorem of [org.grundy.solvers.component.placement.moves.MoveCompiler] is
/// known to hold.
final class PlacementPlan implements ComponentPlan {
  private final String method;
  private final CompiledGame game;
  private final List<CompiledPosition> positions;
  private final boolean mirrorStrategy;

  PlacementPlan(
      String method, CompiledGame game, List<CompiledPosition> positions, boolean mirrorStrategy) {
    this.method = method;
    this.game = game;
    this.positions = List.copyOf(positions);
    this.mirrorStrategy = mirrorStrategy;
  }

  @Override
  public String method() {
    return method;
  }

  @Override
  public String because() {
    StringBuilder because =
        new StringBuilder(
            "cells only die, and whether a move is legal and what it kills depends only on which"
                + " cells live: no line of the rules tells one dead cell from another here"
                + (game.rules().patterns(PatternLine.Effect.AVOID).isEmpty()
                    ? ""
                    : ", and what would make a pattern appear that is to be avoided is dead")
                + ". Cells"
                + " that no possible move connects are independent components, derived anew after"
                + " every move (Sprague 1935, Grundy 1939)");
    Optional<UniformBoard> uniform =
        positions.stream().flatMap(position -> position.uniform().stream()).findFirst();
    if (uniform.isPresent()) {
      int symmetries = uniform.get().symmetries().size();
      because
          .append(
              "; the border and walls act as dead cells do, and every place has the same moves, so"
                  + " a")
          .append(" component is valued once for all its translations and the ")
          .append(symmetries)
          .append(symmetries == 1 ? " symmetry" : " symmetries")
          .append(" of the square that keep the moves");
    }
    return because.toString();
  }

  @Override
  public String cost() {
    return "one expansion for each component asked for; the largest has now %,d cells: at most %s sets of living cells"
        .formatted(largest(), searched().text());
  }

  @Override
  public PositionBound searched() {
    return PositionBound.ofSets(largest());
  }

  private int largest() {
    return positions.stream().mapToInt(CompiledPosition::largestPart).max().orElse(0);
  }

  @Override
  public boolean endsEarly() {
    return game.rules().endsEarly();
  }

  @Override
  public ComponentRun search(Meter meter) {
    return new ComponentRun(new PlacementBoards(game, positions, mirrorStrategy, meter));
  }
}
