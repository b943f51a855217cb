package org.grundy.workbench.sequence;

import org.grundy.core.Meter;
import org.grundy.core.name.Sha256;

/// By what equal sequences are known, those included that are shifted by zeros at the start.
///
/// @param digits the SHA-256 of the values after the zeros at the start; empty where fewer are
///   known than are compared
/// @param zeros how many zeros there are at the start, at most [#MOST_ZEROS]
public record SequencePrint(String digits, int zeros) {
  /// Sequences are compared after their zeros at the start, of which there are fewer.
  public static final int MOST_ZEROS = 64;

  private static final int BLOCK = 1 << 12;

  /// The print of values, of as many as all sequences up to a last start have after their zeros.
  ///
  /// @param known how many starts have a known value
  /// @param last the last start that sequences are compared to
  public static SequencePrint of(Terms terms, long known, long last) {
    int zeros = 0;
    while (zeros < Math.min(known, MOST_ZEROS) && terms.value(zeros) == 0) {
      zeros++;
    }
    return new SequencePrint(known == last + 1 ? digits(terms, zeros, last) : "", zeros);
  }

  private static String digits(Terms terms, int zeros, long last) {
    Sha256 sha256 = new Sha256();
    byte[] block = new byte[2 * BLOCK];
    int used = 0;
    long count = Math.max(0, last + 1 - MOST_ZEROS);
    for (long n = zeros; n < Math.min(zeros + count, last + 1); n++) {
      long value = terms.value(n);
      block[used++] = (byte) value;
      block[used++] = (byte) (value >> Byte.SIZE);
      if (used == block.length) {
        Meter.checkpoint();
        sha256.add(block, block.length);
        used = 0;
      }
    }
    sha256.add(block, used);
    return sha256.digits();
  }
}
