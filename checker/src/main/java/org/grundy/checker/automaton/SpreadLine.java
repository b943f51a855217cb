package org.grundy.checker.automaton;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.FloodMove;
import org.grundy.rules.tree.Glyph;

/// A line that chooses a cell, from which rays or a flood may go out.
///
/// It has done nothing; or it has read columns that rays from a cell further to the right have
/// entered, and knows with which rays the next column has to be left; or the cell was chosen, and
/// it knows the rays that enter the next column. A ray is three numbers: the row from which it
/// steps, its direction, and the cells that it has passed, where they are bounded.
final class SpreadLine implements RowLine {
  private static final int FIRST = 0;
  private static final int BEFORE = 1;
  private static final int LEFT = 2;
  private static final int RIGHT = 3;
  private static final int MOST_PASSED = 32;

  private final RowGlyphs glyphs;
  private final Set<Integer> from;
  private final int to;
  private final List<Direction> along;
  private final boolean isFlood;
  private final Optional<CellMove.Rays> rays;
  private final Set<Integer> over;
  private final int becomes;

  /// By the row of the chosen cell: all rays with which a column on its left may be entered.
  private final Map<Integer, Set<List<Integer>>> toTheLeft = new HashMap<>();

  /// A column after rays went through it, and those that leave it.
  private record Passed(int written, List<Integer> rays) {}

  private SpreadLine(
      RowGlyphs glyphs, List<Glyph> from, Glyph to, List<Direction> along, Spread spread) {
    this.glyphs = glyphs;
    this.from = glyphs.of(from);
    this.to = glyphs.of(to);
    this.along = along;
    this.isFlood = spread.rays.isEmpty();
    this.rays = spread.rays;
    this.over = glyphs.of(spread.over);
    this.becomes = spread.over.isEmpty() ? NOWHERE : glyphs.of(spread.becomes);
    requireReadable();
    for (int row = 0; row < glyphs.rows(); row++) {
      toTheLeft.put(row, entering(row));
    }
  }

  /// What happens to the cells behind the chosen one.
  private record Spread(Optional<CellMove.Rays> rays, List<Glyph> over, Glyph becomes) {}

  static SpreadLine of(CellMove move, RowGlyphs glyphs) {
    List<Direction> along = move.rays().map(CellMove.Rays::along).orElse(List.of());
    Spread spread =
        new Spread(
            move.rays(),
            move.rays().map(CellMove.Rays::over).orElse(List.of()),
            move.rays().map(CellMove.Rays::becomes).orElse(move.to()));
    return new SpreadLine(glyphs, move.from(), move.to(), along, spread);
  }

  static SpreadLine of(FloodMove move, RowGlyphs glyphs) {
    Spread spread = new Spread(Optional.empty(), move.over(), move.becomes());
    return new SpreadLine(glyphs, move.from(), move.to(), move.directions(), spread);
  }

  private void requireReadable() {
    for (Direction direction : along) {
      if (Math.abs(direction.columnStep()) > 1) {
        throw new UncheckableException("a ray along %s passes over cells".formatted(direction));
      }
    }
    if (upTo() > MOST_PASSED) {
      throw new UncheckableException("a ray of more than %d cells".formatted(MOST_PASSED));
    }
    boolean bends = glyphs.rows() > 1 && along.stream().anyMatch(one -> one.rowStep() != 0);
    long sides =
        along.stream().map(Direction::columnStep).filter(step -> step != 0).distinct().count();
    if (isFlood && bends && sides > 1) {
      throw new UncheckableException("a flood may come back to a column");
    }
  }

  /// How many cells a ray may pass; 0 where any number.
  private int upTo() {
    return rays.map(CellMove.Rays::upTo).map(bound -> bound.orElse(0)).orElse(0);
  }

  private boolean isForbidden(int glyph) {
    return rays.isPresent() && glyphs.of(rays.get().forbid()).contains(glyph);
  }

  private Set<List<Integer>> entering(int row) {
    Set<List<Integer>> found = new HashSet<>();
    Deque<List<Integer>> open = new ArrayDeque<>();
    for (int letter = 0; letter < glyphs.letters(); letter++) {
      leave(row, letter, -1).ifPresent(passed -> open.add(passed.rays));
    }
    while (!open.isEmpty()) {
      List<Integer> entered = open.pop();
      if (!entered.isEmpty() && found.add(entered)) {
        for (int letter = 0; letter < glyphs.letters(); letter++) {
          enter(entered, letter, -1).ifPresent(passed -> open.add(passed.rays));
        }
      }
    }
    return found;
  }

  /// The column of the chosen cell after the move, and the rays that leave it on one side; empty
  /// where no cell can be chosen there.
  private Optional<Passed> leave(int row, int letter, int side) {
    if (!from.contains(glyphs.at(letter, row))) {
      return Optional.empty();
    }
    List<List<Integer>> sent = Stream.of(row).flatMap(this::sent).toList();
    return pass(sent, letter, letter, side, new HashSet<>(Set.of(row)))
        .map(passed -> new Passed(glyphs.with(passed.written, row, to), passed.rays));
  }

