package org.grundy.checker.automaton;

import java.util.ArrayList;
import java.util.List;
import org.grundy.rules.tree.PatternMove;

/// A line that replaces a pattern without variables, laid in one way. It has read so many cells of
/// the pattern.
///
/// @param before the cells of the pattern that is replaced
/// @param after those of the other
record ReplacingLine(List<Integer> before, List<Integer> after) implements RowLine {
  /// The ways in which a line may be used: for each choice of its variables, and each way to lay
  /// the pattern.
  static List<ReplacingLine> of(PatternMove move, RowGlyphs glyphs) {
    List<ReplacingLine> lines = new ArrayList<>();
    for (PatternMove spelled : move.spelled()) {
      List<Integer> before = glyphs.of(spelled.before());
      List<Integer> after = glyphs.of(spelled.after());
      lines.add(new ReplacingLine(before, after));
      if (move.rotate() || move.mirror()) {
        lines.add(new ReplacingLine(before.reversed(), after.reversed()));
      }
    }
    return lines;
  }

  @Override
  public List<Integer> start() {
    return List.of(0);
  }

  @Override
  public void read(List<Integer> done, int glyph, Sink sink) {
    int at = done.getFirst();
    if (at == 0) {
      sink.accept(done, glyph);
    }
    if (RowGlyphs.fits(before.get(at), glyph)) {
      int written = after.get(at) == RowGlyphs.ANY ? glyph : after.get(at);
      sink.accept(at + 1 == before.size() ? OVER : List.of(at + 1), written);
    }
  }

  @Override
  public boolean isMove(List<Integer> done) {
    return done.equals(OVER);
  }
}
