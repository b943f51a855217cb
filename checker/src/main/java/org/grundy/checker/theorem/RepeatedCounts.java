package org.grundy.checker.theorem;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.grundy.checker.game.HeapGame;
import org.grundy.checker.game.TakingRules;
import org.grundy.rules.heap.TakeAndBreakCode;

/// Numbers of tokens that may be taken, without end, by moves that do nothing else.
///
/// @param from from here on a number is one of them just if the number `step` later is
/// @param residues modulo `step`, of the numbers from there on
record RepeatedCounts(long from, int step, Set<Integer> residues) {
  /// The digit by which tokens are taken and nothing else is asked.
  private static final int TAKES = 3;

  RepeatedCounts {
    residues = Set.copyOf(residues);
  }

  static Optional<RepeatedCounts> of(HeapGame game) {
    return game.taking()
        .filter(TakingRules::onlyTakes)
        .flatMap(rules -> rules.allFrom().stream().boxed().findAny())
        .map(from -> new RepeatedCounts(from, 1, Set.of(0)))
        .or(() -> game.digits().flatMap(RepeatedCounts::ofDigits));
  }

  private static Optional<RepeatedCounts> ofDigits(TakeAndBreakCode code) {
    int step = code.tail().size();
    long from = code.length() + 1L;
    boolean onlyTakes =
        LongStream.range(0, from + step)
            .map(k -> code.at(k).counts())
            .allMatch(heaps -> heaps == 0 || heaps == TAKES);
    return step == 0 || !onlyTakes
        ? Optional.empty()
        : Optional.of(
            new RepeatedCounts(
                from,
                step,
                LongStream.range(from, from + step)
                    .filter(k -> code.at(k).counts() == TAKES)
                    .mapToObj(k -> (int) (k % step))
                    .collect(Collectors.toSet())));
  }

  /// The least common multiple of the step and a period; where that is more than `most`, some
  /// number above it.
  ///
  /// @throws ArithmeticException if it is more than can be counted
  long common(long period, long most) {
    long common = period;
    while (common % step != 0 && common <= most) {
      common = Math.addExact(common, period);
    }
    return common;
  }
}
