package org.grundy.solvers.sequence.strip.row;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.rules.tree.Glyphs;
import org.grundy.solvers.sequence.strip.row.Windows.Holding;

/// Takes rows of cells apart into components.
///
/// What a cell may hold is found from below: at first what it holds now; then, as long as there is
/// more, whatever a line may write there, given what the cells of its window may hold. So in every
/// position that can be reached each cell holds one of its glyphs. A cell that has one glyph only
/// is *frozen*. A window *needs* a cell if the line writes it there, or does something else to the
/// others where it holds something else. All changing cells from the first to the last that one
/// window needs belong together, and so do neighbours that hold the same glyph; the classes are the
/// components. For no move, now or later, depends on a cell of another component: there it meets
/// what the cell held at the start, or anything else, with the same result. So a component is a
/// word of its own, in which the cells around it are frozen as they are now.
///
/// In such a word a frozen cell counts as off the board, or as on the board and nothing more, if no
/// window with a changing cell can tell. Words that play alike so become equal.
public final class RowSplitter {
  /// Words up to that length are taken apart once.
  private static final int MOST_REMEMBERED = 256;

  private final StripRules rules;
  private final Windows windows;
  private final int margin;
  private final Map<StripWord, List<StripPart>> known = new HashMap<>();

  public RowSplitter(StripRules rules) {
    this.rules = rules;
    this.windows = new Windows(rules);
    this.margin = rules.widest();
  }

  /// The components of a row in which no cell is marked.
  public List<StripPart> parts(StripWord row) throws NotHeaps {
    List<StripPart> parts = known.get(row);
    if (parts == null) {
      try {
        parts = parts(row, List.of());
      } catch (UnevenRun none) {
        throw new IllegalStateException(none);
      }
      if (row.length() <= MOST_REMEMBERED) {
        known.put(row, parts);
      }
    }
    return parts;
  }

  /// The components of a row.
  ///
  /// Where marks are given, the same holds of all rows in which the runs of the marked cells are
  /// longer: the cells around a mark, at least as many as the widest window has, hold the same and
  /// may come to hold the same. A row with more such cells there has the same windows and no
  /// others, so that what its cells may hold, and which windows need what, is as here.
  ///
  /// @throws UnevenRun if the cells around a mark are not alike
  public List<StripPart> parts(StripWord row, List<StripPart.Mark> marks)
      throws NotHeaps, UnevenRun {
    Row cells = new Row(row, marks, false);
    List<StripPart> parts = new ArrayList<>();
    for (StripPart part : cells.split().orElseThrow()) {
      if (part.word().equals(row)) {
        parts.add(part);
      } else {
        for (StripPart inner : parts(part.word(), part.marks())) {
          parts.add(inner.moved(part.origin()));
        }
      }
    }
    return parts;
  }

  /// The components of a ring, which may begin before its end and end after it; empty where cells
  /// may be connected all around. Marks follow the same rules as on a row.
  ///
  /// @param ring at least as many cells as the widest window has, so that a window holds no cell
  ///   twice
  /// @throws UnevenRun if the cells around a mark are not alike
  public Optional<List<StripPart>> ringParts(StripWord ring, List<StripPart.Mark> marks)
      throws NotHeaps, UnevenRun {
    Optional<List<StripPart>> split = new Row(ring, marks, true).split();
    if (split.isEmpty()) {
      return split;
    }
    List<StripPart> parts = new ArrayList<>();
    for (StripPart part : split.get()) {
      for (StripPart inner : parts(part.word(), part.marks())) {
        parts.add(inner.moved(part.origin()));
      }
    }
    return Optional.of(parts);
  }

  /// The run around a mark cannot be said to go on as it begins.
  public static final class UnevenRun extends Exception {
    private static final long serialVersionUID = 1;
  }

  /// A row while it is taken apart; `cells[margin + i]` is the number of what cell i may hold. The
  /// margins of a ring are its cells once more.
  private final class Row {
    private final StripWord row;
    private final List<StripPart.Mark> marks;
    private final char[] cells;
    private final boolean[] linkedToNext;
    private final boolean ring;

