package org.grundy.web.api;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.util.Locale;

/// An answer being written, which may not become too large.
public final class BoundedOutput extends OutputStream {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final int most;

  /// @param most the most bytes
  public BoundedOutput(int most) {
    this.most = most;
  }

  @Override
  public void write(int b) {
    requireRoom(1);
    bytes.write(b);
  }

  @Override
  public void write(byte[] from, int offset, int length) {
    requireRoom(length);
    bytes.write(from, offset, length);
  }

  /// The bytes that were written.
  public byte[] toByteArray() {
    return bytes.toByteArray();
  }

  private void requireRoom(int length) {
    if (length > most - bytes.size()) {
      throw new Refusal(
          422,
          "The answer is too large",
          String.format(Locale.ROOT, "the answer has more than %,d bytes", most),
          "ask for less");
    }
  }
}
