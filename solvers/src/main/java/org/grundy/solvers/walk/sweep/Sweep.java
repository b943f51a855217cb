package org.grundy.solvers.walk.sweep;

import java.util.Collection;
import java.util.Optional;
import org.grundy.rules.tree.Direction;

/// An order of all cells of a board, line by line, in which every cell comes after the cells that a
/// token on it can go to.
///
/// The directions of a token lie in an open half-plane. When a normal of its border turns, it gains
/// or loses a direction only where it passes a multiple of 45°, so eight normals stand for all:
/// rows outermost or columns outermost, each with two senses for the lines and two for the
/// positions in a line.
///
/// @param rows rows of the board
/// @param columns columns of the board
/// @param turned whether the lines are columns
/// @param fromLastLine whether line 0 is the last row (column) of the board
/// @param fromLastPosition whether position 0 is the last cell of its row (column)
public record Sweep(
    int rows, int columns, boolean turned, boolean fromLastLine, boolean fromLastPosition) {

  /// The sweep that serves tokens with the given directions, without use of [Port#ACROSS] if that
  /// can be; empty if they lie in no open half-plane.
  public static Optional<Sweep> of(int rows, int columns, Collection<Direction> directions) {
    Optional<Sweep> found = Optional.empty();
    for (int i = 0; i < 8; i++) {
      // A board of one column is swept as one line.
      boolean turned = (i >= 4) != (columns == 1);
      Sweep sweep = new Sweep(rows, columns, turned, (i & 2) == 0, (i & 1) == 0);
      if (!directions.stream().allMatch(d -> sweep.port(d).isPresent())) {
        continue;
      }
      if (directions.stream().noneMatch(d -> sweep.port(d).equals(Optional.of(Port.ACROSS)))) {
        return Optional.of(sweep);
      }
      if (found.isEmpty()) {
        found = Optional.of(sweep);
      }
    }
    return found;
  }

  public int lines() {
    return turned ? columns : rows;
  }

  /// The number of positions in a line.
  public int length() {
    return turned ? rows : columns;
  }

  public int cells() {
    return rows * columns;
  }

  public int line(int cell) {
    int line = turned ? cell % columns : cell / columns;
    return fromLastLine ? lines() - 1 - line : line;
  }

  public int position(int cell) {
    int position = turned ? cell / columns : cell % columns;
    return fromLastPosition ? length() - 1 - position : position;
  }

  public int cell(int line, int position) {
    int outer = fromLastLine ? lines() - 1 - line : line;
    int inner = fromLastPosition ? length() - 1 - position : position;
    return turned ? inner * columns + outer : outer * columns + inner;
  }

  /// The port to which one step in a direction leads; empty if it leads to a cell that the sweep
  /// has not passed.
  public Optional<Port> port(Direction direction) {
    int outer = turned ? direction.columnStep() : direction.rowStep();
    int inner = turned ? direction.rowStep() : direction.columnStep();
    int lineStep = fromLastLine ? -outer : outer;
    int positionStep = fromLastPosition ? -inner : inner;
    for (Port port : Port.values()) {
      if (port.lineStep() == lineStep && port.positionStep() == positionStep) {
        return Optional.of(port);
      }
    }
    return Optional.empty();
  }
}
