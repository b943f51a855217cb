package org.grundy.checker.automaton;

/// Thrown where rules say what no automaton here can read.
public final class UncheckableException extends RuntimeException {
  private static final long serialVersionUID = 1;

  public UncheckableException(String reason) {
    super(reason);
  }

  /// What it is that cannot be read.
  public String reason() {
    return String.valueOf(getMessage());
  }
}
