package org.grundy.workbench.saved;

import java.io.DataOutput;
import java.io.IOException;
import java.io.OutputStream;

/// Bytes in blocks, so that a reader finds their end, or what comes after them, without knowing
/// what they say: of each block its length as an int, then its bytes; length 0 after the last one.
final class BlockOutput extends OutputStream {
  /// The most bytes of a block.
  static final int MOST = 1 << 16;

  private final DataOutput out;
  private final byte[] block = new byte[MOST];
  private int size;

  BlockOutput(DataOutput out) {
    this.out = out;
  }

  @Override
  public void write(int value) throws IOException {
    if (size == MOST) {
      end();
    }
    block[size++] = (byte) value;
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    for (int done = 0; done < length; ) {
      if (size == MOST) {
        end();
      }
      int count = Math.min(length - done, MOST - size);
      System.arraycopy(bytes, from + done, block, size, count);
      size += count;
      done += count;
    }
  }

  private void end() throws IOException {
    if (size > 0) {
      out.writeInt(size);
      out.write(block, 0, size);
      size = 0;
    }
  }

  /// Writes the last block and the end; what is behind stays open.
  @Override
  public void close() throws IOException {
    end();
    out.writeInt(0);
  }
}
