package org.grundy.core.certificate;

import java.util.List;
import org.grundy.core.certificate.AutomatonCertificate.Claim;

/// A claim about every filling of some rows of cells, of every length, by a complete deterministic
/// automaton that reads the columns from left to right.
///
/// A letter is a column: the sum of `g · n^i` over its cells, `i` the row from the top, from 0, `g`
/// the place of the glyph in the `cells` line of the rules, from 0, and `n` the number of glyphs
/// there. State 0 is the start.
///
/// @param game on `board strip` or `board grid`, with nothing left open
/// @param claim what the outputs say
/// @param rows from 1, which it is on a strip, to [#MOST_ROWS]
/// @param outputs one a state
/// @param arcs state by state, and letter by letter from 0: the state to which it leads; at most
///   [AutomatonCertificate#MOST_ARCS]
public record RowCertificate(
    CertifiedGame game, Claim claim, long rows, List<Long> outputs, List<Long> arcs)
    implements Certificate {
  /// There are at most so many columns that differ.
  public static final int MOST_COLUMNS = 64;

  /// More rows have more such columns.
  public static final int MOST_ROWS = 6;

  public RowCertificate {
    outputs = List.copyOf(outputs);
    arcs = List.copyOf(arcs);
  }
}
