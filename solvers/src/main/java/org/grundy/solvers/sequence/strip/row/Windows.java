package org.grundy.solvers.sequence.strip.row;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.rules.tree.Glyphs;
import org.jspecify.annotations.Nullable;

/// The windows of a game that were looked at, each evaluated once.
///
/// A cell is written as the number of its [Holding]. Windows of a line are found by a tree that
/// branches by these numbers, cell after cell: many games are derived in a JVM that has just
/// started and runs nothing but interpreted code, where keys that are hashed would cost as much as
/// all else.
final class Windows {
  /// The most ways to fill a window that are tried.
  private static final int MOST_FILLINGS = 1 << 13;

  /// The most cells whose glyphs fit into one word.
  private static final int CELLS_IN_KEY = 10;

  private static final int GLYPH_BITS = 6;

  /// In place of a window after a move: there is none.
  private static final byte[] NO_MOVE = {};

  private final StripRules rules;
  private Holding[] holdings = new Holding[16];
  private int count;
  private final Node[] roots;
  private final List<Map<Long, byte[]>> played = new ArrayList<>();

  /// The glyphs that a cell may hold now or later.
  ///
  /// @param glyphs the set of glyphs, with those for cells that are not on the board
  /// @param frozen whether nothing can change it any more
  /// @param changes whether it may hold one glyph now and another later
  record Holding(long glyphs, boolean frozen, boolean changes) {
    Holding(long glyphs, boolean frozen) {
      this(glyphs, frozen, !frozen && (glyphs & glyphs - 1) != 0);
    }
  }

  /// All windows that begin with the same holdings.
  private static final class Node {
    private @Nullable Node[] next = {};
    private @Nullable Window window;

    Node next(char number) {
      if (number >= next.length) {
        next = Arrays.copyOf(next, number + 1);
      }
      Node node = next[number];
      if (node == null) {
        node = new Node();
        next[number] = node;
      }
      return node;
    }
  }

  Windows(StripRules rules) {
    this.rules = rules;
    this.roots = new Node[rules.lines().size()];
    for (int line = 0; line < roots.length; line++) {
      roots[line] = new Node();
      played.add(new HashMap<>());
    }
  }

  char number(long glyphs, boolean frozen) {
    for (int number = 0; number < count; number++) {
      Holding holding = holdings[number];
      if (holding.glyphs == glyphs && holding.frozen == frozen) {
        return (char) number;
      }
    }
    if (count == holdings.length) {
      holdings = Arrays.copyOf(holdings, 2 * count);
    }
    holdings[count] = new Holding(glyphs, frozen);
    return (char) count++;
  }

  Holding holding(char number) {
    return holdings[number];
  }

  /// The possible effects of a line in a window.
  ///
  /// @param index of the line among all
  /// @throws NotHeaps if there are too many ways to fill the window
  Window window(int index, char[] cells, int from) throws NotHeaps {
    Node node = roots[index];
    int to = from + rules.width(index);
    for (int i = from; i < to; i++) {
      node = node.next(cells[i]);
    }
    Window window = node.window;
    if (window == null) {
      String key = String.valueOf(cells, from, to - from);
      window =
          rules.lines().get(index) instanceof StripLine.Laid laid && rules.isPlain()
              ? ofPattern(laid, key)
              : new Filling(index, key).window();
      node.window = window;
    }
    return window;
  }

  /// The window after a safe move, or [#NO_MOVE]; remembered for narrow windows, as the same cells
  /// are among the ways to fill many of them.
  private byte[] after(int line, byte[] cells) {
    if (cells.length > CELLS_IN_KEY) {
      byte[] after = rules.after(line, cells);
      return after == null ? NO_MOVE : after;
    }
    long key = 0;
    for (byte cell : cells) {
      key = key << GLYPH_BITS | cell;
    }
    byte[] known = played.get(line).get(key);
    if (known == null) {
      byte[] after = rules.after(line, cells);
      known = after == null ? NO_MOVE : after;
      played.get(line).put(key, known);
    }
    return known;
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
        return Window.NONE;
      }
      if (writes && !holding.frozen()) {
        gains[i] = 1L << after;
      }
      if (holding.changes() && (writes || found != holding.glyphs())) {
        needed |= 1L << i;
      }
    }
    return new Window(gains, grows(gains, cells), needed, "!");
  }

  /// True if a cell may come to hold a glyph that it did not.
  private boolean grows(long[] gains, String cells) {
    for (int i = 0; i < gains.length; i++) {
      if ((gains[i] & ~holding(cells.charAt(i)).glyphs) != 0) {
        return true;
      }
    }
    return false;
  }

  /// All ways to fill a window, tried one after the other: way number k gives the changing cells
  /// the digits of k, in a mixed radix with the leftmost cell first.
  private final class Filling {
    private final int line;
    private final String key;
    private final Holding[] cells;
    private final byte[][] glyphs;
    private final int[] stride;
    private final boolean[] legal;
    private final byte[][] afterWay;
    private final byte[] filled;

    Filling(int line, String key) throws NotHeaps {
      this.line = line;
      this.key = key;
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
      this.afterWay = new byte[ways][];
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
      for (int way = 0; way < afterWay.length; way++) {
        for (int i = 0; i < cells.length; i++) {
          filled[i] = before(way, i);
        }
        byte[] result = after(line, filled);
        if (result.length > 0 && !changesFrozen(result)) {
          legal[way] = true;
          afterWay[way] = result;
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
      return possible ? new Window(gains, grows(gains, key), needed, table()) : Window.NONE;
    }

    private boolean changesFrozen(byte[] result) {
      for (int i = 0; i < cells.length; i++) {
        if (cells[i].frozen() && result[i] != filled[i]) {
          return true;
        }
      }
      return false;
    }

    /// True if a move writes the cell, or does something else where the cell holds something else.
    private boolean isNeeded(int cell) {
      for (int way = 0; way < afterWay.length; way++) {
        if (legal[way] && afterWay[way][cell] != before(way, cell)) {
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

    /// True if the line does the same to all cells but one.
    private boolean alike(int one, int other, int but) {
      if (!legal[one] || !legal[other]) {
        return legal[one] == legal[other];
      }
      for (int i = 0; i < cells.length; i++) {
        if (i != but && afterWay[one][i] != afterWay[other][i]) {
          return false;
        }
      }
      return true;
    }

    private String table() {
      StringBuilder table = new StringBuilder();
      for (int way = 0; way < afterWay.length; way++) {
        table.append(legal[way] ? '+' : '-');
        for (int i = 0; i < cells.length && legal[way]; i++) {
          if (cells[i].changes()) {
            table.append((char) afterWay[way][i]);
          }
        }
      }
      return table.toString();
    }
  }
}
