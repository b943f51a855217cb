package org.grundy.solvers.component.placement;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.core.GridPosition;
import org.grundy.core.Position;
import org.grundy.rules.derive.symmetry.RuleSymmetries;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyphs;
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

  @Override
  public Optional<StartPosition> like(Position part) {
    return RuleSymmetries.of(rules).stream()
        .map(symmetry -> symmetry.of((GridPosition) part))
        .flatMap(image -> placed(image).stream())
        .findFirst()
        .map(this::after);
  }

  /// A part where the start holds what it holds.
  private Optional<GridPosition> placed(GridPosition part) {
    for (int row = 0; row + part.rows() <= compiled.rows(); row++) {
      for (int column = 0; column + part.columns() <= compiled.columns(); column++) {
        if (holds(part, row, column)) {
          byte[] cells = new byte[compiled.position().size()];
          Arrays.fill(cells, Glyphs.BLANK);
          for (int r = 0; r < part.rows(); r++) {
            int to = (row + r) * compiled.columns() + column;
            part.copyCells(r * part.columns(), (r + 1) * part.columns(), cells, to);
          }
          return Optional.of(GridPosition.wrap(compiled.rows(), compiled.columns(), cells));
        }
      }
    }
    return Optional.empty();
  }

  private boolean holds(GridPosition part, int row, int column) {
    for (int cell = 0; cell < part.size(); cell++) {
      int glyph = part.at(cell);
      if (glyph != Glyphs.BLANK
          && glyph
              != compiled
                  .position()
                  .at(row + cell / part.columns(), column + cell % part.columns())) {
        return false;
      }
    }
    return true;
  }

  private Part<?> left(GridPosition after, int part) {
    return searches.get(part).living(compiled.living(after, part));
  }
}
