package org.grundy.solvers.automaton.strip;

import java.util.Arrays;
import java.util.List;
import org.grundy.rules.moves.Orientations;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternLine;
import org.grundy.solvers.automaton.moves.NotLinearException;

/// The patterns of the lines of one effect, searched for in a row while it is read. What is
/// remembered of a pattern is a set: bit `i` says that its first `i + 1` cells fit those read last.
final class RowPatterns {
  private final List<Pattern> patterns;

  /// By pattern and glyph: the cells of the pattern that the glyph fits.
  private final long[][] fitting;

  RowPatterns(GameRules rules, PatternLine.Effect effect) {
    Glyphs glyphs = Glyphs.of(rules);
    this.patterns =
        Orientations.of(rules, effect).distinct().filter(one -> one.height() == 1).toList();
    this.fitting = new long[patterns.size()][glyphs.cells().size()];
    for (int i = 0; i < patterns.size(); i++) {
      Pattern pattern = patterns.get(i);
      if (pattern.width() > Long.SIZE) {
        throw new NotLinearException(
            "a `%s` line: its pattern has more than %d cells".formatted(effect.word(), Long.SIZE));
      }
      for (int column = 0; column < pattern.width(); column++) {
        for (int glyph = 0; glyph < fitting[i].length; glyph++) {
          if (pattern.at(0, column).isEmpty()
              || glyphs.cell(pattern.at(0, column).get()) == glyph) {
            fitting[i][glyph] |= 1L << column;
          }
        }
      }
    }
  }

  /// What is remembered before the first cell.
  long[] nothing() {
    return new long[patterns.size()];
  }

  /// What fits one cell later.
  long[] after(long[] found, int glyph) {
    long[] next = found.clone();
    for (int i = 0; i < next.length; i++) {
      next[i] = ((found[i] << 1) | 1) & fitting[i][glyph];
    }
    return next;
  }

  /// True if some pattern ends at the cell that was read last.
  boolean isWhole(long[] found) {
    for (int i = 0; i < found.length; i++) {
      if (((found[i] >>> (patterns.get(i).width() - 1)) & 1) != 0) {
        return true;
      }
    }
    return false;
  }

  /// What fits a row and does not fit another.
  static long[] less(long[] found, long[] other) {
    long[] less = found.clone();
    Arrays.setAll(less, i -> found[i] & ~other[i]);
    return less;
  }
}
