package org.grundy.solvers.component.planes.compiled;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.core.Symmetry;
import org.grundy.rules.derive.split.Splitter;
import org.grundy.rules.derive.symmetry.RuleSymmetries;
import org.grundy.rules.moves.Orientations;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.FloodMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternLine;
import org.grundy.rules.tree.PatternMove;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.SumsMove;

/// The rules of a game without tokens in sets of planes, for boards of any size.
///
/// @param rays every line that chooses a cell and may send rays
/// @param floods every line that chooses a cell and floods
/// @param patterns every orientation of every line that replaces a pattern
/// @param wins every orientation of every winning pattern
/// @param avoids every orientation of every pattern that no move may make
/// @param discards see [Splitter#discardsForbidden]
public record CompiledRules(
    Planes planes,
    List<CompiledRay> rays,
    List<CompiledFlood> floods,
    List<CompiledPattern> patterns,
    List<CompiledPattern> wins,
    List<CompiledPattern> avoids,
    List<Symmetry> symmetries,
    boolean discards) {
  public static CompiledRules of(GameRules game) {
    Glyphs glyphs = Glyphs.of(game);
    Planes planes = Planes.of(game);
    List<CompiledRay> rays = new ArrayList<>();
    List<CompiledFlood> floods = new ArrayList<>();
    List<CompiledPattern> patterns = new ArrayList<>();
    for (Rule rule : game.rules()) {
      switch (rule) {
        case CellMove move -> rays.add(new CompiledRay(move, planes, glyphs));
        case FloodMove move -> floods.add(CompiledFlood.of(move, planes, glyphs));
        case PatternMove move when move.closesUp() -> {
          // Planes have one size: such boards are not packed.
        }
        case SumsMove _ -> {
          // Nor are those whose numbers are added.
        }
        case PatternMove move ->
            Orientations.of(move, game.board().lattice())
                .forEach(oriented ->
                    patterns.add(
                        new CompiledPattern(oriented.before(), oriented.after(), planes, glyphs)));
        default -> throw new IllegalArgumentException("no rule of planes: " + rule);
      }
    }
    return new CompiledRules(
        planes,
        List.copyOf(rays),
        List.copyOf(floods),
        List.copyOf(patterns),
        unchanging(Orientations.of(game, PatternLine.Effect.WIN), planes, glyphs),
        unchanging(Orientations.of(game, PatternLine.Effect.AVOID), planes, glyphs),
        RuleSymmetries.of(game),
        Splitter.of(game).discardsForbidden());
  }

  private static List<CompiledPattern> unchanging(
      Stream<Pattern> patterns, Planes planes, Glyphs glyphs) {
    return patterns.map(pattern -> new CompiledPattern(pattern, pattern, planes, glyphs)).toList();
  }
}
