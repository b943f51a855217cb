package org.grundy.solvers.several;

import java.util.List;
import java.util.OptionalLong;
import org.grundy.core.Meter;
import org.grundy.rules.moves.SeveralHeapsRuleset.Line;
import org.grundy.solvers.space.Question;
import org.grundy.solvers.space.StateTable;

/// Multisets of heaps under numbers, so that every move leads to a smaller number.
sealed interface HeapNumbers permits HeapMultisets, SplitMultisets {
  /// The number of multisets that are numbered.
  long most();

  /// The number of heaps in any order; empty where they are not among those numbered.
  OptionalLong number(List<Long> heaps);

  /// The reason why moves lead to smaller numbers.
  String because();

  /// The cost of a table of them, in words.
  String cost(boolean outcomes);

  /// A table of which nothing is known.
  StateTable table(List<Line> lines, Question question, Meter meter);
}
