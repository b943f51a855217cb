package org.grundy.cli;

/// What the process says when it ends.
final class ExitCode {
  static final int DONE = 0;
  static final int INTERNAL_ERROR = 1;
  static final int BAD_COMMAND_LINE = 2;
  static final int BAD_INPUT = 3;
  static final int BUDGET_SPENT = 4;
  static final int REFUTED = 5;

  /// What shells give to a process that writes to a pipe without a reader: 128 + SIGPIPE.
  static final int READER_GONE = 141;

  private ExitCode() {}
}
