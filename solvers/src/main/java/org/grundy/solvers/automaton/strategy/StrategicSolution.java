package org.grundy.solvers.automaton.strategy;

import java.util.Optional;
import org.grundy.solvers.Solution;
import org.grundy.solvers.automaton.AutomatonProof;

/// A solution by a theorem about all positions of its game.
public interface StrategicSolution extends Solution {
  /// The theorem.
  AutomatonProof theorem();

  /// The strategy in words; empty where none of few lines is found with little work.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter of the question says so
  Optional<Strategy> strategy();
}
