package org.grundy.solvers.component.planes.misere;

import java.util.List;
import java.util.function.Consumer;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Option;
import org.grundy.core.Ruleset;
import org.grundy.rules.derive.split.Splitter;
import org.grundy.rules.derive.symmetry.Representatives;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.tree.GameRules;

/// A game on a board whose options are sums of components, each the representative of its class
/// under translation and the symmetries of the rules.
final class ComponentRuleset implements Ruleset<GridPosition> {
  private final GridRuleset moves;
  private final Splitter splitter;
  private final Representatives representatives;
  private final Meter meter;

  ComponentRuleset(GameRules game, Meter meter) {
    this.meter = meter;
    this.moves = GridRuleset.of(game);
    this.splitter = Splitter.of(game);
    this.representatives = new Representatives(game);
  }

  private List<GridPosition> split(GridPosition position) {
    return splitter.split(position, meter).parts().stream().map(this::leastImage).toList();
  }

  GridPosition leastImage(GridPosition component) {
    return representatives.of(component);
  }

  @Override
  public void options(GridPosition position, Consumer<Option<GridPosition>> sink) {
    moves.options(
        position,
        option ->
            sink.accept(
                new Option<>(option.move(), split(option.sum().getFirst()), option.ends())));
  }

  @Override
  public void optionSums(GridPosition position, SumSink<GridPosition> sink) {
    moves.optionSums(
        position, (option, ends) -> sink.accept(ends ? List.of() : split(option.getFirst()), ends));
  }
}
