package org.grundy.workbench.contest.answer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.core.TuplePosition;
import org.grundy.rules.heap.HeapEnds;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.SolvedPosition;
import org.grundy.solvers.SumSolution;
import org.grundy.solvers.planner.Planner;
import org.jspecify.annotations.Nullable;

/// The heaps that the cases of an input ask about, solved in one piece of work: as if all of them
/// were one sum.
final class SharedPositions {
  /// From so many positions on they are solved together.
  private static final int FEWEST = 4;

  private static final int POSITION_BYTES = 200;

  /// Of so many positions it is found out what each would cost alone.
  private static final int SAMPLES = 8;

  /// To plan for one position costs about as much as to go through so many.
  private static final int PLANNING = 1 << 10;

  private final Map<Position, SolvedPosition> solved;

  private SharedPositions(Map<Position, SolvedPosition> solved) {
    this.solved = solved;
  }

  /// The positions that occur.
  static final class Collected {
    private final GameRules rules;
    private final Meter meter;
    private final boolean areHeaps;
    private final Set<Position> positions = new LinkedHashSet<>();
    private long occurring;

    /// @param meter memory for positions is claimed there
    Collected(GameRules rules, Meter meter) {
      this.rules = rules;
      this.meter = meter;
      this.areHeaps =
          rules.play() == Play.NORMAL
              && rules.takesTurns()
              && (rules.board() instanceof Board.Heap || rules.board() instanceof Board.Heaps);
    }

    void add(List<Position> sum) {
      if (areHeaps) {
        occurring += sum.size();
        for (Position position : sum) {
          if (positions.add(position)) {
            meter.claim(POSITION_BYTES);
          }
        }
      }
    }

    /// Solves them together, where that costs no more than each alone.
    Optional<SharedPositions> solved(Planner planner) {
      if (occurring < FEWEST) {
        return Optional.empty();
      }
      HeapEnds ends = HeapEnds.of(rules);
      List<Position> open =
          positions.stream().filter(one -> ends.outcome(sizes(one)).isEmpty()).toList();
      if (open.isEmpty()) {
        return Optional.empty();
      }
      Plan together = planner.together(new Problem(rules, open), Optional.empty()).plan().whole();
      return bits(together, open) <= bitsAlone(planner, open)
              && together.solve(meter) instanceof SumSolution solution
          ? Optional.of(new SharedPositions(byPosition(open, solution.positions())))
          : Optional.empty();
    }

    private static Map<Position, SolvedPosition> byPosition(
        List<Position> positions, List<SolvedPosition> solved) {
      Map<Position, SolvedPosition> all = new HashMap<>();
      for (int i = 0; i < positions.size(); i++) {
        all.put(positions.get(i), solved.get(i));
      }
      return all;
    }

    /// The logarithm of what all cost if each is solved alone, as some of them say.
    private double bitsAlone(Planner planner, List<Position> open) {
      List<Position> some = new ArrayList<>();
      int step = Math.max(1, open.size() / SAMPLES);
      for (int i = step / 2; i < open.size(); i += step) {
        some.add(open.get(i));
      }
      double cost = 0;
      for (Position one : some) {
        Problem problem = new Problem(rules, List.of(one)).ofOutcome();
        Plan alone = planner.decide(problem, Optional.empty()).plan().whole();
        cost += PLANNING + Math.exp(bits(alone, List.of(one)) * Math.log(2));
      }
      return Math.log(cost / some.size() * open.size()) / Math.log(2) + 1e-6;
    }

    /// The logarithm of how many positions a plan goes through; one that is no search goes through
    /// all up to the largest.
    private static double bits(Plan plan, List<Position> positions) {
      double searched = plan.searched().bits();
      double up = 0;
      for (Position position : positions) {
        up =
            Math.max(
                up, Arrays.stream(sizes(position)).mapToDouble(size -> Math.log(size + 1.0)).sum());
      }
      return searched > 0 ? searched : up / Math.log(2);
    }

    private static long[] sizes(Position position) {
      return position instanceof HeapPosition(long size)
          ? new long[] {size}
          : ((TuplePosition) position).sizes().stream().mapToLong(Long::longValue).toArray();
    }
  }

  /// The solution of a sum; empty where some position of it is not among those that were solved.
  Optional<SumSolution> of(List<Position> sum) {
    List<SolvedPosition> positions = new ArrayList<>(sum.size());
    for (Position one : sum) {
      @Nullable SolvedPosition known = solved.get(one);
      if (known == null) {
        return Optional.empty();
      }
      positions.add(known);
    }
    return Optional.of(new SumSolution(positions));
  }
}
