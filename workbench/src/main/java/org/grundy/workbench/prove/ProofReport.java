package org.grundy.workbench.prove;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.Statistics;
import org.grundy.solvers.automaton.AutomatonProof;
import org.grundy.solvers.automaton.AutomatonProver;

/// The answer to a request for a theorem.
///
/// @param answer the theorem, or why there is none
/// @param statistics what it cost
public record ProofReport(
    ProofRequest request, AutomatonProof.Answer answer, Statistics statistics) {
  /// Looks for the theorem.
  ///
  /// @throws BudgetSpentException if the budget is spent first
  public static ProofReport of(ProofRequest request, Meter meter) {
    return of(List.of(request), meter).getFirst();
  }

  /// Looks for the theorems one after the other. When the budget is spent, those that are found
  /// stay, and the others are told as not tried to the end.
  ///
  /// @throws BudgetSpentException if the budget is spent before the first is done
  public static List<ProofReport> of(List<ProofRequest> requests, Meter meter) {
    List<ProofReport> reports = new ArrayList<>();
    for (ProofRequest request : requests) {
      Meter part = meter.part(meter.bytesLeft());
      try {
        AutomatonProof.Answer answer =
            AutomatonProver.outcomes(request.game().rules(), request.heaps(), part);
        reports.add(new ProofReport(request, answer, part.statistics()));
      } catch (BudgetSpentException spent) {
        if (reports.isEmpty()) {
          throw spent;
        }
        var unfinished = new AutomatonProof.Answer(Optional.empty(), spent.ending().text());
        reports.add(new ProofReport(request, unfinished, part.statistics()));
      }
    }
    return reports;
  }

  /// True if there is a theorem.
  public boolean isProved() {
    return answer.proof().isPresent();
  }
}
