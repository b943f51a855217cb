package org.grundy.solvers.sequence.splitting;

import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/// SimdKernel in the vectors of the processor. Loaded only where the module of vectors is there.
///
/// A value is found where the least of what all options are apart from it is 0. The methods that
/// are called from outside are too long to be compiled into their callers: in a large method the
/// compiler may give up to keep vectors in registers.
public final class VectorKernel implements SimdKernel {
  private static final VectorSpecies<Byte> BYTES = ByteVector.SPECIES_PREFERRED;
  private static final VectorSpecies<Short> SHORTS = ShortVector.SPECIES_PREFERRED;

  /// Vectors of fewer bits gain little.
  private static final int LEAST_BITS = 256;

  /// Vectors of more bits are wider than a step.
  private static final int MOST_BITS = 512;

  /// True if vectors are as wide as this needs them.
  public static boolean isFast() {
    int bits = BYTES.vectorBitSize();
    return LEAST_BITS <= bits && bits <= MOST_BITS;
  }

  @Override
  public void compareFew(
      byte[] wide,
      int base,
      int[] back,
      short[] values,
      int fromEntry,
      int toEntry,
      byte[] candidates,
      long[] hits) {
    for (int i = 0; i < GROUP; i += 2 * SHORTS.length()) {
      compareTwo(wide, base + 2 * i, back, values, fromEntry, toEntry, candidates, i, hits);
    }
  }

  /// The heaps of two vectors from the heap i on.
  private static void compareTwo(
      byte[] wide,
      int base,
      int[] back,
      short[] values,
      int fromEntry,
      int toEntry,
      byte[] candidates,
      int i,
      long[] hits) {
    int size = BYTES.length();
    ShortVector c00 = load(candidates, 2 * i);
    ShortVector c01 = load(candidates, 2 * i + size);
    ShortVector c10 = load(candidates, 2 * (i + GROUP));
    ShortVector c11 = load(candidates, 2 * (i + GROUP) + size);
    ShortVector c20 = load(candidates, 2 * (i + 2 * GROUP));
    ShortVector c21 = load(candidates, 2 * (i + 2 * GROUP) + size);
    ShortVector none = ShortVector.broadcast(SHORTS, NONE);
    ShortVector apart00 = none;
    ShortVector apart01 = none;
    ShortVector apart10 = none;
    ShortVector apart11 = none;
    ShortVector apart20 = none;
    ShortVector apart21 = none;
    for (int e = fromEntry; e < toEntry; e++) {
      int p = base - 2 * back[e];
      ShortVector value = ShortVector.broadcast(SHORTS, values[e]);
      ShortVector option0 = xor(load(wide, p), value);
      ShortVector option1 = xor(load(wide, p + size), value);
      apart00 = apart00.min(xor(option0, c00));
      apart01 = apart01.min(xor(option1, c01));
      apart10 = apart10.min(xor(option0, c10));
      apart11 = apart11.min(xor(option1, c11));
      apart20 = apart20.min(xor(option0, c20));
      apart21 = apart21.min(xor(option1, c21));
    }
    int next = i + SHORTS.length();
    hits[0] |= zeros(apart00) << i | zeros(apart01) << next;
    hits[1] |= zeros(apart10) << i | zeros(apart11) << next;
    hits[2] |= zeros(apart20) << i | zeros(apart21) << next;
  }

  @Override
  public void compareMany(
      byte[] wide,
      int base,
      int[] back,
      short[] values,
      int fromEntry,
      int toEntry,
      byte[] candidates,
      long[] hits) {
    for (int i = 0; i < GROUP; i += SHORTS.length()) {
      compareOne(wide, base + 2 * i, back, values, fromEntry, toEntry, candidates, i, hits);
    }
  }

