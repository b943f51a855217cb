package org.grundy.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.CellMove.Rays;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.FloodMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Rule;

/// What is particular to rings in random games: steps that lead around the ring, once or more
/// often, and rays that forbid what stands where they come back.
final class RandomRings {
  private static final int LONGEST_STEP = 24;

  private final Random random;

  RandomRings(Random random) {
    this.random = random;
  }

  /// The game with longer steps, and with more that forbids.
  GameRules around(GameRules game) {
    List<Rule> rules = new ArrayList<>();
    for (Rule rule : game.rules()) {
      rules.add(
          switch (rule) {
            case CellMove move -> around(move, game.cells());
            case FloodMove flood ->
                new FloodMove(
                    flood.from(),
                    flood.to(),
                    around(flood.directions()),
                    flood.over(),
                    flood.becomes());
            default -> rule;
          });
    }
    return new GameRules(
        game.title(),
        game.board(),
        game.cells(),
        rules,
        game.patterns(),
        game.play(),
        game.start(),
        game.expectations());
  }

  private CellMove around(CellMove move, List<Glyph> cells) {
    return new CellMove(move.from(), move.to(), move.rays().map(rays -> around(rays, cells)));
  }

  private Rays around(Rays rays, List<Glyph> cells) {
    List<Glyph> forbid = new ArrayList<>(cells);
    forbid.removeAll(rays.over());
    forbid.removeIf(_ -> random.nextInt(4) == 0);
    return new Rays(
        around(rays.along()),
        random.nextInt(3) == 0 ? OptionalInt.of(1 + random.nextInt(6)) : rays.upTo(),
        rays.over(),
        rays.becomes(),
        random.nextInt(4) == 0 ? rays.forbid() : List.copyOf(forbid));
  }

  /// Each direction, or a longer step in its place.
  private List<Direction> around(List<Direction> steps) {
    List<Direction> around = new ArrayList<>();
    for (Direction step : steps) {
      int columns = 1 + random.nextInt(random.nextBoolean() ? 6 : LONGEST_STEP);
      Direction longer = new Direction(0, random.nextBoolean() ? columns : -columns);
      Direction taken = random.nextInt(3) == 0 ? step : longer;
      if (!around.contains(taken)) {
        around.add(taken);
      }
    }
    return around;
  }
}
