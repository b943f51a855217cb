package org.grundy.tilings.region;

/// The question that is asked about the tilings of a region.
///
/// @param kind one, all, or how many
/// @param distinct whether tilings that a symmetry carries into each other count once
public record Goal(Kind kind, boolean distinct) {
  /// The amount that is asked.
  public enum Kind {
    /// A tiling, or that there is none.
    FIRST,

    /// The number of tilings.
    COUNT,

    /// Every one.
    ALL
  }

  public Goal {
    if (kind == Kind.FIRST && distinct) {
      throw new IllegalArgumentException("one tiling is distinct from no other");
    }
  }

  /// A tiling, or that there is none.
  public static final Goal FIRST = new Goal(Kind.FIRST, false);

  /// The number of tilings.
  public static final Goal COUNT = new Goal(Kind.COUNT, false);

  /// Every tiling.
  public static final Goal ALL = new Goal(Kind.ALL, false);
}
