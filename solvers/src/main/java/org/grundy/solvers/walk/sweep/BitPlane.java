package org.grundy.solvers.walk.sweep;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.BitSet;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;

/// One bit for every cell of a board, in the order of a sweep: 64 positions of a line are one word,
/// position 0 the lowest bit of the first word of its line.
public final class BitPlane {
  private static final VarHandle EIGHT_BYTES =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final long EACH_BYTE = 0x0101010101010101L;
  private static final long HIGH_BITS = 0x8080808080808080L;

  /// Times a word with bits 0, 8, …, 56 at most, brings bit `8i` to bit `56 + i`. All products of
  /// two bits fall on different places, so nothing is carried.
  private static final long GATHER = 0x0102040810204080L;

  /// The same, but bit `8i` to bit `63 - i`.
  private static final long GATHER_REVERSED = 0x8040201008040201L;

  private static final int CELLS_A_CHECK = 1 << 18;

  private final Sweep sweep;
  private final int wordsALine;
  private final long[] bits;

  public BitPlane(Sweep sweep, Meter meter) {
    this.sweep = sweep;
    this.wordsALine = (sweep.length() + 63) >>> 6;
    long words = (long) wordsALine * sweep.lines();
    meter.claim(Long.BYTES * words);
    this.bits = new long[Math.toIntExact(words)];
  }

  /// The plane of the cells that hold one of the glyphs `over`.
  ///
  /// @param sweep one whose lines are stretches of the board's cells: its rows, or its only column
  public static BitPlane pack(Sweep sweep, GridPosition board, BitSet over, Meter meter) {
    BitPlane plane = new BitPlane(sweep, meter);
    int length = sweep.length();
    meter.claim(length + 128L);
    byte[] line = new byte[length + 128];
    long[] glyphs = over.stream().mapToLong(glyph -> glyph * EACH_BYTE).toArray();
    int unchecked = 0;
    for (int i = 0; i < sweep.lines(); i++) {
      int from = Math.min(sweep.cell(i, 0), sweep.cell(i, length - 1));
      board.copyCells(from, from + length, line, 64);
      plane.packLine(i, line, glyphs);
      unchecked += length;
      if (unchecked >= CELLS_A_CHECK) {
        meter.check();
        unchecked = 0;
      }
    }
    return plane;
  }

  /// @param line the glyphs in the order of the board, between 64 bytes on either side
  private void packLine(int index, byte[] line, long[] glyphs) {
    int length = sweep.length();
    boolean reversed = sweep.fromLastPosition();
    int from = index * wordsALine;
    for (int i = 0; i < wordsALine; i++) {
      bits[from + i] =
          reversed
              ? packReversed(line, length - (i << 6), glyphs)
              : pack(line, 64 + (i << 6), glyphs);
    }
    // The shift takes the lowest six bits of its distance: it cuts the positions behind the end of
    // the line from its last word, and none where the line fills that word.
    bits[from + wordsALine - 1] &= -1L >>> -length;
  }

  private static long pack(byte[] line, int from, long[] glyphs) {
    long word = 0;
    for (int i = 0; i < 64; i += 8) {
      word |= gather(hits((long) EIGHT_BYTES.get(line, from + i), glyphs), GATHER) << i;
    }
    return word;
  }

  private static long packReversed(byte[] line, int from, long[] glyphs) {
    long word = 0;
    for (int i = 0; i < 64; i += 8) {
      long hits = hits((long) EIGHT_BYTES.get(line, from + 56 - i), glyphs);
      word |= gather(hits, GATHER_REVERSED) << i;
    }
    return word;
  }

  private static long gather(long lowBits, long multiplier) {
    return (lowBits * multiplier) >>> 56;
  }

  /// The lowest bit of every byte of `cells` that equals a byte of one of `glyphs`. All bytes are
  /// below 128, so `128 - (cell ^ glyph)` borrows nothing and has its high bit where they are
  /// equal.
  private static long hits(long cells, long[] glyphs) {
    long hits = 0;
    for (long glyph : glyphs) {
      hits |= HIGH_BITS - (cells ^ glyph);
    }
    return (hits & HIGH_BITS) >>> 7;
  }

  /// True if `cell = row * columns + column` is in the plane.
  public boolean at(int cell) {
    return at(sweep.line(cell), sweep.position(cell));
  }

  public boolean at(int line, int position) {
    return (bits[line * wordsALine + (position >> 6)] >>> position & 1) != 0;
  }

  public Sweep sweep() {
    return sweep;
  }

  public int wordsALine() {
    return wordsALine;
  }

  /// The words of all lines, one line after the other; no copy.
  public long[] bits() {
    return bits;
  }
}
