package org.grundy.workbench.prove;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
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
/// @param counts how many positions lose whose sizes are at most 10, 100, …, 10^9, or how many rows
///   of 1, 2, … cells; empty where nobody asked
/// @param statistics what it cost
public record ProofReport(
    ProofRequest request,
    ProvedClaim.Answer<? extends ProvedClaim> answer,
    Optional<Strategy> strategy,
    List<BigInteger> counts,
    Statistics statistics) {
  private static final int MOST_DIGITS = 9;
  private static final int MOST_CELLS = 32;

  public ProofReport {
    counts = List.copyOf(counts);
  }

  /// Looks for the theorems one after the other. When the budget is spent, those that are found
  /// stay, and the others are told as not tried to the end.
  ///
  /// @param counted whether losing positions are to be counted
  /// @throws BudgetSpentException if the budget is spent before the first is done
  public static List<ProofReport> of(List<ProofRequest> requests, boolean counted, Meter meter) {
    List<ProofReport> reports = new ArrayList<>();
    for (ProofRequest request : requests) {
      Meter part = meter.part(meter.bytesLeft());
      try {
        ProvedClaim.Answer<? extends ProvedClaim> answer = answer(request, part);
        Optional<Strategy> strategy = strategy(answer, part);
        List<BigInteger> counts =
            answer.proof().filter(_ -> counted).map(proof -> counts(proof, part)).orElse(List.of());
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
      ProofRequest request, Meter meter) {
    GameRules rules = request.game().rules();
    return request.isOfRows()
        ? RowProver.of(rules, request.ofValues(), meter)
        : AutomatonProver.outcomes(rules, request.heaps(), meter);
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

  private static List<BigInteger> counts(ProvedClaim theorem, Meter meter) {
    if (!(theorem instanceof AutomatonProof proof)) {
      return LosingRows.counts(theorem.automaton(), MOST_CELLS);
    }
    LosingCount count = new LosingCount(proof, meter);
    return IntStream.rangeClosed(1, MOST_DIGITS)
        .mapToObj(digits -> count.upTo(Math.powExact(10L, digits)))
        .toList();
  }

  /// True if there is a theorem.
  public boolean isProved() {
    return answer.proof().isPresent();
  }
}
