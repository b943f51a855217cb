package org.grundy.solvers.several;

import java.util.List;
import org.grundy.core.Meter;
import org.grundy.core.TuplePosition;
import org.grundy.rules.moves.SeveralHeapsRuleset.Line;

/// Multisets of heaps under numbers, so that every move leads to a smaller number.
sealed interface HeapNumbers permits HeapMultisets, SplitMultisets {
  /// How many multisets are numbered.
  long most();

  /// Why moves lead to smaller numbers.
  String because();

  /// What they cost.
  String cost(boolean outcomes);

  /// A table of which nothing is known.
  ///
  /// @param sum the positions that are asked about
  HeapsTable table(List<Line> lines, List<TuplePosition> sum, Meter meter);
}
