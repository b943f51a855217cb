package org.grundy.checker.parts;

import java.util.List;
import java.util.OptionalInt;
import org.grundy.core.GraphPosition;
import org.grundy.core.Position;
import org.grundy.core.Ruleset;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;

/// The moves of a game on parts of positions: what no future move can join is apart. A move leaves
/// a sum of parts, and parts that are alike are equal.
///
/// @param <P> the parts
public interface PartRules<P> extends Ruleset<P> {
  /// The moves on the parts of the positions of a sum. Positions of games that the checker does not
  /// take apart are parts themselves.
  ///
  /// @throws IllegalArgumentException if it is the tiling game, which has no values
  static PartRules<? extends Position> of(GameRules rules, List<Position> sum) {
    return switch (rules.board()) {
      case Board.Cells _ when GridParts.fits(rules) -> new GridParts(rules);
      case Board.Graph _ when GraphParts.fits(rules) ->
          new GraphParts(rules, sum.stream().map(GraphPosition.class::cast).toList());
      case Board.Tiling() -> throw new IllegalArgumentException("the tiling game has no values");
      default -> new WholeParts(rules);
    };
  }

  /// The moves on the parts of the positions of a sum from which plays may go on for ever: tokens
  /// on graphs that never change are apart, other positions are parts themselves. What a move
  /// leaves of a part is one part.
  ///
  /// @throws IllegalArgumentException if it is the tiling game
  static PartRules<?> endless(GameRules rules, List<Position> sum) {
    return switch (rules.board()) {
      case Board.Graph _ when rules.walksOnly() ->
          new TokenParts(rules, sum.stream().map(GraphPosition.class::cast).toList());
      case Board.Heap _, Board.HeapSet _, Board.Heaps _ -> new SumParts(rules);
      case Board.Tiling() -> throw new IllegalArgumentException("in the tiling game plays end");
      default -> new WholeParts(rules);
    };
  }

  /// The parts of a position of the game.
  List<P> parts(Position position);

  /// True if the second player can answer every move in a part by its image, so that its value is
  /// 0.
  default boolean isMirrored(P part) {
    return false;
  }

  @Override
  default OptionalInt known(P part) {
    return isMirrored(part) ? OptionalInt.of(0) : OptionalInt.empty();
  }

  /// A part on one line.
  String text(P part);

  /// The part that [#text] wrote.
  ///
  /// @throws org.grundy.core.InputException if a text is none
  P part(String text);
}
