package org.grundy.workbench.contest.input;

/// Thrown for choices that make no input, as they break a promise of the contest.
public final class NoInputException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  NoInputException() {
    super("these choices make no input", null, false, false);
  }
}
