package org.grundy.cli.process;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/// The line of a terminal that says how far work is, under what else is written there: whatever is
/// written takes its place. It is not drawn behind a line that is not ended, nor while something
/// that was written waits in a buffer, to come out behind it.
///
/// Safe for use by several threads.
final class ProgressLine {
  private static final String ERASE = "\r\u001b[K";

  private final PrintStream terminal;
  private boolean drawn;
  private boolean inLine;
  private boolean waiting;

  ProgressLine(PrintStream terminal) {
    this.terminal = terminal;
  }

  /// Draws the line, or draws it anew.
  synchronized void draw(String text) {
    if (!inLine && !waiting) {
      terminal.print(ERASE + "  " + text);
      terminal.flush();
      drawn = true;
    }
  }

  synchronized void erase() {
    if (drawn) {
      terminal.print(ERASE);
      terminal.flush();
      drawn = false;
    }
  }

  /// The terminal itself has begun a line.
  synchronized void beginLine() {
    inLine = false;
  }

  /// A stream that ends on the same terminal.
  PrintStream makingRoom(PrintStream stream) {
    return new PrintStream(new MakingRoom(stream), false, StandardCharsets.UTF_8);
  }

  private final class MakingRoom extends OutputStream {
    private final PrintStream stream;

    private MakingRoom(PrintStream stream) {
      this.stream = stream;
    }

    @Override
    public void write(int oneByte) throws IOException {
      write(new byte[] {(byte) oneByte}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
      if (length > 0) {
        synchronized (ProgressLine.this) {
          erase();
          stream.write(bytes, from, length);
          inLine = bytes[from + length - 1] != '\n';
          waiting = true;
        }
      }
    }

    @Override
    public void flush() throws IOException {
      synchronized (ProgressLine.this) {
        stream.flush();
        waiting = false;
      }
    }
  }
}
