package org.grundy.rules.tree;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// The numbering of a game's glyphs, by which positions keep their cells and tokens.
///
/// @param cells the glyphs of cells in the order of `cells`, each once
/// @param tokens the glyphs of tokens in the order in which the rules first name them
public record Glyphs(List<Glyph> cells, List<Glyph> tokens) {
  /// The most glyphs that a game may have, cells and tokens together: a set of them is a `long`,
  /// and the two highest numbers have a meaning of their own.
  public static final int MAX = 60;

  /// Stands in a cell that is on the board and forbids every ray that stops at it where the line
  /// forbids anything; only `*` matches.
  public static final byte FORBIDDEN = 61;

  /// Stands in a cell that is on the board but of which no move asks what it holds: only `*`
  /// matches.
  public static final byte BLANK = 62;

  /// Stands in a cell that counts as off the board: nothing matches, and rays stop before it as
  /// they do at the border.
  public static final byte OUTSIDE = 63;

  /// More characters than a game may have glyphs, beginning with the plainest.
  private static final String MARKS =
      "_~!?^%$;:'\"`,-+=<>(){}&@*/\\0123456789"
          + "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

  public Glyphs {
    cells = List.copyOf(cells);
    tokens = List.copyOf(tokens);
  }

  /// The numbering of a game.
  public static Glyphs of(GameRules rules) {
    return rules.derived().get(Glyphs.class, () -> derive(rules));
  }

  private static Glyphs derive(GameRules rules) {
    Set<Glyph> tokens = new LinkedHashSet<>();
    for (Rule rule : rules.rules()) {
      if (rule instanceof TokenMove move) {
        tokens.add(move.token());
      }
    }
    return new Glyphs(rules.cells(), new ArrayList<>(tokens));
  }

  /// The drawing of a cell that holds the given index: its glyph or, for the special ones, a
  /// character that is no glyph of the game. Such a drawing is for people; it is no position of the
  /// game.
  public Glyph drawn(int index) {
    return index < cells.size() ? cells.get(index) : mark(OUTSIDE - index);
  }

  /// The mark of that number, from 0, among the characters that the game does not use.
  private Glyph mark(int number) {
    return MARKS
        .codePoints()
        .mapToObj(Glyph::new)
        .filter(mark -> cell(mark) < 0 && token(mark) < 0)
        .skip(number)
        .findFirst()
        .orElseThrow();
  }

  /// The index of a cell's glyph, -1 where cells cannot hold it.
  public int cell(Glyph glyph) {
    return cells.indexOf(glyph);
  }

  /// The index of a token's glyph, -1 where it draws no token.
  public int token(Glyph glyph) {
    return tokens.indexOf(glyph);
  }

  /// The glyphs at which a ray makes its move illegal: the given ones and, if there are any,
  /// [#FORBIDDEN].
  ///
  /// @throws IllegalArgumentException if cells cannot hold one of them
  public long forbidMask(Collection<Glyph> glyphs) {
    return glyphs.isEmpty() ? 0 : cellMask(glyphs) | 1L << FORBIDDEN;
  }

  /// The set of the given cell glyphs: bit `i` stands for glyph `i`.
  ///
  /// @throws IllegalArgumentException if cells cannot hold one of them
  public long cellMask(Collection<Glyph> glyphs) {
    long mask = 0;
    for (Glyph glyph : glyphs) {
      int index = cell(glyph);
      if (index < 0) {
        throw new IllegalArgumentException("not a glyph of a cell: " + glyph);
      }
      mask |= 1L << index;
    }
    return mask;
  }
}
