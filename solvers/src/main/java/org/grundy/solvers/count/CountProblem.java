package org.grundy.solvers.count;

import java.util.List;
import org.grundy.core.Play;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.family.SizeRange;

/// Starts that are to be counted by their values: one for each choice of a number from every range.
///
/// @param rules the rules of all starts
/// @param ranges in the order of the game's own notation, as in a family of starts
/// @param outcomes whether only who wins is asked for, where there are values
public record CountProblem(GameRules rules, List<SizeRange> ranges, boolean outcomes) {
  public CountProblem {
    ranges = List.copyOf(ranges);
  }

  /// True if values are asked for; else outcomes are.
  public boolean ofValues() {
    return !outcomes && rules.play() == Play.NORMAL;
  }
}
