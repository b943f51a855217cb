package org.grundy.cli;

/// Says so when Ctrl-C ends the process while work is under way. The process then ends at once; the
/// JVM gives it the exit code that shells expect, 130.
final class Interruption implements AutoCloseable {
  private final Thread hook;

  /// @param progress erased before anything is said
  Interruption(Console console, Progress progress) {
    this.hook =
        Thread.ofPlatform()
            .unstarted(() -> {
              progress.close();
              console.complain("interrupted; no results");
            });
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
