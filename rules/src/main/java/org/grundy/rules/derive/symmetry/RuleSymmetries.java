package org.grundy.rules.derive.symmetry;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.grundy.core.Symmetry;
import org.grundy.rules.moves.Orientations;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.FloodMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Lattice;
import org.grundy.rules.tree.LatticeMap;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternLine;
import org.grundy.rules.tree.PatternMove;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.SumsMove;
import org.grundy.rules.tree.TokenMove;

/// The symmetries that map a set of rules to itself. The image of a position under one of them has
/// the same options up to that symmetry, and so the same value and outcome.
public final class RuleSymmetries {
  private static final List<Symmetry> OF_ROWS =
      List.of(Symmetry.IDENTITY, Symmetry.LEFT_RIGHT_REFLECTION);

  private static final LatticeMap IDENTITY = LatticeMap.of(Symmetry.IDENTITY);

  /// The symmetries that keep a game's rules, kept with them.
  private record Squares(List<Symmetry> symmetries) {}

  /// The maps of a lattice that keep a game's rules, kept with them.
  private record Maps(List<LatticeMap> maps) {}

  private RuleSymmetries() {}

  /// The symmetries of the square that keep a game's rules, the identity first: those that map
  /// whole boards of rows and columns to such boards. On a strip or a ring that is at most the
  /// reflection besides, of hexagons at most four, and of triangles none is looked for.
  public static List<Symmetry> of(GameRules game) {
    return game.derived().get(Squares.class, () -> new Squares(derive(game))).symmetries;
  }

  private static List<Symmetry> derive(GameRules game) {
    Lattice lattice = game.board().lattice();
    Set<Object> rules = images(game, new OfSquares(Symmetry.IDENTITY));
    Set<Object> same =
        lattice == Lattice.SQUARE ? rules : images(game, new OfLattice(lattice, IDENTITY));
    return among(game).stream()
        .filter(symmetry ->
            lattice == Lattice.SQUARE
                ? images(game, new OfSquares(symmetry)).equals(rules)
                : images(game, new OfLattice(lattice, LatticeMap.of(symmetry))).equals(same))
        .toList();
  }

  private static List<Symmetry> among(GameRules game) {
    Lattice lattice = game.board().lattice();
    if (game.board().isRow()) {
      return OF_ROWS;
    }
    return Arrays.stream(Symmetry.values())
        .filter(symmetry ->
            switch (lattice) {
              case SQUARE -> true;
              case HEXAGONAL -> lattice.maps().contains(LatticeMap.of(symmetry));
              case TRIANGULAR -> symmetry == Symmetry.IDENTITY;
            })
        .toList();
  }

  /// The maps of a lattice that is not square which keep a game's rules, the identity first.
  public static List<LatticeMap> ofLattice(GameRules game) {
    return game.derived().get(Maps.class, () -> new Maps(deriveMaps(game))).maps;
  }

  private static List<LatticeMap> deriveMaps(GameRules game) {
    Lattice lattice = game.board().lattice();
    Set<Object> rules = images(game, new OfLattice(lattice, IDENTITY));
    return lattice.maps().stream()
        .filter(map -> images(game, new OfLattice(lattice, map)).equals(rules))
        .toList();
  }

  /// The images of directions and patterns under a symmetry.
  private sealed interface Images {
    /// @param far whether a way may go on behind its first step
    Set<?> directions(List<Direction> directions, boolean far);

    /// Patterns that lie on the same cells.
    List<Pattern> patterns(List<Pattern> patterns);

    Lattice lattice();
  }

  private record OfSquares(Symmetry symmetry) implements Images {
    @Override
    public Set<?> directions(List<Direction> directions, boolean far) {
      return directions.stream()
          .map(direction -> direction.image(symmetry))
          .collect(Collectors.toSet());
    }

    @Override
    public List<Pattern> patterns(List<Pattern> patterns) {
      return patterns.stream().map(pattern -> pattern.image(symmetry)).toList();
    }

    @Override
    public Lattice lattice() {
      return Lattice.SQUARE;
    }
  }

  private record OfLattice(Lattice lattice, LatticeMap map) implements Images {
    @Override
    public Set<?> directions(List<Direction> directions, boolean far) {
      return lattice.ways(directions, far ? 2 : 1, map);
    }

    @Override
    public List<Pattern> patterns(List<Pattern> patterns) {
      return lattice.images(patterns, map);
    }
  }

  /// The rules after a symmetry, each in a form in which the order of sets does not matter. Lines
  /// that say the same count once: their number has no influence on values.
  private static Set<Object> images(GameRules game, Images of) {
    Set<Object> images = new HashSet<>();
    for (Rule rule : game.rules()) {
      images.add(
          switch (rule) {
            case CellMove move -> imageOf(move, of);
            case FloodMove move -> imageOf(move, of);
            case SumsMove move -> new SumsImage(move, of.directions(List.of(Direction.E), false));
            case PatternMove move -> imageOf(move, of);
            case TokenMove move ->
                new TokenImage(
                    move.token(),
                    move.slide(),
                    of.directions(move.directions(), false),
                    Set.copyOf(move.over()),
                    move.blocked());
            default -> rule;
          });
    }
    for (PatternLine line : game.patterns()) {
      images.add(new LineImage(line.effect(), imagesOf(Orientations.of(line, of.lattice()), of)));
    }
    return images;
  }

  private static Set<Object> imagesOf(List<Pattern> orientations, Images of) {
    Set<Object> images = new HashSet<>();
    orientations.forEach(pattern -> images.addAll(of.patterns(List.of(pattern))));
    return images;
  }

  private static Object imageOf(CellMove move, Images of) {
    if (move.rays().isEmpty()) {
      return new CellImage(Set.copyOf(move.from()), move.to());
    }
    CellMove.Rays rays = move.rays().get();
    return new RayImage(
        Set.copyOf(move.from()),
        move.to(),
        of.directions(rays.along(), rays.upTo().orElse(2) > 1),
        rays.upTo().orElse(Integer.MAX_VALUE),
        Set.copyOf(rays.over()),
        rays.becomes(),
        Set.copyOf(rays.forbid()));
  }

  private static Object imageOf(FloodMove move, Images of) {
    return new FloodImage(
        Set.copyOf(move.from()),
        move.to(),
        of.directions(move.directions(), false),
        Set.copyOf(move.over()),
        move.becomes());
  }

  private static Object imageOf(PatternMove move, Images of) {
    Set<Object> orientations = new HashSet<>();
    for (PatternMove oriented : Orientations.of(move, of.lattice())) {
      orientations.add(of.patterns(List.of(oriented.before(), oriented.after())));
    }
    return orientations;
  }

  /// @param onwards where the cell with the next number is
  private record SumsImage(SumsMove move, Set<?> onwards) {}

  private record CellImage(Set<Glyph> from, Glyph to) {}

  private record RayImage(
      Set<Glyph> from,
      Glyph to,
      Set<?> along,
      int upTo,
      Set<Glyph> over,
      Glyph becomes,
      Set<Glyph> forbid) {}

  private record FloodImage(
      Set<Glyph> from, Glyph to, Set<?> directions, Set<Glyph> over, Glyph becomes) {}

  private record TokenImage(
      Glyph token, boolean slide, Set<?> directions, Set<Glyph> over, boolean blocked) {}

  private record LineImage(PatternLine.Effect effect, Set<Object> orientations) {}
}
