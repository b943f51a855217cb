package org.grundy.solvers.automaton.moves;

/// A line of the rules that says more than automata can: its message is the line and the reason.
public final class NotLinearException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public NotLinearException(String because) {
    super(because);
  }

  /// Words that never change.
  public String because() {
    return String.valueOf(getMessage());
  }
}
