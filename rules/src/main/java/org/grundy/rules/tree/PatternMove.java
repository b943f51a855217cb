package org.grundy.rules.tree;

/// `move [ P ] -> [ Q ]`: wherever `before` matches, it may be replaced by `after`.
///
/// @param before `*` matches any glyph
/// @param after of the same shape; `*` keeps what was there
/// @param rotate whether the quarter turns are moves too
/// @param mirror whether the reflections are moves too
public record PatternMove(Pattern before, Pattern after, boolean rotate, boolean mirror)
    implements Rule {}
