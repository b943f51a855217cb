package org.grundy.solvers.walk;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.rules.tree.GameRules;

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
  private static final int WORDS_A_REPORT = 1 << 13;

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

  /// The cells that may be entered and where whoever has to move the token loses. Costs half of
  /// [#values].
  public BitPlane losing(Meter meter) {
    BitPlane losing = new BitPlane(free.sweep(), meter);
    int lines = free.sweep().lines();
    int linesAReport = Math.max(1, WORDS_A_REPORT / free.wordsALine());
    for (int from = 0; from < lines; from += linesAReport) {
      int to = Math.min(lines, from + linesAReport);
      sweepLosing(from, to, losing.bits());
      meter.work((long) (to - from) * free.wordsALine());
    }
    return losing;
  }

  private void sweepLosing(int fromLine, int toLine, long[] zero) {
    long[] cells = free.bits();
    int words = free.wordsALine();
    for (int line = fromLine; line < toLine; line++) {
      int from = line * words;
      long carry = 0;
      long diagonalCarry = 0;
      for (int i = from; i < from + words; i++) {
        long before = line == 0 ? 0 : zero[i - words];
        long options = (before & straight) | (((before << 1) | diagonalCarry) & diagonal);
        diagonalCarry = before >>> 63;
        long found = alternate(cells[i] & ~options, carry);
        zero[i] = found;
        carry = found >>> 63;
      }
    }
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
    meter.claim(3L * Long.BYTES * words);
    long[][] before = new long[3][words];
    int lines = free.sweep().lines();
    int linesAReport = Math.max(1, WORDS_A_REPORT / words);
    for (int from = 0; from < lines; from += linesAReport) {
      int to = Math.min(lines, from + linesAReport);
      sweepValues(from, to, before, low.bits(), high.bits());
      meter.work((long) (to - from) * words);
    }
    return new QuadrantValues(low, high);
  }

  /// The three passes of a word follow each other, so that the cells are read once.
  private void sweepValues(int fromLine, int toLine, long[][] before, long[] low, long[] high) {
    long[] cells = free.bits();
    long[] zeros = before[0];
    long[] ones = before[1];
    long[] twos = before[2];
    int words = zeros.length;
    for (int line = fromLine; line < toLine; line++) {
      int from = line * words;
      long zero = 0;
      long one = 0;
      long two = 0;
      long zeroBefore = 0;
      long oneBefore = 0;
      long twoBefore = 0;
      for (int i = 0; i < words; i++) {
        long left = cells[from + i];

        long zeroNow = zeros[i];
        zero = alternate(left & ~options(zeroNow, zeroBefore), zero >>> 63);
        zeros[i] = zero;
        zeroBefore = zeroNow;
        left &= ~zero;

        long oneNow = ones[i];
        one = alternate(left & ~options(oneNow, oneBefore), one >>> 63);
        ones[i] = one;
        oneBefore = oneNow;
        long twoOrThree = left & ~one;

        long twoNow = twos[i];
        two = alternate(twoOrThree & ~options(twoNow, twoBefore), two >>> 63);
        twos[i] = two;
        twoBefore = twoNow;

        low[from + i] = left & ~two;
        high[from + i] = twoOrThree;
      }
    }
  }

  /// The cells with an option in the line before of which `now` are the word above and `before` the
  /// word before that.
  private long options(long now, long before) {
    return (now & straight) | (((now << 1) | (before >>> 63)) & diagonal);
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
