package org.grundy.core;

import java.util.Optional;

/// One move, as people are told of it.
///
/// Two moves are the same move when the line of the rules and the place are the same.
///
/// @param rule index of the line in the ruleset that allows it, from 0
/// @param text what is done, in the ruleset's own glyphs and numbers
/// @param at the chosen cell (for a pattern the upper left cell of its placement), where there is
///   one
public record Move(int rule, String text, Optional<Cell> at) {
  /// A cell as people count: rows from the top, columns from the left, both from 1.
  public record Cell(int row, int column) {
    @Override
    public String toString() {
      return "row " + row + ", column " + column;
    }
  }
}
