package org.grundy.rules.measure;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.grundy.core.GridPosition;
import org.grundy.rules.measure.Weights.Condition;
import org.grundy.rules.tree.GameRules;

/// A measure of boards that every move on cells lowers, found from the rules.
///
/// It has *levels*. A level is a sum over the cells: of a weight of each glyph, or of such a weight
/// times the way of the cell along one direction of the board. Every move lowers the first level
/// that it changes. A level of ways counts only if the moves that get so far keep the sum of its
/// weights, for then it does not matter where on the board they are made.
///
/// **Theorem.** A game with such a measure ends. *Proof.* On one board each level is a whole number
/// from 0 to a greatest one, and moves lower the list of them in the order of dictionaries. ∎
///
/// @param levels the levels, the weightiest first
/// @param stuck the indices of the lines that no level lowers; empty where the measure is complete
/// @param choices by glyph, at how many steps a move begins with a cell that holds it
public record CellMeasure(List<Level> levels, Set<Integer> stuck, List<Integer> choices) {
  /// Ways are measured along directions of at most so many rows and columns.
  private static final int FARTHEST = 2;

  public CellMeasure {
    levels = List.copyOf(levels);
    stuck = Collections.unmodifiableSet(new LinkedHashSet<>(stuck));
    choices = List.copyOf(choices);
  }

  /// A sum that moves lower.
  ///
  /// @param weights by glyph
  /// @param down how much a way grows with each row
  /// @param right how much it grows with each column; where both are 0, places do not matter
  public record Level(List<Long> weights, int down, int right) {
    public Level {
      weights = List.copyOf(weights);
    }

    /// True if it is a sum of weights of glyphs, wherever they are.
    public boolean isOfGlyphs() {
      return down == 0 && right == 0;
    }

    private long way(int row, int column, GridPosition board) {
      return isOfGlyphs()
          ? 1
          : (long) down * row
              + (long) right * column
              - Math.min(0L, (long) down * (board.rows() - 1))
              - Math.min(0L, (long) right * (board.columns() - 1));
    }

    private BigInteger of(GridPosition board, IntPredicate counted, boolean most) {
      long heaviest = weights.stream().mapToLong(Long::longValue).max().orElse(0);
      BigInteger sum = BigInteger.ZERO;
      for (int row = 0; row < board.rows(); row++) {
        long ofRow = 0;
        for (int column = 0; column < board.columns(); column++) {
          int glyph = board.at(row, column);
          if (glyph < weights.size() && counted.test(row * board.columns() + column)) {
            long weight = most ? heaviest : weights.get(glyph);
            ofRow = Math.addExact(ofRow, Math.multiplyExact(weight, way(row, column, board)));
          }
        }
        sum = sum.add(BigInteger.valueOf(ofRow));
      }
      return sum;
    }
  }

  /// The measure of a game on cells whose lines are checked each by itself.
  public static CellMeasure of(GameRules rules) {
    return rules.derived().get(CellMeasure.class, () -> find(rules));
  }

  private static CellMeasure find(GameRules rules) {
    Optional<List<CellStep>> steps = CellStep.of(rules);
    List<Level> levels = new ArrayList<>();
    List<CellStep> left = steps.orElse(List.of());
    Optional<Level> level = next(rules, left);
    while (level.isPresent()) {
      Level found = level.get();
      levels.add(found);
      left = left.stream().filter(step -> !falls(found, step)).toList();
      level = next(rules, left);
    }
    Set<Integer> stuck = new LinkedHashSet<>();
    left.forEach(step -> stuck.add(step.line()));
    if (steps.isEmpty()) {
      IntStream.range(0, rules.rules().size()).forEach(stuck::add);
    }
    List<Integer> choices = new ArrayList<>(Collections.nCopies(rules.cells().size(), 0));
    steps
        .orElse(List.of())
        .forEach(step -> {
          int glyph = step.cells().getFirst().from();
          choices.set(glyph, choices.get(glyph) + 1);
        });
    return new CellMeasure(levels, stuck, choices);
  }

  private static boolean falls(Level level, CellStep step) {
    List<Integer> change = change(step, level.weights.size(), level.down, level.right);
    long sum = 0;
    for (int glyph = 0; glyph < change.size(); glyph++) {
      sum += level.weights.get(glyph) * change.get(glyph);
    }
    return sum < 0;
  }

