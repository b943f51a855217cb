package org.grundy.solvers.coordinates;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import org.grundy.core.Meter;

/// Values the heaps of [LastMoves] from the smallest up, each for all last moves at once.
///
/// Let M be the least number that is not the value of an option of n, whatever was done last. The
/// options of (n,l) are those without the ones that lead to l; so the value of (n,l) is the least v
/// < M that only options have which lead to l, or M where there is none. Only the last moves of
/// which there is such a v are kept, at most M of them: a row takes as long as n has options, and
/// all rows no more memory than they have values.
final class LastMoveSweep implements BoxSweep {
  private static final int OPTIONS_OF_A_NODE = 64;
  private static final long ROW_BYTES = 56;
  private static final long EXCEPTION_BYTES = 12;

  private final LastMoves game;
  private final int rows;
  private final Meter meter;

  /// By n, the value where no option is forbidden that matters.
  private final int[] free;

  /// By n, the last moves that matter, in order.
  private final long[][] forbidden;

  /// By n, the value after each of them.
  private final int[][] after;

  private int next;

  /// Of each value, the last move that an option with it leads to.
  private long[] leads = new long[64];

  /// Of each value, 0 where no option has it, 1 where all that have it lead to one last move that
  /// may be forbidden, and 2 where not.
  private byte[] options = new byte[64];

  private long seen;

  /// @param largest the largest n
  LastMoveSweep(LastMoves game, int largest, Meter meter) {
    meter.claim((largest + 1L) * ROW_BYTES);
    this.game = game;
    this.rows = largest + 1;
    this.meter = meter;
    this.free = new int[rows];
    this.forbidden = new long[rows][];
    this.after = new int[rows][];
  }

  @Override
  public void run() {
    while (next < rows) {
      seen = 0;
      int top = look(next);
      row(next, top);
      meter.work(1 + seen / OPTIONS_OF_A_NODE);
      next++;
    }
  }

  /// Looks at the options of a heap.
  ///
  /// @return above all their values
  private int look(int n) {
    int[] top = {0};
    long[] start = {n, 0};
    for (int i = 0; i < game.moves().size(); i++) {
      boolean forbids = game.forbids().get(i);
      game.moves()
          .get(i)
          .visit(
              start,
              parts -> {
                int value = value((int) parts[0], parts[1]);
                reach(value);
                boolean alone = forbids && (options[value] == 0 || leads[value] == parts[1]);
                options[value] = (byte) (alone && options[value] < 2 ? 1 : 2);
                leads[value] = parts[1];
                top[0] = Math.max(top[0], value + 1);
                seen++;
                if (seen % (1 << 16) == 0) {
                  meter.check();
                }
              });
    }
    return top[0];
  }

  private void reach(int value) {
    if (value >= options.length) {
      int length = Math.max(2 * options.length, value + 1);
      options = Arrays.copyOf(options, length);
      leads = Arrays.copyOf(leads, length);
    }
  }

  /// Writes the row of a heap, and forgets its options.
  private void row(int n, int top) {
    int least = 0;
    while (least < top && options[least] != 0) {
      least++;
    }
    long[] lasts = new long[least];
    int[] values = new int[least];
    int found = 0;
    for (int value = 0; value < least; value++) {
      int place = options[value] == 1 ? Arrays.binarySearch(lasts, 0, found, leads[value]) : 0;
      if (place < 0) {
        place = -1 - place;
        System.arraycopy(lasts, place, lasts, place + 1, found - place);
        System.arraycopy(values, place, values, place + 1, found - place);
        lasts[place] = leads[value];
        values[place] = value;
        found++;
      }
    }
    meter.claim(found * EXCEPTION_BYTES);
    free[n] = least;
    forbidden[n] = Arrays.copyOf(lasts, found);
    after[n] = Arrays.copyOf(values, found);
    Arrays.fill(options, 0, top, (byte) 0);
  }

  private int value(int n, long last) {
    int at = Arrays.binarySearch(forbidden[n], last);
    return at < 0 ? free[n] : after[n][at];
  }

  @Override
  public OptionalLong known(List<Long> sizes) {
    return sizes.getFirst() < next
        ? OptionalLong.of(value(Math.toIntExact(sizes.getFirst()), sizes.getLast()))
        : OptionalLong.empty();
  }

  @Override
  public long size() {
    return next;
  }

  @Override
  public void save(DataOutput out) throws IOException {
    int saved = next;
    out.writeInt(saved);
    for (int n = 0; n < saved; n++) {
      out.writeInt(free[n]);
      out.writeInt(forbidden[n].length);
      for (int i = 0; i < forbidden[n].length; i++) {
        out.writeLong(forbidden[n][i]);
        out.writeInt(after[n][i]);
      }
    }
  }

  @Override
  public void load(DataInput in) throws IOException {
    int saved = in.readInt();
    if (saved > rows) {
      throw new IOException("more heaps than there are: " + saved);
    }
    for (int n = 0; n < saved; n++) {
      free[n] = in.readInt();
      int found = in.readInt();
      meter.claim(found * EXCEPTION_BYTES);
      forbidden[n] = new long[found];
      after[n] = new int[found];
      for (int i = 0; i < found; i++) {
        forbidden[n][i] = in.readLong();
        after[n][i] = in.readInt();
      }
    }
    next = saved;
  }
}
