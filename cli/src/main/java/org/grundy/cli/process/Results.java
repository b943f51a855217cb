package org.grundy.cli.process;

import java.io.IOException;
import java.io.OutputStream;

/// Standard output. A failure to write ends the command by [LostException] instead of being
/// forgotten by the `PrintStream` in between.
public final class Results extends OutputStream {
  private final OutputStream out;

  public Results(OutputStream out) {
    this.out = out;
  }

  /// Nobody gets the results.
  static final class LostException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    LostException(IOException cause) {
      super("the results cannot be written: " + cause.getMessage(), cause);
    }

    /// True if the reader of a pipe has had enough (`| head -1`), which is no mistake of anybody.
    boolean readerIsGone() {
      String message = String.valueOf(getMessage());
      return message.endsWith("Broken pipe");
    }
  }

  @Override
  public void write(int oneByte) {
    write(new byte[] {(byte) oneByte}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int length) {
    try {
      out.write(bytes, from, length);
    } catch (IOException failure) {
      throw new LostException(failure);
    }
  }
}
