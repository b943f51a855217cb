package org.grundy.solvers.sequence.state;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.grundy.core.TuplePosition;
import org.grundy.core.number.Divisors;
import org.grundy.rules.heap.equation.BoundedStates;
import org.grundy.rules.heap.equation.BoundedStates.Left;
import org.grundy.rules.heap.equation.BoundedStates.Option;
import org.grundy.rules.heap.equation.BoundedStates.Ray;

/// The moves of a long heap whose line and those that it leads to have periods, counted and found
/// by their values without a look at each.
public final class LineMoves {
  /// More moves are counted as so many.
  public static final long MOST = Long.MAX_VALUE / 2;

  private final ArithmeticLines lines;
  private final List<Run> runs;

  /// Moves of one line of the rules, to heaps of one state.
  ///
  /// @param except so many tokens no heap has
  private record Run(int line, int state, Heaps heaps, Set<Long> except) {
    static Run of(int line, int state, long heap) {
      return new Run(line, state, Heaps.one(heap), Set.of());
    }

    boolean holds(long size) {
      return heaps.holds(size) && !except.contains(size);
    }

    /// True if some heap may be of both.
    boolean mayMeet(Run other) {
      if (line != other.line || state != other.state) {
        return false;
      }
      return heaps.count() == 1
          ? other.holds(heaps.from())
          : other.heaps.count() == 1
              ? holds(other.heaps.from())
              : (heaps.to() - other.heaps.to()) % Divisors.gcd(heaps.step(), other.heaps.step())
                      == 0
                  && heaps.from() <= other.heaps.to()
                  && other.heaps.from() <= heaps.to();
    }

    long moves() {
      return heaps.count() - except.stream().filter(heaps::holds).count();
    }
  }

  /// A move that is found.
  ///
  /// @param line index of the line of the rules
  public record Found(int line, TuplePosition left) {}

  private LineMoves(ArithmeticLines lines, List<Run> runs) {
    this.lines = lines;
    this.runs = runs;
  }

  /// The moves of a long heap; empty where a line of the rules may leave a position in two ways, or
  /// leaves something else than one of these positions.
  static Optional<LineMoves> of(ArithmeticLines lines, BoundedStates states, int state, long heap) {
    List<Run> runs = new ArrayList<>();
    for (Option option : states.states().get(state).options()) {
      if (option.left().isPresent()) {
        run(option.line(), option.left().get(), heap).ifPresent(runs::add);
        continue;
      }
      List<Long> fixed = option.fixed().getFirst();
      OptionalInt of = states.number(fixed);
      if (option.fixed().size() > 1 || of.isEmpty()) {
        return Optional.empty();
      }
      runs.add(Run.of(option.line(), of.getAsInt(), fixed.get(states.place())));
    }
    for (int i = 0; i < runs.size(); i++) {
      if (runs.subList(0, i).stream().anyMatch(runs.get(i)::mayMeet)) {
        return Optional.empty();
      }
    }
    return Optional.of(new LineMoves(lines, List.copyOf(runs)));
  }

  private static Optional<Run> run(int line, Left left, long heap) {
    long to = heap - left.taken();
    if (left.ray().isEmpty()) {
      return Optional.of(Run.of(line, left.state(), to));
    }
    Ray ray = left.ray().get();
    if (to < ray.least()) {
      return Optional.empty();
    }
    long further = (to - ray.least()) / ray.step();
    Heaps heaps = new Heaps(to - further * ray.step(), ray.step(), further + 1);
    return Optional.of(new Run(line, left.state(), heaps, ray.except()));
  }

  /// How many there are, at most [#MOST].
  public long count() {
    return runs.stream()
        .mapToLong(run -> Math.min(MOST, run.moves()))
        .reduce(0, (one, other) -> Math.min(MOST, one + other));
  }

  /// How many of them leave a value.
  public BigInteger count(long value) {
    BigInteger count = BigInteger.ZERO;
    for (Run run : runs) {
      long there = lines.heaps(run.state, value, run.heaps).mapToLong(Heaps::count).sum();
      long left =
          run.except.stream()
              .filter(run.heaps::holds)
              .filter(size -> lines.value(run.state, size) == value)
              .count();
      count = count.add(BigInteger.valueOf(there - left));
    }
    return count;
  }

  /// Those that leave a value.
  public Stream<Found> to(long value) {
    return runs.stream()
        .flatMap(run ->
            lines
                .heaps(run.state, value, run.heaps)
                .flatMapToLong(Heaps::sizes)
                .filter(size -> !run.except.contains(size))
                .mapToObj(size -> new Found(run.line, lines.position(run.state, size))));
  }
}
