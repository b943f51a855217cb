package org.grundy.checker.heap;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.grundy.checker.game.TakingRules;
import org.grundy.core.Meter;
import org.grundy.rules.heap.TakeAndBreakCode;

/// Values where a move may leave three heaps or more.
///
/// `sums[j][m]` holds the nim-sums of all ways to divide m tokens into j heaps that are not empty:
/// one heap `a`, and `m - a` tokens in `j - 1` heaps.
final class ManyPartValues implements NextValue {
  private static final long ENTRY_BYTES = 64;

  private final List<TakingRules.Place> places;
  private final IntUnaryOperator further;
  private final long allFrom;
  private final int mostHeaps;
  private final List<List<BitSet>> sums = new ArrayList<>();
  private final Meter meter;
  private final boolean isEndless;

  ManyPartValues(TakingRules rules, Meter meter) {
    this(rules.places(), _ -> 0, rules.allFrom().orElse(Long.MAX_VALUE), rules.mostHeaps(), meter);
  }

  /// @param code has plain digits, which may repeat
  ManyPartValues(TakeAndBreakCode code, Meter meter) {
    this(List.of(), code::digit, Long.MAX_VALUE, code.maxParts(), meter);
  }

  /// @param further the heaps that may be left where other numbers of tokens are taken than those
  ///   of `places`
  private ManyPartValues(
      List<TakingRules.Place> places,
      IntUnaryOperator further,
      long allFrom,
      int mostHeaps,
      Meter meter) {
    this.places = new ArrayList<>(places);
    this.further = further;
    this.allFrom = allFrom;
    this.mostHeaps = mostHeaps;
    this.meter = meter;
    this.isEndless = places.isEmpty();
    for (int heaps = 0; heaps <= mostHeaps; heaps++) {
      sums.add(new ArrayList<>());
    }
  }

  @Override
  public Reach reach() {
    return Reach.ALL;
  }

  @Override
  public double cost(double all) {
    return isEndless ? all * all * all : all * all;
  }

  @Override
  public int next(HeapValues values) {
    int n = Math.toIntExact(values.count());
    for (int heaps = 2; heaps <= mostHeaps; heaps++) {
      sums.get(heaps).add(divided(n, heaps, values));
    }
    if (further.applyAsInt(n) != 0) {
      places.add(new TakingRules.Place(n, further.applyAsInt(n)));
    }
    BitSet seen = new BitSet();
    for (TakingRules.Place place : places) {
      long rest = n - place.tokens();
      if (rest == 0 && place.leaves(0)) {
        seen.set(0);
      }
      if (rest > 0 && place.leaves(1)) {
        seen.set(values.early(rest));
      }
      for (int heaps = 2; rest > 0 && heaps <= mostHeaps; heaps++) {
        if (place.leaves(heaps)) {
          seen.or(sums.get(heaps).get((int) rest));
        }
      }
    }
    for (long rest = n - allFrom; rest >= 0; rest--) {
      seen.set(values.early(rest));
    }
    meter.work(n + places.size());
    return seen.nextClearBit(0);
  }

  private BitSet divided(int total, int heaps, HeapValues values) {
    BitSet divided = new BitSet();
    for (int a = 1; a < total; a++) {
      int value = values.early(a);
      if (heaps == 2) {
        divided.set(value ^ values.early(total - a));
      } else {
        sums.get(heaps - 1).get(total - a).stream().forEach(rest -> divided.set(value ^ rest));
      }
      meter.work(1);
    }
    meter.claim(ENTRY_BYTES + divided.size() / Byte.SIZE);
    return divided;
  }
}
