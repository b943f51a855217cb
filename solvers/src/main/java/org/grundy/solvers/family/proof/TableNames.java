package org.grundy.solvers.family.proof;

import java.util.List;
import java.util.stream.Collectors;
import org.grundy.core.Outcome;

/// The names of a table's coordinates and entries.
///
/// @param row the variable of the rows; not used along a line
/// @param column the variable of the columns, or of the line
/// @param values whether entries are values; else they are outcomes, 0 for P and 1 for N
public record TableNames(String row, String column, boolean values) {
  private static final int LONGEST_LIST = 40;

  /// An entry: its value, or `N` or `P`, or a dot for a negative one.
  public String entry(long entry) {
    if (entry < 0) {
      return ".";
    }
    return values ? Long.toString(entry) : Outcome.ofValue(entry).name();
  }

  /// Entries with blanks between; at most a line of them.
  public String entries(List<Long> entries) {
    return entries.stream().limit(LONGEST_LIST).map(this::entry).collect(Collectors.joining(" "))
        + (entries.size() > LONGEST_LIST ? " …" : "");
  }
}
