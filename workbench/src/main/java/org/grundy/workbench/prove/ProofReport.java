package org.grundy.workbench.prove;

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
    Meter part = meter.part(meter.bytesLeft());
    AutomatonProof.Answer answer =
        AutomatonProver.outcomes(request.game().rules(), request.heaps(), part);
    return new ProofReport(request, answer, part.statistics());
  }

  /// True if there is a theorem.
  public boolean isProved() {
    return answer.proof().isPresent();
  }
}
