package org.grundy.solvers.sequence.strip.row;

/// The moves of a component that stands alone.
public final class WordMoves {
  private final StripRules rules;

  public WordMoves(StripRules rules) {
    this.rules = rules;
  }

  /// Receives moves.
  @FunctionalInterface
  public interface Sink {
    /// Takes one move.
    ///
    /// @param line index of the line
    /// @param cell the place that names the move
    /// @param fromCell the first cell that changes
    /// @param toCell one beyond the last
    void accept(int line, int cell, StripWord after, int fromCell, int toCell) throws NotHeaps;
  }

  /// Hands over all moves that are safe and change no frozen cell. A move that two placements of a
  /// pattern make comes twice.
  public void of(StripWord word, Sink sink) throws NotHeaps {
    byte[] glyphs = word.glyphs(rules.widest());
    for (int line = 0; line < rules.lines().size(); line++) {
      for (int cell = 0; cell < word.length(); cell++) {
        byte[] window = rules.window(glyphs, line, cell);
        byte[] after = rules.after(line, window);
        if (after != null) {
          move(word, line, cell, window, after, sink);
        }
      }
    }
  }

  private void move(StripWord word, int line, int cell, byte[] before, byte[] after, Sink sink)
      throws NotHeaps {
    StringBuilder cells = new StringBuilder(word.cells());
    int origin = cell - rules.place(line);
    int first = -1;
    int last = -1;
    for (int i = 0; i < after.length; i++) {
      if (after[i] != before[i]) {
        if (word.frozen(origin + i)) {
          return;
        }
        cells.setCharAt(origin + i, (char) after[i]);
        first = first < 0 ? origin + i : first;
        last = origin + i;
      }
    }
    if (first >= 0) {
      sink.accept(line, cell, new StripWord(cells.toString()), first, last + 1);
    }
  }
}
