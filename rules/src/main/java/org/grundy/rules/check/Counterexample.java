package org.grundy.rules.check;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.grundy.core.InputException;
import org.grundy.rules.heap.equation.EquationSolver;

/// The search for a move of a small start after which some component is not smaller than the start,
/// or for one of an empty heap.
final class Counterexample {
  private static final int MAX_TOTAL = 8;
  private static final int MAX_CHOICES = 100_000;

  private final EquationSolver solver;
  private int choices;
  private Optional<String> found = Optional.empty();

  /// @param solver gives the moves
  Counterexample(EquationSolver solver) {
    this.solver = solver;
  }

  /// The move as text, `5 -> 5`; empty where small starts have none.
  Optional<String> find() {
    try {
      for (int total = 1; isOpen() && total <= MAX_TOTAL; total++) {
        visit(new long[solver.arity()], 0, total);
      }
      visit(new long[solver.arity()], 0, 0);
    } catch (InputException tooLarge) {
      return Optional.empty();
    }
    return found;
  }

  private boolean isOpen() {
    return found.isEmpty() && choices < MAX_CHOICES;
  }

  /// Visits every start with the sizes before `index` given, and `rest` tokens in the others.
  private void visit(long[] sizes, int index, long rest) {
    if (index == sizes.length - 1) {
      sizes[index] = rest;
      if (isOpen()) {
        solver.visitWhile(sizes, parts -> look(sizes, parts));
      }
      return;
    }
    for (long size = rest; isOpen() && size >= 0; size--) {
      sizes[index] = size;
      visit(sizes, index + 1, rest - size);
    }
  }

  private boolean look(long[] sizes, long[] parts) {
    choices++;
    int arity = sizes.length;
    long total = Arrays.stream(sizes).sum();
    if (parts.length == 0 && arity == 1 && total == 0) {
      found = Optional.of("0 -> nothing");
    }
    for (int from = 0; from < parts.length; from += arity) {
      long part = 0;
      for (int i = from; i < from + arity; i++) {
        part = Math.addExact(part, parts[i]);
      }
      if (part >= total) {
        found = Optional.of(text(sizes, 0, arity) + " -> " + sum(parts, arity));
      }
    }
    return isOpen();
  }

  private static String sum(long[] parts, int arity) {
    return LongStream.range(0, parts.length / arity)
        .mapToObj(i -> text(parts, (int) i * arity, (int) (i + 1) * arity))
        .collect(Collectors.joining(" + "));
  }

  private static String text(long[] sizes, int from, int to) {
    String inner =
        Arrays.stream(sizes, from, to).mapToObj(String::valueOf).collect(Collectors.joining(","));
    return to - from == 1 ? inner : "(" + inner + ")";
  }
}
