package org.grundy.api;

import java.util.List;
import org.grundy.core.Bounds;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Ending;
import org.grundy.core.Statistics;
import org.grundy.workbench.request.PartialAnswer;

/// The work on a sum ended before it was known who wins. What is known comes with it.
public final class UnsolvedException extends BudgetSpentException {
  private static final long serialVersionUID = 1L;

  private final transient Sum sum;
  private final transient PartialAnswer known;

  UnsolvedException(Ending ending, Sum sum, PartialAnswer known) {
    super(ending);
    this.sum = sum;
    this.known = known;
  }

  /// The independent parts with what is known of their values, or the positions of the sum where
  /// they were not taken apart; empty where there are no values.
  public List<Bounds> bounds() {
    return known.bounds();
  }

  /// The moves of which it is known what they lead to.
  public List<PlayableMove> moves() {
    return known.moves().stream().map(move -> new PlayableMove(sum, move)).toList();
  }

  /// The cost of the work.
  public Statistics statistics() {
    return known.statistics();
  }
}
