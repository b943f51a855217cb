package org.grundy.rules.moves;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.grundy.core.Choice;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.Move;
import org.grundy.core.Option;
import org.grundy.core.Position;
import org.grundy.core.Ruleset;
import org.grundy.rules.heap.Digit;
import org.grundy.rules.heap.HeapEnds;
import org.grundy.rules.heap.HeapLine;
import org.grundy.rules.heap.HeapRule;
import org.grundy.rules.heap.TakeAndBreakCode;
import org.grundy.rules.heap.equation.EquationSolver;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Take;

/// The moves of one heap: all that its lines allow. Two moves of one line are the same when they
/// leave the same heaps; empty heaps are left out.
public final class HeapRuleset implements Ruleset<HeapPosition> {
  private final List<HeapLine> lines;
  private final HeapEnds ends;

  private HeapRuleset(List<HeapLine> lines, HeapEnds ends) {
    this.lines = lines;
    this.ends = ends;
  }

  /// The ruleset of checked rules.
  ///
  /// @throws IllegalArgumentException if `rules` are not those of one heap
  /// @throws org.grundy.core.InputException if a line has no meaning
  public static HeapRuleset of(GameRules rules) {
    return rules.derived().get(HeapRuleset.class, () -> derive(rules));
  }

  private static HeapRuleset derive(GameRules rules) {
    return new HeapRuleset(HeapRule.of(rules).lines(), HeapEnds.of(rules));
  }

  /// The moves of one line.
  static HeapRuleset ofLine(HeapLine line) {
    return new HeapRuleset(List.of(line), HeapEnds.NONE);
  }

  /// The lines, in the order of the rules.
  public List<HeapLine> lines() {
    return lines;
  }

  @Override
  public void options(HeapPosition position, Consumer<Option<HeapPosition>> sink) {
    if (isOver(position)) {
      return;
    }
    for (int i = 0; i < lines.size(); i++) {
      int rule = i;
      Consumer<List<Long>> parts =
          sizes -> {
            if (!loses(sizes)) {
              sink.accept(option(rule, sizes));
            }
          };
      switch (lines.get(i)) {
        case HeapLine.Code(TakeAndBreakCode code) -> breakApart(code, position.size(), parts);
        case HeapLine.Counts(List<Take.Range> counts) -> take(counts, position.size(), parts);
        case HeapLine.Equation(EquationSolver equation, var _) ->
            equation.options(new long[] {position.size()}, heaps -> parts.accept(sizes(heaps)));
      }
    }
  }

  @Override
  public Option<HeapPosition> after(HeapPosition position, Move move) {
    boolean isLine = move.rule() >= 0 && move.rule() < lines.size();
    if (isLine && move.choice() instanceof Choice.Heaps(List<? extends Position> left)) {
      List<Long> parts = left.stream().map(part -> ((HeapPosition) part).size()).toList();
      if (!isOver(position)
          && allows(lines.get(move.rule()), position.size(), parts)
          && !loses(parts)) {
        return option(move.rule(), parts);
      }
    }
    throw new IllegalArgumentException("no move of this position: " + move);
  }

  /// True if a line lets a heap leave these parts, in increasing order.
  private static boolean allows(HeapLine line, long size, List<Long> parts) {
    long taken = size - parts.stream().mapToLong(Long::longValue).sum();
    return switch (line) {
      case HeapLine.Code(TakeAndBreakCode code) ->
          taken >= 0
              && (taken <= code.length() || !code.tail().isEmpty())
              && code.at(taken).allows(parts.size())
              && compares(code.at(taken).parts(), parts);
      case HeapLine.Counts(List<Take.Range> counts) ->
          parts.size() <= 1
              && !parts.contains(0L)
              && counts.stream()
                  .anyMatch(range -> range.fromCount() <= taken && taken < range.toCount());
      case HeapLine.Equation(EquationSolver equation, var _) ->
          equation.options(new long[] {size}).contains(parts.stream().map(List::of).toList());
    };
  }

