package org.grundy.rules.tree;

/// The drawing of one thing of a game: one pair of a line `look G PICTURE …`.
///
/// @param of a glyph, or [#HEAP], [#VERTEX] or [#EDGE]
/// @param picture in which it is drawn
public record Look(String of, Picture picture) {
  /// The tokens of a heap.
  public static final String HEAP = "heap";

  /// The vertices of a graph.
  public static final String VERTEX = "vertex";

  /// The edges of a graph.
  public static final String EDGE = "edge";
}
