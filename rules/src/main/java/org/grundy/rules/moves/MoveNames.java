package org.grundy.rules.moves;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.core.Move;
import org.grundy.core.Move.Cell;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.FloodMove;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.TokenMove;

/// How moves on boards are called. Every method that solves boards names its moves here, so that a
/// move has one name however it was found. Rows and columns are counted from 0 in the arguments.
public final class MoveNames {
  private MoveNames() {}

  /// A move that chooses a cell.
  ///
  /// @param rule index of the line
  /// @param from the glyph that the cell holds
  public static Move ofCell(int rule, CellMove line, Glyph from, int row, int column) {
    String along = line.rays().map(rays -> " along " + words(rays.along())).orElse("");
    return atCell(rule, from + " -> " + line.to() + along, row, column);
  }

  /// A move that floods from a cell.
  ///
  /// @param rule index of the line
  /// @param from the glyph that the cell holds
  public static Move ofFlood(int rule, FloodMove line, Glyph from, int row, int column) {
    String text = from + " -> " + line.to() + " flood " + words(line.directions());
    return atCell(rule, text, row, column);
  }

  private static String words(List<Direction> directions) {
    return directions.stream().map(Direction::toString).collect(Collectors.joining(" "));
  }

  private static Move atCell(int rule, String text, int row, int column) {
    Cell cell = new Cell(row + 1, column + 1);
    return new Move(rule, text + " at " + cell, Optional.of(cell));
  }

  /// A move that replaces a pattern.
  ///
  /// @param row of the placement's upper left cell
  /// @param column of the placement's upper left cell
  public static Move ofPattern(int rule, Pattern before, Pattern after, int row, int column) {
    return atCell(rule, draw(before) + " -> " + draw(after), row, column);
  }

  /// A move of a token from one cell to another.
  public static Move ofToken(
      int rule, TokenMove line, int fromRow, int fromColumn, int toRow, int toColumn) {
    Cell from = new Cell(fromRow + 1, fromColumn + 1);
    String text = line.token() + " " + from + " -> " + new Cell(toRow + 1, toColumn + 1);
    return new Move(rule, text, Optional.of(from));
  }

  private static String draw(Pattern pattern) {
    return pattern.rows().stream()
        .map(row ->
            row.stream()
                .map(glyph -> glyph.map(Glyph::toString).orElse("*"))
                .collect(Collectors.joining(" ")))
        .collect(Collectors.joining(" | ", "[ ", " ]"));
  }
}
