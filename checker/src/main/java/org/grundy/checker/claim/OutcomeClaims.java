package org.grundy.checker.claim;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
/// Where plays may go on for ever, sums may be claimed to be draws. These claims follow from each
/// other, once all are read: no move from such a sum ends the game, each leaves a sum that is known
/// to be N or is one of these, and one leaves one of these. Then whoever has to move there can keep
/// to such sums, and nobody can move to a sum that is P.
///
/// @param <P> the parts
public final class OutcomeClaims<P> {
  private static final long ENTRY_BYTES = 200;

  private final PartRules<P> rules;
  private final Play play;
  private final Meter meter;
  private final Map<Map<P, Long>, Outcome> known = new HashMap<>();
  private final Set<Map<P, Long>> draws = new HashSet<>();

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

  /// The sum as a list, each part as often as it stands there.
  public static <P> List<P> listed(Map<P, Long> sum) {
    List<P> parts = new ArrayList<>();
    sum.forEach((part, times) -> {
      for (long i = 0; i < times; i++) {
        parts.add(part);
      }
    });
    return parts;
  }

  /// The sum with one part less and others instead.
  public static <P> Map<P, Long> replaced(Map<P, Long> sum, P part, List<P> others) {
    Map<P, Long> after = new HashMap<>(sum);
    after.computeIfPresent(part, (_, times) -> times == 1 ? null : times - 1);
    others.forEach(added -> after.merge(added, 1L, Long::sum));
    return after;
  }

  /// The outcome of a sum, where it is known or claimed to be a draw.
  public Optional<Outcome> outcome(Map<P, Long> sum) {
    return draws.contains(sum) ? Optional.of(Outcome.DRAW) : Optional.ofNullable(known.get(sum));
  }

  /// Adds the claim that a sum is a draw.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  public void addDraw(Map<P, Long> sum) {
    meter.claim(ENTRY_BYTES + ENTRY_BYTES * sum.size());
    draws.add(sum);
  }

  /// The first sum found of which it does not follow that it is a draw.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  public Optional<Map<P, Long>> refutedDraw() {
    return draws.stream().filter(sum -> !isDrawn(sum)).findFirst();
  }

  private boolean isDrawn(Map<P, Long> sum) {
    boolean[] left = {known.containsKey(sum)};
    boolean[] kept = {false};
    eachOption(
        sum,
        (option, ends) -> {
          boolean draw = draws.contains(option);
          kept[0] |= draw;
          left[0] |= ends || (!draw && known.get(option) != Outcome.N);
        });
    return kept[0] && !left[0];
  }

  /// Takes what a move leaves.
  private interface OptionSink<P> {
    void accept(Map<P, Long> option, boolean ends);
  }

  private void eachOption(Map<P, Long> sum, OptionSink<P> sink) {
    for (P part : sum.keySet()) {
      rules.optionSums(
          part,
          (others, ends) -> {
            meter.work(1);
            sink.accept(replaced(sum, part, others), ends);
          });
    }
  }

  /// Adds the claim that a sum has an outcome, if it follows.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  public boolean add(Map<P, Long> sum, Outcome outcome) {
    boolean[] moves = {false};
    boolean[] won = {false};
    boolean[] allLost = {true};
    eachOption(
        sum,
        (option, ends) -> {
          Outcome after = known.get(option);
          moves[0] = true;
          won[0] |= ends || after == Outcome.P;
          allLost[0] &= !ends && after == Outcome.N;
        });
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
