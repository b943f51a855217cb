package org.grundy.rules.tree;

import java.util.List;
import java.util.Optional;

/// Where a game is played.
public sealed interface Board {
  /// `board grid`: rows and columns of cells.
  record Grid() implements Board {}

  /// `board strip`: one row of cells.
  record Strip() implements Board {}

  /// `board ring`: one row of cells whose ends meet.
  record Ring() implements Board {}

  /// `board heap n`: one heap.
  ///
  /// @param variable the name of its size in equations (`n` where the text gives none)
  /// @param drawn the glyph of a `drawn` line: a heap n may be drawn as that glyph at place n of a
  ///   row
  record Heap(String variable, Optional<Glyph> drawn) implements Board {
    /// One heap that is not drawn.
    public Heap(String variable) {
      this(variable, Optional.empty());
    }
  }

  /// `board heap n` where a line moves in several heaps at once: any number of heaps, in no order,
  /// that are one position.
  ///
  /// @param variable the name of a heap's size in equations
  record HeapSet(String variable) implements Board {}

  /// `board heaps a b`: heaps whose sizes move together.
  ///
  /// @param variables the names of the sizes in equations, at least two
  /// @param drawn the glyph of a `drawn` line: heaps (r,c) may be drawn as that glyph in row r and
  ///   column c
  record Heaps(List<String> variables, Optional<Glyph> drawn) implements Board {
    public Heaps {
      variables = List.copyOf(variables);
    }

    /// Heaps that are not drawn.
    public Heaps(List<String> variables) {
      this(variables, Optional.empty());
    }
  }

  /// `board tiling`: a rectangle to be filled with pieces of one size, of which the opponent names
  /// one. It has no further rules.
  record Tiling() implements Board {}

  /// `board graph`: vertices and edges.
  ///
  /// @param ground the name of the vertex of a `ground` line: it is never chosen nor deleted, and
  ///   what is not joined to it falls
  record Graph(Optional<String> ground) implements Board {}

  /// The word that names its kind in a `board` line.
  default String word() {
    return switch (this) {
      case Grid _ -> "grid";
      case Strip _ -> "strip";
      case Ring _ -> "ring";
      case Graph _ -> "graph";
      case Heap _, HeapSet _ -> "heap";
      case Heaps _ -> "heaps";
      case Tiling _ -> "tiling";
    };
  }

  /// Whether it has cells that hold glyphs.
  default boolean hasCells() {
    return this instanceof Grid || isRow();
  }

  /// Whether it is one row of cells.
  default boolean isRow() {
    return this instanceof Strip || this instanceof Ring;
  }
}
