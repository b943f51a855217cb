package org.grundy.core;

/// The work was given up because its budget is spent or because somebody asked it to stop.
public final class BudgetSpentException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /// @param message what was reached, in words: `10,000,000 nodes`, and how to allow more
  public BudgetSpentException(String message) {
    super(message);
  }
}
