package org.grundy.solvers.product;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import org.grundy.core.Bounds;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Component;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.TuplePosition;
import org.grundy.core.number.NimProduct;
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

/// The values of two single heaps, multiplied.
///
/// @param first how the first sizes of all positions are valued
/// @param second how the second sizes are
/// @param heaps solves the heaps that moves leave
record ProductPlan(
    GameRules rules,
    List<TuplePosition> sum,
    ProductOfHeaps product,
    Plan first,
    Plan second,
    Method heaps)
    implements Plan {
  /// More moves than these are looked at only where the work is limited.
  private static final long MOST_MOVES = 1L << 20;

  @Override
  public String method() {
    return ProductMethod.NAME;
  }

  @Override
  public String because() {
    return "each move is one of `%s` together with one of `%s`, so the value of a position is the nim product of the values of two heaps (the Tartan theorem: Conway 1976, Winning Ways chapter 14)"
        .formatted(product.firstText(), product.secondText());
  }

  @Override
  public String cost() {
    String one = first.cost();
    String other = second.cost();
    return one.equals(other) ? "twice " + one : one + "; " + other;
  }

  @Override
  public Run begin(Meter meter) {
    return new ProductRun(meter);
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
    private final Map<Long, Long> firsts = new ConcurrentHashMap<>();
    private final Map<Long, Long> seconds = new ConcurrentHashMap<>();

    HeapValues(Meter meter) {
      this.meter = meter;
    }

    long of(TuplePosition pair) {
      return NimProduct.of(
          firsts.computeIfAbsent(pair.sizes().get(0), size -> single(product.first(), size)),
          seconds.computeIfAbsent(pair.sizes().get(1), size -> single(product.second(), size)));
    }

    private long single(GameRules heap, long size) {
      Verdict verdict = heaps.consider(new Problem(heap, List.of(new HeapPosition(size))));
      return ((Verdict.Sound) verdict).plan().value(meter).orElseThrow();
    }

    @Override
    public long size() {
      return (long) firsts.size() + seconds.size();
    }

    @Override
    public void save(DataOutput out) throws IOException {
      for (Map<Long, Long> values : List.of(firsts, seconds)) {
        Map<Long, Long> known = Map.copyOf(values);
        out.writeInt(known.size());
        for (Map.Entry<Long, Long> value : known.entrySet()) {
          out.writeLong(value.getKey());
          out.writeLong(value.getValue());
        }
      }
    }

    @Override
    public void load(DataInput in) throws IOException {
      for (Map<Long, Long> values : List.of(firsts, seconds)) {
        for (int left = in.readInt(); left > 0; left--) {
          values.put(in.readLong(), in.readLong());
        }
      }
    }
  }

  private final class ProductRun implements Run {
    private final Meter meter;
    private final HeapValues values;

    ProductRun(Meter meter) {
      this.meter = meter;
      this.values = new HeapValues(meter);
    }

    @Override
    public Solution solve() {
      TupleRuleset ruleset = TupleRuleset.of(rules);
      List<SolvedPosition> solved = new ArrayList<>();
      for (TuplePosition pair : sum) {
        if (!meter.isLimited() && moves(ruleset, pair) > MOST_MOVES) {
          throw new BudgetSpentException(
              "the moves are more than %,d: they are looked at only where time is limited"
                  .formatted(MOST_MOVES));
        }
        solved.add(new ProductPosition(pair, ruleset, values, meter));
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
      List<Bounds> bounds = sum.stream().map(pair -> Bounds.exact(pair, known.of(pair))).toList();
      long value =
          bounds.stream().mapToLong(one -> one.value().getAsLong()).reduce(0, (a, b) -> a ^ b);
      return new Partial(Optional.of(Outcome.ofValue(value)), bounds, List.of(), 0);
    }
  }

  /// The number of moves, counted to a little more than are looked at.
  private static long moves(TupleRuleset ruleset, TuplePosition pair) {
    long[] sizes = pair.sizes().stream().mapToLong(Long::longValue).toArray();
    long[] count = {0};
    ruleset.lines().forEach(line -> line.visitWhile(sizes, _ -> ++count[0] <= MOST_MOVES));
    return count[0];
  }

  /// One position of the sum.
  private record ProductPosition(
      TuplePosition pair, TupleRuleset ruleset, HeapValues values, Meter meter)
      implements SolvedPosition {
    @Override
    public long value() {
      return values.of(pair);
    }

    @Override
    public List<Component> components() {
      return List.of(new Component(pair, value()));
    }

    @Override
    public void moves(MoveSink sink) {
      ruleset.options(
          pair,
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
