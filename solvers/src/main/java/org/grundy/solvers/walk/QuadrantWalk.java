package org.grundy.solvers.walk;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.walk.sweep.BitPlane;
import org.grundy.solvers.walk.sweep.Port;
import org.grundy.solvers.walk.sweep.Sweep;

/// Values tokens that step in a quarter of the compass (right, down and right down; or a mirror
/// image, or a part of these) over one set of glyphs: 64 cells at a time.
///
/// Let `A` be the cells that may be entered, and `P[v]` those of them with value `v`. A cell has at
/// most three options, so the values are 0 to 3; it has the value `v` exactly if it has none below
/// and no option with the value `v`. With `M` the cells that have no smaller value and no option of
/// value `v` in the line before,
///
///     P[v] = M & ~(P[v] << 1)
///
/// because the option in the line itself is one bit lower. So along each run of ones of `M`, `P[v]`
/// holds every other bit, beginning with the first. Adding to `M` the first bits of those runs that
/// begin at an even place turns these runs into zeros and changes nothing else in `M`; then `P[v]`
/// is the even bits of the runs that became zeros and the odd bits of the others. A run that comes
/// over from the word before begins with a one at bit 0 exactly if bit 63 there was a zero: it then
/// counts as one that begins at an even place, else as one that begins at an odd one. Three such
/// passes give the values 0, 1 and 2; 3 is the rest.
public final class QuadrantWalk {
  private static final long EVEN = 0x5555555555555555L;
  private static final int CELLS_A_REPORT = 1 << 19;

  private final BitPlane free;
  private final long back;
  private final long diagonal;
  private final long straight;

  private QuadrantWalk(BitPlane free, long back, long diagonal, long straight) {
    this.free = free;
    this.back = back;
    this.diagonal = diagonal;
    this.straight = straight;
  }

  /// Packs a board for tokens of a kind; empty if they move otherwise.
  ///
  /// @param kind index among the distinct token glyphs of the rules, in order of first appearance
  public static Optional<QuadrantWalk> of(
      GameRules rules, GridPosition board, int kind, Meter meter) {
    List<TokenKind> kinds = TokenKind.of(rules);
    if (Sweep.of(1, 1, kinds.get(kind).directions()).isEmpty()) {
      return Optional.empty();
    }
    Passages passages = Passages.of(kinds.get(kind), board);
    return passages.inQuadrant() ? Optional.of(pack(passages, board, meter)) : Optional.empty();
  }

  static QuadrantWalk pack(Passages passages, GridPosition board, Meter meter) {
    BitSet over = passages.steps().values().stream().findFirst().orElseGet(BitSet::new);
    return new QuadrantWalk(
        BitPlane.pack(passages.sweep(), board, over, meter),
        passages.steps().containsKey(Port.BACK) ? -1 : 0,
        passages.steps().containsKey(Port.DIAGONAL) ? -1 : 0,
        passages.steps().containsKey(Port.STRAIGHT) ? -1 : 0);
  }

  /// The cells that may be entered and where whoever has to move the token loses. Costs a third of
  /// [#values].
  public BitPlane losing(Meter meter) {
    BitPlane losing = new BitPlane(free.sweep(), meter);
    int words = free.wordsALine();
    meter.claim(2L * Long.BYTES * words);
    long[] left = new long[words];
    long[] found = new long[words];
    Tally tally = new Tally(meter, CELLS_A_REPORT);
    for (int line = 0; line < free.sweep().lines(); line++) {
      System.arraycopy(free.bits(), line * words, left, 0, words);
      sweepLine(found, left);
      System.arraycopy(found, 0, losing.bits(), line * words, words);
      tally.add(free.sweep().length());
    }
    tally.report();
    return losing;
  }

  /// Every other bit of each run of ones of `m`.
  ///
  /// @param carry 1 if a run that begins at bit 0 goes on from a one in the word before
  private long alternate(long m, long carry) {
    return m & ((EVEN ^ (m + (m & ~(m << 1) & EVEN & ~carry))) | ~back);
  }

  /// The value of every cell.
  public WalkValues values(Meter meter) {
    BitPlane low = new BitPlane(free.sweep(), meter);
    BitPlane high = new BitPlane(free.sweep(), meter);
    int words = free.wordsALine();
    meter.claim(4L * Long.BYTES * words);
    long[] left = new long[words];
    long[] zeros = new long[words];
    long[] ones = new long[words];
    long[] twos = new long[words];
    Tally tally = new Tally(meter, CELLS_A_REPORT);
    for (int line = 0; line < free.sweep().lines(); line++) {
      int from = line * words;
      System.arraycopy(free.bits(), from, left, 0, words);
      sweepLine(zeros, left);
      sweepLine(ones, left);
      System.arraycopy(left, 0, high.bits(), from, words);
      sweepLine(twos, left);
      or(ones, left, low.bits(), from);
      tally.add(free.sweep().length());
    }
    tally.report();
    return new QuadrantValues(low, high);
  }

  private static void or(long[] a, long[] b, long[] target, int fromTarget) {
    for (int i = 0; i < a.length; i++) {
      target[fromTarget + i] = a[i] | b[i];
    }
  }

  /// One pass over a line for one value.
  ///
  /// @param found the cells with this value, of the line before and then of this one
  /// @param left the cells without a smaller value, and then without this one either
  private void sweepLine(long[] found, long[] left) {
    long before = 0;
    long carry = 0;
    for (int i = 0; i < left.length; i++) {
      long now = found[i];
      // `found` holds the line before until its word is written over, so one array is enough. A
      // cell's diagonal option is one bit lower, and at bit 0 the last bit of the word before,
      // which is kept.
      long options = (now & straight) | (((now << 1) | (before >>> 63)) & diagonal);
      long every = alternate(left[i] & ~options, carry);
      found[i] = every;
      left[i] &= ~every;
      carry = every >>> 63;
      before = now;
    }
  }

  /// The values as two planes of bits; those of cells that may not be entered are found when asked
  /// for, from their options.
  private final class QuadrantValues implements WalkValues {
    private final BitPlane low;
    private final BitPlane high;

    QuadrantValues(BitPlane low, BitPlane high) {
      this.low = low;
      this.high = high;
    }

    @Override
    public int at(int cell) {
      int line = free.sweep().line(cell);
      int position = free.sweep().position(cell);
      if (free.at(line, position)) {
        return free(line, position);
      }
      int seen =
          seen(back, line, position - 1)
              | seen(diagonal, line - 1, position - 1)
              | seen(straight, line - 1, position);
      return Integer.numberOfTrailingZeros(~seen);
    }

    private int free(int line, int position) {
      return (low.at(line, position) ? 1 : 0) + (high.at(line, position) ? 2 : 0);
    }

    private int seen(long port, int line, int position) {
      return port != 0 && line >= 0 && position >= 0 && free.at(line, position)
          ? 1 << free(line, position)
          : 0;
    }
  }
}