  @Override
  public void optionSums(HeapPosition position, SumSink<HeapPosition> sink) {
    Consumer<List<Long>> parts =
        sizes -> {
          if (!loses(sizes)) {
            sink.accept(sizes.stream().map(HeapPosition::new).toList(), wins(sizes));
          }
        };
    if (isOver(position)) {
      return;
    }
    for (HeapLine line : lines) {
      switch (line) {
        case HeapLine.Code(TakeAndBreakCode code) -> breakApart(code, position.size(), parts);
        case HeapLine.Counts(List<Take.Range> counts) -> take(counts, position.size(), parts);
        case HeapLine.Equation(EquationSolver equation, var _) ->
            equation.choices(new long[] {position.size()}, heaps -> parts.accept(sizes(heaps)));
      }
    }
  }

  private static List<Long> sizes(List<List<Long>> heaps) {
    return heaps.stream().map(List::getFirst).toList();
  }

  private Option<HeapPosition> option(int rule, List<Long> parts) {
    List<HeapPosition> left = parts.stream().map(HeapPosition::new).toList();
    return new Option<>(new Move(rule, new Choice.Heaps(left)), left, wins(parts));
  }

  /// True if the game is over in the position: the player who moved there has won or lost.
  public boolean isOver(HeapPosition position) {
    return !ends.isEmpty() && ends.outcome(new long[] {position.size()}).isPresent();
  }

  /// True if a move that leaves these heaps wins. One that leaves none leaves an empty heap.
  private boolean wins(List<Long> parts) {
    return !ends.isEmpty()
        && (parts.isEmpty() ? List.of(0L) : parts)
            .stream().anyMatch(part -> ends.isWon(new long[] {part}));
  }

  private boolean loses(List<Long> parts) {
    return !ends.isEmpty()
        && !wins(parts)
        && (parts.isEmpty() ? List.of(0L) : parts)
            .stream().anyMatch(part -> ends.isLost(new long[] {part}));
  }

  private static void take(List<Take.Range> counts, long size, Consumer<List<Long>> sink) {
    for (Take.Range range : counts) {
      for (long count = range.fromCount(); count < range.toCount() && count <= size; count++) {
        Meter.checkpoint(20);
        sink.accept(count == size ? List.of() : List.of(size - count));
      }
    }
  }

  /// Hands over the heaps that each move of a code leaves, in increasing order, once.
  public static void breakApart(TakeAndBreakCode code, long size, Consumer<List<Long>> sink) {
    long most = code.tail().isEmpty() ? Math.min(code.length(), size) : size;
    for (long count = 0; count <= most; count++) {
      Meter.checkpoint(20);
      Digit digit = code.at(count);
      long rest = size - count;
      long mostParts = digit.orMore() ? rest : Math.min(rest, digit.highest());
      for (long parts = 0; parts <= mostParts; parts++) {
        Meter.checkpoint(5);
        if (digit.allows(parts)) {
          partitions(
              rest,
              parts,
              1,
              new ArrayList<>(),
              heaps -> {
                if (compares(digit.parts(), heaps)) {
                  sink.accept(heaps);
                } else {
                  Meter.checkpoint();
                }
              });
        }
      }
    }
  }

  /// True if increasing heaps compare as a digit asks.
  private static boolean compares(Digit.Parts parts, List<Long> heaps) {
    if (heaps.size() < 2) {
      return true;
    }
    return switch (parts) {
      case ANY -> true;
      case UNEQUAL -> heaps.stream().distinct().count() == heaps.size();
      case NOT_ALL_EQUAL -> !heaps.getFirst().equals(heaps.getLast());
      case EQUAL -> heaps.getFirst().equals(heaps.getLast());
    };
  }

  /// Adds `parts` heaps of at least `least` tokens, `total` together, in increasing order.
  private static void partitions(
      long total, long parts, long least, List<Long> before, Consumer<List<Long>> sink) {
    if (parts == 0) {
      if (total == 0) {
        sink.accept(before);
      }
      return;
    }
    long from = parts == 1 ? Math.max(least, total) : least;
    for (long part = from; part <= total / parts; part++) {
      Meter.checkpoint(20);
      List<Long> heaps = new ArrayList<>(before);
      heaps.add(part);
      partitions(total - part, parts - 1, part, heaps, sink);
    }
  }
}
