package org.grundy.rules.tree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/// A way in which cells meet: which steps lead from one to its neighbours, what these steps are
/// called, and which maps carry cells to cells so that neighbours stay neighbours.
@SuppressWarnings("ImmutableEnumChecker") // its lists are never changed
public enum Lattice {
  /// Squares in rows and columns, with eight named steps, clockwise from the top.
  SQUARE(
      List.of("N", "NE", "E", "SE", "S", "SW", "W", "NW"),
      List.of(
          Direction.N,
          Direction.NE,
          Direction.E,
          Direction.SE,
          Direction.S,
          Direction.SW,
          Direction.W,
          Direction.NW),
      1),
  /// Hexagons in rows, each row half a cell further to the right than the one above, with six named
  /// steps, clockwise from the upper right.
  HEXAGONAL(
      List.of("NE", "E", "SE", "SW", "W", "NW"),
      List.of(
          new Direction(-1, 1),
          new Direction(0, 1),
          new Direction(1, 0),
          new Direction(1, -1),
          new Direction(0, -1),
          new Direction(-1, 0)),
      0.8),
  /// Triangles in rows, by turns pointing up and down, of which the first of the first row points
  /// up. Each has three neighbours: those in its row, and over its flat side the one below where it
  /// points up (`S`), the one above where it points down (`N`).
  TRIANGULAR(
      List.of("N", "E", "S", "W"),
      List.of(Direction.N, Direction.E, Direction.S, Direction.W),
      2 / 3.0);

  private final List<String> names;
  private final List<Direction> steps;
  private final double room;

  Lattice(List<String> names, List<Direction> steps, double room) {
    this.names = names;
    this.steps = steps;
    this.room = room;
  }

  /// The names of the steps of all lattices, each once.
  public static List<String> allNames() {
    return Arrays.stream(values()).flatMap(lattice -> lattice.names.stream()).distinct().toList();
  }

  /// The names of its steps.
  public List<String> names() {
    return names;
  }

  /// Its named steps, in the order of the names.
  public List<Direction> steps() {
    return steps;
  }

  /// The step of a name.
  public Optional<Direction> step(String name) {
    int index = names.indexOf(name);
    return index < 0 ? Optional.empty() : Optional.of(steps.get(index));
  }

  /// A step as rules write it: by its name, or as the offset `(1,-2)`.
  public String name(Direction step) {
    int index = steps.indexOf(step);
    return index < 0 ? "(" + step.rowStep() + "," + step.columnStep() + ")" : names.get(index);
  }

  /// True if each row begins half a cell further to the right than the one above.
  public boolean indentsRows() {
    return this == HEXAGONAL;
  }

  /// The side of a square about the middle of a cell that holds what stands there, in widths of a
  /// square cell.
  public double room() {
    return room;
  }

  /// A point on paper.
  ///
  /// @param x how far to the right, in widths of a square cell
  /// @param y how far down, in the same unit
  public record Corner(double x, double y) {}

  /// The corners of a cell on paper, clockwise. The first cell of the first row touches both axes.
  public List<Corner> outline(int row, int column) {
    return switch (this) {
      case SQUARE -> corners(column, row, 0, 0, 1, 0, 1, 1, 0, 1);
      case HEXAGONAL -> {
        double edge = 1 / Math.sqrt(3);
        yield corners(
            column + row / 2.0,
            row * 1.5 * edge,
            0.5,
            0,
            1,
            edge / 2,
            1,
            edge * 1.5,
            0.5,
            edge * 2,
            0,
            edge * 1.5,
            0,
            edge / 2);
      }
      case TRIANGULAR -> {
        double edge = 1.5;
        double height = edge * Math.sqrt(3) / 2;
        yield pointsUp(row, column)
            ? corners(column * edge / 2, row * height, edge / 2, 0, edge, height, 0, height)
            : corners(column * edge / 2, row * height, 0, 0, edge, 0, edge / 2, height);
      }
    };
  }

  private static List<Corner> corners(double left, double top, double... offsets) {
    return IntStream.range(0, offsets.length / 2)
        .mapToObj(i -> new Corner(left + offsets[2 * i], top + offsets[2 * i + 1]))
        .toList();
  }

  /// True if cells are alike wherever they lie, so that a step leads from each of them.
  public boolean isUniform() {
    return this != TRIANGULAR;
  }

  /// True if a step leads from a cell to another one, which may be off the board.
  public boolean joins(int row, int column, Direction step) {
    return isUniform() || step.rowStep() == 0 || (step.rowStep() > 0) == pointsUp(row, column);
  }

  /// Tells whether what lies with its upper left corner at one cell may lie so at another.
  public boolean isAlike(int rows, int columns) {
    return isUniform() || pointsUp(rows, columns);
  }

  private static boolean pointsUp(int row, int column) {
    return ((row + column) & 1) == 0;
  }

  /// The maps by which `rotate` and `mirror` lay a pattern, the identity first; of lattices that
  /// are not square.
  public List<LatticeMap> ways(boolean rotate, boolean mirror) {
    if (rotate) {
      return mirror ? LatticeMap.ALL : LatticeMap.TURNS;
    }
    LatticeMap leftRight =
        this == HEXAGONAL ? new LatticeMap(1, 0, -1, -1) : new LatticeMap(0, -1, -1, 0);
    LatticeMap halfTurn = new LatticeMap(-1, 0, 0, -1);
    List<LatticeMap> reflected =
        List.of(LatticeMap.ALL.getFirst(), leftRight, leftRight.then(halfTurn), halfTurn);
    return mirror ? reflected : reflected.subList(0, 1);
  }

