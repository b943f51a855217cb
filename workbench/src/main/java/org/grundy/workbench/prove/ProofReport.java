package org.grundy.workbench.prove;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.Statistics;
import org.grundy.solvers.automaton.AutomatonProof;
import org.grundy.solvers.automaton.AutomatonProver;
import org.grundy.solvers.automaton.LosingCount;
import org.grundy.solvers.automaton.strategy.Strategy;
import org.grundy.solvers.automaton.strategy.StrategySearch;

/// The answer to a request for a theorem.
///
/// @param answer the theorem, or why there is none
/// @param strategy the theorem in words, where few lines say it
/// @param counts how many positions lose whose sizes are at most 10, 100, …, 10^9, as far as the
///   budget went; empty where nobody asked
/// @param statistics what it cost
public record ProofReport(
    ProofRequest request,
    AutomatonProof.Answer answer,
    Optional<Strategy> strategy,
    List<BigInteger> counts,
    Statistics statistics) {
  private static final int MOST_DIGITS = 9;

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
        AutomatonProof.Answer answer =
            AutomatonProver.outcomes(request.game().rules(), request.heaps(), part, told);
        Optional<Strategy> strategy = strategy(answer, part);
        List<BigInteger> counts = counted ? counts(answer, part) : List.of();
        reports.add(new ProofReport(request, answer, strategy, counts, part.statistics()));
      } catch (BudgetSpentException spent) {
        if (reports.isEmpty()) {
          throw spent;
        }
        var unfinished = new AutomatonProof.Answer(Optional.empty(), spent.ending().text());
        reports.add(
            new ProofReport(request, unfinished, Optional.empty(), List.of(), part.statistics()));
      }
    }
    return reports;
  }

  /// The strategy, as far as the budget goes: a theorem that is found stays.
  private static Optional<Strategy> strategy(AutomatonProof.Answer answer, Meter meter) {
    try {
      return answer.proof().flatMap(proof -> StrategySearch.of(proof, meter));
    } catch (BudgetSpentException spent) {
      return Optional.empty();
    }
  }

  /// The counts, as far as the budget goes.
  private static List<BigInteger> counts(AutomatonProof.Answer answer, Meter meter) {
    List<BigInteger> counts = new ArrayList<>();
    try {
      answer
          .proof()
          .ifPresent(proof -> {
            LosingCount count = new LosingCount(proof, meter);
            for (int digits = 1; digits <= MOST_DIGITS; digits++) {
              counts.add(count.upTo(Math.powExact(10L, digits)));
            }
          });
    } catch (BudgetSpentException spent) {
      return counts; // a theorem that is found stays
    }
    return counts;
  }

  /// True if there is a theorem.
  public boolean isProved() {
    return answer.proof().isPresent();
  }
}
