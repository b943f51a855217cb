package org.grundy.solvers;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import org.grundy.core.Budget;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.planner.Planner;

/// Games in which cells only die, one of each kind, and ways to ask for their values.
public final class PlacementGames {
  public static final GameRules CRAM =
      game(
          """
          game  Cram
          board grid
          cells . #
          move  [ . . ] -> [ # # ] rotate
          start fill .
          """);
  public static final GameRules NODE_KAYLES =
      game(
          """
          game  Node Kayles
          board grid
          cells . x
          move  . -> x along N E S W up to 1 over . -> x
          start fill .
          """);
  public static final GameRules CROSSES_APART =
      game(
          """
          game  Crosses apart
          board grid
          cells . x #
          move  . -> x
          avoid [ x x ] rotate
          avoid [ x # ]
          start fill .
          """);
  public static final GameRules DOMINOES_APART =
      game(
          """
          game  Dominoes apart
          board strip
          cells . x
          move  [ . . ] -> [ x x ]
          avoid [ x * x ]
          start fill .
          """);
  public static final GameRules L_TROMINOES =
      game(
          """
          game  L trominoes
          board grid
          cells . #
          move  [ . . | . * ] -> [ # # | # * ] rotate mirror
          start fill .
          """);
  public static final GameRules QUEENS =
      game(
          """
          game  Peaceful queens
          board grid
          cells . Q x
          move  . -> Q along N NE E SE S SW W NW over . Q x -> x
          start fill .
          """);
  public static final GameRules BOTH_WAYS =
      game(
          """
          game  Clear a row or a column
          board grid
          cells . b #
          move  . -> b along N S over . -> b forbid #
          move  . -> b along E W over . -> b forbid #
          start fill .
          """);
  public static final GameRules DEAD_ENDS =
      game(
          """
          game  Rays up to the dead
          board grid
          cells . o
          move  . -> o along E S over . -> o
          move  . -> o along NE up to 2 over . -> o
          start fill .
          """);
  public static final GameRules DARKRAFT =
      game(
          """
          game  World of Darkraft
          board grid
          cells L R X .
          move  L -> . along NE SW over L R X -> .
          move  R -> . along NW SE over L R X -> .
          move  X -> . along NE NW SE SW over L R X -> .
          start random L R X
          """);

  public static final List<GameRules> ALL =
      List.of(
          CRAM,
          NODE_KAYLES,
          CROSSES_APART,
          DOMINOES_APART,
          L_TROMINOES,
          QUEENS,
          BOTH_WAYS,
          DARKRAFT,
          DEAD_ENDS,
          game(
              """
              game  Dominoes under a wall
              board grid
              cells . # o
              move  [ # | . ] -> [ # | o ]
              move  [ . . ] -> [ o o ]
              start fill .
              """),
          game(
              """
              game  A neighbour goes too, whatever it is
              board grid
              cells . o
              move  [ . * ] -> [ o o ] mirror
              move  [ . | . ] -> [ o | o ]
              start fill .
              """),
          game(
              """
              game  Rays of two
              board grid
              cells . o #
              move  . -> o along N E up to 2 over . -> o forbid #
              start fill .
              """),
          game(
              """
              game  Rays that must be free
              board grid
              cells . o #
              move  . -> o along W SE over . -> o forbid o
              start fill .
              """),
          game(
              """
              game  Rays over the dead
              board grid
              cells . o #
              move  . -> o along E S up to 2 over . o -> o
              move  . -> o along NW over . -> o
              start fill .
              """),
          game(
              """
              game  Nim in heaps side by side
              board strip
              cells . o
              move  . -> o along E over . -> o
              start fill .
              """),
          game(
              """
              game  Two colours
              board grid
              cells a b x
              move  a -> x along E over a -> x
              move  [ b a ] -> [ x x ] rotate
              start random a b x
              """));

  private PlacementGames() {}

  public static GameRules game(String text) {
    return RulesParser.parse("test", text);
  }

  public static List<Position> positions(GameRules rules, String text) {
    return PositionText.parse(rules, "test", text, 1);
  }

  /// A board of which about three cells in four hold the first glyph or one that lives.
  public static GridPosition random(
      GameRules rules, int rows, int columns, SplittableRandom random) {
    byte[] cells = new byte[rows * columns];
    for (int cell = 0; cell < cells.length; cell++) {
      cells[cell] = (byte) (random.nextInt(2) * random.nextInt(rules.cells().size()));
    }
    return GridPosition.wrap(rows, columns, cells);
  }

  public static Solution solve(Method method, GameRules rules, List<Position> sum, Meter meter) {
    return new Planner(List.of(method))
        .decide(new Problem(rules, sum), Optional.empty())
        .plan()
        .solve(meter);
  }

  public static long value(Method method, GameRules rules, String start) {
    return value(method, rules, positions(rules, start)).getAsLong();
  }

  public static OptionalLong value(Method method, GameRules rules, List<Position> sum) {
    return solve(method, rules, sum, new Meter(Budget.ofThisProcess())).value();
  }
}
