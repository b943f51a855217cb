package org.grundy.solvers.sequence.period;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.grundy.core.Meter;
import org.grundy.rules.heap.TakeAndBreakCode;

/// The options by which all heaps of a take-and-break code have all values far below their own,
/// where values have an arithmetic period.
///
/// A heap n has the level `G(n) div saltus` and the residue `G(n) mod saltus`. A *witness* is an
/// option with one heap, the free one, of level 0 or 1, and others whose levels have the nim-sum 0,
/// which goes over into options of larger heaps of the same value: because two heaps from `start`
/// on have the same level and may both grow by a period, or because the tokens taken may grow, in
/// the digits that repeat. Its excess is by how many periods the heap it comes from is further than
/// the level of the free heap. Found are the least excess of each place in the period, each residue
/// and each class modulo [#modulus]; and the same for values of level 0, where the free heap need
/// not grow.
public final class SaltusWitnesses {
  private static final int NONE = Integer.MAX_VALUE;
  private static final int PAIR = 2;

  /// In the digits that repeat, options of more heaps are not looked at.
  private static final int MOST_HEAPS = 3;

  private final TakeAndBreakCode code;
  private final Meter meter;
  private final int start;
  private final int period;
  private final int saltus;
  private final int[] level;
  private final int[] residue;
  private final int modulus;
  private final int[] least;
  private final int[] leastOfZero;

  /// @param values of the heaps below start + period: those below `start` are below the saltus, the
  ///   others below twice the saltus
  public SaltusWitnesses(TakeAndBreakCode code, int[] values, int start, int saltus, Meter meter) {
    this.code = code;
    this.meter = meter;
    this.start = start;
    this.period = values.length - start;
    this.saltus = saltus;
    this.level = Arrays.stream(values).map(value -> value / saltus).toArray();
    this.residue = Arrays.stream(values).map(value -> value % saltus).toArray();
    this.modulus = (int) modulus(code, period);
    int cells = period * modulus * saltus;
    meter.claim(2L * Integer.BYTES * cells);
    this.least = new int[cells];
    this.leastOfZero = new int[cells];
    Arrays.fill(least, NONE);
    Arrays.fill(leastOfZero, NONE);
  }

  /// The number of periods by which witnesses may grow, whichever they are.
  public static long modulus(TakeAndBreakCode code, long period) {
    long step = tailStep(code, period);
    return step % PAIR == 0 ? step : PAIR * step;
  }

  /// The number of periods by which the tokens taken may grow in the digits that repeat.
  private static long tailStep(TakeAndBreakCode code, long period) {
    long length = Math.max(1, code.tail().size());
    long common = length;
    for (long other = period; other != 0; ) {
      long rest = common % other;
      common = other;
      other = rest;
    }
    return length / common;
  }

  /// The least excess from which on there are witnesses for everything; empty where there is none.
  public Optional<Long> excess() {
    addPairs();
    if (!code.tail().isEmpty()) {
      addTail();
    }
    int excess = Arrays.stream(least).max().orElseThrow();
    int ofZero = Arrays.stream(leastOfZero).max().orElseThrow();
    return excess == NONE || ofZero == NONE
        ? Optional.empty()
        : Optional.of((long) Math.max(Math.max(excess, ofZero - 1), modulus - 2));
  }

  /// Two heaps of the same level, alone and beside a free one.
  private void addPairs() {
    BitSet[] pairs = pairs();
    BitSet[] zero = sums(heaps(1, 0), pairs);
    List<BitSet[]> free = List.of(sums(heaps(start, 0), pairs), sums(heaps(start, 1), pairs));
    int lastTaken = code.length() + code.tail().size() * PAIR * period;
    for (int k = 0; k <= lastTaken; k++) {
      if (code.at(k).allows(2)) {
        addAll(pairs, k, 0, PAIR, leastOfZero);
      }
      if (code.at(k).allows(3)) {
        addAll(zero, k, 0, PAIR, leastOfZero);
        addAll(free.get(0), k, 0, PAIR, least);
        addAll(free.get(1), k, 1, PAIR, least);
      }
    }
  }

  /// The nim-sums of two heaps from `start` on of the same level, by the sum of their tokens.
  private BitSet[] pairs() {
    BitSet[] pairs = sets(2 * start + 3 * period);
    for (int b = start; b < start + period; b++) {
      meter.work(period);
      for (int c = b; c < start + period; c++) {
        int later = level[b] == level[c] ? 0 : period;
        pairs[b + c + later].set(residue[b] ^ residue[c]);
      }
    }
    return pairs;
  }

  /// A free heap that is left by a digit that repeats, alone and beside others of level 0.
  private void addTail() {
    int fromTail = code.length() + 1;
    int step = (int) tailStep(code, period);
    int toTail = fromTail + step * period;
    BitSet[] others = sets(1);
    others[0].set(0);
    for (int heaps = 0; heaps <= MOST_HEAPS; heaps++) {
      BitSet[] zero = heaps == 0 ? others : sums(heaps(1, 0), others);
      List<BitSet[]> free = new ArrayList<>();
      for (int freeLevel = 0; freeLevel < 2 && heaps > 0; freeLevel++) {
        free.add(sums(heaps(start, freeLevel), others));
      }
      for (int k = fromTail; k < toTail; k++) {
        if (code.at(k).allows(heaps)) {
          addAll(zero, k, 0, step, leastOfZero);
          for (int freeLevel = 0; freeLevel < free.size(); freeLevel++) {
            addAll(free.get(freeLevel), k, freeLevel, step, least);
          }
        }
      }
      others = zero;
    }
  }

  /// The residues of the heaps from `from` on of a level.
  private BitSet[] heaps(int from, int ofLevel) {
    BitSet[] heaps = sets(start + period);
    for (int n = from; n < heaps.length; n++) {
      if (level[n] == ofLevel) {
        heaps[n].set(residue[n]);
      }
    }
    return heaps;
  }

  /// The nim-sums of residues of one and the other, by the sum of their tokens.
  private BitSet[] sums(BitSet[] one, BitSet[] other) {
    BitSet[] sums = sets(one.length + other.length - 1);
    for (int i = 0; i < one.length; i++) {
      int tokens = i;
      meter.work(1 + one[i].cardinality() * other.length);
      one[i].stream()
          .forEach(r -> {
            for (int j = 0; j < other.length; j++) {
              BitSet into = sums[tokens + j];
              other[j].stream().forEach(q -> into.set(r ^ q));
            }
          });
    }
    return sums;
  }

  private static BitSet[] sets(int count) {
    IntFunction<BitSet> empty = _ -> new BitSet();
    return IntStream.range(0, count).mapToObj(empty).toArray(BitSet[]::new);
  }

  /// Adds the witnesses by k tokens that leave the residues `sets[i]` in i tokens.
  ///
  /// @param step by how many periods they may grow
  private void addAll(BitSet[] sets, int k, int freeLevel, int step, int[] cells) {
    meter.work(sets.length);
    for (int i = 0; i < sets.length; i++) {
      int at = k + i - start;
      int excess = Math.floorDiv(at, period) - freeLevel;
      int row = Math.floorMod(at, period) * modulus;
      for (int r = sets[i].nextSetBit(0); r >= 0; r = sets[i].nextSetBit(r + 1)) {
        for (int e = excess; e < excess + modulus; e += step) {
          int cell = (row + Math.floorMod(e, modulus)) * saltus + r;
          cells[cell] = Math.min(cells[cell], e);
        }
      }
    }
  }
}
