package org.grundy.solvers.binding;

import java.util.List;
import java.util.function.Consumer;
import org.grundy.core.GraphPosition;
import org.grundy.core.Option;
import org.grundy.core.Position;
import org.grundy.rules.moves.LiteralMoves;
import org.grundy.rules.moves.Turn;
import org.grundy.rules.moves.Turns;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;

/// The moves of a game, with the turn that each leaves, and the components of its positions.
///
/// Where a line `entails`, the opponent has to answer in what is left of the position, which is
/// therefore no sum of smaller ones.
final class BoundGame {
  private final LiteralMoves moves;
  private final Turns turns;
  private final boolean entails;
  private final GraphPieces pieces;
  private final boolean splits;

  BoundGame(GameRules rules) {
    this.moves = LiteralMoves.of(rules);
    this.turns = Turns.of(rules);
    this.entails = rules.bonds().entails();
    this.splits = rules.board() instanceof Board.Graph && !entails;
    this.pieces = new GraphPieces(rules);
  }

  /// True if after some moves the opponent has to answer in what is left.
  boolean entails() {
    return entails;
  }

  void options(Position position, Consumer<Option<Position>> sink) {
    moves.options(position, sink);
  }

  Turn turn(Position before, Option<Position> option) {
    return turns.after(before, option);
  }

  /// The components of a position, with names of its own where it has some.
  List<? extends Position> components(Position position) {
    return splits ? pieces.of((GraphPosition) position) : List.of(position);
  }

  /// The position under which the value of a component is remembered.
  Position representative(Position component) {
    return splits ? pieces.representative((GraphPosition) component) : component;
  }
}
