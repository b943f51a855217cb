package org.grundy.rules.moves;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.core.Move;
import org.grundy.core.Move.Cell;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.Deletion;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.EdgeMove;
import org.grundy.rules.tree.FloodMove;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.TokenMove;
import org.grundy.rules.tree.VertexMove;
import org.grundy.rules.tree.WalkMove;

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

  /// A move that chooses a vertex.
  ///
  /// @param vertex the name of the chosen vertex
  public static Move ofVertex(int rule, VertexMove line, String vertex) {
    boolean chosen = line.deletions().contains(new Deletion.Chosen(line.vertex()));
    String first = chosen ? vertex : named(line.deletions().getFirst(), vertex);
    return new Move(rule, "delete " + first, Optional.empty());
  }

  /// A move that chooses an edge.
  ///
  /// @param edge the edge as it is written
  /// @param from the name of the end that the line calls its first
  /// @param to the name of the other end
  public static Move ofEdge(int rule, EdgeMove line, String edge, String from, String to) {
    List<String> chosen = new ArrayList<>();
    if (line.deletions().contains(new Deletion.ChosenEdge())) {
      chosen.add("edge " + edge);
    }
    for (Deletion deletion : line.deletions()) {
      if (deletion instanceof Deletion.Chosen(String name)) {
        chosen.add(name.equals(line.from()) ? from : to);
      }
    }
    if (chosen.isEmpty()) {
      Deletion first = line.deletions().getFirst();
      chosen.add(named(first, first.of().equals(Optional.of(line.from())) ? from : to));
    }
    boolean clear = chosen.size() > 1 || chosen.getFirst().startsWith("edge ");
    return new Move(
        rule,
        "delete " + String.join(", ", chosen) + (clear ? "" : " at edge " + edge),
        Optional.empty());
  }

  private static String named(Deletion deletion, String vertex) {
    return switch (deletion) {
      case Deletion.Chosen _ -> vertex;
      case Deletion.Related related -> related.relation().of(vertex);
      case Deletion.EdgesOf _ -> "edges of " + vertex;
      case Deletion.ChosenEdge _ -> "edge";
    };
  }

  /// A step of a token along an edge.
  ///
  /// @param edge the edge as it is written
  /// @param from the name of the vertex that is left
  /// @param to the name of the vertex that is entered
  public static Move ofWalk(int rule, WalkMove line, String edge, String from, String to) {
    String deleted = line.deletes() == WalkMove.Deletes.EDGE ? ", delete edge " + edge : "";
    return new Move(rule, line.token() + " " + from + " -> " + to + deleted, Optional.empty());
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
