package org.grundy.rules.tree;

import java.util.List;

/// A line that chooses a cell and changes others with it, which need not be near: those that a
/// flood reaches, or whose numbers are sums.
public sealed interface SpreadMove extends Rule permits FloodMove, SumsMove {
  /// The glyphs of which the chosen cell holds one.
  List<Glyph> from();

  /// What the chosen cell becomes.
  Glyph to();

  /// The glyphs of the other cells that may change.
  List<Glyph> over();

  /// What these cells become.
  Glyph becomes();
}
