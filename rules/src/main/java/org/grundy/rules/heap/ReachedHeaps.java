package org.grundy.rules.heap;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.rules.heap.equation.EquationSolver;
import org.grundy.rules.heap.equation.LoopSteps;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;

/// The positions of heaps that can be reached by equations, found by following the moves.
public final class ReachedHeaps {
  /// Why a method that goes through all positions up to the start is not taken.
  public static final String FEW = "few of the positions up to this one can be reached";

  /// With fewer positions up to the start nobody looks which of them can be reached.
  private static final long MANY = 1 << 12;

  /// More steps are not made: values that loops try, further heaps of an option, and some for each
  /// position. One costs no more than a position of a table.
  private static final long MOST_STEPS = 1 << 22;

  private static final int STEPS_OF_A_POSITION = 16;

  private static final int NANOSECONDS_A_POSITION = 400;

  private ReachedHeaps() {}

  /// True if so few positions can be reached that to go through all positions up to the starts
  /// costs more.
  ///
  /// @param starts the sizes of each
  /// @param all how many positions there are up to the starts
  public static boolean areFew(GameRules rules, Collection<List<Long>> starts, long all) {
    return all > MANY
        && areFew(
            rules.board() instanceof Board.Heap
                ? equations(HeapRule.of(rules))
                : rules.rules().stream()
                    .map(rule -> ((HeapLine.Equation) HeapLine.of(rule)).equation())
                    .toList(),
            starts,
            all);
  }

  /// The same of single heaps.
  public static boolean areFew(HeapRule rule, Collection<Long> heaps) {
    long largest = heaps.stream().mapToLong(Long::longValue).max().orElse(0);
    return largest > MANY
        && areFew(equations(rule), heaps.stream().map(List::of).toList(), largest);
  }

  private static boolean areFew(
      List<EquationSolver> lines, Collection<List<Long>> starts, long all) {
    return !lines.isEmpty() && count(lines, starts, Math.min(MOST_STEPS, all)).isPresent();
  }

  /// The number of heaps that can be reached; empty where that is not seen soon.
  public static OptionalLong count(HeapRule rule, long heap) {
    List<EquationSolver> lines = equations(rule);
    return lines.isEmpty()
        ? OptionalLong.empty()
        : count(lines, List.of(List.of(heap)), Math.min(MOST_STEPS, heap));
  }

  /// The lines, where all of them are equations of no kind whose values are found faster.
  private static List<EquationSolver> equations(HeapRule rule) {
    boolean all =
        rule.lines().stream()
            .allMatch(line ->
                line instanceof HeapLine.Equation(var _, HeapLine.Form form)
                    && (form instanceof HeapLine.Form.Windows
                        || form instanceof HeapLine.Form.Other));
    return all
        ? rule.lines().stream().map(line -> ((HeapLine.Equation) line).equation()).toList()
        : List.of();
  }

  /// @param most so many steps are made
  private static OptionalLong count(
      List<EquationSolver> lines, Collection<List<Long>> starts, long most) {
    Set<List<Long>> seen = new HashSet<>(starts);
    Deque<List<Long>> open = new ArrayDeque<>(seen);
    LoopSteps steps = new LoopSteps(most);
    try {
      while (!open.isEmpty() && steps.areLeft()) {
        Meter.checkpoint(NANOSECONDS_A_POSITION);
        steps.make(STEPS_OF_A_POSITION);
        long[] sizes = sizes(open.remove());
        for (EquationSolver line : lines) {
          line.visitWhile(
              sizes,
              steps,
              parts -> {
                for (int from = 0; from < parts.length; from += sizes.length) {
                  List<Long> next = list(parts, from, sizes.length);
                  if (seen.add(next)) {
                    open.add(next);
                  }
                }
                return steps.make(parts.length / sizes.length - 1);
              });
        }
      }
    } catch (InputException tooLarge) {
      return OptionalLong.empty();
    }
    return steps.areLeft() ? OptionalLong.of(seen.size()) : OptionalLong.empty();
  }

  private static long[] sizes(List<Long> list) {
    long[] sizes = new long[list.size()];
    Arrays.setAll(sizes, list::get);
    return sizes;
  }

  private static List<Long> list(long[] parts, int from, int length) {
    return length == 1
        ? List.of(parts[from])
        : Arrays.stream(parts, from, from + length).boxed().toList();
  }
}
