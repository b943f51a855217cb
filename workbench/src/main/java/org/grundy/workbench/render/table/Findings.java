package org.grundy.workbench.render.table;

import org.grundy.solvers.family.FamilyTable;
import org.grundy.solvers.family.proof.Finding;
import org.grundy.solvers.family.proof.Subject;

/// The subjects of findings, in words.
final class Findings {
  private Findings() {}

  /// `r = 2` of a row, `c = 3` of a column, nothing of the whole table.
  static String subject(Finding finding, FamilyTable table) {
    return switch (finding.subject()) {
      case Subject.Whole() -> "";
      case Subject.Row(long number) -> table.family().rows().name() + " = " + number;
      case Subject.Column(long number) -> table.family().columns().name() + " = " + number;
    };
  }
}
