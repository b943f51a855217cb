package org.grundy.solvers.sequence.splitting;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import org.grundy.core.Meter;

/// The rare heaps of a sequence, ascending, with their values.
public final class RareHeaps {
  private static final int FIRST_ROOM = 64;
  private static final int HEAP_BYTES = Long.BYTES + Integer.BYTES;

  private long[] positions = new long[FIRST_ROOM];
  private int[] values = new int[FIRST_ROOM];
  private int size;

  private RareHeaps() {}

  /// The rare heaps among those so far; the empty heap is none.
  public RareHeaps(Sparsity sparsity, History history, Meter meter) {
    for (long n = 1; n < history.size(); n++) {
      int value = history.get(n);
      if (sparsity.isRare(n, value)) {
        add(n, value, meter);
      }
    }
  }

  public int size() {
    return size;
  }

  public long position(int i) {
    return positions[i];
  }

  public int value(int i) {
    return values[i];
  }

  /// The last of them, 0 where there is none.
  public long last() {
    return size == 0 ? 0 : positions[size - 1];
  }

  public void add(long n, int value, Meter meter) {
    if (size == positions.length) {
      meter.claim((long) HEAP_BYTES * size);
      positions = Arrays.copyOf(positions, 2 * size);
      values = Arrays.copyOf(values, 2 * size);
    }
    positions[size] = n;
    values[size++] = value;
  }

  /// Gives the memory back; this object is not used afterwards.
  public void release(Meter meter) {
    meter.claim(-(long) HEAP_BYTES * (positions.length - FIRST_ROOM));
  }

  public void save(DataOutput out) throws IOException {
    out.writeInt(size);
    for (int i = 0; i < size; i++) {
      out.writeLong(positions[i]);
      out.writeInt(values[i]);
    }
  }

  /// Takes up what [#save] wrote.
  ///
  /// @param known all of them are below that
  public static RareHeaps load(DataInput in, long known, Meter meter) throws IOException {
    int count = in.readInt();
    if (count < 0 || count > known) {
      throw new IOException(count + " heaps of " + known + " cannot be rare");
    }
    RareHeaps rares = new RareHeaps();
    for (int i = 0; i < count; i++) {
      long n = in.readLong();
      int value = in.readInt();
      if (n <= rares.last() || n >= known || value < 0 || value > History.MOST) {
        throw new IOException("there is no rare heap " + n + " of value " + value);
      }
      rares.add(n, value, meter);
    }
    return rares;
  }
}
