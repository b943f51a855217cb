package org.grundy.workbench.render.table;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.solvers.family.FamilyTable;
import org.grundy.solvers.family.SizeRange;
import org.grundy.workbench.table.TableReport;

/// A table as records of fields, to be written in a [TableForm].
///
/// A table has one record a row, its first field the row's number, after a record of the columns'
/// numbers. A line has one record a number. What is not known is an empty field.
public final class TableRecords {
  private TableRecords() {}

  /// The records, the heads of the columns first.
  public static Stream<List<String>> of(TableReport report) {
    FamilyTable table = report.table();
    SizeRange rows = table.family().rows();
    SizeRange columns = table.family().columns();
    if (table.family().isLine()) {
      return Stream.concat(
          Stream.of(
              List.of(
                  columns.name(),
                  table.isOfRemoteness() ? "moves" : table.ofValues() ? "value" : "outcome")),
          IntStream.range(0, table.columns())
              .mapToObj(i -> List.of("" + columns.number(i), field(table, 0, i))));
    }
    return IntStream.range(-1, table.rows())
        .mapToObj(row ->
            Stream.concat(
                    Stream.of(
                        row < 0 ? rows.name() + "\\" + columns.name() : "" + rows.number(row)),
                    IntStream.range(0, table.columns())
                        .mapToObj(column ->
                            row < 0 ? "" + columns.number(column) : field(table, row, column)))
                .toList());
  }

  private static String field(FamilyTable table, int row, int column) {
    return table.at(row, column) == FamilyTable.UNKNOWN ? "" : table.shown(row, column);
  }
}
