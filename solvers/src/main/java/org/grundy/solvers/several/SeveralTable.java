package org.grundy.solvers.several;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.rules.moves.SeveralHeapsRuleset.Line;

/// What is found out of multisets of heaps, each after those that moves lead to.
final class SeveralTable implements HeapsTable {
  private final HeapMultisets multisets;
  private final List<SeveralMoves> moves = new ArrayList<>();
  private final List<SeveralMoves> movesTo = new ArrayList<>();
  private final Meter meter;
  private int known;

  /// The values, where they are asked for.
  private int[] values = {};

  /// Where outcomes are asked for, a bit for each multiset that has been seen to be N.
  private long[] won = {};

  private boolean valued;

  SeveralTable(HeapMultisets multisets, List<Line> lines, Meter meter) {
    this.multisets = multisets;
    this.meter = meter;
    OptionTally tally = new OptionTally(meter);
    for (Line line : lines) {
      int[][] becomes = SeveralMoves.oneHeap(line, multisets.largest());
      moves.add(new SeveralMoves(multisets, line, becomes, tally));
      movesTo.add(new SeveralMoves(multisets, line, SeveralMoves.reversed(becomes), tally));
    }
  }

  /// Finds the value of every multiset in turn.
  @Override
  public void findValues() {
    valued = true;
    meter.claim((long) Integer.BYTES * multisets.count());
    values = new int[multisets.count()];
    int[] sizes = new int[multisets.heaps()];
    Marks seen = new Marks();
    for (; known < values.length; known++) {
      meter.work(1);
      seen.clear();
      for (SeveralMoves line : moves) {
        line.visit(
            sizes,
            option -> {
              seen.add(values[option]);
              return true;
            });
      }
      values[known] = seen.leastMissing();
      if (known + 1 < values.length) {
        multisets.next(sizes);
      }
    }
  }

  /// Finds who wins each multiset: one that the next player loses makes those N that moves lead
  /// from to it. Few are lost, so this takes less than a look at all options.
  @Override
  public void findOutcomes(boolean misere) {
    int count = multisets.count();
    meter.claim(count / Byte.SIZE);
    won = new long[(count + Long.SIZE - 1) / Long.SIZE];
    int[] sizes = new int[multisets.heaps()];
    for (; known < count; known++) {
      meter.work(1);
      if (!isWon(known)) {
        if (misere && moves.stream().allMatch(line -> line.visit(sizes, _ -> false))) {
          won[known >> 6] |= 1L << known;
        } else {
          winBefore(sizes);
        }
      }
      if (known + 1 < count) {
        multisets.next(sizes);
      }
    }
  }

  private void winBefore(int[] lost) {
    for (SeveralMoves line : movesTo) {
      line.visit(
          lost,
          before -> {
            won[before >> 6] |= 1L << before;
            return true;
          });
    }
  }

  private boolean isWon(int number) {
    return (won[number >> 6] >> number & 1) != 0;
  }

  @Override
  public OptionalLong value(List<Long> heaps) {
    Optional<Integer> number = multisets.number(heaps).filter(found -> valued && found < known);
    return number.isPresent() ? OptionalLong.of(values[number.get()]) : OptionalLong.empty();
  }

  @Override
  public Optional<Outcome> outcome(List<Long> heaps) {
    return valued
        ? value(heaps).stream().mapToObj(Outcome::ofValue).findFirst()
        : multisets
            .number(heaps)
            .filter(found -> found < known)
            .map(found -> isWon(found) ? Outcome.N : Outcome.P);
  }
}
