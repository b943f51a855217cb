package org.grundy.workbench.render.prove;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.grundy.core.Meter;
import org.grundy.solvers.automaton.AutomatonProof;
import org.grundy.solvers.automaton.LosingPositions;
import org.grundy.solvers.automaton.ProvedClaim;
import org.grundy.solvers.automaton.RowProof;
import org.grundy.solvers.automaton.strip.LosingRows;
import org.grundy.workbench.prove.ProofReport;

/// The losing positions up to a size, one a line: sizes with commas between them, or a board as it
/// is drawn.
public final class LosingCsv {
  /// Longer boards are too many to be listed.
  private static final int MOST_COLUMNS = 10_000;

  private LosingCsv() {}

  /// The lines, each the sizes with commas between them, in the order of the sizes.
  ///
  /// @param report of a theorem that is proved
  /// @param most the largest size, from 0 and below 2^62, or number of columns
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  public static String of(ProofReport report, long most, Meter meter) {
    StringBuilder lines = new StringBuilder();
    ProvedClaim theorem = report.answer().proof().orElseThrow();
    if (theorem instanceof RowProof rows) {
      LosingRows.upTo(rows.automaton(), (int) Math.min(most, MOST_COLUMNS), meter)
          .forEach(row -> lines.append(rows.drawn(row)).append('\n'));
      return lines.toString();
    }
    AutomatonProof proof = (AutomatonProof) theorem;
    for (long[] sizes : LosingPositions.upTo(proof, most, meter)) {
      lines
          .append(Arrays.stream(sizes).mapToObj(Long::toString).collect(Collectors.joining(",")))
          .append('\n');
    }
    return lines.toString();
  }
}
