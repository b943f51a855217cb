package org.grundy.solvers.sequence;

import java.util.List;
import java.util.Optional;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.SolvedPosition;

/// A way to see the strips of a game as sums of heaps.
sealed interface StripReduction permits MarkStrips, RunStrips {
  /// The reduction that the rules allow, if one is known.
  static Optional<StripReduction> of(GameRules rules) {
    Optional<StripReduction> marks = MarkStrips.of(rules).map(reduction -> reduction);
    return marks.isPresent() ? marks : RunStrips.of(rules).map(reduction -> reduction);
  }

  /// The values of the heaps.
  HeapSequence sequence();

  /// The glyph of the cells that make up the heaps.
  int playedOn();

  /// A strip of n such cells and nothing else is the heap n + shift, from [#first] on.
  long shift();

  /// The values of the shorter strips of such cells, from no cell on.
  List<Long> first();

  /// What speaks against the reduction of this strip, if anything.
  Optional<String> objection(GridPosition strip);

  /// The largest heap whose value the strip needs.
  long largestHeap(GridPosition strip);

  /// The reduction, as a theorem with its argument.
  String because();

  /// Solves a strip without objection.
  SolvedPosition solve(GridPosition strip, HeapSequence sequence, Meter meter);
}
