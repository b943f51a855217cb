package org.grundy.solvers.product;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.grundy.core.Bounds;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Component;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.TuplePosition;
import org.grundy.rules.moves.TupleRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Method;
import org.grundy.solvers.Method.Verdict;
import org.grundy.solvers.Partial;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.solvers.SolvedPosition;
import org.grundy.solvers.SumSolution;

/// The values of single heaps, joined.
///
/// @param single the heaps
/// @param plans how the heaps of each size are valued that has moves
/// @param heaps of these the first that is sound solves the heaps that moves leave
record SingleHeapsPlan(
    GameRules rules,
    List<TuplePosition> sum,
    SingleHeaps single,
    List<Plan> plans,
    List<Method> heaps)
    implements Plan {
  /// More moves than these are looked at only where the work is limited.
  private static final long MOST_MOVES = 1L << 20;

  /// So many heaps are valued in one piece of work.
  private static final int MOST_TOGETHER = 1 << 14;

  @Override
  public String method() {
    return single.joining().method();
  }

  @Override
  public String because() {
    return single.because();
  }

  @Override
  public String cost() {
    List<String> costs = plans.stream().map(Plan::cost).distinct().toList();
    return costs.size() == 1 && plans.size() > 1
        ? (plans.size() == 2 ? "twice " : plans.size() + " times ") + costs.getFirst()
        : costs.isEmpty() ? "nothing" : String.join("; ", costs);
  }

  @Override
  public Run begin(Meter meter) {
    return new TupleRun(meter);
  }

  @Override
  public Solution solve(Meter meter) {
    return begin(meter).solve();
  }

  @Override
  public Outcome outcome(Meter meter) {
    return Outcome.ofValue(nimSum(meter));
  }

  @Override
  public OptionalLong value(Meter meter) {
    return OptionalLong.of(nimSum(meter));
  }

  private long nimSum(Meter meter) {
    HeapValues values = new HeapValues(meter);
    return sum.stream().mapToLong(values::of).reduce(0, (a, b) -> a ^ b);
  }

  /// The values of single heaps, each found once.
  private final class HeapValues implements ResumableState {
    private final Meter meter;
    private final List<Map<Long, Long>> known =
        single.heaps().stream().<Map<Long, Long>>map(_ -> new ConcurrentHashMap<>()).toList();

    HeapValues(Meter meter) {
      this.meter = meter;
    }

    long of(TuplePosition tuple) {
      long value = of(0, tuple.sizes().getFirst());
      for (int place = 1; place < known.size(); place++) {
        value = single.joining().join(value, of(place, tuple.sizes().get(place)));
      }
      return value;
    }

    private long of(int place, long size) {
      Optional<GameRules> heap = single.heaps().get(place);
      if (heap.isEmpty()) {
        return 0;
      }
      Long value = known.get(place).get(size);
      return value == null
          ? known.get(place).computeIfAbsent(size, _ -> alone(heap.get(), size))
          : value;
    }

    private long alone(GameRules heap, long size) {
      return plan(heap, List.of(new HeapPosition(size))).value(meter).orElseThrow();
    }

    private Plan plan(GameRules heap, List<HeapPosition> sizes) {
      return ((Verdict.Sound) SingleHeapsMethod.first(heaps, new Problem(heap, sizes))).plan();
    }

    /// Values the heaps of all options of a position together: one by one each would have its
    /// smaller ones valued anew.
    void prepare(TuplePosition tuple, TupleRuleset ruleset) {
      List<Set<Long>> missing = known.stream().<Set<Long>>map(_ -> new TreeSet<>()).toList();
      ruleset.options(
          tuple,
          option -> {
            meter.check();
            for (TuplePosition left : option.sum()) {
              for (int i = 0; i < known.size(); i++) {
                long size = left.sizes().get(i);
                if (!known.get(i).containsKey(size)
                    && missing.get(i).add(size)
                    && missing.get(i).size() == MOST_TOGETHER) {
                  learn(i, missing.get(i));
                }
              }
            }
          });
      IntStream.range(0, known.size()).forEach(i -> learn(i, missing.get(i)));
    }

    /// Values heaps in one piece of work, and empties the set; a single one is left to be asked
    /// for.
    private void learn(int place, Set<Long> sizes) {
      Optional<GameRules> heap = single.heaps().get(place);
      if (heap.isPresent() && sizes.size() > 1) {
        plan(heap.get(), sizes.stream().map(HeapPosition::new).toList())
            .solve(meter)
            .components()
            .forEach(component ->
                known
                    .get(place)
                    .put(((HeapPosition) component.position()).size(), component.value()));
      }
      sizes.clear();
    }

    @Override
    public long size() {
      return known.stream().mapToLong(Map::size).sum();
    }

    @Override
    public void save(DataOutput out) throws IOException {
      for (Map<Long, Long> values : known) {
        Map<Long, Long> now = Map.copyOf(values);
        out.writeInt(now.size());
        for (Map.Entry<Long, Long> value : now.entrySet()) {
          out.writeLong(value.getKey());
          out.writeLong(value.getValue());
        }
      }
    }

    @Override
    public void load(DataInput in) throws IOException {
      for (Map<Long, Long> values : known) {
        for (int left = in.readInt(); left > 0; left--) {
          values.put(in.readLong(), in.readLong());
        }
      }
    }
  }

  private final class TupleRun implements Run {
    private final Meter meter;
    private final HeapValues values;

    TupleRun(Meter meter) {
      this.meter = meter;
      this.values = new HeapValues(meter);
    }

    @Override
    public Solution solve() {
      TupleRuleset ruleset = TupleRuleset.of(rules);
      List<SolvedPosition> solved = new ArrayList<>();
      for (TuplePosition tuple : sum) {
        if (!meter.isLimited() && moves(ruleset, tuple) > MOST_MOVES) {
          throw new BudgetSpentException(
              "the moves are more than %,d: they are looked at only where time is limited"
                  .formatted(MOST_MOVES));
        }
        solved.add(new SolvedTuple(tuple, ruleset, values, meter));
      }
      return new SumSolution(solved);
    }

    @Override
    public Optional<ResumableState> knowledge() {
      return Optional.of(values);
    }

    /// The knowledge without a look at the moves.
    @Override
    public Partial soFar(Meter look) {
      HeapValues known = new HeapValues(look);
      List<Bounds> bounds =
          sum.stream().map(tuple -> Bounds.exact(tuple, known.of(tuple))).toList();
      long value =
          bounds.stream().mapToLong(one -> one.value().getAsLong()).reduce(0, (a, b) -> a ^ b);
      return new Partial(Optional.of(Outcome.ofValue(value)), bounds, List.of(), 0);
    }
  }

  /// The number of moves, counted to a little more than are looked at.
  private static long moves(TupleRuleset ruleset, TuplePosition tuple) {
    long[] sizes = tuple.sizes().stream().mapToLong(Long::longValue).toArray();
    long[] count = {0};
    ruleset.lines().forEach(line -> line.visitWhile(sizes, _ -> ++count[0] <= MOST_MOVES));
    return count[0];
  }

  /// One position of the sum.
  private record SolvedTuple(
      TuplePosition tuple, TupleRuleset ruleset, HeapValues values, Meter meter)
      implements SolvedPosition {
    @Override
    public long value() {
      return values.of(tuple);
    }

    @Override
    public List<Component> components() {
      return List.of(new Component(tuple, value()));
    }

    @Override
    public void moves(MoveSink sink) {
      values.prepare(tuple, ruleset);
      ruleset.options(
          tuple,
          option -> {
            meter.work(1);
            sink.accept(
                option.move(),
                0,
                option.sum().stream().mapToLong(values::of).reduce(0, (a, b) -> a ^ b));
          });
    }
  }
}
