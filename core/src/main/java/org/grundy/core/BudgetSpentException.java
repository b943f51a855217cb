package org.grundy.core;

/// The work was given up because its budget is spent, because somebody asked it to stop, or because
/// its method can do no more.
public class BudgetSpentException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Ending ending;

  /// The work ended for a reason.
  public BudgetSpentException(Ending ending) {
    super(ending.text());
    this.ending = ending;
  }

  /// A method can do no more, whatever the budget.
  ///
  /// @param limit what is too much for it: `70,000 values are more than one table holds`
  public BudgetSpentException(String limit) {
    this(new Ending.Limit(limit));
  }

  /// Why the work ended.
  public final Ending ending() {
    return ending;
  }
}
