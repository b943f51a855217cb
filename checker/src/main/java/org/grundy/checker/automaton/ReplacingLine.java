package org.grundy.checker.automaton;

import java.util.ArrayList;
import java.util.List;
import org.grundy.rules.moves.Orientations;
import org.grundy.rules.tree.Lattice;
import org.grundy.rules.tree.PatternMove;

/// A line that replaces a pattern without variables, laid in one way. It has read so many columns
/// of the pattern.
///
/// @param before the columns of the pattern that is replaced
/// @param after those of the other
record ReplacingLine(RowGlyphs glyphs, List<List<Integer>> before, List<List<Integer>> after)
    implements RowLine {
  /// The ways in which a line may be used: for each choice of its variables, and each way to lay
  /// the pattern.
  static List<ReplacingLine> of(PatternMove move, RowGlyphs glyphs) {
    List<ReplacingLine> lines = new ArrayList<>();
    for (PatternMove laid : Orientations.of(move, Lattice.SQUARE)) {
      for (int top = 0; top + laid.before().height() <= glyphs.rows(); top++) {
        lines.add(
            new ReplacingLine(
                glyphs, glyphs.columns(laid.before(), top), glyphs.columns(laid.after(), top)));
      }
    }
    return lines;
  }

  @Override
  public List<Integer> start() {
    return List.of(0);
  }

  @Override
  public void read(List<Integer> done, int letter, Sink sink) {
    int at = done.getFirst();
    if (at == 0) {
      sink.accept(done, letter);
    }
    if (glyphs.fits(before.get(at), letter)) {
      int written = glyphs.written(after.get(at), letter);
      sink.accept(at + 1 == before.size() ? OVER : List.of(at + 1), written);
    }
  }

  @Override
  public boolean isMove(List<Integer> done) {
    return done.equals(OVER);
  }
}
