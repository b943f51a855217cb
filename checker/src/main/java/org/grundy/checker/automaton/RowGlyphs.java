package org.grundy.checker.automaton;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.rules.moves.Orientations;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternLine;

/// The columns of a board of few rows by the glyphs of their cells, from the top.
///
/// @param cells the glyphs as the `cells` line has them; a glyph is known by its place there
/// @param rows of the board
record RowGlyphs(List<Glyph> cells, int rows) {
  /// Fits any glyph in a pattern, or keeps it.
  static final int ANY = -1;

  /// The number of columns that differ.
  int letters() {
    return weight(rows);
  }

  private int weight(int row) {
    return Math.powExact(cells.size(), row);
  }

  int at(int letter, int row) {
    return letter / weight(row) % cells.size();
  }

  int with(int letter, int row, int glyph) {
    return letter + weight(row) * (glyph - at(letter, row));
  }

  int of(Glyph glyph) {
    return cells.indexOf(glyph);
  }

  Set<Integer> of(Collection<Glyph> glyphs) {
    return glyphs.stream().map(this::of).collect(Collectors.toSet());
  }

  /// The columns of a pattern without variables that is laid with its upper side in a row: in each
  /// a glyph a row, or [#ANY].
  List<List<Integer>> columns(Pattern pattern, int top) {
    return IntStream.range(0, pattern.width())
        .mapToObj(column ->
            IntStream.range(0, rows)
                .mapToObj(row ->
                    row < top || row >= top + pattern.height()
                        ? ANY
                        : pattern.at(row - top, column).map(this::of).orElse(ANY))
                .toList())
        .toList();
  }

  /// The patterns of the lines of an effect: for each choice of their variables and each way to lay
  /// them.
  List<List<List<Integer>>> patterns(GameRules rules, PatternLine.Effect effect) {
    List<List<List<Integer>>> found = new ArrayList<>();
    Orientations.of(rules, effect)
        .forEach(pattern ->
            IntStream.rangeClosed(0, rows - pattern.height())
                .forEach(top -> found.add(columns(pattern, top))));
    return found.stream().distinct().toList();
  }

  /// True if a column of a pattern fits one of a board.
  boolean fits(List<Integer> column, int letter) {
    return IntStream.range(0, rows)
        .allMatch(row -> column.get(row) == ANY || column.get(row) == at(letter, row));
  }

  /// A column of a board behind a column of a pattern that is written to it.
  int written(List<Integer> column, int letter) {
    int written = letter;
    for (int row = 0; row < rows; row++) {
      written = column.get(row) == ANY ? written : with(written, row, column.get(row));
    }
    return written;
  }

  /// True if a pattern fits the last of some columns.
  boolean endsWith(List<Integer> letters, List<List<Integer>> pattern) {
    int from = letters.size() - pattern.size();
    return from >= 0
        && IntStream.range(0, pattern.size())
            .allMatch(column -> fits(pattern.get(column), letters.get(from + column)));
  }
}
