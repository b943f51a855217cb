package org.grundy.checker.claim;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.checker.parts.PartRules;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Play;

/// What was claimed about the outcomes of sums of parts by now, and found to be so, where values do
/// not tell who wins.
///
/// A sum is N if a move ends the game, or leaves a sum that is known to be P, or if there is no
/// move and the play is misère. It is P if no move ends the game, each leaves a sum that is known
/// to be N, and there is a move if the play is misère.
///
/// @param <P> the parts
public final class OutcomeClaims<P> {
  private static final long ENTRY_BYTES = 200;

  private final PartRules<P> rules;
  private final Play play;
  private final Meter meter;
  private final Map<Map<P, Long>, Outcome> known = new HashMap<>();

  public OutcomeClaims(PartRules<P> rules, Play play, Meter meter) {
    this.rules = rules;
    this.play = play;
    this.meter = meter;
  }

  /// A sum as its parts with the number of times that each stands there.
  public static <P> Map<P, Long> counted(List<P> sum) {
    Map<P, Long> counted = new HashMap<>();
    sum.forEach(part -> counted.merge(part, 1L, Long::sum));
    return counted;
  }

  /// The sum with one part less and others instead.
  public static <P> Map<P, Long> replaced(Map<P, Long> sum, P part, List<P> others) {
    Map<P, Long> after = new HashMap<>(sum);
    after.computeIfPresent(part, (_, times) -> times == 1 ? null : times - 1);
    others.forEach(added -> after.merge(added, 1L, Long::sum));
    return after;
  }

  /// The outcome of a sum, where it is known.
  public Optional<Outcome> outcome(Map<P, Long> sum) {
    return Optional.ofNullable(known.get(sum));
  }

  /// Adds the claim that a sum has an outcome, if it follows.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  public boolean add(Map<P, Long> sum, Outcome outcome) {
    boolean[] moves = {false};
    boolean[] won = {false};
    boolean[] allLost = {true};
    for (P part : sum.keySet()) {
      rules.optionSums(
          part,
          (others, ends) -> {
            meter.work(1);
            Outcome after = known.get(replaced(sum, part, others));
            moves[0] = true;
            won[0] |= ends || after == Outcome.P;
            allLost[0] &= !ends && after == Outcome.N;
          });
    }
    boolean follows =
        moves[0]
            ? outcome == Outcome.N ? won[0] : allLost[0]
            : (outcome == Outcome.N) == (play == Play.MISERE);
    if (follows) {
      meter.claim(ENTRY_BYTES + ENTRY_BYTES * sum.size());
      known.put(sum, outcome);
    }
    return follows;
  }
}
