package org.grundy.workbench.render.prove;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.grundy.core.Meter;
import org.grundy.solvers.automaton.AutomatonProof;
import org.grundy.solvers.automaton.LosingPositions;
import org.grundy.workbench.prove.ProofReport;

/// The losing positions up to a size, one a line.
public final class LosingCsv {
  private LosingCsv() {}

  /// The lines, each the sizes with commas between them, in the order of the sizes.
  ///
  /// @param report of a theorem that is proved
  /// @param most the largest size, from 0 and below 2^62
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  public static String of(ProofReport report, long most, Meter meter) {
    AutomatonProof proof = report.answer().proof().orElseThrow();
    StringBuilder lines = new StringBuilder();
    for (long[] sizes : LosingPositions.upTo(proof, most, meter)) {
      lines
          .append(Arrays.stream(sizes).mapToObj(Long::toString).collect(Collectors.joining(",")))
          .append('\n');
    }
    return lines.toString();
  }
}
