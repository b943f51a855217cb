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

  /// `start path`: a size names a graph of the family. Where the rules have a ground it is the
  /// first vertex; where they have a token it stands there.
  record Family(GraphFamily family) implements Start {}
}
