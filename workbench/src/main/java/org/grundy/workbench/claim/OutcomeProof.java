package org.grundy.workbench.claim;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.grundy.checker.claim.ClaimLine;
import org.grundy.checker.claim.OutcomeClaims;
import org.grundy.checker.parts.PartRules;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.jspecify.annotations.Nullable;

/// The claims from which the outcome of a sum follows, where values do not tell who wins: the sum
/// is played out over the checker's parts, and then of each sum that counts the outcome is claimed,
/// of N with one move that wins, of P with all moves.
///
/// @param <P> the parts
final class OutcomeProof<P> {
  private static final long ENTRY_BYTES = 300;

  private final PartRules<P> rules;
  private final Play play;
  private final Meter meter;
  private final Map<Map<P, Long>, Outcome> outcomes = new HashMap<>();
  private final Consumer<ClaimLine<P>> sink;

  /// @param sink takes the claims in their order
  OutcomeProof(PartRules<P> rules, Play play, Meter meter, Consumer<ClaimLine<P>> sink) {
    this.rules = rules;
    this.play = play;
    this.meter = meter;
    this.sink = sink;
  }

  /// A sum with those that its moves lead to.
  ///
  /// @param ends whether a move ends the game
  private record Open<P>(Map<P, Long> sum, List<Map<P, Long>> options, boolean ends) {}

  /// Claims what the outcome of a sum follows from.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  void claim(List<P> sum) {
    Map<P, Long> root = OutcomeClaims.counted(sum);
    playOut(root);
    Set<Map<P, Long>> claimed = new HashSet<>();
    Deque<Open<P>> stack = new ArrayDeque<>();
    stack.push(open(root));
    while (!stack.isEmpty()) {
      Open<P> top = stack.element();
      Map<P, Long> next = next(top, claimed);
      if (next != null) {
        stack.push(open(next));
        continue;
      }
      stack.pop();
      if (claimed.add(top.sum)) {
        sink.accept(new ClaimLine.Won<>(OutcomeClaims.listed(top.sum), outcome(top.sum)));
      }
    }
  }

  private Outcome outcome(Map<P, Long> sum) {
    return outcomes.getOrDefault(sum, Outcome.N);
  }

  /// A sum that the claim of another rests on and that is not claimed yet; null where there is
  /// none.
  private @Nullable Map<P, Long> next(Open<P> open, Set<Map<P, Long>> claimed) {
    if (open.ends || claimed.contains(open.sum)) {
      return null;
    }
    if (outcome(open.sum) == Outcome.P) {
      return open.options.stream().filter(sum -> !claimed.contains(sum)).findFirst().orElse(null);
    }
    List<Map<P, Long>> winning =
        open.options.stream().filter(sum -> outcomes.get(sum) == Outcome.P).toList();
    return winning.stream().anyMatch(claimed::contains) || winning.isEmpty()
        ? null
        : winning.getFirst();
  }

  private void playOut(Map<P, Long> root) {
    Deque<Open<P>> stack = new ArrayDeque<>();
    stack.push(open(root));
    while (!stack.isEmpty()) {
      Open<P> top = stack.element();
      boolean won = top.ends || (top.options.isEmpty() && play == Play.MISERE);
      Map<P, Long> unknown = null;
      for (Map<P, Long> option : top.options) {
        Outcome known = outcomes.get(option);
        won |= known == Outcome.P;
        unknown = known == null && unknown == null ? option : unknown;
      }
      if (won || unknown == null) {
        meter.claim(ENTRY_BYTES);
        outcomes.put(top.sum, won ? Outcome.N : Outcome.P);
        stack.pop();
      } else {
        stack.push(open(unknown));
      }
    }
  }

  private Open<P> open(Map<P, Long> sum) {
    List<Map<P, Long>> options = new ArrayList<>();
    boolean[] ends = {false};
    for (P part : sum.keySet()) {
      rules.optionSums(
          part,
          (others, endsGame) -> {
            meter.work(1);
            ends[0] |= endsGame;
            options.add(OutcomeClaims.replaced(sum, part, others));
          });
    }
    return new Open<>(sum, ends[0] ? List.of() : options, ends[0]);
  }
}
