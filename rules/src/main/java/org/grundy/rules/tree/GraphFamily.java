package org.grundy.rules.tree;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// A family of graphs, of which a size names one.
public enum GraphFamily {
  /// `n` vertices without edges.
  EMPTY(false),
  /// `n` vertices in a row.
  PATH(false),
  /// `n` vertices in a cycle, from 3.
  CYCLE(false),
  /// `n` vertices, every two joined.
  COMPLETE(false),
  /// A centre, the first vertex, joined to `n` others.
  STAR(false),
  /// A centre, the first vertex, joined to `n` others in a cycle, from 3.
  WHEEL(false),
  /// `n` vertices in a cycle, from 5, each joined to one of `n` inner ones, of which every second
  /// is joined; five are the Petersen graph.
  PETERSEN(false),
  /// The corners of a cube in `n` dimensions.
  CUBE(false),
  /// A full binary tree of `n` levels; the root is the first vertex.
  TREE(false),
  /// The subsets of `n` things but the empty one and the whole, with an arc to every subset that
  /// has one thing more.
  SUBSETS(false),
  /// The cells of a triangular board of `n` rows, neighbours joined; the corner is the first
  /// vertex.
  TRIANGLE(false),
  /// The cells of a board of `r x c`, or of a box of `r x c x l`, sides joined.
  GRID(true),
  /// `r` vertices, each joined to each of `c` others.
  BIPARTITE(true),
  /// A centre, the first vertex, with `r` rays of `c` vertices each.
  RAYS(true),
  /// The cells of a board of `r x c`, with arcs to the cell on the right and to the cell below; or
  /// of a box of `r x c x l`.
  PRODUCT(true),
  /// The cells of a board of `r x c`, sides joined, and each side at the border joined to the first
  /// vertex: Dots and Boxes as strings and coins.
  BOXES(true);

  private final boolean rectangular;

  GraphFamily(boolean rectangular) {
    this.rectangular = rectangular;
  }

  /// The word of the language.
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// The words that name families.
  public static List<String> words() {
    return Arrays.stream(values()).map(GraphFamily::word).toList();
  }

  /// The family that a word names.
  public static Optional<GraphFamily> of(String word) {
    return Arrays.stream(values()).filter(family -> family.word().equals(word)).findFirst();
  }

  /// True if a size is `RxC`, not one number.
  public boolean isRectangular() {
    return rectangular;
  }

  /// True if a size may be `RxCxL`.
  public boolean hasBoxes() {
    return this == GRID || this == PRODUCT;
  }
}
