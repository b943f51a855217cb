package org.grundy.rules.heap.equation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.rules.heap.equation.BoundedStates.Option;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.Take;

/// Recognises equations that take one of finitely many numbers of tokens, however these are said,
/// such as `n - k where k = 2*j + 1, j <= 4`.
///
/// From some heap on the options are derived; those of smaller heaps are listed and compared.
public final class BoundedTaking {
  private static final long MOST_COMPARED = 1 << 9;

  private BoundedTaking() {}

  /// The counts that may be taken, if `move` does nothing else.
  ///
  /// @throws org.grundy.core.InputException if the conditions have too many cases
  public static Optional<Take> of(EquationMove move) {
    return BoundedStates.of(List.of(move), 0, List.of(List.of(0L)))
        .filter(states -> states.fromHeap() <= MOST_COMPARED)
        .flatMap(states -> taken(states.states().getFirst().options()))
        .filter(taken -> isAllOf(move, taken))
        .map(BoundedTaking::take);
  }

  private static Optional<Set<Long>> taken(Set<Option> options) {
    Set<Long> taken = new HashSet<>();
    for (Option option : options) {
      if (option.left().isEmpty() || !option.fixed().isEmpty()) {
        return Optional.empty();
      }
      taken.add(option.left().get().taken());
    }
    return Optional.of(taken);
  }

  /// True if small heaps have just these options too.
  private static boolean isAllOf(EquationMove move, Set<Long> taken) {
    EquationSolver solver = EquationSolver.compile(move);
    for (long heap = 0; heap <= MOST_COMPARED; heap++) {
      Set<Long> left = new HashSet<>();
      solver.visit(new long[] {heap}, parts -> left.add(parts[0]));
      Set<Long> expected = new HashSet<>();
      for (long count : taken) {
        if (count <= heap) {
          expected.add(heap - count);
        }
      }
      if (!left.equals(expected)) {
        return false;
      }
    }
    return true;
  }

  private static Take take(Set<Long> taken) {
    List<Take.Range> counts = new ArrayList<>();
    for (long count : taken) {
      counts.add(new Take.Range(count, count + 1));
    }
    return new Take(Take.merged(counts));
  }
}
