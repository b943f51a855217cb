package org.grundy.workbench.render.table;

import java.io.PrintStream;
import org.grundy.solvers.family.FamilyTable;
import org.grundy.solvers.family.SizeRange;
import org.grundy.workbench.table.TableReport;

/// A table as comma-separated values, as RFC 4180 has them but for the line breaks.
///
/// A table has one record a row, its first field the row's number, after a record of the columns'
/// numbers. A line has one record a number. What is not known is an empty field.
public final class TableCsv {
  private TableCsv() {}

  /// Writes the records and leaves the stream open.
  public static void write(TableReport report, PrintStream out) {
    FamilyTable table = report.table();
    SizeRange rows = table.family().rows();
    SizeRange columns = table.family().columns();
    if (table.family().isLine()) {
      out.println(columns.name() + "," + (table.ofValues() ? "value" : "outcome"));
      for (int i = 0; i < table.columns(); i++) {
        out.println(columns.number(i) + "," + field(table, 0, i));
      }
      return;
    }
    StringBuilder record = new StringBuilder(rows.name()).append('\\').append(columns.name());
    for (int column = 0; column < table.columns(); column++) {
      record.append(',').append(columns.number(column));
    }
    out.println(record);
    for (int row = 0; row < table.rows(); row++) {
      record = new StringBuilder().append(rows.number(row));
      for (int column = 0; column < table.columns(); column++) {
        record.append(',').append(field(table, row, column));
      }
      out.println(record);
    }
  }

  private static String field(FamilyTable table, int row, int column) {
    return table.at(row, column) == FamilyTable.UNKNOWN ? "" : table.shown(row, column);
  }
}
