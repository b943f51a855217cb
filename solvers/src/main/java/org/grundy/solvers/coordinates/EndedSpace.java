package org.grundy.solvers.coordinates;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.core.Outcome;
import org.grundy.rules.heap.HeapEnds;
import org.grundy.rules.heap.HeapLine;
import org.grundy.rules.heap.HeapRule;
import org.grundy.rules.heap.TakeAndBreakCode;
import org.grundy.rules.heap.equation.EquationSolver;
import org.grundy.rules.heap.equation.OptionLine;
import org.grundy.rules.heap.equation.OptionLine.Span;
import org.grundy.rules.moves.HeapRuleset;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Take;
import org.grundy.solvers.space.Space;
import org.grundy.solvers.space.StateTable;

/// The positions of a box of heaps in a game that conditions end early.
final class EndedSpace implements Space {
  private final Box box;
  private final HeapEnds ends;
  private final List<Line> lines;
  private final long[] sizes;
  private long[] states = new long[2];

  /// One line of the rules: hands over what its moves leave, and says whether to go on.
  @FunctionalInterface
  private interface Line {
    boolean visitWhile(Options sink);
  }

  EndedSpace(GameRules rules, Box box) {
    this.box = box;
    this.ends = HeapEnds.of(rules);
    this.sizes = new long[box.arity()];
    if (rules.board() instanceof Board.Heap) {
      this.lines = HeapRule.of(rules).lines().stream().map(this::ofHeap).toList();
    } else {
      OptionSources sources = box.sources();
      this.lines =
          Stream.concat(
                  sources.lines().stream().map(this::steps),
                  sources.others().stream().map(this::equation))
              .toList();
    }
  }

  @Override
  public long over(long state) {
    box.sizes(state, sizes);
    Optional<Outcome> outcome = ends.outcome(sizes);
    return outcome.isEmpty()
        ? StateTable.UNKNOWN
        : outcome.get() == Outcome.P ? StateTable.WON : StateTable.LOST;
  }

  @Override
  public void options(long state, Options sink) {
    box.sizes(state, sizes);
    for (Line line : lines) {
      if (!line.visitWhile(sink)) {
        return;
      }
    }
  }

  /// Options in even steps: their numbers lie in even steps too.
  private Line steps(OptionLine line) {
    Span span = line.newSpan();
    int arity = box.arity();
    int parts = line.components();
    long[] at = new long[parts];
    long[] step = new long[parts];
    return sink -> {
      line.span(sizes, span);
      Arrays.fill(at, 0);
      Arrays.fill(step, 0);
      for (int i = 0; i < parts * arity && span.from() <= span.last(); i++) {
        int stride = box.stride(i % arity);
        at[i / arity] += (span.base(i) + span.from() * span.step(i)) * stride;
        step[i / arity] += span.step(i) * stride;
      }
      for (long k = span.from(); k <= span.last(); k++) {
        if (!(parts == 1 ? sink.to(at[0]) : sink.toSum(at, parts))) {
          return false;
        }
        for (int part = 0; part < parts; part++) {
          at[part] += step[part];
        }
      }
      return true;
    };
  }

  private Line equation(EquationSolver equation) {
    return sink -> {
      boolean[] on = {true};
      equation.visitWhile(sizes, parts -> on[0] = to(parts, sink));
      return on[0];
    };
  }

  private Line ofHeap(HeapLine any) {
    return switch (any) {
      case HeapLine.Equation line -> equation(line.equation());
      case HeapLine.Counts(List<Take.Range> counts) -> sink -> take(counts, sink);
      case HeapLine.Code(TakeAndBreakCode code) -> sink -> breakApart(code, sink);
    };
  }

  private boolean take(List<Take.Range> counts, Options sink) {
    for (Take.Range range : counts) {
      long to = Math.min(range.toCount(), sizes[0] + 1);
      for (long count = range.fromCount(); count < to; count++) {
        if (!sink.to(sizes[0] - count)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean breakApart(TakeAndBreakCode code, Options sink) {
    boolean[] on = {true};
    HeapRuleset.breakApart(
        code,
        sizes[0],
        left -> on[0] = on[0] && to(left.stream().mapToLong(Long::longValue).toArray(), sink));
    return on[0];
  }

  /// Hands over the components of an option. Empty single heaps count for nothing, so where a
  /// condition ends the game at no tokens they do so only alone.
  private boolean to(long[] parts, Options sink) {
    int arity = box.arity();
    int count = 0;
    for (int from = 0; from < parts.length; from += arity) {
      if (arity > 1 || parts[from] > 0 || parts.length == 1) {
        if (count == states.length) {
          states = Arrays.copyOf(states, 2 * count);
        }
        states[count++] = box.number(parts, from);
      }
    }
    if (count == 0) {
      return sink.to(0);
    }
    return count == 1 ? sink.to(states[0]) : sink.toSum(states, count);
  }
}