  /// The heaps of one vector from the heap i on.
  private static void compareOne(
      byte[] wide,
      int base,
      int[] back,
      short[] values,
      int fromEntry,
      int toEntry,
      byte[] candidates,
      int i,
      long[] hits) {
    ShortVector c0 = load(candidates, 2 * i);
    ShortVector c1 = load(candidates, 2 * (i + GROUP));
    ShortVector c2 = load(candidates, 2 * (i + 2 * GROUP));
    ShortVector c3 = load(candidates, 2 * (i + 3 * GROUP));
    ShortVector c4 = load(candidates, 2 * (i + 4 * GROUP));
    ShortVector c5 = load(candidates, 2 * (i + 5 * GROUP));
    ShortVector c6 = load(candidates, 2 * (i + 6 * GROUP));
    ShortVector c7 = load(candidates, 2 * (i + 7 * GROUP));
    ShortVector none = ShortVector.broadcast(SHORTS, NONE);
    ShortVector apart0 = none;
    ShortVector apart1 = none;
    ShortVector apart2 = none;
    ShortVector apart3 = none;
    ShortVector apart4 = none;
    ShortVector apart5 = none;
    ShortVector apart6 = none;
    ShortVector apart7 = none;
    for (int e = fromEntry; e < toEntry; e++) {
      ShortVector value = ShortVector.broadcast(SHORTS, values[e]);
      ShortVector option = xor(load(wide, base - 2 * back[e]), value);
      apart0 = apart0.min(xor(option, c0));
      apart1 = apart1.min(xor(option, c1));
      apart2 = apart2.min(xor(option, c2));
      apart3 = apart3.min(xor(option, c3));
      apart4 = apart4.min(xor(option, c4));
      apart5 = apart5.min(xor(option, c5));
      apart6 = apart6.min(xor(option, c6));
      apart7 = apart7.min(xor(option, c7));
    }
    hits[0] |= zeros(apart0) << i;
    hits[1] |= zeros(apart1) << i;
    hits[2] |= zeros(apart2) << i;
    hits[3] |= zeros(apart3) << i;
    hits[4] |= zeros(apart4) << i;
    hits[5] |= zeros(apart5) << i;
    hits[6] |= zeros(apart6) << i;
    hits[7] |= zeros(apart7) << i;
  }

  private static ShortVector load(byte[] bytes, int at) {
    return ByteVector.fromArray(BYTES, bytes, at).reinterpretAsShorts();
  }

  private static ShortVector xor(ShortVector a, ShortVector b) {
    return a.lanewise(VectorOperators.XOR, b);
  }

  private static long zeros(ShortVector vector) {
    return vector.compare(VectorOperators.EQ, (short) 0).toLong();
  }

  @Override
  public int findKeys(
      byte[] up, int fromUp, int toUp, byte[] down, int offset, long keys, int count) {
    int lanes = BYTES.length();
    ByteVector key0 = ByteVector.broadcast(BYTES, (byte) keys);
    ByteVector key1 = ByteVector.broadcast(BYTES, (byte) (keys >>> 8));
    ByteVector key2 = ByteVector.broadcast(BYTES, (byte) (keys >>> 16));
    ByteVector key3 = ByteVector.broadcast(BYTES, (byte) (keys >>> 24));
    ByteVector key4 = ByteVector.broadcast(BYTES, (byte) (keys >>> 32));
    ByteVector key5 = ByteVector.broadcast(BYTES, (byte) (keys >>> 40));
    ByteVector key6 = ByteVector.broadcast(BYTES, (byte) (keys >>> 48));
    ByteVector key7 = ByteVector.broadcast(BYTES, (byte) (keys >>> 56));
    ByteVector none = ByteVector.broadcast(BYTES, (byte) -1);
    ByteVector apart0 = none;
    ByteVector apart1 = none;
    ByteVector apart2 = none;
    ByteVector apart3 = none;
    ByteVector apart4 = none;
    ByteVector apart5 = none;
    ByteVector apart6 = none;
    ByteVector apart7 = none;
    int stop = fromUp + (toUp - fromUp + STEP - 1) / STEP * STEP;
    for (int i = fromUp; i < stop; i += lanes) {
      ByteVector splits =
          xor(ByteVector.fromArray(BYTES, up, i), ByteVector.fromArray(BYTES, down, i + offset));
      apart0 = least(apart0, xor(splits, key0));
      apart1 = least(apart1, xor(splits, key1));
      apart2 = least(apart2, xor(splits, key2));
      apart3 = least(apart3, xor(splits, key3));
      apart4 = least(apart4, xor(splits, key4));
      apart5 = least(apart5, xor(splits, key5));
      apart6 = least(apart6, xor(splits, key6));
      apart7 = least(apart7, xor(splits, key7));
    }
    int found =
        found(apart0)
            | found(apart1) << 1
            | found(apart2) << 2
            | found(apart3) << 3
            | found(apart4) << 4
            | found(apart5) << 5
            | found(apart6) << 6
            | found(apart7) << 7;
    return found & (1 << count) - 1;
  }

