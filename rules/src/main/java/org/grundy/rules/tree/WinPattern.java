package org.grundy.rules.tree;

/// `win [ P ]`: whoever makes `pattern` appear wins the whole game at once.
///
/// @param pattern `*` matches any glyph
/// @param rotate whether the quarter turns win too
/// @param mirror whether the reflections win too
public record WinPattern(Pattern pattern, boolean rotate, boolean mirror) {}
