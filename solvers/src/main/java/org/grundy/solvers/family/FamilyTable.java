package org.grundy.solvers.family;

import java.util.Arrays;
import org.grundy.core.Outcome;

/// The knowledge about a family of starts: for each its Grundy value, or only its outcome.
///
/// Rows and columns are counted from 0 here; the family's axes say which numbers they stand for.
public final class FamilyTable {
  /// The entry of a start that could not be solved within the budget.
  public static final int UNKNOWN = -1;

  /// The entry, in a table of values, of a start that has none because the next player can end the
  /// whole game at once.
  public static final int ENDS = -2;

  /// The entry, in a table of values, of a start that has none because the game is over: the
  /// previous player has won.
  public static final int OVER = -3;

  /// The entry of a start that is a draw, as plays may go on for ever.
  public static final int DRAW = -4;

  /// The entry of a start that is loony, as moves bind the next one.
  public static final int LOONY = -5;

  private final FamilySpec family;
  private final boolean ofValues;
  private final boolean ofRemoteness;
  private final int columns;
  private final long[] entries;

  /// A table of known entries.
  ///
  /// @param ofValues whether the entries are Grundy values; else they are outcomes
  /// @param entries row by row: a Grundy value, or 0 for P and 1 for N where the entries are
  ///   outcomes, or one of [#UNKNOWN], [#ENDS], [#OVER], [#DRAW] and [#LOONY]
  /// @throws IllegalArgumentException if the entries are not as many as the starts, or one of them
  ///   means nothing
  public FamilyTable(FamilySpec family, boolean ofValues, long... entries) {
    this(family, ofValues, false, entries);
  }

  /// A table of how many moves plays last in which the winner hurries and the loser holds out.
  ///
  /// @param entries row by row: numbers of moves, or [#UNKNOWN]
  public static FamilyTable ofRemoteness(FamilySpec family, long... entries) {
    return new FamilyTable(family, true, true, entries);
  }

  private FamilyTable(FamilySpec family, boolean ofValues, boolean ofRemoteness, long... entries) {
    if (entries.length != family.size()) {
      throw new IllegalArgumentException(entries.length + " entries of " + family.size());
    }
    for (long entry : entries) {
      if (entry < LOONY || (!ofValues && entry > 1)) {
        throw new IllegalArgumentException("no entry: " + entry);
      }
    }
    this.family = family;
    this.ofValues = ofValues;
    this.ofRemoteness = ofRemoteness;
    this.columns = (int) family.columns().size();
    this.entries = entries.clone();
  }

  public FamilySpec family() {
    return family;
  }

  /// True if the entries are numbers, Grundy values or [remoteness][#isOfRemoteness]; else they are
  /// outcomes.
  public boolean ofValues() {
    return ofValues;
  }

  /// True if the entries are how many moves plays last.
  public boolean isOfRemoteness() {
    return ofRemoteness;
  }

  public int rows() {
    return (int) family.rows().size();
  }

  public int columns() {
    return columns;
  }

  /// A copy of all entries, row by row.
  public long[] entries() {
    return entries.clone();
  }

  /// The entry in a row and a column.
  public long at(int row, int column) {
    return entries[row * columns + column];
  }

  /// The number of starts that are not known.
  public int unknown() {
    return (int) Arrays.stream(entries).filter(entry -> entry == UNKNOWN).count();
  }

  /// The greatest value, or -1 where none is known.
  public long greatest() {
    return Math.max(-1, Arrays.stream(entries).max().orElse(-1));
  }

  /// The text shown for an entry: its value, `N`, `P` or `draw`, or `.` where it is not known.
  public String shown(int row, int column) {
    long entry = at(row, column);
    if (entry == UNKNOWN) {
      return ".";
    }
    if (entry == ENDS) {
      return Outcome.N.word();
    }
    if (entry == OVER) {
      return Outcome.P.word();
    }
    if (entry == DRAW) {
      return Outcome.DRAW.word();
    }
    if (entry == LOONY) {
      return "loony";
    }
    return ofValues ? Long.toString(entry) : Outcome.ofValue(entry).word();
  }
}
