package org.grundy.rules.derive.symmetry;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.core.Choice;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Move;
import org.grundy.core.Symmetry;
import org.grundy.rules.moves.Orientations;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.CellMove.Rays;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.FloodMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternMove;
import org.grundy.rules.tree.Rule;

/// The moves of a board that may leave it its own image, told by where they are made. One that is
/// the image of itself already stays so only if the move changes the image of a cell that it
/// changes; on any other the move changes a cell of the first pair that differs. Of floods only
/// those from a cell that is its own image are looked at.
final class Openings {
  private final GameRules game;
  private final GridPosition board;
  private final Symmetry symmetry;

  /// A cell that differs from its image.
  private final OptionalInt differing;

  Openings(GameRules game, GridPosition board, Symmetry symmetry) {
    this.game = game;
    this.board = board;
    this.symmetry = symmetry;
    this.differing =
        IntStream.range(0, board.size())
            .filter(cell -> board.at(cell) != board.at(image(cell)))
            .findFirst();
  }

  private int image(int cell) {
    return symmetry.imageOf(
        cell / board.columns(), cell % board.columns(), board.rows(), board.columns());
  }

  /// These moves in the order of the rules, of each line first those that choose a cell which is
  /// its own image; some are none of the position.
  Stream<Move> moves() {
    return IntStream.range(0, game.rules().size())
        .boxed()
        .flatMap(line -> moves(line, game.rules().get(line)));
  }

  private Stream<Move> moves(int line, Rule rule) {
    return switch (rule) {
      case CellMove move ->
          Stream.concat(
              chosen(line, this::isFixed),
              chosen(line, cell -> !isFixed(cell) && mayServe(move, cell)));
      case FloodMove _ -> chosen(line, this::isFixed);
      case PatternMove move -> placed(line, Orientations.of(move, game.board().lattice()));
      default -> Stream.empty();
    };
  }

  private Stream<Move> chosen(int line, IntPredicate mayServe) {
    return IntStream.range(0, board.size())
        .filter(mayServe)
        .mapToObj(cell -> new Move(line, Choice.Cell.of(cell, board.columns())));
  }

  /// True if the board is its own image, and so is a cell.
  private boolean isFixed(int cell) {
    return differing.isEmpty() && image(cell) == cell;
  }

  /// True if a move at a cell may be an opening.
  private boolean mayServe(CellMove move, int cell) {
    if (differing.isPresent()) {
      int other = differing.getAsInt();
      return reaches(move, cell, other) || reaches(move, cell, image(other));
    }
    return move.rays().filter(rays -> rays.becomes().equals(move.to())).isPresent()
        && reaches(move, cell, image(cell));
  }

  private boolean reaches(CellMove move, int from, int to) {
    int rows = to / board.columns() - from / board.columns();
    int columns = to % board.columns() - from % board.columns();
    return from == to
        || move.rays().stream()
            .anyMatch(rays ->
                rays.along().stream()
                    .anyMatch(direction -> reaches(rays, direction, rows, columns)));
  }

  private static boolean reaches(Rays rays, Direction direction, int rows, int columns) {
    int steps =
        direction.rowStep() != 0 ? rows / direction.rowStep() : columns / direction.columnStep();
    return steps > 0
        && steps <= rays.upTo().orElse(Integer.MAX_VALUE)
        && steps * direction.rowStep() == rows
        && steps * direction.columnStep() == columns;
  }

  private Stream<Move> placed(int line, List<PatternMove> orientations) {
    return IntStream.range(0, board.size())
        .boxed()
        .flatMap(cell ->
            IntStream.range(0, orientations.size())
                .filter(which -> mayServe(orientations.get(which).before(), cell))
                .mapToObj(which ->
                    new Move(
                        line, new Choice.Placed(which, Choice.Cell.of(cell, board.columns())))));
  }

  private boolean mayServe(Pattern pattern, int cell) {
    Meter.checkpoint(100);
    int row = cell / board.columns();
    int column = cell % board.columns();
    Box box = Box.of(row, column, pattern.height(), pattern.width());
    return box.toRow() <= board.rows()
        && box.toColumn() <= board.columns()
        && (differing.isEmpty()
            ? box.meetsImage(symmetry, board)
            : box.holds(differing.getAsInt(), board)
                || box.holds(image(differing.getAsInt()), board));
  }
}
