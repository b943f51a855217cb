package org.grundy.solvers.several;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.TuplePosition;
import org.grundy.rules.moves.SeveralHeapsRuleset.Line;

/// What is found out of multisets of heaps that moves may split, each after its options. As numbers
/// only fall, the recursion is no deeper than a play is long.
final class SplitTable implements HeapsTable {
  private final SplitMultisets multisets;
  private final List<SplitMoves> moves;
  private final List<TuplePosition> sum;
  private final Meter meter;
  private final int[] sizes;
  private final Marks seen = new Marks();

  /// Open addressing with linear probing, twice as many slots as multisets or more: their numbers
  /// and 1, and the value, or 1 where the next player wins.
  private long[] keys = new long[1 << 10];

  private int[] found = new int[1 << 10];
  private int known;

  /// The options of the multisets that are on the way, those of each in a row.
  private long[] options = new long[1 << 10];

  private int top;

  private boolean valued;
  private boolean misere;

  SplitTable(SplitMultisets multisets, List<Line> lines, List<TuplePosition> sum, Meter meter) {
    this.multisets = multisets;
    OptionTally tally = new OptionTally(meter);
    this.moves = lines.stream().map(line -> new SplitMoves(multisets, line, tally)).toList();
    this.sum = List.copyOf(sum);
    this.meter = meter;
    this.sizes = new int[multisets.tokens() + 1];
  }

  @Override
  public void findValues() {
    valued = true;
    sum.forEach(position -> valueOf(multisets.number(position.sizes()).orElseThrow()));
  }

  @Override
  public void findOutcomes(boolean underMisere) {
    misere = underMisere;
    sum.forEach(position -> isWon(multisets.number(position.sizes()).orElseThrow()));
  }

  @Override
  public OptionalLong value(List<Long> heaps) {
    Optional<Long> number = multisets.number(heaps).filter(_ -> valued);
    int slot = number.isPresent() ? slot(number.get()) : -1;
    return slot >= 0 && keys[slot] != 0 ? OptionalLong.of(found[slot]) : OptionalLong.empty();
  }

  @Override
  public Optional<Outcome> outcome(List<Long> heaps) {
    if (valued) {
      return value(heaps).stream().mapToObj(Outcome::ofValue).findFirst();
    }
    return multisets.number(heaps).map(number -> isWon(number) ? Outcome.N : Outcome.P);
  }

  private int valueOf(long number) {
    int slot = slot(number);
    if (keys[slot] != 0) {
      return found[slot];
    }
    int from = top;
    collect(number);
    for (int at = from; at < top; at++) {
      valueOf(options[at]);
    }
    seen.clear();
    for (int at = from; at < top; at++) {
      seen.add(found[slot(options[at])]);
    }
    top = from;
    return learn(number, seen.leastMissing());
  }

  private boolean isWon(long number) {
    int slot = slot(number);
    if (keys[slot] != 0) {
      return found[slot] != 0;
    }
    int from = top;
    collect(number);
    boolean won = top == from && misere;
    for (int at = from; at < top && !won; at++) {
      won = !isWon(options[at]);
    }
    top = from;
    return learn(number, won ? 1 : 0) != 0;
  }

  /// Puts the options of a multiset on the stack, ascending, each once.
  private void collect(long number) {
    meter.work(1);
    int count = multisets.sizes(number, sizes);
    int from = top;
    for (SplitMoves line : moves) {
      line.visit(sizes, count, this::push);
    }
    Arrays.sort(options, from, top);
    int end = from;
    for (int at = from; at < top; at++) {
      if (at == from || options[at] != options[at - 1]) {
        options[end++] = options[at];
      }
    }
    top = end;
  }

  private void push(long option) {
    if (top == options.length) {
      meter.claim((long) Long.BYTES * top);
      options = Arrays.copyOf(options, 2 * top);
    }
    options[top++] = option;
  }

  private int learn(long number, int value) {
    if (2 * ++known > keys.length) {
      grow();
    }
    int slot = slot(number);
    keys[slot] = number + 1;
    found[slot] = value;
    return value;
  }

  private void grow() {
    meter.claim((long) (Long.BYTES + Integer.BYTES) * 2 * keys.length);
    long[] oldKeys = keys;
    int[] old = found;
    keys = new long[2 * oldKeys.length];
    found = new int[2 * oldKeys.length];
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldKeys[i] != 0) {
        int slot = slot(oldKeys[i] - 1);
        keys[slot] = oldKeys[i];
        found[slot] = old[i];
      }
    }
  }

  /// Where a multiset is, or will be.
  private int slot(long number) {
    long mixed = (number + 1) * 0x9E3779B97F4A7C15L;
    int slot = (int) (mixed >>> 32) & (keys.length - 1);
    while (keys[slot] != 0 && keys[slot] != number + 1) {
      slot = (slot + 1) & (keys.length - 1);
    }
    return slot;
  }
}
