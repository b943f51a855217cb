package org.grundy.solvers.search;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.grundy.core.Component;
import org.grundy.core.GridPosition;
import org.grundy.rules.derive.GlyphFlow;
import org.grundy.rules.derive.NeutralGlyph;
import org.grundy.rules.derive.Split;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.SolvedPosition;
import org.grundy.solvers.definition.Recursion;

/// A board valued through its components.
final class SearchedPosition implements SolvedPosition {
  private final GridPosition position;
  private final ComponentRuleset ruleset;
  private final Recursion<GridPosition> recursion;
  private final Split split;
  private final long value;
  private final List<Component> components = new ArrayList<>();

  private SearchedPosition(
      GridPosition position, ComponentRuleset ruleset, Recursion<GridPosition> recursion) {
    this.position = position;
    this.ruleset = ruleset;
    this.recursion = recursion;
    this.split = ruleset.split(position);
    this.value = recursion.valueOfSum(ruleset.components(position));
  }

  static SearchedPosition of(
      GridPosition position,
      GameRules rules,
      ComponentRuleset ruleset,
      Recursion<GridPosition> recursion) {
    SearchedPosition solved = new SearchedPosition(position, ruleset, recursion);
    if (!solved.canEnd()) {
      GlyphFlow flow = GlyphFlow.of(rules);
      OptionalInt neutral = NeutralGlyph.of(rules);
      List<GridPosition> parts = ruleset.components(position);
      for (int part = 0; part < parts.size(); part++) {
        solved.components.add(
            new Component(
                parts.size() == 1 ? position : solved.split.drawn(position, part, flow, neutral),
                recursion.value(parts.get(part))));
      }
    }
    return solved;
  }

  @Override
  public long value() {
    return Math.max(value, 0);
  }

  @Override
  public boolean canEnd() {
    return value < 0;
  }

  @Override
  public List<Component> components() {
    return List.copyOf(components);
  }

  @Override
  public void moves(MoveSink sink) {
    ruleset
        .moves()
        .options(
            position,
            option -> {
              GridPosition follower = option.sum().getFirst();
              sink.accept(
                  option.move(),
                  split.partOf(firstChange(follower)),
                  option.ends() ? ENDS : recursion.valueOfSum(ruleset.components(follower)));
            });
  }

  private int firstChange(GridPosition follower) {
    int cell = 0;
    while (position.at(cell) == follower.at(cell)) {
      cell++;
    }
    return cell;
  }
}
