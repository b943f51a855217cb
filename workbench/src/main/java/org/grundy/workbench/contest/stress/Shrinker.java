package org.grundy.workbench.contest.stress;

import java.util.Iterator;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.grundy.workbench.contest.input.MadeInput;
import org.grundy.workbench.contest.input.MadeInputs;

/// Makes an input smaller while a program fails on it: fewer elements, then lower numbers, then
/// both at once.
final class Shrinker {
  private static final int MOST_LOWERED = 64;

  private final MadeInputs inputs;
  private final Function<MadeInput, Optional<FailedTrial>> outcome;
  private FailedTrial best;
  private int runs;

  /// @param first on which the program fails
  /// @param outcome runs the program; empty where it does not fail
  /// @param most how often that may be
  Shrinker(
      MadeInputs inputs,
      FailedTrial first,
      Function<MadeInput, Optional<FailedTrial>> outcome,
      int most) {
    this.inputs = inputs;
    this.best = first;
    this.outcome = outcome;
    this.runs = most;
  }

  /// The smallest that is found.
  FailedTrial smallest() {
    boolean better = choices().length > 0;
    while (better) {
      better =
          fails(new Fewer(choices(), inputs.elements(best.trial())).candidates())
              || lowered()
              || fails(new Smaller(choices()).candidates().stream());
    }
    return best;
  }

  private long[] choices() {
    return best.trial().choices();
  }

  /// True if the program fails on one of these.
  private boolean fails(Stream<long[]> candidates) {
    for (Iterator<long[]> each = candidates.iterator(); each.hasNext(); ) {
      if (fails(each.next())) {
        return true;
      }
    }
    return false;
  }

  /// True if the program fails on the input that some choices make, which then is the best one.
  private boolean fails(long[] candidate) {
    Optional<MadeInput> trial =
        runs > 0 ? inputs.of(candidate, best.trial().caps()) : Optional.empty();
    if (trial.isEmpty() || !trial.get().isSmallerThan(best.trial())) {
      return false;
    }
    runs--;
    Optional<FailedTrial> smaller = outcome.apply(trial.get());
    smaller.ifPresent(found -> best = found);
    return smaller.isPresent();
  }

  /// Lowers each number as far as bisection does.
  private boolean lowered() {
    boolean better = false;
    for (int i = 0; i < Math.min(choices().length, MOST_LOWERED); i++) {
      better |= lowered(i);
    }
    return better;
  }

  /// Lowers a choice to one on which the program fails, while it does not on the one below. The
  /// choices before it stay, so that it has its place in every input.
  private boolean lowered(int index) {
    long before = choices()[index];
    long passed = -1;
    long next = 0;
    while (choices()[index] - passed > 1) {
      if (!fails(with(index, next))) {
        passed = next;
      }
      next = passed + (choices()[index] - passed) / 2;
    }
    return choices()[index] < before;
  }

  private long[] with(int index, long choice) {
    long[] changed = choices().clone();
    changed[index] = choice;
    return changed;
  }
}
