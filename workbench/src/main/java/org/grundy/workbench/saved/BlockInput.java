package org.grundy.workbench.saved;

import java.io.DataInput;
import java.io.IOException;
import java.io.InputStream;

/// Bytes of a longer file that end by themselves, as [BlockOutput] writes them.
final class BlockInput extends InputStream {
  private final DataInput in;
  private byte[] block = new byte[0];
  private int at;
  private boolean ended;

  BlockInput(DataInput in) {
    this.in = in;
  }

  @Override
  public int read() throws IOException {
    return isAtEnd() ? -1 : block[at++] & 0xFF;
  }

  @Override
  public int read(byte[] into, int from, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    if (isAtEnd()) {
      return -1;
    }
    int count = Math.min(length, block.length - at);
    System.arraycopy(block, at, into, from, count);
    at += count;
    return count;
  }

  private boolean isAtEnd() throws IOException {
    if (at == block.length && !ended) {
      int length = in.readInt();
      if (length < 0 || length > BlockOutput.MOST) {
        throw new IOException("not a block: %d bytes".formatted(length));
      }
      ended = length == 0;
      block = new byte[length];
      in.readFully(block);
      at = 0;
    }
    return ended;
  }

  /// Leaves all that was not read.
  void skipRest() throws IOException {
    while (!isAtEnd()) {
      at = block.length;
    }
  }
}
