package org.grundy.core.number;

/// The product of nimbers: what makes the numbers below 2^64, with the nim-sum, a field.
///
/// `a ⊗ b` is the least number that is no `a' ⊗ b xor a ⊗ b' xor a' ⊗ b'` with `a' < a` and `b' <
/// b`. The numbers below a Fermat power F = 2^(2^k) are a field, F ⊗ F = F xor F/2, and F ⊗ a = F ·
/// a for a below F (Conway, On Numbers and Games, chapter 6). So with a = a1·F xor a0 and b = b1·F
/// xor b0
///
/// ```
/// a ⊗ b = (a1⊗b1 xor a1⊗b0 xor a0⊗b1)·F  xor  a0⊗b0  xor  a1⊗b1⊗(F/2)
/// ```
///
/// where the bracket is (a1 xor a0) ⊗ (b1 xor b0) xor a0⊗b0 (Karatsuba): four products of half the
/// length. Products below 2^8 stand in a table, so that one of 64 bits takes 64 looks into it.
public final class NimProduct {
  private static final int BYTE = 1 << 8;

  /// The product of a and b, both below 2^8, at `a << 8 | b`.
  private static final byte[] BYTES = bytes();

  private NimProduct() {}

  /// `a ⊗ b`, both read without a sign.
  public static long of(long a, long b) {
    long common = a | b;
    int half = common >>> 32 != 0 ? 32 : common >>> 16 != 0 ? 16 : 8;
    return common < BYTE && common >= 0 ? byTable(a, b) : of(a, b, half);
  }

  private static long byTable(long a, long b) {
    return BYTES[(int) ((a << 8) | b)] & 0xFF;
  }

  /// The product of two numbers below 2^(2·half).
  private static long of(long a, long b, int half) {
    if (half < 8) {
      return byTable(a, b);
    }
    long mask = (1L << half) - 1;
    long low = of(a & mask, b & mask, half / 2);
    long high = of(a >>> half, b >>> half, half / 2);
    long cross = of((a ^ (a >>> half)) & mask, (b ^ (b >>> half)) & mask, half / 2);
    return ((cross ^ low) << half) ^ low ^ of(high, 1L << (half - 1), half / 2);
  }

  /// All products below 2^8, each field from the one before: of one bit, of two, four and eight.
  private static byte[] bytes() {
    byte[] table = new byte[BYTE * BYTE];
    table[(1 << 8) | 1] = 1;
    for (int half = 1; half < 8; half *= 2) {
      int mask = (1 << half) - 1;
      for (int a = 0; a < 1 << (2 * half); a++) {
        for (int b = 0; b < 1 << (2 * half); b++) {
          int low = table[((a & mask) << 8) | (b & mask)];
          int high = table[((a >>> half) << 8) | (b >>> half)];
          int cross = table[(((a ^ (a >>> half)) & mask) << 8) | ((b ^ (b >>> half)) & mask)];
          int product = ((cross ^ low) << half) ^ low ^ table[(high << 8) | (1 << (half - 1))];
          table[(a << 8) | b] = (byte) product;
        }
      }
    }
    return table;
  }
}
