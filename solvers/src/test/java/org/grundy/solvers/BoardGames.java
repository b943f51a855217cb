package org.grundy.solvers;

import java.util.List;
import java.util.SplittableRandom;
import org.grundy.core.GridPosition;
import org.grundy.core.Position;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;

/// Games on boards for tests, as rules files.
public final class BoardGames {
  /// One of each kind of rule and of most of their mixtures.
  public static final List<GameRules> ALL =
      List.of(
          game(
              """
              game  Cram
              board grid
              cells . #
              move  [ . . ] -> [ # # ] rotate
              start fill .
              """),
          game(
              """
              game  World of Darkraft
              board grid
              cells L R X .
              move  L -> . along NE SW over L R X -> .
              move  R -> . along NW SE over L R X -> .
              move  X -> . along NE NW SE SW over L R X -> .
              start random L R X
              """),
          game(
              """
              game  Bacterial Tactics
              board grid
              cells . b #
              move  . -> b along N S over . -> b forbid #
              move  . -> b along E W over . -> b forbid #
              start fill .
              """),
          game(
              """
              game  Node Kayles
              board grid
              cells . x
              move  . -> x along N E S W up to 1 over . -> x
              start fill .
              """),
          game(
              """
              game  Two colours
              board grid
              cells a b c #
              move  a -> b along E over a b -> c
              move  b -> c
              move  [ a * ] -> [ # * ] mirror
              start random a b c #
              """),
          game(
              """
              game  L trominoes
              board grid
              cells . #
              move  [ . . | . * ] -> [ # # | # * ] rotate mirror
              start random . . #
              """),
          game(
              """
              game  Two in a row wins
              board grid
              cells . X #
              move  . -> X
              win   [ X X ] rotate
              start random . #
              """),
          game(
              """
              game  Limited rays with a wall
              board grid
              cells . o #
              move  . -> o along N E up to 2 over . -> o forbid #
              move  . -> # along W over . o -> #
              start random . . o #
              """),
          game(
              """
              game  Painting over anything
              board grid
              cells . o #
              move  [ . * ] -> [ o # ]
              move  [ o ] -> [ # ]
              start random . o #
              """),
          game(
              """
              game  Rays that are forbidden at different glyphs
              board grid
              cells . o # x
              move  . -> o along W over . o -> # forbid #
              move  . o -> x along W N up to 2 over . o -> x forbid x
              start random . o # x
              """),
          game(
              """
              game  Notakto strip
              board strip
              cells . X
              move  . -> X
              win   [ X X X ]
              start fill .
              """),
          game(
              """
              game  Misère Cram
              board grid
              cells . #
              move  [ . . ] -> [ # # ] rotate
              play  misere
              start random . . #
              """));

  private BoardGames() {}

  /// The rules in a text.
  public static GameRules game(String text) {
    return RulesParser.parse("test", text);
  }

  /// The positions in a text.
  public static List<Position> positions(GameRules rules, String text) {
    return PositionText.parse(rules, "test", text, 1);
  }

  /// A board whose cells are drawn uniformly from all glyphs of the game.
  public static GridPosition random(GameRules rules, int rows, int columns, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    byte[] cells = new byte[rows * columns];
    for (int cell = 0; cell < cells.length; cell++) {
      cells[cell] = (byte) random.nextInt(rules.cells().size());
    }
    return GridPosition.wrap(rows, columns, cells);
  }
}
