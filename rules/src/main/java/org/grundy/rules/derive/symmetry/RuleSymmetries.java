package org.grundy.rules.derive.symmetry;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.grundy.core.Symmetry;
import org.grundy.rules.moves.Orientations;
import org.grundy.rules.tree.AvoidPattern;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.FloodMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.PatternMove;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.TokenMove;
import org.grundy.rules.tree.WinPattern;

/// The symmetries of the square that map a set of rules to itself. The image of a position under
/// one of them has the same options up to that symmetry, and so the same value and outcome.
public final class RuleSymmetries {
  private static final Symmetry[] OF_ROWS = {Symmetry.IDENTITY, Symmetry.LEFT_RIGHT_REFLECTION};

  private RuleSymmetries() {}

  /// The symmetries of a game's rules, the identity first; on a strip or a ring at most the
  /// reflection besides.
  public static List<Symmetry> of(GameRules game) {
    List<Symmetry> found = new ArrayList<>();
    Set<Object> rules = images(game, Symmetry.IDENTITY);
    for (Symmetry symmetry : game.board().isRow() ? OF_ROWS : Symmetry.values()) {
      if (images(game, symmetry).equals(rules)) {
        found.add(symmetry);
      }
    }
    return List.copyOf(found);
  }

  /// The rules after a symmetry, each in a form in which the order of sets does not matter. Lines
  /// that say the same count once: their number has no influence on values.
  private static Set<Object> images(GameRules game, Symmetry symmetry) {
    Set<Object> images = new HashSet<>();
    for (Rule rule : game.rules()) {
      images.add(
          switch (rule) {
            case CellMove move -> imageOf(move, symmetry);
            case FloodMove move -> imageOf(move, symmetry);
            case PatternMove move -> imageOf(move, symmetry);
            case TokenMove move ->
                new TokenImage(
                    move.token(),
                    move.slide(),
                    directions(move.directions(), symmetry),
                    Set.copyOf(move.over()),
                    move.blocked());
            default -> rule;
          });
    }
    for (WinPattern win : game.wins()) {
      Set<Object> orientations = new HashSet<>();
      Orientations.of(win).forEach(pattern -> orientations.add(pattern.image(symmetry)));
      images.add(new WinImage(orientations));
    }
    for (AvoidPattern avoid : game.avoids()) {
      Set<Object> orientations = new HashSet<>();
      Orientations.of(avoid).forEach(pattern -> orientations.add(pattern.image(symmetry)));
      images.add(new AvoidImage(orientations));
    }
    return images;
  }

  private static Object imageOf(CellMove move, Symmetry symmetry) {
    if (move.rays().isEmpty()) {
      return new CellImage(Set.copyOf(move.from()), move.to());
    }
    CellMove.Rays rays = move.rays().get();
    return new RayImage(
        Set.copyOf(move.from()),
        move.to(),
        directions(rays.along(), symmetry),
        rays.upTo().orElse(Integer.MAX_VALUE),
        Set.copyOf(rays.over()),
        rays.becomes(),
        Set.copyOf(rays.forbid()));
  }

  private static Object imageOf(FloodMove move, Symmetry symmetry) {
    return new FloodImage(
        Set.copyOf(move.from()),
        move.to(),
        directions(move.directions(), symmetry),
        Set.copyOf(move.over()),
        move.becomes());
  }

  private static Object imageOf(PatternMove move, Symmetry symmetry) {
    Set<Object> orientations = new HashSet<>();
    for (PatternMove oriented : Orientations.of(move)) {
      orientations.add(
          new PatternMove(
              oriented.before().image(symmetry), oriented.after().image(symmetry), false, false));
    }
    return orientations;
  }

  private static Set<Direction> directions(List<Direction> directions, Symmetry symmetry) {
    Set<Direction> images = new HashSet<>();
    directions.forEach(direction -> images.add(direction.image(symmetry)));
    return images;
  }

  private record CellImage(Set<Glyph> from, Glyph to) {}

  private record RayImage(
      Set<Glyph> from,
      Glyph to,
      Set<Direction> along,
      int upTo,
      Set<Glyph> over,
      Glyph becomes,
      Set<Glyph> forbid) {}

  private record FloodImage(
      Set<Glyph> from, Glyph to, Set<Direction> directions, Set<Glyph> over, Glyph becomes) {}

  private record TokenImage(
      Glyph token, boolean slide, Set<Direction> directions, Set<Glyph> over, boolean blocked) {}

  private record WinImage(Set<Object> orientations) {}

  private record AvoidImage(Set<Object> orientations) {}
}
