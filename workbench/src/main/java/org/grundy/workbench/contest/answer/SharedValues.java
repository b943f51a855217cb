package org.grundy.workbench.contest.answer;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.core.TuplePosition;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.family.FamilyProblem;
import org.grundy.solvers.family.FamilySpec;
import org.grundy.solvers.family.SizeRange;
import org.grundy.solvers.planner.Planner;

/// Values that many cases share: one table of all heaps, or pairs of heaps, up to the largest that
/// occurs.
final class SharedValues {
  /// From so many positions on a table is made.
  private static final int FEWEST = 4;

  private final int columns;
  private final long[] values;

  private SharedValues(int columns, long[] values) {
    this.columns = columns;
    this.values = values;
  }

  /// The largest numbers that occur, and how many positions have them.
  static final class Extent {
    private final GameRules rules;
    private long rows;
    private long columns;
    private int positions;

    Extent(GameRules rules) {
      this.rules = rules;
    }

    void add(List<Position> sum) {
      for (Position position : sum) {
        positions++;
        switch (position) {
          case HeapPosition heap -> columns = Math.max(columns, heap.size());
          case TuplePosition pair when pair.sizes().size() == 2 -> {
            rows = Math.max(rows, pair.sizes().getFirst());
            columns = Math.max(columns, pair.sizes().getLast());
          }
          default -> columns = Long.MAX_VALUE;
        }
      }
    }

    /// Makes the table, where there is one that is not too large.
    Optional<SharedValues> table(Planner planner, Meter meter) {
      boolean heap = rules.board() instanceof Board.Heap;
      boolean pair = rules.board() instanceof Board.Heaps heaps && heaps.variables().size() == 2;
      long cells =
          columns >= FamilySpec.MOST_STARTS || rows >= FamilySpec.MOST_STARTS
              ? Long.MAX_VALUE
              : (rows + 1) * (columns + 1);
      if (!(heap || pair)
          || rules.play() == Play.MISERE
          || rules.endsEarly()
          || positions < FEWEST
          || cells > FamilySpec.MOST_STARTS
          || (pair && cells > 20L * positions + 1_000)) {
        return Optional.empty();
      }
      SizeRange across = new SizeRange("c", 0, columns + 1);
      FamilySpec starts =
          heap
              ? new FamilySpec(List.of(across), -1, 0)
              : new FamilySpec(List.of(new SizeRange("r", 0, rows + 1), across), 0, 1);
      FamilyProblem family = new FamilyProblem(rules, starts, false, 0);
      long[] entries = new long[starts.size()];
      Arrays.fill(entries, -1);
      planner.decide(family, Optional.empty()).fill(entries, meter);
      return Optional.of(new SharedValues((int) columns + 1, entries));
    }
  }

  /// The value of a sum, where the table has it.
  OptionalLong of(List<Position> sum) {
    long value = 0;
    for (Position position : sum) {
      long index =
          position instanceof TuplePosition pair
              ? pair.sizes().getFirst() * columns + pair.sizes().getLast()
              : ((HeapPosition) position).size();
      long entry = values[(int) index];
      if (entry < 0) {
        return OptionalLong.empty();
      }
      value ^= entry;
    }
    return OptionalLong.of(value);
  }
}