  /// A cell, or a step between cells.
  public record Spot(int row, int column) {
    private Spot plus(Spot other) {
      return new Spot(row + other.row, column + other.column);
    }
  }

  /// The cell to which a map carries a cell; of lattices that are not square.
  ///
  /// The centres of triangles are points of the lattice of hexagons, of which every third is free,
  /// a corner of triangles: points x, y where y - x leaves 0 (a triangle that points up), 1 (down)
  /// or 2 (free) when divided by 3. A map about a triangle that points up keeps these three, or
  /// exchanges the last two; then one step (0,1) makes 0 of 2 again and 1 of 0.
  public Spot image(LatticeMap map, int row, int column) {
    if (this != TRIANGULAR) {
      return new Spot(map.row(row, column), map.column(row, column));
    }
    int pair = Math.floorDiv(column - row, 2);
    int x = 2 * row + pair;
    int y = pair - row + Math.floorMod(column - row, 2);
    boolean exchanges = Math.floorMod(map.column(0, 1) - map.row(0, 1), 3) == 2;
    int toX = map.row(x, y);
    int toY = map.column(x, y) + (exchanges ? 1 : 0);
    int down = Math.floorMod(toY - toX, 3);
    int toRow = (toX - toY + down) / 3;
    return new Spot(toRow, toRow + 2 * (toX - 2 * toRow) + down);
  }

  /// Ways in directions after a map, each as the kind of cell from which it leads and its steps; of
  /// lattices that are not square. Two steps tell a way that goes on: behind them it repeats
  /// itself.
  ///
  /// @param steps 1 or 2
  public Set<Object> ways(List<Direction> directions, int steps, LatticeMap map) {
    Set<Object> ways = new HashSet<>();
    for (Direction direction : directions) {
      for (int kind = 0; kind < (isUniform() ? 1 : 2); kind++) {
        Spot from = image(map, 0, kind);
        List<Object> way = new ArrayList<>();
        way.add(isUniform() || pointsUp(from.row, from.column));
        for (int step = 0; step < steps; step++) {
          int row = step * direction.rowStep();
          int column = kind + step * direction.columnStep();
          if (joins(row, column, direction)) {
            Spot to = image(map, row + direction.rowStep(), column + direction.columnStep());
            way.add(new Spot(to.row - from.row, to.column - from.column));
          }
        }
        if (way.size() > 1 && joins(0, kind, direction)) {
          ways.add(way);
        }
      }
    }
    return ways;
  }

  /// Patterns of one shape after a map, laid together in the least box around the cells that one of
  /// them names; of lattices that are not square. There a `*` on both sides asks nothing, not even
  /// that there is a cell.
  public List<Pattern> images(List<Pattern> patterns, LatticeMap map) {
    Pattern shape = patterns.getFirst();
    List<Spot> named = named(patterns);
    if (named.isEmpty()) {
      return patterns;
    }
    Spot corner = new Spot(0, shape.facing() == Pattern.Facing.DOWN ? 1 : 0);
    List<Spot> images =
        named.stream().map(corner::plus).map(spot -> image(map, spot.row, spot.column)).toList();
    int top = images.stream().mapToInt(Spot::row).min().orElseThrow();
    int left = images.stream().mapToInt(Spot::column).min().orElseThrow();
    int height = images.stream().mapToInt(Spot::row).max().orElseThrow() - top + 1;
    int width = images.stream().mapToInt(Spot::column).max().orElseThrow() - left + 1;
    Pattern.Facing facing =
        isUniform()
            ? Pattern.Facing.ANY
            : pointsUp(top, left) ? Pattern.Facing.UP : Pattern.Facing.DOWN;
    List<Integer> places =
        images.stream().map(spot -> (spot.row - top) * width + spot.column - left).toList();
    Set<Integer> free = new HashSet<>();
    IntStream.range(0, height * width).filter(cell -> !places.contains(cell)).forEach(free::add);
    List<Pattern> laid = new ArrayList<>();
    for (Pattern pattern : patterns) {
      List<Optional<Glyph>> cells =
          new ArrayList<>(Collections.nCopies(height * width, Optional.empty()));
      for (int i = 0; i < named.size(); i++) {
        cells.set(places.get(i), pattern.at(named.get(i).row, named.get(i).column));
      }
      laid.add(new Pattern(rows(cells, width), pattern.range(), facing, free));
    }
    return laid;
  }

  private static List<Spot> named(List<Pattern> patterns) {
    Pattern shape = patterns.getFirst();
    return IntStream.range(0, shape.height() * shape.width())
        .mapToObj(cell -> new Spot(cell / shape.width(), cell % shape.width()))
        .filter(spot ->
            patterns.stream().anyMatch(pattern -> pattern.at(spot.row, spot.column).isPresent()))
        .toList();
  }

  private static List<List<Optional<Glyph>>> rows(List<Optional<Glyph>> cells, int width) {
    return IntStream.range(0, cells.size() / width)
        .mapToObj(row -> cells.subList(row * width, (row + 1) * width))
        .toList();
  }

  /// All maps that keep it; of lattices that are not square.
  public List<LatticeMap> maps() {
    return LatticeMap.ALL;
  }
}
