package org.grundy.solvers.automaton.strip;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Ending;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.automaton.Columns;
import org.grundy.solvers.automaton.Learner;
import org.grundy.solvers.automaton.ProvedClaim;

/// The truth about rows by the recursion over their options. A row has the nim-sum of the values of
/// its components, where the game is one that has values.
final class RowTeacher {
  /// More positions are not looked at for one row.
  private static final int MOST_FOR_ONE = 1 << 14;

  /// More positions are not remembered.
  private static final int MOST = 1 << 19;

  private static final int BYTES_A_POSITION = 120;

  private final GridRuleset moves;
  private final Columns columns;
  private final RowWalls walls;
  private final boolean hasValues;
  private final boolean ofValues;
  private final boolean endsEarly;
  private final int stuck;
  private final Meter meter;
  private final Map<GridPosition, Integer> values = new HashMap<>();
  private final Map<List<GridPosition>, Integer> outcomes = new HashMap<>();
  private int bound;

  /// @param ways all ways to move
  /// @param ofValues whether Grundy values are asked for, which the game has; else 0 where the
  ///   player to move loses and 1 elsewhere
  RowTeacher(GameRules rules, Columns columns, RowMoves ways, boolean ofValues, Meter meter) {
    this.moves = GridRuleset.of(rules);
    this.columns = columns;
    this.walls = new RowWalls(rules, columns, ways);
    this.endsEarly = rules.endsEarly();
    this.hasValues = ProvedClaim.hasValues(rules);
    this.ofValues = ofValues;
    this.stuck = rules.play() == Play.MISERE ? 1 : 0;
    this.meter = meter;
  }

  /// The number of a row; [Learner#UNKNOWN] where it takes too long to find it.
  ///
  /// @throws BudgetSpentException if the meter says so
  int output(int[] word) {
    if (word.length == 0) {
      return stuck;
    }
    bound = Math.min(MOST, values.size() + outcomes.size() + MOST_FOR_ONE);
    try {
      int value = hasValues ? value(word) : outcome(sum(word));
      return ofValues ? value : Math.min(value, 1);
    } catch (BudgetSpentException spent) {
      if (spent.ending() instanceof Ending.Limit) {
        return Learner.UNKNOWN;
      }
      throw spent;
    }
  }

  /// The rows that a move may lead to.
  List<int[]> options(int[] word) {
    List<int[]> found = new ArrayList<>();
    if (word.length > 0) {
      moves.optionSums(
          columns.position(word), (option, ends) -> found.add(columns.word(option.getFirst())));
    }
    return found;
  }

  private int value(int... word) {
    int sum = 0;
    for (int[] part : walls.parts(word)) {
      GridPosition row = columns.position(part);
      Integer value = values.get(row);
      if (value == null) {
        value = mex(row);
        remember(values, row, value, row.size());
      }
      sum ^= value;
    }
    return sum;
  }

  private int mex(GridPosition row) {
    BitSet found = new BitSet();
    moves.optionSums(row, (option, ends) -> found.set(value(columns.word(option.getFirst()))));
    return found.nextClearBit(0);
  }

  /// The rows of which a row is the sum, in an order of their own; only the row itself where
  /// patterns end a sum as a whole.
  private List<GridPosition> sum(int... word) {
    return endsEarly
        ? List.of(columns.position(word))
        : walls.parts(word).stream().sorted(Arrays::compare).map(columns::position).toList();
  }

  private int outcome(List<GridPosition> sum) {
    Integer known = outcomes.get(sum);
    if (known == null) {
      known = decided(sum);
      remember(outcomes, sum, known, sum.stream().mapToInt(GridPosition::size).sum());
    }
    return known;
  }

  private int decided(List<GridPosition> sum) {
    if (endsEarly && moves.isOver(sum.getFirst())) {
      return 0;
    }
    boolean[] found = new boolean[2];
    for (int i = 0; i < sum.size() && !found[0]; i++) {
      List<GridPosition> options = new ArrayList<>();
      moves.optionSums(sum.get(i), (option, ends) -> options.add(option.getFirst()));
      for (int at = 0; at < options.size() && !found[0]; at++) {
        found[outcome(after(sum, i, options.get(at)))] = true;
      }
    }
    return found[0] ? 1 : found[1] ? 0 : stuck;
  }

  private List<GridPosition> after(List<GridPosition> sum, int moved, GridPosition option) {
    if (endsEarly) {
      return List.of(option);
    }
    List<int[]> parts = new ArrayList<>(walls.parts(columns.word(option)));
    for (int i = 0; i < sum.size(); i++) {
      if (i != moved) {
        parts.add(columns.word(sum.get(i)));
      }
    }
    return parts.stream().sorted(Arrays::compare).map(columns::position).toList();
  }

  private <K> void remember(Map<K, Integer> known, K position, int value, int cells) {
    if (known.size() >= bound) {
      throw new BudgetSpentException("more positions than are looked at for one row");
    }
    meter.work(1);
    meter.claim(BYTES_A_POSITION + cells);
    known.put(position, value);
  }
}