    Row(StripWord row, List<StripPart.Mark> marks, boolean ring) throws NotHeaps {
      this.row = row;
      this.marks = marks;
      this.ring = ring;
      this.cells = new char[row.length() + 2 * margin];
      this.linkedToNext = new boolean[cells.length];
      Arrays.fill(cells, windows.number(1L << Glyphs.OUTSIDE, true));
      for (int i = 0; i < row.length(); i++) {
        Meter.checkpoint(50);
        set(margin + i, windows.number(1L << row.glyph(i), row.frozen(i)));
      }
      boolean forwards = true;
      while (grow(forwards)) {
        forwards = !forwards;
      }
    }

    private Holding holding(int index) {
      return windows.holding(cells[index]);
    }

    private void set(int index, char number) {
      int first = ring ? index % row.length() : index;
      for (int i = first; i < cells.length; i += ring ? row.length() : cells.length) {
        cells[i] = number;
      }
    }

    /// A cell of the row; on a ring it may lie before the first or behind the last.
    private int cell(int i) {
      return ring ? Math.floorMod(i, row.length()) : i;
    }

    /// One pass over all windows.
    private boolean grow(boolean forwards) throws NotHeaps {
      boolean more = false;
      for (int i = 0; i < row.length(); i++) {
        Meter.checkpoint(100);
        int at = margin + (forwards ? i : row.length() - 1 - i);
        for (int line = 0; line < rules.lines().size(); line++) {
          int from = at - rules.place(line);
          Window window = windows.window(line, cells, from);
          for (int j = 0; window.grows() && j < window.width(); j++) {
            Holding before = holding(from + j);
            if ((window.gains(j) & ~before.glyphs()) != 0) {
              set(from + j, windows.number(before.glyphs() | window.gains(j), false));
              more = true;
            }
          }
        }
      }
      return more;
    }

    /// The components; empty where those of a ring are connected all around.
    Optional<List<StripPart>> split() throws NotHeaps, UnevenRun {
      checkMarks();
      link();
      int fromCell = 0;
      while (ring && fromCell < row.length() && linkedToNext[margin + fromCell]) {
        fromCell++;
      }
      if (fromCell == row.length()) {
        return row.length() == 0 ? Optional.of(List.of()) : Optional.empty();
      }
      fromCell += ring ? 1 : 0;
      List<StripPart> parts = new ArrayList<>();
      int toCell = 0;
      for (int cell = fromCell; cell < fromCell + row.length(); cell = toCell) {
        Meter.checkpoint(50);
        toCell = cell + 1;
        if (holding(margin + cell(cell)).changes()) {
          while (linkedToNext[margin + cell(toCell - 1)]) {
            toCell++;
          }
          parts.add(part(cell, toCell));
        }
      }
      return Optional.of(parts);
    }

    private void checkMarks() throws UnevenRun {
      for (StripPart.Mark mark : marks) {
        int reach = rules.widest() / 2;
        for (int i = mark.cell() - reach; i <= mark.cell() + reach; i++) {
          if ((!ring && (i < 0 || i >= row.length()))
              || row.at(cell(i)) != row.at(mark.cell())
              || cells[margin + cell(i)] != cells[margin + mark.cell()]) {
            throw new UnevenRun();
          }
        }
      }
    }

    private void link() throws NotHeaps {
      for (int i = 0; i < row.length(); i++) {
        int at = margin + i;
        linkedToNext[at] |=
            (ring || i + 1 < row.length())
                && holding(at).changes()
                && holding(margin + cell(i + 1)).changes()
                && row.at(i) == row.at(cell(i + 1));
        for (int line = 0; line < rules.lines().size(); line++) {
          int from = at - rules.place(line);
          long needed = windows.window(line, cells, from).needed();
          if (needed != 0) {
            int first = from + Long.numberOfTrailingZeros(needed);
            int last = from + Long.SIZE - 1 - Long.numberOfLeadingZeros(needed);
            Arrays.fill(linkedToNext, first, last, true);
          }
        }
      }
      for (int i = 0; ring && i < linkedToNext.length; i++) {
        linkedToNext[margin + cell(i - margin)] |= linkedToNext[i];
      }
    }

