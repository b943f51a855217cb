package org.grundy.workbench.request;

import org.grundy.core.BudgetSpentException;
import org.grundy.core.Ending;

/// The work on a position ended before it was known who wins. What is known comes with it.
public final class UnsolvedException extends BudgetSpentException {
  private static final long serialVersionUID = 1L;

  private final transient PartialAnswer known;

  UnsolvedException(Ending ending, PartialAnswer known) {
    super(ending);
    this.known = known;
  }

  /// What is known: bounds of the value, and the moves of which it is known what they lead to.
  public PartialAnswer known() {
    return known;
  }
}