  private static ByteVector xor(ByteVector a, ByteVector b) {
    return a.lanewise(VectorOperators.XOR, b);
  }

  private static ByteVector least(ByteVector a, ByteVector b) {
    return a.lanewise(VectorOperators.UMIN, b);
  }

  private static int found(ByteVector apart) {
    return apart.compare(VectorOperators.EQ, (byte) 0).anyTrue() ? 1 : 0;
  }

  @Override
  public int findValues(
      byte[] up, int fromUp, int toUp, byte[] down, int offset, int[] values, int at, int count) {
    int size = BYTES.length();
    ShortVector value0 = ShortVector.broadcast(SHORTS, (short) values[at]);
    ShortVector value1 = ShortVector.broadcast(SHORTS, (short) values[at + 1]);
    ShortVector value2 = ShortVector.broadcast(SHORTS, (short) values[at + 2]);
    ShortVector value3 = ShortVector.broadcast(SHORTS, (short) values[at + 3]);
    ShortVector value4 = ShortVector.broadcast(SHORTS, (short) values[at + 4]);
    ShortVector value5 = ShortVector.broadcast(SHORTS, (short) values[at + 5]);
    ShortVector value6 = ShortVector.broadcast(SHORTS, (short) values[at + 6]);
    ShortVector value7 = ShortVector.broadcast(SHORTS, (short) values[at + 7]);
    ShortVector none = ShortVector.broadcast(SHORTS, NONE);
    ShortVector apart0 = none;
    ShortVector apart1 = none;
    ShortVector apart2 = none;
    ShortVector apart3 = none;
    ShortVector apart4 = none;
    ShortVector apart5 = none;
    ShortVector apart6 = none;
    ShortVector apart7 = none;
    int stop = 2 * (fromUp + (toUp - fromUp + STEP - 1) / STEP * STEP);
    for (int i = 2 * fromUp; i < stop; i += size) {
      ShortVector splits = xor(load(up, i), load(down, i + 2 * offset));
      apart0 = apart0.min(xor(splits, value0));
      apart1 = apart1.min(xor(splits, value1));
      apart2 = apart2.min(xor(splits, value2));
      apart3 = apart3.min(xor(splits, value3));
      apart4 = apart4.min(xor(splits, value4));
      apart5 = apart5.min(xor(splits, value5));
      apart6 = apart6.min(xor(splits, value6));
      apart7 = apart7.min(xor(splits, value7));
    }
    int found =
        found(apart0)
            | found(apart1) << 1
            | found(apart2) << 2
            | found(apart3) << 3
            | found(apart4) << 4
            | found(apart5) << 5
            | found(apart6) << 6
            | found(apart7) << 7;
    return found & (1 << count) - 1;
  }

  private static int found(ShortVector apart) {
    return apart.compare(VectorOperators.EQ, (short) 0).anyTrue() ? 1 : 0;
  }
}
