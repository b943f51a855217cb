package org.grundy.solvers.component.placement;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.GridPosition;
import org.grundy.core.Position;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.component.Part;
import org.grundy.solvers.component.StartPosition;
import org.grundy.solvers.component.placement.moves.CompiledPosition;

/// A board valued through masks of its living cells.
///
/// @param searches by part
record PlacedPosition(GameRules rules, CompiledPosition compiled, List<PlacedPart> searches)
    implements StartPosition {
  @Override
  public List<Part<?>> parts() {
    List<Part<?>> parts = new ArrayList<>();
    for (int part = 0; part < searches.size(); part++) {
      parts.add(searches.get(part).living(compiled.parts().get(part).cells()));
    }
    return parts;
  }

  @Override
  public Position drawn(int part) {
    return compiled.drawn(rules, part);
  }

  @Override
  public void moves(MadeSink sink) {
    GridRuleset.of(rules)
        .options(
            compiled.position(),
            option -> {
              GridPosition after = option.sum().getFirst();
              int part = compiled.partChanged(after);
              sink.accept(option.move(), part, left(after, part), false);
            });
  }

  @Override
  public StartPosition after(Position option) {
    return new PlacedPosition(rules, compiled.after((GridPosition) option), searches);
  }

  private Part<?> left(GridPosition after, int part) {
    return searches.get(part).living(compiled.living(after, part));
  }
}
