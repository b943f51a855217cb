package org.grundy.checker.sequence;

import java.nio.charset.StandardCharsets;
import org.grundy.checker.heap.HeapValues;
import org.grundy.checker.heap.ValueObserver;
import org.grundy.core.CheckedClaim;
import org.grundy.core.name.Sha256;

/// The SHA-256 of all values in decimal digits, each followed by a line feed.
final class ValueDigest implements ValueObserver {
  private static final int LONGEST = 11;

  private final String claimed;
  private final Sha256 sha256 = new Sha256();
  private final byte[] buffer = new byte[1 << 16];
  private int used;
  private long count;

  ValueDigest(String claimed) {
    this.claimed = claimed;
  }

  @Override
  public void see(long heap, int value, HeapValues values) {
    if (used + LONGEST > buffer.length) {
      flush();
    }
    if (value < 10) {
      buffer[used++] = (byte) ('0' + value);
    } else {
      for (byte digit : Integer.toString(value).getBytes(StandardCharsets.US_ASCII)) {
        buffer[used++] = digit;
      }
    }
    buffer[used++] = '\n';
    count++;
  }

  private void flush() {
    sha256.add(buffer, used);
    used = 0;
  }

  @Override
  public CheckedClaim finding() {
    flush();
    String found = sha256.digits();
    return CheckedClaim.of(
        "the SHA-256 of all %,d values".formatted(count), found.equals(claimed), "it is " + found);
  }
}