  /// A level that no step raises and some steps lower, all of them where that can be.
  private static Optional<Level> next(GameRules rules, List<CellStep> steps) {
    if (steps.isEmpty()) {
      return Optional.empty();
    }
    int glyphs = rules.cells().size();
    Optional<Level> ofGlyphs = level(steps, glyphs, 0, 0);
    if (ofGlyphs.isPresent() || !rules.board().hasPlainSteps()) {
      return ofGlyphs;
    }
    int rows = rules.board().isRow() ? 0 : FARTHEST;
    for (int far = 1; far <= rows + FARTHEST; far++) {
      for (int down = -Math.min(far, rows); down <= Math.min(far, rows); down++) {
        int right = far - Math.abs(down);
        Optional<Level> level = level(steps, glyphs, down, right);
        if (level.isEmpty() && right > 0) {
          level = level(steps, glyphs, down, -right);
        }
        if (level.isPresent()) {
          return level;
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<Level> level(List<CellStep> steps, int glyphs, int down, int right) {
    Set<List<Integer>> changes = new LinkedHashSet<>();
    Set<Condition> kept = new LinkedHashSet<>();
    boolean placed = down != 0 || right != 0;
    for (CellStep step : steps) {
      changes.add(change(step, glyphs, down, right));
      if (placed) {
        List<Integer> counts = change(step, glyphs, 0, 0);
        kept.add(new Condition(counts, false));
        kept.add(new Condition(negated(counts), false));
      }
      for (CellStep.Passed passed : step.passed()) {
        List<Integer> counts = new ArrayList<>(Collections.nCopies(glyphs, 0));
        counts.set(passed.from(), -1);
        counts.set(passed.to(), 1);
        kept.add(new Condition(counts, false));
        if (placed) {
          kept.add(new Condition(negated(counts), false));
        }
      }
    }
    return all(changes, kept, glyphs)
        .or(() -> some(changes, kept, glyphs))
        .map(weights -> new Level(weights, down, right));
  }

  /// Weights by which all changes fall.
  private static Optional<List<Long>> all(
      Set<List<Integer>> changes, Set<Condition> kept, int glyphs) {
    List<Condition> conditions = new ArrayList<>(kept);
    changes.forEach(change -> conditions.add(new Condition(change, true)));
    return Weights.of(conditions, glyphs);
  }

  /// Weights by which the changes fall taken together, and none rises.
  private static Optional<List<Long>> some(
      Set<List<Integer>> changes, Set<Condition> kept, int glyphs) {
    List<Condition> conditions = new ArrayList<>(kept);
    List<Integer> together = new ArrayList<>(Collections.nCopies(glyphs, 0));
    for (List<Integer> change : changes) {
      conditions.add(new Condition(change, false));
      for (int glyph = 0; glyph < glyphs; glyph++) {
        together.set(glyph, together.get(glyph) + change.get(glyph));
      }
    }
    conditions.add(new Condition(together, true));
    return Weights.of(conditions, glyphs);
  }

  private static List<Integer> negated(List<Integer> counts) {
    return counts.stream().map(count -> -count).toList();
  }

  /// How often a step adds the weight of each glyph, or its way.
  private static List<Integer> change(CellStep step, int glyphs, int down, int right) {
    List<Integer> change = new ArrayList<>(Collections.nCopies(glyphs, 0));
    for (CellStep.Change cell : step.cells()) {
      int way = down == 0 && right == 0 ? 1 : down * cell.row() + right * cell.column();
      change.set(cell.from(), change.get(cell.from()) - way);
      change.set(cell.to(), change.get(cell.to()) + way);
    }
    return change;
  }

  /// True if every move on cells is lowered.
  public boolean isComplete() {
    return stuck.isEmpty();
  }

  /// Weights of glyphs of which every move lowers the total, if those alone do.
  public Optional<List<Long>> weights() {
    return isComplete() && levels.size() == 1 && levels.getFirst().isOfGlyphs()
        ? Optional.of(levels.getFirst().weights)
        : Optional.empty();
  }

  /// A number, 0 or more, that every move on some cells lowers: all levels as the digits of one
  /// number. So it bounds the moves of a play.
  ///
  /// @param counted the cells that take part, by number
  /// @return empty where it is too large to be written
  public OptionalLong of(GridPosition board, IntPredicate counted) {
    BigInteger number = BigInteger.ZERO;
    try {
      for (Level level : levels) {
        number =
            number
                .multiply(level.of(board, counted, true).add(BigInteger.ONE))
                .add(level.of(board, counted, false));
      }
    } catch (ArithmeticException tooLarge) {
      return OptionalLong.empty();
    }
    return number.bitLength() < Long.SIZE - 2
        ? OptionalLong.of(number.longValue())
        : OptionalLong.empty();
  }
}
