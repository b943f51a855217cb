package org.grundy.checker.automaton;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternLine;

/// The glyphs of a game by their places in its `cells` line.
///
/// @param cells as the line has them
record RowGlyphs(List<Glyph> cells) {
  /// Fits any glyph in a pattern, or keeps it.
  static final int ANY = -1;

  int of(Glyph glyph) {
    return cells.indexOf(glyph);
  }

  Set<Integer> of(Collection<Glyph> glyphs) {
    return glyphs.stream().map(this::of).collect(Collectors.toSet());
  }

  /// The cells of a pattern without variables: a glyph, or [#ANY].
  List<Integer> of(Pattern pattern) {
    List<Integer> row = new ArrayList<>();
    for (int column = 0; column < pattern.width(); column++) {
      row.add(pattern.at(0, column).map(this::of).orElse(ANY));
    }
    return row;
  }

  /// The patterns of the lines of an effect: for each choice of their variables and each way to lay
  /// them.
  List<List<Integer>> patterns(GameRules rules, PatternLine.Effect effect) {
    List<List<Integer>> found = new ArrayList<>();
    for (PatternLine line : rules.patterns(effect)) {
      for (Pattern spelled : line.pattern().spelled()) {
        found.add(of(spelled));
        if (line.rotate() || line.mirror()) {
          found.add(of(spelled).reversed());
        }
      }
    }
    return found.stream().distinct().toList();
  }

  /// True if a cell of a pattern fits a glyph.
  static boolean fits(int cell, int glyph) {
    return cell == ANY || cell == glyph;
  }

  /// True if a pattern fits the last of some glyphs.
  static boolean endsWith(List<Integer> glyphs, List<Integer> pattern) {
    int from = glyphs.size() - pattern.size();
    return from >= 0
        && IntStream.range(0, pattern.size())
            .allMatch(cell -> fits(pattern.get(cell), glyphs.get(from + cell)));
  }
}
