package org.grundy.solvers.component.placement;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.grundy.core.GridPosition;
import org.grundy.core.Position;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.TokenMove;
import org.grundy.rules.tree.Twist;
import org.grundy.solvers.Method;
import org.grundy.solvers.Problem;
import org.grundy.solvers.component.placement.moves.CompiledPosition;
import org.grundy.solvers.component.placement.moves.Instance;
import org.grundy.solvers.component.placement.moves.MoveCompiler;
import org.grundy.solvers.component.placement.moves.MoveCompiler.Compiled;

/// The plan for games in which cells only die (Cram, Node Kayles, placement games): the theorem is
/// that of [MoveCompiler]. Moves become masks over words of living cells, and nimbers are found by
/// [org.grundy.solvers.component.ComponentSearch] on components, one for each class under the
/// translations and symmetries that [org.grundy.solvers.component.placement.moves.UniformBoard]
/// derives.
public final class PlacementMethod implements Method {
  private static final int MAX_CELLS = 4096;
  private static final int MAX_WIDE_CELLS = 1024;

  /// The greatest number of cells of moves that are read to decide if the method is sound; so many
  /// are read in a fraction of a second.
  private static final long MAX_REACH = 300_000;

  private final boolean mirrorStrategy;

  public PlacementMethod() {
    this(true);
  }

  /// @param mirrorStrategy whether components of value 0 may be known by `moves.MirrorStrategy`
  public PlacementMethod(boolean mirrorStrategy) {
    this.mirrorStrategy = mirrorStrategy;
  }

  @Override
  public String name() {
    return "placement";
  }

  @Override
  public Set<Twist> knows() {
    return EnumSet.of(Twist.AVOIDED_PATTERN);
  }

  @Override
  public Verdict weigh(Problem problem) {
    Optional<String> misfit = misfit(problem.rules());
    if (misfit.isPresent()) {
      return new Verdict.Unsound(misfit.get());
    }
    List<CompiledPosition> compiled = new ArrayList<>();
    Map<GridPosition, CompiledPosition> before = new HashMap<>();
    for (Position position : problem.sum()) {
      GridPosition grid = (GridPosition) position;
      if (before.containsKey(grid)) {
        compiled.add(before.get(grid));
        continue;
      }
      if (grid.size() > MAX_CELLS) {
        return new Verdict.Unsound("the board has more than %,d cells".formatted(MAX_CELLS));
      }
      if (MoveCompiler.reach(problem.rules(), grid) > MAX_REACH) {
        return new Verdict.Unsound(
            "the moves of the board may touch more than %,d cells, move by move"
                .formatted(MAX_REACH));
      }
      switch (MoveCompiler.compile(problem.rules(), grid)) {
        case Compiled.Unfit(String because) -> {
          return new Verdict.Unsound(because);
        }
        case Compiled.Moves(List<Instance> instances) ->
            compiled.add(CompiledPosition.of(problem.rules(), grid, instances));
      }
      before.put(grid, compiled.getLast());
    }
    if (compiled.stream().anyMatch(position -> position.largestPart() > MAX_WIDE_CELLS)) {
      return new Verdict.Unsound("a component has more than %,d cells".formatted(MAX_WIDE_CELLS));
    }
    return new Verdict.Sound(new PlacementPlan(name(), problem.game(), compiled, mirrorStrategy));
  }

  private static Optional<String> misfit(GameRules rules) {
    if (!rules.board().hasPlainSteps()) {
      return Optional.of("it is played neither on a grid nor on a strip");
    }
    return rules.rules().stream().anyMatch(rule -> rule instanceof TokenMove)
        ? Optional.of("tokens do not die")
        : Optional.empty();
  }
}
