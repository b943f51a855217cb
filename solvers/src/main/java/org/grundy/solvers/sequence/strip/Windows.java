package org.grundy.solvers.sequence.strip;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.rules.tree.Glyphs;

/// The windows of a game that were looked at, each evaluated once.
///
/// A cell is written as the number of its [Holding].
final class Windows {
  /// The most ways to fill a window that are tried.
  private static final int MOST_FILLINGS = 1 << 13;

  private final StripRules rules;
  private final Map<Holding, Character> numbers = new HashMap<>();
  private final List<Holding> holdings = new ArrayList<>();
  private final List<Map<String, Window>> known = new ArrayList<>();

  /// What a cell may hold now or later.
  ///
  /// @param glyphs the set of glyphs, with those for cells that are not on the board
  /// @param frozen whether nothing can change it any more
  record Holding(long glyphs, boolean frozen) {
    boolean changes() {
      return !frozen && Long.bitCount(glyphs) > 1;
    }
  }

  Windows(StripRules rules) {
    this.rules = rules;
    rules.lines().forEach(_ -> known.add(new HashMap<>()));
  }

  char number(Holding holding) {
    Character number = numbers.get(holding);
    if (number == null) {
      number = (char) holdings.size();
      numbers.put(holding, number);
      holdings.add(holding);
    }
    return number;
  }

  Holding holding(char number) {
    return holdings.get(number);
  }

  /// What a line may do in a window.
  ///
  /// @param index of the line among all
  /// @throws NotHeaps if there are too many ways to fill the window
  Window window(int index, char[] cells, int from) throws NotHeaps {
    String key = String.valueOf(cells, from, rules.width(index));
    Window window = known.get(index).get(key);
    if (window == null) {
      window =
          rules.lines().get(index) instanceof StripLine.Laid laid && rules.isPlain()
              ? ofPattern(laid, key)
              : new Filling(index, key).window();
      known.get(index).put(key, window);
    }
    return window;
  }

  /// A pattern asks each cell on its own, so that there is no need to try all ways to fill them.
  private Window ofPattern(StripLine.Laid line, String cells) {
    long[] gains = new long[cells.length()];
    long needed = 0;
    for (int i = 0; i < cells.length(); i++) {
      Holding holding = holding(cells.charAt(i));
      int before = line.before().get(i);
      int after = line.after().get(i);
      long wanted = before == StripLine.Laid.ANY ? ~(1L << Glyphs.OUTSIDE) : 1L << before;
      long found = holding.glyphs() & wanted;
      boolean writes = after != StripLine.Laid.ANY && (found & ~(1L << after)) != 0;
      if (found == 0 || (writes && holding.frozen() && (found & 1L << after) == 0)) {
        return new Window(new long[cells.length()], 0, "");
      }
      if (writes && !holding.frozen()) {
        gains[i] = 1L << after;
      }
      if (holding.changes() && (writes || found != holding.glyphs())) {
        needed |= 1L << i;
      }
    }
    return new Window(gains, needed, "!");
  }

  /// All ways to fill a window, tried one after the other: way number k gives the changing cells
  /// the digits of k, in a mixed radix with the leftmost cell first.
  private final class Filling {
    private final int line;
    private final Holding[] cells;
    private final byte[][] glyphs;
    private final int[] stride;
    private final boolean[] legal;
    private final byte[][] after;
    private final byte[] filled;

    Filling(int line, String key) throws NotHeaps {
      this.line = line;
      int width = key.length();
      this.cells = new Holding[width];
      this.glyphs = new byte[width][];
      this.stride = new int[width];
      this.filled = new byte[width];
      int ways = 1;
      for (int i = 0; i < width; i++) {
        cells[i] = holding(key.charAt(i));
        glyphs[i] = glyphs(cells[i].glyphs());
        stride[i] = ways;
        ways *= glyphs[i].length;
        if (ways > MOST_FILLINGS) {
          throw new NotHeaps(
              "whether a move may be made depends on more than %,d ways to fill its cells"
                  .formatted(MOST_FILLINGS));
        }
      }
      this.legal = new boolean[ways];
      this.after = new byte[ways][];
    }

    private static byte[] glyphs(long set) {
      byte[] glyphs = new byte[Long.bitCount(set)];
      int count = 0;
      for (long rest = set; rest != 0; rest &= rest - 1) {
        glyphs[count++] = (byte) Long.numberOfTrailingZeros(rest);
      }
      return glyphs;
    }

    private byte before(int way, int cell) {
      return glyphs[cell][way / stride[cell] % glyphs[cell].length];
    }

    Window window() {
      long[] gains = new long[cells.length];
      boolean possible = false;
      for (int way = 0; way < after.length; way++) {
        for (int i = 0; i < cells.length; i++) {
          filled[i] = before(way, i);
        }
        byte[] result = rules.after(line, filled);
        if (result != null && !changesFrozen(result)) {
          legal[way] = true;
          after[way] = result;
          possible = true;
          for (int i = 0; i < cells.length; i++) {
            gains[i] |= result[i] == filled[i] ? 0 : 1L << result[i];
          }
        }
      }
      long needed = 0;
      for (int i = 0; i < cells.length && possible; i++) {
        needed |= cells[i].changes() && isNeeded(i) ? 1L << i : 0;
      }
      return new Window(gains, needed, possible ? table() : "");
    }

    private boolean changesFrozen(byte[] result) {
      for (int i = 0; i < cells.length; i++) {
        if (cells[i].frozen() && result[i] != filled[i]) {
          return true;
        }
      }
      return false;
    }

    /// Whether a move writes the cell, or does something else where the cell holds something else.
    private boolean isNeeded(int cell) {
      for (int way = 0; way < after.length; way++) {
        if (legal[way] && after[way][cell] != before(way, cell)) {
          return true;
        }
        int next = way + stride[cell];
        boolean last = way / stride[cell] % glyphs[cell].length == glyphs[cell].length - 1;
        if (!last && !alike(way, next, cell)) {
          return true;
        }
      }
      return false;
    }

    /// Whether the line does the same to all cells but one.
    private boolean alike(int one, int other, int but) {
      if (!legal[one] || !legal[other]) {
        return legal[one] == legal[other];
      }
      for (int i = 0; i < cells.length; i++) {
        if (i != but && after[one][i] != after[other][i]) {
          return false;
        }
      }
      return true;
    }

    private String table() {
      StringBuilder table = new StringBuilder();
      for (int way = 0; way < after.length; way++) {
        table.append(legal[way] ? '+' : '-');
        for (int i = 0; i < cells.length && legal[way]; i++) {
          if (cells[i].changes()) {
            table.append((char) after[way][i]);
          }
        }
      }
      return table.toString();
    }
  }
}
