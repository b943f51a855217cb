package org.grundy.rules.tree;

import java.util.List;

/// `move [ P ] -> [ Q ]`: wherever `before` matches, it may be replaced by `after`.
///
/// @param before `*` matches any glyph, a variable the same glyph in all its cells or, under
///   conditions, what numbers allow
/// @param after of the same shape, or on boards of one row narrower: then the row closes up; `*`
///   keeps what was there, and a variable is one of `before` or of its conditions
/// @param rotate whether the quarter turns are moves too
/// @param mirror whether the reflections are moves too
public record PatternMove(Pattern before, Pattern after, boolean rotate, boolean mirror)
    implements Rule {
  /// The lines without variables that this one stands for: one for each choice of glyphs by which
  /// some cell surely changes.
  public List<PatternMove> spelled() {
    return before.isSpelled()
        ? List.of(this)
        : before.choices().stream()
            .map(choice -> new PatternMove(before.with(choice), after.with(choice), rotate, mirror))
            .filter(PatternMove::surelyChanges)
            .toList();
  }

  /// True if it leaves fewer cells, so that the row closes up.
  public boolean closesUp() {
    return after.width() < before.width();
  }

  /// True if some cell becomes another glyph, or goes, wherever the pattern stands.
  public boolean surelyChanges() {
    if (closesUp()) {
      return true;
    }
    for (int row = 0; row < before.height(); row++) {
      for (int column = 0; column < before.width(); column++) {
        if (before.at(row, column).isPresent()
            && after.at(row, column).isPresent()
            && !before.at(row, column).equals(after.at(row, column))) {
          return true;
        }
      }
    }
    return false;
  }
}
