package org.grundy.solvers.sequence.state;

import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.core.number.Divisors;
import org.grundy.core.period.Periodicity;

/// The question whether what decides the values of some lines from the heap `to` on is what decided
/// them from the heap `from` on, with a number added on each line: the conditions of the theorem of
/// [ArithmeticLines]. The lines lead to each other and to others that have a period.
///
/// @param lines whose values below `to` are known
record Recurrence(List<StateLine> lines, long from, long to) {
  /// So many of the last values are compared first.
  private static final int LAST = 32;

  Recurrence {
    lines = List.copyOf(lines);
  }

  long period() {
    return to - from;
  }

  /// The number that is added on a line.
  long saltus(StateLine line) {
    return line.period()
        .map(known -> period() / known.period() * known.saltus())
        .orElseGet(() -> line.value(to - 1) - line.value(from - 1));
  }

  /// True if the last values show it.
  boolean isSeen() {
    return isSeenFrom(Math.max(0, from - LAST));
  }

  /// True if all conditions are met.
  boolean holds() {
    return from - mostTaken() >= regularFrom()
        && isSeenFrom(from - mostTaken())
        && lines.stream().allMatch(this::recurs);
  }

  private boolean isSeenFrom(long first) {
    return lines.stream()
        .allMatch(line -> {
          long saltus = saltus(line);
          return saltus >= 0
              && LongStream.range(first, from)
                  .allMatch(m -> line.value(m + period()) - line.value(m) == saltus);
        });
  }

  private Stream<RayValues> rays() {
    return lines.stream().flatMap(line -> line.rays().stream());
  }

  /// No option takes more tokens, but those further along rays.
  private long mostTaken() {
    LongStream near =
        lines.stream().flatMap(line -> line.near().stream()).mapToLong(StateLine.Near::taken);
    return LongStream.concat(near, rays().mapToLong(RayValues::taken)).reduce(0, Math::max);
  }

  /// From here on all lines are as regular as they will be.
  private long regularFrom() {
    LongStream others =
        lines.stream()
            .flatMap(StateLine::targets)
            .flatMap(line -> line.period().stream())
            .mapToLong(Periodicity::preperiod);
    LongStream first = lines.stream().mapToLong(StateLine::first);
    LongStream regular = rays().mapToLong(RayValues::regularFrom);
    return LongStream.concat(first, LongStream.concat(others, regular)).max().orElse(0);
  }

  private boolean recurs(StateLine line) {
    long saltus = saltus(line);
    if (saltus == 0) {
      return line.targets().allMatch(target -> saltus(target) == 0)
          && line.rays().stream()
              .allMatch(ray ->
                  IntStream.range(0, ray.step())
                      .allMatch(n -> ray.before(from, n).equals(ray.before(to, n))));
    }
    int residues =
        line.rays().stream()
            .mapToInt(RayValues::step)
            .reduce(1, (one, other) -> one / (int) Divisors.gcd(one, other) * other);
    return line.targets().allMatch(target -> saltus(target) == 0 || saltus(target) == saltus)
        && IntStream.range(0, residues).allMatch(n -> recurs(line, saltus, n));
  }

  /// The same of the heaps of one residue of a line with a saltus.
  private boolean recurs(StateLine line, long saltus, int residue) {
    BitSet before = met(line, saltus, from, residue);
    BitSet after = met(line, saltus, to, residue);
    long bound = Math.min(before.nextClearBit(0), after.nextClearBit(0) - saltus);
    if (bound <= greatestOfOthers(line, residue)) {
      return false;
    }
    int first = (int) bound;
    int moved = (int) (bound + saltus);
    return before
        .get(first, Math.max(first, before.length()))
        .equals(after.get(moved, Math.max(moved, after.length())));
  }

  /// The values that rays to lines of a saltus have met before n, and those of options that do not
  /// depend on n.
  private BitSet met(StateLine line, long saltus, long n, int residue) {
    BitSet met = new BitSet();
    line.constants().forEach(value -> met.set((int) value));
    line.rays().stream()
        .filter(ray -> saltus(ray.target()) == saltus)
        .forEach(ray -> met.or(ray.before(n, residue)));
    return met;
  }

  /// The greatest value of an option that does not depend on the long heap or is on a line without
  /// a saltus, -1 where there are none.
  private long greatestOfOthers(StateLine line, int residue) {
    LongStream near =
        line.near().stream()
            .filter(option -> saltus(option.target()) == 0)
            .flatMapToLong(option ->
                LongStream.range(from - option.taken(), to - option.taken())
                    .map(option.target()::value));
    LongStream along =
        line.rays().stream()
            .filter(ray -> saltus(ray.target()) == 0)
            .mapToLong(ray -> ray.before(to, residue).length() - 1L);
    return LongStream.concat(line.constants(), LongStream.concat(near, along)).max().orElse(-1);
  }
}
