package org.grundy.rules.heap;

import java.util.List;
import java.util.OptionalLong;
import org.grundy.rules.heap.equation.EquationSolver;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.Take;

/// Upper bounds on the number of moves from heaps, without making them where a formula says it. The
/// value of a position is at most the number of its moves: it is the least number that none of
/// their values is.
public final class MoveBound {
  /// The moves of an equation are made, and counted, up to this total of all sizes.
  private static final long MOST_COUNTED = 256;

  /// A larger number is taken as no bound.
  private static final long MOST = Long.MAX_VALUE / 64;

  private MoveBound() {}

  /// A bound for heaps of these sizes under a game of heaps; empty where it would have to be
  /// counted and is too much to count.
  public static OptionalLong of(GameRules game, List<Long> sizes) {
    if (game.board() instanceof Board.HeapSet) {
      return OptionalLong.empty();
    }
    long total = 0;
    for (Rule rule : game.rules()) {
      long moves = ofLine(HeapLine.of(rule), sizes);
      if (moves < 0 || moves > MOST) {
        return OptionalLong.empty();
      }
      total += moves;
    }
    return total > MOST ? OptionalLong.empty() : OptionalLong.of(total);
  }

  private static long ofLine(HeapLine line, List<Long> sizes) {
    return switch (line) {
      case HeapLine.Code(TakeAndBreakCode code) when !code.isPlain() -> -1;
      case HeapLine.Code(TakeAndBreakCode code) -> ofCode(code, sizes.getFirst());
      case HeapLine.Counts(List<Take.Range> counts) -> ofCounts(counts, sizes.getFirst());
      case HeapLine.Equation(EquationSolver equation, var _) -> ofEquation(equation, sizes);
    };
  }

  private static long ofCode(TakeAndBreakCode code, long size) {
    long moves = 0;
    for (int count = 0; count <= code.length() && count <= size; count++) {
      for (int parts = 0; parts <= code.maxParts(); parts++) {
        if ((code.digit(count) >> parts & 1) != 0) {
          moves = Math.min(MOST + 1, moves + waysToPart(size - count, parts));
        }
      }
    }
    return moves;
  }

  /// Ways to write `total` as a sum of `parts` numbers from 1 in ascending order; from three on, at
  /// most the ways to choose all but the last of them.
  private static long waysToPart(long total, int parts) {
    if (total < parts || (parts == 0 && total > 0)) {
      return 0;
    }
    if (parts <= 1) {
      return 1;
    }
    long ways = total / 2;
    for (int part = 2; part < parts; part++) {
      ways = ways > MOST / total ? MOST + 1 : ways * total;
    }
    return ways;
  }

  private static long ofCounts(List<Take.Range> counts, long size) {
    long moves = 0;
    for (Take.Range range : counts) {
      long last = Math.min(range.toCount() - 1, size);
      moves = Math.min(MOST + 1, moves + Math.max(0, last - range.fromCount() + 1));
    }
    return moves;
  }

  private static long ofEquation(EquationSolver equation, List<Long> sizes) {
    if (total(sizes) > MOST_COUNTED) {
      return -1;
    }
    return equation.options(sizes.stream().mapToLong(Long::longValue).toArray()).size();
  }

  private static long total(List<Long> sizes) {
    long total = 0;
    for (long size : sizes) {
      total = Math.min(MOST, total) + Math.min(MOST, size);
    }
    return total;
  }
}
