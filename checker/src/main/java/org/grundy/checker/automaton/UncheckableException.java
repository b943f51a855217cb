package org.grundy.checker.automaton;

/// Thrown where rules say what no automaton here can read.
final class UncheckableException extends RuntimeException {
  private static final long serialVersionUID = 1;

  UncheckableException(String reason) {
    super(reason);
  }

  /// What it is that cannot be read.
  String reason() {
    return String.valueOf(getMessage());
  }
}
