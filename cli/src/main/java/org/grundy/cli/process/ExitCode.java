package org.grundy.cli.process;

/// The codes with which the process ends.
public final class ExitCode {
  public static final int DONE = 0;
  static final int INTERNAL_ERROR = 1;
  public static final int BAD_COMMAND_LINE = 2;
  public static final int BAD_INPUT = 3;
  public static final int BUDGET_SPENT = 4;
  public static final int REFUTED = 5;

  /// The code that shells give to a process that writes to a pipe without a reader: 128 + SIGPIPE.
  public static final int READER_GONE = 141;

  private ExitCode() {}
}
