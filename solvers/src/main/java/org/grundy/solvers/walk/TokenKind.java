package org.grundy.solvers.walk;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.TokenMove;
import org.grundy.rules.tree.WinOn;

/// All lines of a ruleset that move the tokens of one glyph.
///
/// @param glyph draws the token
/// @param lines in the order of the rules
record TokenKind(Glyph glyph, List<Line> lines) {
  /// The most glyphs that the cells of a board may hold.
  static final int MAX_GLYPHS = 128;

  /// One line of the rules.
  ///
  /// @param rule its index in the rules
  /// @param slide whether the token may go more than one cell
  /// @param directions where to
  /// @param over indices of the glyphs of the cells that the token may enter
  record Line(int rule, boolean slide, List<Direction> directions, BitSet over) {}

  TokenKind {
    lines = List.copyOf(lines);
  }

  /// The kinds of tokens of a ruleset, in order of first appearance; lines that move no token are
  /// passed over.
  ///
  /// @throws IllegalArgumentException if there are more than [#MAX_GLYPHS] glyphs
  static List<TokenKind> of(GameRules rules) {
    if (rules.cells().size() > MAX_GLYPHS) {
      throw new IllegalArgumentException(rules.cells().size() + " glyphs");
    }
    Map<Glyph, List<Line>> lines = new LinkedHashMap<>();
    for (int i = 0; i < rules.rules().size(); i++) {
      if (rules.rules().get(i) instanceof TokenMove move) {
        lines
            .computeIfAbsent(move.token(), glyph -> new ArrayList<>())
            .add(new Line(i, move.slide(), move.directions(), indices(rules, move.over())));
      }
    }
    List<TokenKind> kinds = new ArrayList<>();
    lines.forEach((glyph, linesOfGlyph) -> kinds.add(new TokenKind(glyph, linesOfGlyph)));
    return kinds;
  }

  /// The indices of the glyphs where tokens win the whole game.
  static BitSet winsOn(GameRules rules) {
    return indices(
        rules,
        rules.ends().stream()
            .filter(WinOn.class::isInstance)
            .map(end -> ((WinOn) end).glyph())
            .toList());
  }

  private static BitSet indices(GameRules rules, Collection<Glyph> glyphs) {
    BitSet indices = new BitSet();
    for (Glyph glyph : glyphs) {
      int index = rules.cells().indexOf(glyph);
      if (index < 0) {
        throw new IllegalArgumentException("the glyph " + glyph + " is not declared");
      }
      indices.set(index);
    }
    return indices;
  }

  /// Every direction in which a token of this kind can go.
  Set<Direction> directions() {
    Set<Direction> directions = new LinkedHashSet<>();
    lines.forEach(line -> directions.addAll(line.directions()));
    return directions;
  }
}
