package org.grundy.solvers.sequence.strip;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.grundy.core.GridPosition;
import org.grundy.solvers.sequence.strip.row.StripRules;
import org.grundy.solvers.sequence.strip.row.StripWord;

/// The moves of a strip that can be ended at once: by which moves, and after which others it
/// cannot.
final class Endings {
  private final StripRules rules;
  private final GridPosition strip;
  private final byte[] cells;

  /// The place where the last window of a move that ends the game begins.
  private int lastStart = -1;

  /// The place where the first such window ends.
  private int firstEnd = Integer.MAX_VALUE;

  /// A move by its line and the cell that names it.
  record Place(int line, int cell) {}

  Endings(StripRules rules, GridPosition strip) {
    this.rules = rules;
    this.strip = strip;
    this.cells = StripWord.of(strip.copyCells()).glyphs(rules.widest());
    for (int line = 0; line < rules.lines().size() && rules.hasWins(); line++) {
      for (int cell = 0; cell < strip.size(); cell++) {
        byte[] after = rules.played(line, rules.window(cells, line, cell));
        if (after != null && rules.wins(after)) {
          lastStart = Math.max(lastStart, cell - rules.place(line));
          firstEnd = Math.min(firstEnd, cell - rules.place(line) + after.length);
        }
      }
    }
  }

  /// True if a move makes a winning pattern appear.
  boolean canEnd() {
    return firstEnd < Integer.MAX_VALUE;
  }

  /// The positions after moves that leave none that ends the game. A move that changes no cell in
  /// the window of one that ends it leaves that.
  Map<Place, GridPosition> defences() {
    Map<Place, GridPosition> found = new HashMap<>();
    for (int line = 0; line < rules.lines().size() && canEnd(); line++) {
      int reach = rules.lines().get(line).width();
      int toCell = Math.min(strip.size(), firstEnd + reach);
      for (int cell = Math.max(0, lastStart - reach); cell < toCell; cell++) {
        byte[] after = rules.played(line, rules.window(cells, line, cell));
        if (after != null && !rules.wins(after)) {
          byte[] whole = cells.clone();
          int from = rules.widest() + cell - rules.place(line);
          System.arraycopy(after, 0, whole, from, after.length);
          byte[] inner = Arrays.copyOfRange(whole, rules.widest(), rules.widest() + strip.size());
          GridPosition option = GridPosition.wrap(1, inner.length, inner);
          if (!new Endings(rules, option).canEnd()) {
            found.put(new Place(line, cell), option);
          }
        }
      }
    }
    return found;
  }
}
