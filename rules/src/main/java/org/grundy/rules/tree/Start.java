package org.grundy.rules.tree;

import java.util.List;
import java.util.Optional;

/// The starting board of a given size.
public sealed interface Start {
  /// `start fill G`, or `start fill G first H`: every cell holds `glyph`, but the upper left one
  /// `first` where that is given.
  record Fill(Glyph glyph, Optional<Glyph> first) implements Start {
    /// Every cell holds `glyph`.
    public Fill(Glyph glyph) {
      this(glyph, Optional.empty());
    }
  }

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
