package org.grundy.rules.tree;

import java.util.List;

/// What the starting board of a given size is.
public sealed interface Start {
  /// `start fill G`: every cell holds `glyph`.
  record Fill(Glyph glyph) implements Start {}

  /// `start random G…`: every cell holds one of `glyphs`, drawn independently and uniformly from a
  /// seed.
  record Random(List<Glyph> glyphs) implements Start {
    public Random {
      glyphs = List.copyOf(glyphs);
    }
  }
}