    private StripPart part(int fromCell, int toCell) throws NotHeaps {
      int from = ring ? fromCell - margin : Math.max(0, fromCell - margin);
      int to = ring ? toCell + margin : Math.min(row.length(), toCell + margin);
      char[] around = new char[to - from + 2 * margin];
      Arrays.fill(around, windows.number(1L << Glyphs.OUTSIDE, true));
      for (int i = from; i < to; i++) {
        char held = cells[margin + cell(i)];
        boolean inside = i >= fromCell && i < toCell && windows.holding(held).changes();
        around[margin + i - from] = inside ? held : windows.number(1L << row.glyph(cell(i)), true);
      }
      simplify(around, fromCell - from, toCell - from);
      StringBuilder word = new StringBuilder();
      for (int i = from; i < to; i++) {
        Holding holding = windows.holding(around[margin + i - from]);
        word.append(
            holding.frozen()
                ? (char) (Long.numberOfTrailingZeros(holding.glyphs()) + StripWord.FROZEN)
                : (char) row.glyph(cell(i)));
      }
      int skipped = 0;
      while (word.charAt(skipped) == StripWord.OUTSIDE) {
        skipped++;
      }
      int end = word.length();
      while (word.charAt(end - 1) == StripWord.OUTSIDE) {
        end--;
      }
      int origin = from + skipped;
      return new StripPart(
          new StripWord(word.substring(skipped, end)),
          origin,
          fromCell,
          toCell,
          marksOf(fromCell, toCell, origin));
    }

    private List<StripPart.Mark> marksOf(int fromCell, int toCell, int origin) {
      List<StripPart.Mark> inside = new ArrayList<>();
      for (StripPart.Mark mark : marks) {
        int at = fromCell + (ring ? cell(mark.cell() - fromCell) : mark.cell() - fromCell);
        if (at >= fromCell && at < toCell) {
          inside.add(new StripPart.Mark(mark.run(), at - origin));
        }
      }
      return inside;
    }

    /// Makes frozen cells as plain as they can be, the outermost first.
    private void simplify(char[] around, int fromCell, int toCell) throws NotHeaps {
      int length = around.length - 2 * margin;
      for (int i = 0; i < fromCell; i++) {
        simplify(around, i);
      }
      for (int i = length - 1; i >= fromCell; i--) {
        if (i >= toCell || windows.holding(around[margin + i]).frozen()) {
          simplify(around, i);
        }
      }
    }

    private void simplify(char[] around, int cell) throws NotHeaps {
      char given = around[margin + cell];
      for (byte plain : new byte[] {Glyphs.OUTSIDE, Glyphs.BLANK}) {
        char number = windows.number(1L << plain, true);
        if (given == number || isAsGood(around, margin + cell, number)) {
          around[margin + cell] = number;
          return;
        }
      }
    }

    private boolean isAsGood(char[] around, int index, char number) throws NotHeaps {
      char given = around[index];
      for (int i = 0; i < rules.lines().size(); i++) {
        int width = rules.width(i);
        int last = Math.min(index, around.length - width);
        for (int from = Math.max(0, index - width + 1); from <= last; from++) {
          if (changes(around, from, width)) {
            Window before = windows.window(i, around, from);
            around[index] = number;
            Window after = windows.window(i, around, from);
            around[index] = given;
            if (!after.isAsGoodAs(before)) {
              return false;
            }
          }
        }
      }
      return true;
    }

    private boolean changes(char[] around, int from, int width) {
      for (int i = from; i < from + width; i++) {
        if (windows.holding(around[i]).changes()) {
          return true;
        }
      }
      return false;
    }
  }
}
