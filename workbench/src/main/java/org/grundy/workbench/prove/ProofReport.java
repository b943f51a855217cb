package org.grundy.workbench.prove;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.Statistics;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.automaton.AutomatonProof;
import org.grundy.solvers.automaton.AutomatonProver;
import org.grundy.solvers.automaton.LosingCount;
import org.grundy.solvers.automaton.ProvedClaim;
import org.grundy.solvers.automaton.strategy.Strategy;
import org.grundy.solvers.automaton.strategy.StrategySearch;
import org.grundy.solvers.automaton.strip.LosingRows;
import org.grundy.solvers.automaton.strip.RowProver;

/// The answer to a request for a theorem.
///
/// @param answer the theorem, or why there is none
/// @param strategy the theorem in words, where few lines say it
/// @param counts how many positions lose whose sizes are at most 10, 100, …, 10^9, or how many
///   boards of 1, 2, … columns, as far as the budget went; empty where nobody asked
/// @param statistics what it cost
public record ProofReport(
    ProofRequest request,
    ProvedClaim.Answer<? extends ProvedClaim> answer,
    Optional<Strategy> strategy,
    List<BigInteger> counts,
    Statistics statistics) {
  private static final int MOST_DIGITS = 9;
  private static final int MOST_COLUMNS = 32;

  public ProofReport {
    counts = List.copyOf(counts);
  }

  /// Looks for the theorems one after the other. When the budget is spent, those that are found
  /// stay, and the others are told as not tried to the end.
  ///
  /// @param counted whether losing positions are to be counted
  /// @throws BudgetSpentException if the budget is spent before the first is done
  public static List<ProofReport> of(List<ProofRequest> requests, boolean counted, Meter meter) {
    return of(requests, counted, meter, _ -> {});
  }

  /// The same, and tells how large each check may be before it begins.
  ///
  /// @param told hears it in words; an empty text when the check is done
  public static List<ProofReport> of(
      List<ProofRequest> requests, boolean counted, Meter meter, Consumer<String> told) {
    List<ProofReport> reports = new ArrayList<>();
    for (ProofRequest request : requests) {
      Meter part = meter.part(meter.bytesLeft());
      try {
        ProvedClaim.Answer<? extends ProvedClaim> answer = answer(request, part, told);
        Optional<Strategy> strategy = strategy(answer, part);
        List<BigInteger> counts = counted ? counts(answer, part) : List.of();
        reports.add(new ProofReport(request, answer, strategy, counts, part.statistics()));
      } catch (BudgetSpentException spent) {
        if (reports.isEmpty()) {
          throw spent;
        }
        var unfinished = ProvedClaim.Answer.none(spent.ending().text());
        reports.add(
            new ProofReport(request, unfinished, Optional.empty(), List.of(), part.statistics()));
      }
    }
    return reports;
  }

  private static ProvedClaim.Answer<? extends ProvedClaim> answer(
      ProofRequest request, Meter meter, Consumer<String> told) {
    GameRules rules = request.game().rules();
    return switch (request.shape()) {
      case ProofRequest.Shape.Heaps heaps ->
          AutomatonProver.of(rules, heaps.count(), request.ofValues(), meter, told);
      case ProofRequest.Shape.Rows rows ->
          RowProver.of(rules, rows.count(), request.ofValues(), meter);
    };
  }

  /// The strategy, as far as the budget goes: a theorem that is found stays.
  private static Optional<Strategy> strategy(
      ProvedClaim.Answer<? extends ProvedClaim> answer, Meter meter) {
    try {
      return answer
          .proof()
          .filter(proof -> !proof.ofValues() && proof instanceof AutomatonProof)
          .flatMap(proof -> StrategySearch.of((AutomatonProof) proof, meter));
    } catch (BudgetSpentException spent) {
      return Optional.empty();
    }
  }

  /// The counts, as far as the budget goes: a theorem that is found stays.
  private static List<BigInteger> counts(
      ProvedClaim.Answer<? extends ProvedClaim> answer, Meter meter) {
    List<BigInteger> counts = new ArrayList<>();
    try {
      answer.proof().ifPresent(theorem -> count(theorem, meter, counts));
    } catch (BudgetSpentException spent) {
      return counts;
    }
    return counts;
  }

  private static void count(ProvedClaim theorem, Meter meter, List<BigInteger> counts) {
    if (!(theorem instanceof AutomatonProof proof)) {
      counts.addAll(LosingRows.counts(theorem.automaton(), MOST_COLUMNS));
      return;
    }
    LosingCount count = new LosingCount(proof, meter);
    for (int digits = 1; digits <= MOST_DIGITS; digits++) {
      counts.add(count.upTo(Math.powExact(10L, digits)));
    }
  }

  /// True if there is a theorem.
  public boolean isProved() {
    return answer.proof().isPresent();
  }
}
