package org.grundy.solvers.component.planes.compiled;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.Symmetry;
import org.grundy.rules.derive.split.Splitter;
import org.grundy.rules.derive.symmetry.RuleSymmetries;
import org.grundy.rules.moves.Orientations;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.PatternMove;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.WinPattern;

/// The rules of a game without tokens in sets of planes, for boards of any size.
///
/// @param patterns every orientation of every line that replaces a pattern
/// @param wins every orientation of every winning pattern
/// @param discards see [Splitter#discardsForbidden]
/// @param whole whether every line is compiled; floods and patterns to avoid are not
public record CompiledRules(
    Planes planes,
    List<CompiledRay> rays,
    List<CompiledPattern> patterns,
    List<CompiledPattern> wins,
    List<Symmetry> symmetries,
    boolean discards,
    boolean whole) {
  public static CompiledRules of(GameRules game) {
    Glyphs glyphs = Glyphs.of(game);
    Planes planes = Planes.of(game);
    List<CompiledRay> rays = new ArrayList<>();
    List<CompiledPattern> patterns = new ArrayList<>();
    List<CompiledPattern> wins = new ArrayList<>();
    boolean whole = game.avoids().isEmpty();
    for (Rule rule : game.rules()) {
      switch (rule) {
        case CellMove move -> rays.add(new CompiledRay(move, planes, glyphs));
        case PatternMove move ->
            Orientations.of(move)
                .forEach(oriented ->
                    patterns.add(
                        new CompiledPattern(oriented.before(), oriented.after(), planes, glyphs)));
        default -> whole = false;
      }
    }
    for (WinPattern win : game.wins()) {
      Orientations.of(win)
          .forEach(pattern -> wins.add(new CompiledPattern(pattern, pattern, planes, glyphs)));
    }
    return new CompiledRules(
        planes,
        List.copyOf(rays),
        List.copyOf(patterns),
        List.copyOf(wins),
        RuleSymmetries.of(game),
        new Splitter(game).discardsForbidden(),
        whole);
  }
}
