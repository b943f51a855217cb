package org.grundy.rules.tree;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.core.Symmetry;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;

/// A small rectangle of glyphs.
///
/// @param rows rows of equal length; an empty cell is the `*` of the text. One row without cells is
///   what a row leaves that closes up
/// @param range the glyphs for one of which each variable stands; empty where there are no
///   variables
/// @param facing on triangles, how the cell points on which its upper left one lies
/// @param free of the empty cells those that need not even be on the board, as `row * width +
///   column`: they only fill the rectangle of a pattern that was turned on hexagons or triangles
/// @param border on squares, the sides `N E S W` behind which the board ends
/// @param numbers the numbers for which variables stand
public record Pattern(
    List<List<Optional<Glyph>>> rows,
    List<Glyph> range,
    Facing facing,
    Set<Integer> free,
    Set<Direction> border,
    Numbers numbers) {
  /// The sides of a pattern, in the order in which they are written.
  public static final List<Direction> SIDES =
      List.of(Direction.N, Direction.E, Direction.S, Direction.W);

  /// The cells on which the upper left cell of a pattern may lie.
  public enum Facing {
    /// All.
    ANY,
    /// Of triangles those that point up.
    UP,
    /// Of triangles those that point down.
    DOWN;

    /// True if a cell is one of them.
    public boolean fits(int row, int column) {
      return this == ANY || ((row + column & 1) == 0) == (this == UP);
    }
  }

  /// `where $a < $b`: variables whose glyphs are numbers, all that meet conditions together.
  ///
  /// @param conditions as they are written, on the letters of the variables
  /// @param choices a glyph for each of these variables, also for those that stand only in the
  ///   pattern after an arrow; one that chooses nothing where there are no conditions
  public record Numbers(List<Condition> conditions, List<Map<Glyph, Glyph>> choices) {
    /// No variable needs to be a number.
    public static final Numbers ANY = new Numbers(List.of(), List.of(Map.of()));

    public Numbers {
      conditions = List.copyOf(conditions);
      choices = choices.stream().map(Map::copyOf).toList();
    }

    /// The variables that the conditions name.
    public Set<Glyph> variables() {
      return conditions.stream()
          .flatMap(Condition::operands)
          .flatMap(Expression::names)
          .map(name -> Glyph.variable(name.codePointAt(0)))
          .collect(Collectors.toSet());
    }
  }

  /// A pattern has no more choices of glyphs for its variables.
  public static final int MOST_CHOICES = 4_096;

  /// A pattern without variables.
  public Pattern(List<List<Optional<Glyph>>> rows) {
    this(rows, List.of());
  }

  /// A pattern that may lie anywhere.
  public Pattern(List<List<Optional<Glyph>>> rows, List<Glyph> range) {
    this(rows, range, Facing.ANY, Set.of());
  }

  /// A pattern that may lie at the border or not.
  public Pattern(
      List<List<Optional<Glyph>>> rows, List<Glyph> range, Facing facing, Set<Integer> free) {
    this(rows, range, facing, free, Set.of(), Numbers.ANY);
  }

  public Pattern {
    range = List.copyOf(range);
    free = Set.copyOf(free);
    border = Set.copyOf(border);
    rows = rows.stream().map(List::copyOf).toList();
    if (rows.isEmpty() || (rows.getFirst().isEmpty() && rows.size() > 1)) {
      throw new IllegalArgumentException("a pattern without rows, or with empty ones");
    }
    for (var row : rows) {
      if (row.size() != rows.getFirst().size()) {
        throw new IllegalArgumentException("a pattern with ragged rows");
      }
    }
  }

  public int height() {
    return rows.size();
  }

  public int width() {
    return rows.getFirst().size();
  }

  /// The glyph at a cell, rows and columns from 0; empty for `*`.
  public Optional<Glyph> at(int row, int column) {
    return rows.get(row).get(column);
  }

  /// True if a cell need not be on the board.
  public boolean isFree(int row, int column) {
    return free.contains(row * width() + column);
  }

  /// Its variables, in the order of the cells.
  public Set<Glyph> variables() {
    return rows.stream()
        .flatMap(List::stream)
        .flatMap(Optional::stream)
        .filter(Glyph::isVariable)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /// True if its variables have so few choices that it can be spelled out.
  public boolean hasFewChoices() {
    return numbers.choices().size() * Math.pow(range.size(), freeVariables().size())
        <= MOST_CHOICES;
  }

  /// Its variables that need not be numbers.
  private Set<Glyph> freeVariables() {
    Set<Glyph> free = variables();
    free.removeAll(numbers.variables());
    return free;
  }

  /// Every choice of a glyph for each variable; one that chooses nothing where there are none.
  public List<Map<Glyph, Glyph>> choices() {
    List<Map<Glyph, Glyph>> choices = numbers.choices();
    for (Glyph variable : freeVariables()) {
      List<Map<Glyph, Glyph>> longer = new ArrayList<>();
      for (Map<Glyph, Glyph> choice : choices) {
        for (Glyph glyph : range) {
          Map<Glyph, Glyph> more = new HashMap<>(choice);
          more.put(variable, glyph);
          longer.add(more);
        }
      }
      choices = longer;
    }
    return choices;
  }

  /// This pattern with the glyphs that were chosen for its variables.
  public Pattern with(Map<Glyph, Glyph> choice) {
    return new Pattern(
        rows.stream()
            .map(row ->
                row.stream()
                    .map(cell -> cell.map(glyph -> choice.getOrDefault(glyph, glyph)))
                    .toList())
            .toList(),
        List.of(),
        Facing.ANY,
        Set.of(),
        border,
        Numbers.ANY);
  }

  /// The patterns without variables that this one stands for, one a choice.
  public List<Pattern> spelled() {
    return isSpelled() ? List.of(this) : choices().stream().map(this::with).toList();
  }

  /// The same pattern, whose variables stand for the given glyphs.
  public Pattern over(List<Glyph> glyphs) {
    return new Pattern(
        rows, variables().isEmpty() ? List.of() : glyphs, Facing.ANY, Set.of(), border, numbers);
  }

  /// The same pattern, which lies so that the board ends behind the given sides.
  public Pattern bordering(Set<Direction> sides) {
    return new Pattern(rows, range, facing, free, sides, numbers);
  }

  /// The same pattern, some variables of which stand for numbers.
  public Pattern where(Numbers together) {
    return new Pattern(rows, range, facing, free, border, together);
  }

  /// The sides behind which the board ends, in the order in which they are written.
  public List<Direction> borderSides() {
    return SIDES.stream().filter(border::contains).toList();
  }

  /// The pattern as it is written, with brackets.
  public String text() {
    return width() == 0
        ? "[ ]"
        : rows.stream()
            .map(row ->
                row.stream()
                    .map(cell -> cell.map(Glyph::toString).orElse("*"))
                    .collect(Collectors.joining(" ")))
            .collect(Collectors.joining(" | ", "[ ", " ]"));
  }

  /// True if it has no choices: neither variables nor conditions.
  boolean isSpelled() {
    return range.isEmpty() && numbers.conditions().isEmpty();
  }

  /// This pattern after a symmetry.
  public Pattern image(Symmetry symmetry) {
    if (width() == 0) {
      return this;
    }
    List<Optional<Glyph>> image =
        new ArrayList<>(Collections.nCopies(height() * width(), Optional.empty()));
    for (int row = 0; row < height(); row++) {
      for (int column = 0; column < width(); column++) {
        image.set(symmetry.imageOf(row, column, height(), width()), at(row, column));
      }
    }
    int across = symmetry.exchangesSides() ? height() : width();
    return new Pattern(
        IntStream.range(0, image.size() / across)
            .mapToObj(row -> image.subList(row * across, (row + 1) * across))
            .toList(),
        range,
        Facing.ANY,
        Set.of(),
        border.stream().map(side -> side.image(symmetry)).collect(Collectors.toSet()),
        numbers);
  }
}
