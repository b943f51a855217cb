package org.grundy.solvers.sequence.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.core.Meter;
import org.grundy.core.period.Periodicity;

/// The values of the heaps n = 0, 1, … of one state, and where they come from.
final class StateLine {
  private final int state;
  private final Meter meter;
  private final List<Near> near = new ArrayList<>();
  private final List<RayValues> rays = new ArrayList<>();
  private long[] constants = {};
  private int[] values = new int[16];
  private int known;
  private int first;
  private Optional<Periodicity> period = Optional.empty();

  /// Options that take a fixed number of tokens.
  record Near(StateLine target, long taken) {}

  StateLine(int state, Meter meter) {
    this.state = state;
    this.meter = meter;
  }

  int state() {
    return state;
  }

  List<Near> near() {
    return near;
  }

  List<RayValues> rays() {
    return rays;
  }

  /// The lines on which options are.
  Stream<StateLine> targets() {
    return Stream.concat(near.stream().map(Near::target), rays.stream().map(RayValues::target));
  }

  /// True if options have more tokens.
  boolean growsHeaps() {
    return growing().findAny().isPresent();
  }

  /// True if options on one of these lines have more tokens.
  boolean growsHeapsOf(Collection<StateLine> lines) {
    return growing().anyMatch(lines::contains);
  }

  private Stream<StateLine> growing() {
    return Stream.concat(
        near.stream().filter(option -> option.taken < 0).map(Near::target),
        rays.stream().filter(ray -> ray.taken() < 0).map(RayValues::target));
  }

  /// The lines on which options are that have as many tokens.
  Stream<StateLine> targetsOfNone() {
    return Stream.concat(
        near.stream().filter(option -> option.taken == 0).map(Near::target),
        rays.stream().filter(ray -> ray.taken() == 0).map(RayValues::target));
  }

  /// The values of options that do not depend on n.
  void setConstants(long... values) {
    this.constants = values;
    this.first = known;
  }

  LongStream constants() {
    return Arrays.stream(constants);
  }

  /// The first heap that is long.
  int first() {
    return first;
  }

  /// The number of heaps, from 0, whose values were found one by one.
  int known() {
    return known;
  }

  Optional<Periodicity> period() {
    return period;
  }

  void prove(Periodicity found) {
    period = Optional.of(found);
  }

  /// The value of a heap, which is known or follows from the period.
  long value(long n) {
    return n < known ? values[(int) n] : period.orElseThrow().value(n, i -> values[(int) i]);
  }

  /// Takes the value of the next heap as given.
  void add(long value) {
    if (known == values.length) {
      meter.claim((long) Integer.BYTES * known);
      values = Arrays.copyOf(values, 2 * known);
    }
    values[known++] = Math.toIntExact(value);
  }

  /// Finds the value of the next heap.
  void extend() {
    long n = known;
    int from = 0;
    for (RayValues ray : rays) {
      ray.upTo(n);
      from = Math.max(from, ray.full(n));
    }
    long[] options = Arrays.copyOf(constants, constants.length + near.size());
    for (int i = 0; i < near.size(); i++) {
      options[constants.length + i] = near.get(i).target.value(n - near.get(i).taken);
    }
    meter.work(1L + options.length + rays.size());
    for (int word = from; ; word++) {
      long met = 0;
      for (RayValues ray : rays) {
        met |= ray.word(n, word);
      }
      for (long option : options) {
        met |= option / Long.SIZE == word ? 1L << option : 0;
      }
      if (met != -1) {
        add((long) word * Long.SIZE + Long.numberOfTrailingZeros(~met));
        return;
      }
    }
  }
}
