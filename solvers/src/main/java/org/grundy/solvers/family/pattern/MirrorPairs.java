package org.grundy.solvers.family.pattern;

import java.util.Optional;
import org.grundy.solvers.family.FamilyTable;
import org.grundy.solvers.family.SizeRange;

/// The pairs of known entries at (r, c) and (c, r), r less than c.
///
/// @param count how many there are
/// @param firstUnequal the first pair, row by row, whose entries differ
record MirrorPairs(int count, Optional<Pair> firstUnequal) {
  /// So many pairs are needed for a statement.
  static final int LEAST = 3;

  /// The numbers r and c.
  record Pair(long row, long column) {}

  static MirrorPairs of(FamilyTable table) {
    SizeRange rows = table.family().rows();
    SizeRange columns = table.family().columns();
    int count = 0;
    Optional<Pair> unequal = Optional.empty();
    for (int i = 0; i < table.rows(); i++) {
      for (int j = 0; j < table.columns(); j++) {
        long row = columns.number(j) - rows.fromNumber();
        long column = rows.number(i) - columns.fromNumber();
        boolean pair =
            rows.number(i) < columns.number(j)
                && row >= 0
                && row < table.rows()
                && column >= 0
                && column < table.columns();
        if (pair && table.at(i, j) >= 0 && table.at((int) row, (int) column) >= 0) {
          count++;
          if (unequal.isEmpty() && table.at(i, j) != table.at((int) row, (int) column)) {
            unequal = Optional.of(new Pair(rows.number(i), columns.number(j)));
          }
        }
      }
    }
    return new MirrorPairs(count, unequal);
  }
}
