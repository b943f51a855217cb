package org.grundy.solvers.family;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.core.GridPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.Position;
import org.grundy.core.TilingPosition;
import org.grundy.core.TuplePosition;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.GraphFamily;
import org.grundy.rules.tree.Start;

/// A family of starts: one for each choice of a number from every coordinate. It has the shape of a
/// table: two of the coordinates run over the rows and the columns, the others are single numbers.
///
/// @param coordinates in the order of the game's own notation: rows and columns of a grid, the
///   length of a strip, the size of each heap, or piece size, rows and columns of a tiling
/// @param down index of the coordinate that runs down the table, or -1 where the table is one line
/// @param across index of the coordinate that runs across the table
/// @param graphs which graph a size names, where that is not the one of the `start` line
public record FamilySpec(
    List<SizeRange> coordinates, int down, int across, Optional<GraphFamily> graphs) {
  /// The most starts that a family may have.
  public static final int MOST_STARTS = 1_000_000;

  /// Starts that are no graphs, or those of the `start` line.
  public FamilySpec(List<SizeRange> coordinates, int down, int across) {
    this(coordinates, down, across, Optional.empty());
  }

  public FamilySpec {
    coordinates = List.copyOf(coordinates);
    long starts = 1;
    for (int i = 0; i < coordinates.size(); i++) {
      long size = coordinates.get(i).size();
      if (size > MOST_STARTS / starts) {
        throw new IllegalArgumentException("more than " + MOST_STARTS + " starts");
      }
      if (size > 1 && i != down && i != across) {
        throw new IllegalArgumentException("three coordinates with ranges: " + coordinates);
      }
      starts *= size;
    }
  }

  /// The coordinate that runs down the table; a range of one where the table is one line.
  public SizeRange rows() {
    return isLine() ? new SizeRange("", 1, 2) : coordinates.get(down);
  }

  /// The coordinate that runs across the table.
  public SizeRange columns() {
    return coordinates.get(across);
  }

  /// True if only one coordinate runs, so that the table is a sequence.
  public boolean isLine() {
    return down < 0;
  }

  /// The number of starts.
  public int size() {
    return (int) (rows().size() * columns().size());
  }

  /// The numbers of all coordinates in a row and a column of the table, both from 0.
  public List<Long> numbers(int row, int column) {
    List<Long> numbers = new ArrayList<>();
    for (int i = 0; i < coordinates.size(); i++) {
      int index = i == down ? row : i == across ? column : 0;
      numbers.add(coordinates.get(i).number(index));
    }
    return numbers;
  }

  /// The size of the start in a row and a column of the table, both from 0: the number of cells of
  /// a rectangle, else the sum of its numbers.
  public long sizeOf(GameRules rules, int row, int column) {
    List<Long> numbers = numbers(row, column);
    boolean isRectangle =
        switch (rules.board()) {
          case Board.Cells cells -> !cells.isRow();
          case Board.Graph _ -> numbers.size() > 1;
          case Board.Tiling _ -> true;
          case Board.Heap _, Board.HeapSet _, Board.Heaps _ -> false;
        };
    return isRectangle
        ? numbers.get(numbers.size() - 2) * numbers.getLast()
        : numbers.stream().mapToLong(Long::longValue).reduce(0, Math::addExact);
  }

  /// The numbers of all coordinates where those that run have the given ones, in the table or not.
  public List<Long> numbersAt(long row, long column) {
    List<Long> numbers = new ArrayList<>();
    for (int i = 0; i < coordinates.size(); i++) {
      numbers.add(i == down ? row : i == across ? column : coordinates.get(i).fromNumber());
    }
    return numbers;
  }

  /// The start of these numbers, in the table or not.
  public Position start(GameRules rules, List<Long> numbers, long seed) {
    return switch (rules.board()) {
      case Board.Cells cells ->
          board(rules, cells.isRow() ? 1 : numbers.getFirst(), numbers.getLast(), seed);
      case Board.Graph _ ->
          PositionText.startGraph(
              rules,
              graphs(rules).orElseThrow(),
              numbers.get(0),
              numbers.size() > 1 ? numbers.get(1) : 1);
      case Board.Heap _ -> new HeapPosition(numbers.get(0));
      case Board.HeapSet _, Board.Heaps _ -> new TuplePosition(numbers);
      case Board.Tiling _ -> new TilingPosition(numbers.get(0), numbers.get(1), numbers.get(2));
    };
  }

  /// The family of graphs that a size names, here or by the `start` line; empty where the board is
  /// no graph.
  public Optional<GraphFamily> graphs(GameRules rules) {
    return graphs.or(() ->
        rules.start().isPresent() && rules.start().get() instanceof Start.Family start
            ? Optional.of(start.family())
            : Optional.empty());
  }

  /// The rules whose `start` line makes these starts of their sizes.
  public GameRules started(GameRules rules) {
    return graphs.isEmpty() ? rules : rules.withStart(new Start.Family(graphs.get()));
  }

  private static GridPosition board(GameRules rules, long rows, long columns, long seed) {
    return PositionText.start(rules, (int) rows, (int) columns, seed);
  }

  /// The usual name of the start in a row and a column, both from 0: `3x5`, `12`, `(3,5)`, `4 3x5`,
  /// `cycle 7`.
  public String name(GameRules rules, int row, int column) {
    return notation(rules, numbers(row, column).stream().map(String::valueOf).toList());
  }

  /// The text of this family, as people write it.
  public String text(GameRules rules) {
    return notation(rules, coordinates.stream().map(SizeRange::toString).toList());
  }

  private String notation(GameRules rules, List<String> parts) {
    return switch (rules.board()) {
      case Board.Cells cells when !cells.isRow() -> cells.size(parts);
      case Board.Cells _, Board.Heap _ ->
          (isLine() ? "" : rows().name() + " = " + parts.getFirst() + ", ") + parts.getLast();
      case Board.Graph _ ->
          graphs.map(family -> family.word() + " ").orElse("") + String.join("x", parts);
      case Board.HeapSet _, Board.Heaps _ ->
          parts.stream().collect(Collectors.joining(",", "(", ")"));
      case Board.Tiling _ -> parts.get(0) + " " + parts.get(1) + "x" + parts.get(2);
    };
  }
}
