package org.grundy.workbench.saved;

import java.io.BufferedOutputStream;
import java.io.DataOutput;
import java.io.IOException;
import java.io.OutputStream;

/// Bytes in blocks, so that a reader finds their end, or what comes after them, without knowing
/// what they say: of each block its length as an int, then its bytes; length 0 after the last one.
final class BlockOutput extends OutputStream {
  /// The most bytes of a block.
  static final int MOST = 1 << 16;

  private final DataOutput out;

  private BlockOutput(DataOutput out) {
    this.out = out;
  }

  /// A stream whose bytes are written in full blocks, the last one when it is closed; what is
  /// behind stays open.
  static OutputStream of(DataOutput out) {
    return new BufferedOutputStream(new BlockOutput(out), MOST);
  }

  @Override
  public void write(int value) throws IOException {
    write(new byte[] {(byte) value}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    for (int done = 0; done < length; done += MOST) {
      int count = Math.min(length - done, MOST);
      out.writeInt(count);
      out.write(bytes, from + done, count);
    }
  }

  @Override
  public void close() throws IOException {
    out.writeInt(0);
  }
}