  private Stream<List<Integer>> sent(int row) {
    return Stream.iterate(0, way -> way + 1).limit(along.size()).map(way -> List.of(row, way, 0));
  }

  private Optional<Passed> enter(List<Integer> entering, int letter, int side) {
    int written = letter;
    List<List<Integer>> sent = new ArrayList<>();
    Set<Integer> reached = new HashSet<>();
    for (int i = 0; i < entering.size(); i += 3) {
      int row = entering.get(i) + along.get(entering.get(i + 1)).rowStep();
      Optional<Integer> cell = cell(row, letter);
      if (cell.isPresent() && over.contains(cell.get())) {
        written = glyphs.with(written, row, becomes);
        reached.add(row);
        goOn(row, entering.get(i + 1), entering.get(i + 2), sent);
      } else if (cell.isPresent() && isForbidden(cell.get())) {
        return Optional.empty();
      }
    }
    return pass(sent, letter, written, side, reached);
  }

  private Optional<Integer> cell(int row, int letter) {
    return row < 0 || row >= glyphs.rows() ? Optional.empty() : Optional.of(glyphs.at(letter, row));
  }

  /// Adds the rays that step from a cell that a ray has passed.
  private void goOn(int row, int way, int passed, List<List<Integer>> sent) {
    if (isFlood) {
      sent(row).forEach(sent::add);
    } else if (upTo() == 0) {
      sent.add(List.of(row, way, 0));
    } else if (passed + 1 < upTo()) {
      sent.add(List.of(row, way, passed + 1));
    }
  }

  /// Follows the rays that stay in a column, and keeps those that leave it on one side.
  ///
  /// @param sent from cells of the column
  /// @param before what the column holds by now
  /// @param reached the rows in which a flood was
  private Optional<Passed> pass(
      List<List<Integer>> sent, int letter, int before, int side, Set<Integer> reached) {
    int written = before;
    TreeSet<List<Integer>> leaving = new TreeSet<>(Comparator.comparing(List::toString));
    List<List<Integer>> open = new ArrayList<>(sent);
    for (int i = 0; i < open.size(); i++) {
      List<Integer> ray = open.get(i);
      Direction direction = along.get(ray.get(1));
      if (direction.columnStep() == side) {
        leaving.add(ray);
      } else if (direction.columnStep() == 0) {
        int row = ray.getFirst() + direction.rowStep();
        Optional<Integer> cell = cell(row, letter);
        if (cell.isPresent() && over.contains(cell.get())) {
          written = glyphs.with(written, row, becomes);
          if (reached.add(row) || !isFlood) {
            goOn(row, ray.get(1), ray.get(2), open);
          }
        } else if (cell.isPresent() && isForbidden(cell.get())) {
          return Optional.empty();
        }
      }
    }
    return Optional.of(new Passed(written, leaving.stream().flatMap(List::stream).toList()));
  }

  @Override
  public List<Integer> start() {
    return List.of(FIRST);
  }

  @Override
  public void read(List<Integer> done, int letter, Sink sink) {
    switch (done.getFirst()) {
      case FIRST, BEFORE -> {
        sink.accept(List.of(BEFORE), letter);
        for (int row = 0; row < glyphs.rows(); row++) {
          readLeft(row, letter, done.getFirst() == FIRST, List.of(), sink);
        }
      }
      case LEFT -> readLeft(done.get(1), letter, false, done.subList(2, done.size()), sink);
      default ->
          enter(done.subList(1, done.size()), letter, 1)
              .ifPresent(passed -> sink.accept(right(passed.rays), passed.written));
    }
  }

  /// Reads a column up to that of the chosen cell.
  ///
  /// @param row of the chosen cell
  /// @param isFirst whether it is the first of all, so that rays may leave it in any way
  /// @param leaving the rays that have to leave it to the left
  private void readLeft(int row, int letter, boolean isFirst, List<Integer> leaving, Sink sink) {
    Optional<Passed> left = leave(row, letter, -1);
    Optional<Passed> right = leave(row, letter, 1);
    if (left.isPresent() && right.isPresent() && (isFirst || left.get().rays.equals(leaving))) {
      sink.accept(right(right.get().rays), right.get().written);
    }
    for (List<Integer> entered : toTheLeft.getOrDefault(row, Set.of())) {
      enter(entered, letter, -1)
          .filter(passed -> isFirst || passed.rays.equals(leaving))
          .ifPresent(passed -> sink.accept(state(List.of(LEFT, row), entered), passed.written));
    }
  }

  private static List<Integer> right(List<Integer> rays) {
    return rays.isEmpty() ? OVER : state(List.of(RIGHT), rays);
  }

  private static List<Integer> state(List<Integer> place, List<Integer> rays) {
    return Stream.concat(place.stream(), rays.stream()).toList();
  }

  @Override
  public boolean isMove(List<Integer> done) {
    return done.equals(OVER) || done.getFirst() == RIGHT;
  }
}
