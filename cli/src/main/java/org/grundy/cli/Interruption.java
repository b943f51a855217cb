package org.grundy.cli;

/// Says so when Ctrl-C ends the process while work is under way. The process then ends at once,
/// with the exit code that shells expect.
final class Interruption implements AutoCloseable {
  private final Thread hook;

  Interruption(Console console) {
    this.hook =
        Thread.ofPlatform()
            .unstarted(() -> console.complain("interrupted; results so far are not kept"));
    Runtime.getRuntime().addShutdownHook(hook);
  }

  @Override
  public void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException ending) {
      // The process is ending already, and the hook speaks for it.
    }
  }
}
