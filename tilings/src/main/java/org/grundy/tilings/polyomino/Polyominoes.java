package org.grundy.tilings.polyomino;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/// All polyominoes of one size, each once and in order.
///
/// Every one of n + 1 cells contains one of n: a spanning tree of its cells has a leaf, and without
/// it the rest is connected. So adding one cell in every way, from one cell on, finds all.
public final class Polyominoes {
  /// The largest size that is listed; it has 505,861 fixed polyominoes.
  public static final int MAX_SIZE = 12;

  private Polyominoes() {}

  /// Those that differ when only shifting is allowed.
  ///
  /// @param size from 1 to [#MAX_SIZE]
  public static List<Polyomino> fixed(int size) {
    return grown(size, UnaryOperator.identity());
  }

  /// Those that differ when turning is allowed and reflecting is not.
  ///
  /// @param size from 1 to [#MAX_SIZE]
  public static List<Polyomino> oneSided(int size) {
    return grown(size, Polyomino::oneSidedRepresentative);
  }

  /// Those that differ when turning and reflecting are allowed: pieces, as they lie on a table.
  ///
  /// @param size from 1 to [#MAX_SIZE]
  public static List<Polyomino> free(int size) {
    return grown(size, Polyomino::representative);
  }

  private static List<Polyomino> grown(int size, UnaryOperator<Polyomino> representative) {
    if (size < 1 || size > MAX_SIZE) {
      throw new IllegalArgumentException("1 to " + MAX_SIZE + " cells are listed, not " + size);
    }
    Set<Polyomino> all = new TreeSet<>(List.of(Polyomino.parse("#")));
    for (int cells = 1; cells < size; cells++) {
      Set<Polyomino> larger = new TreeSet<>();
      for (Polyomino polyomino : all) {
        polyomino.extensions().stream().map(representative).forEach(larger::add);
      }
      all = larger;
    }
    return List.copyOf(all);
  }
}
