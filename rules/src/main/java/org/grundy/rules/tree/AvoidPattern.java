package org.grundy.rules.tree;

/// `avoid [ P ]`: a move that makes `pattern` appear where it did not stand is illegal.
///
/// @param pattern `*` matches any glyph
/// @param rotate whether the quarter turns are avoided too
/// @param mirror whether the reflections are avoided too
public record AvoidPattern(Pattern pattern, boolean rotate, boolean mirror) {}
