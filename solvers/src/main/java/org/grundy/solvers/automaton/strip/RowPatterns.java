package org.grundy.solvers.automaton.strip;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.rules.moves.Orientations;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternLine;
import org.grundy.solvers.automaton.Columns;
import org.grundy.solvers.automaton.moves.NotLinearException;

/// The patterns of the lines of one effect, searched for while a board is read column by column.
/// What is remembered of a pattern is a set: bit `i` says that its first `i + 1` columns fit those
/// read last.
final class RowPatterns {
  private final Glyphs glyphs;
  private final Columns columns;
  private final List<Laid> patterns;

  /// By pattern and letter: the columns of the pattern that the letter fits.
  private final long[][] fitting;

  /// @param top the row of the board in which the first row of the pattern lies
  private record Laid(Pattern pattern, int top) {}

  RowPatterns(GameRules rules, Columns columns, PatternLine.Effect effect) {
    this.glyphs = Glyphs.of(rules);
    this.columns = columns;
    this.patterns =
        Orientations.of(rules, effect)
            .distinct()
            .flatMap(pattern ->
                IntStream.rangeClosed(0, columns.rows() - pattern.height())
                    .mapToObj(top -> new Laid(pattern, top)))
            .toList();
    this.fitting = new long[patterns.size()][columns.count()];
    for (int i = 0; i < patterns.size(); i++) {
      int width = width(i);
      if (width > Long.SIZE) {
        throw new NotLinearException(
            "a `%s` line: its pattern is wider than %d cells".formatted(effect.word(), Long.SIZE));
      }
      for (int letter = 0; letter < columns.count(); letter++) {
        for (int column = 0; column < width; column++) {
          if (fits(patterns.get(i), column, letter)) {
            fitting[i][letter] |= 1L << column;
          }
        }
      }
    }
  }

  private int width(int pattern) {
    return patterns.get(pattern).pattern.width();
  }

  private boolean fits(Laid laid, int column, int letter) {
    return IntStream.range(0, laid.pattern.height())
        .allMatch(row ->
            laid.pattern
                .at(row, column)
                .map(glyph -> glyphs.cell(glyph) == columns.at(letter, laid.top + row))
                .orElse(true));
  }

  /// True if a letter fits a column of a pattern that is neither its first nor its last.
  boolean isWithin(int letter) {
    for (int i = 0; i < patterns.size(); i++) {
      long ends = 1L | (1L << (width(i) - 1));
      if ((fitting[i][letter] & ~ends) != 0) {
        return true;
      }
    }
    return false;
  }

  /// What is remembered before the first column.
  long[] nothing() {
    return new long[patterns.size()];
  }

  /// What fits one column later.
  long[] after(long[] found, int letter) {
    long[] next = found.clone();
    for (int i = 0; i < next.length; i++) {
      next[i] = ((found[i] << 1) | 1) & fitting[i][letter];
    }
    return next;
  }

  /// True if some pattern ends at the column that was read last.
  boolean isWhole(long[] found) {
    for (int i = 0; i < found.length; i++) {
      if (((found[i] >>> (width(i) - 1)) & 1) != 0) {
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
