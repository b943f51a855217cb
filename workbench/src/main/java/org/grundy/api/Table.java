package org.grundy.api;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Ending;
import org.grundy.core.Outcome;
import org.grundy.core.Statistics;
import org.grundy.solvers.family.FamilyTable;
import org.grundy.solvers.family.MethodUse;
import org.grundy.workbench.table.TableReport;

/// The known results of a family of starts: for each its Grundy value, or only who wins. Rows and
/// columns are counted from 0.
public final class Table {
  private final TableReport report;
  private final FamilyTable table;

  Table(TableReport report) {
    this.report = report;
    this.table = report.table();
  }

  /// The number of rows; one where the starts are a line.
  public int rows() {
    return table.rows();
  }

  /// The number of columns.
  public int columns() {
    return table.columns();
  }

  /// The value of a start; empty where it is not known, or where there is none.
  public OptionalLong value(int row, int column) {
    long entry = table.at(row, column);
    return table.ofValues() && entry >= 0 ? OptionalLong.of(entry) : OptionalLong.empty();
  }

  /// The winner of a start; empty where that is not known.
  public Optional<Outcome> outcome(int row, int column) {
    long entry = table.at(row, column);
    if (entry == FamilyTable.UNKNOWN) {
      return Optional.empty();
    }
    if (entry >= 0) {
      return Optional.of(Outcome.ofValue(entry));
    }
    return Optional.of(
        switch ((int) entry) {
          case FamilyTable.OVER -> Outcome.P;
          case FamilyTable.DRAW -> Outcome.DRAW;
          default -> Outcome.N;
        });
  }

  /// The number of starts that are not known.
  public int unknown() {
    return report.unknown();
  }

  /// The methods by which the starts were valued, each once.
  public List<String> methods() {
    return report.methods().stream().map(MethodUse::method).toList();
  }

  /// Why the work ended before all starts were known; empty where they are.
  public Optional<Ending> ended() {
    return report.spent();
  }

  /// The cost of the table.
  public Statistics statistics() {
    return report.statistics();
  }
}
