package org.grundy.solvers.family.pattern;

import org.grundy.solvers.family.FamilyTable;
import org.grundy.solvers.family.formula.Samples;
import org.grundy.solvers.family.proof.Subject;

/// The numbers over which samples of a table run, in words.
final class Ranges {
  private final boolean line;
  private final String rowName;
  private final String columnName;
  private long leastRow = Long.MAX_VALUE;
  private long greatestRow = Long.MIN_VALUE;
  private long leastColumn = Long.MAX_VALUE;
  private long greatestColumn = Long.MIN_VALUE;

  Ranges(FamilyTable table, Subject subject, Samples samples) {
    this.line = samples.isLine();
    this.rowName = table.family().rows().name();
    this.columnName = subject instanceof Subject.Column ? rowName : table.family().columns().name();
    for (int i = 0; i < samples.size(); i++) {
      leastRow = Math.min(leastRow, samples.row(i));
      greatestRow = Math.max(greatestRow, samples.row(i));
      leastColumn = Math.min(leastColumn, samples.column(i));
      greatestColumn = Math.max(greatestColumn, samples.column(i));
    }
  }

  /// `r = 1..6, c = 1..8`, or `n = 1..40`.
  String text() {
    String columns = range(columnName, leastColumn, greatestColumn);
    return line ? columns : range(rowName, leastRow, greatestRow) + ", " + columns;
  }

  private static String range(String name, long least, long greatest) {
    return name + " = " + (least == greatest ? "" + least : least + ".." + greatest);
  }

  /// `r = 2, c = 3`, or `n = 17`.
  String place(long row, long column) {
    String at = columnName + " = " + column;
    return line ? at : rowName + " = " + row + ", " + at;
  }

  long twoThirdsOfRows() {
    return leastRow + Math.ceilDiv(2 * (greatestRow - leastRow + 1), 3) - 1;
  }

  long twoThirdsOfColumns() {
    return leastColumn + Math.ceilDiv(2 * (greatestColumn - leastColumn + 1), 3) - 1;
  }
}
