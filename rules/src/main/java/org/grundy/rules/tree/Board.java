package org.grundy.rules.tree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// A board: the place on which a game is played.
public sealed interface Board {
  /// The boards of cells that hold glyphs, a row each: to add a board is to add its row, its
  /// [Lattice] where cells meet in a new way, and its drawing.
  enum Cells implements Board {
    /// `board grid`: rows and columns of cells.
    GRID(
        "grid",
        "rows and columns of cells",
        Lattice.SQUARE,
        Form.SHEET,
        "a drawn board or a size such as `4x5`",
        "rows and columns",
        "They play on a board of rows and columns whose cells hold signs."),
    /// `board strip`: one row of cells.
    STRIP(
        "strip",
        "one row of cells",
        Lattice.SQUARE,
        Form.ROW,
        "a drawn strip or a size such as `12`",
        "lengths of the strip",
        "They play on a strip: one row of cells that hold signs."),
    /// `board ring`: one row of cells whose ends meet.
    RING(
        "ring",
        "one row of cells whose ends meet",
        Lattice.SQUARE,
        Form.CLOSED_ROW,
        "a ring, drawn as a row, or a size such as `12`",
        "lengths of the ring",
        "They play on a ring: one row of cells that hold signs; behind the last cell comes the first."),
    /// `board hex`: rows of hexagons, which make a rhombus or a parallelogram.
    HEX(
        "hex",
        "rows of hexagons, each half a cell further to the right",
        Lattice.HEXAGONAL,
        Form.SHEET,
        "a drawn board or a size such as `4x5`",
        "rows and columns",
        "They play on a board of rows of hexagons that hold signs. Each row begins half a hexagon further to the right than the one above it, and the neighbours of a cell lie to its left and right and in the rows above and below."),
    /// `board triangle`: rows of triangles that point up and down by turns.
    TRIANGLE(
        "triangle",
        "rows of triangles that point up and down by turns",
        Lattice.TRIANGULAR,
        Form.SHEET,
        "a drawn board or a size such as `4x5`",
        "rows and columns",
        "They play on a board of rows of triangles that hold signs. The first triangle of the first row points up, and triangles that share a side point opposite ways.");

    /// The outline of a board.
    private enum Form {
      SHEET,
      ROW,
      CLOSED_ROW
    }

    private final String word;
    private final String meaning;
    private final Lattice lattice;
    private final Form form;
    private final String position;
    private final String sizes;
    private final String told;

    Cells(
        String word,
        String meaning,
        Lattice lattice,
        Form form,
        String position,
        String sizes,
        String told) {
      this.word = word;
      this.meaning = meaning;
      this.lattice = lattice;
      this.form = form;
      this.position = position;
      this.sizes = sizes;
      this.told = told;
    }

    /// The board that a word of the `board` line names.
    public static Optional<Cells> of(String word) {
      return Arrays.stream(values()).filter(board -> board.word.equals(word)).findFirst();
    }

    /// The words that name them.
    public static List<String> words() {
      return Arrays.stream(values()).map(Cells::word).toList();
    }

    /// The words of those on which tokens may stand.
    public static List<String> wordsWithTokens() {
      return Arrays.stream(values()).filter(Cells::carriesTokens).map(Cells::word).toList();
    }

    @Override
    public String word() {
      return word;
    }

    /// A description in a few words.
    public String meaning() {
      return meaning;
    }

    /// The lattice of its cells, which says how they meet.
    @Override
    public Lattice lattice() {
      return lattice;
    }

    @Override
    public boolean isRow() {
      return form != Form.SHEET;
    }

    /// True if the last cell of its row is a neighbour of the first.
    public boolean closes() {
      return form == Form.CLOSED_ROW;
    }

    /// True if tokens may stand on it: around a closed row they would go for ever, and from
    /// triangle to triangle no two steps are the same.
    public boolean carriesTokens() {
      return hasPlainSteps();
    }

    /// True if a step is the same offset in rows and columns from every cell, and leads off the
    /// board behind its border.
    @Override
    public boolean hasPlainSteps() {
      return !closes() && lattice.isUniform();
    }

    /// True if its cells are squares in rows and columns, and it ends at its border.
    @Override
    public boolean isSquared() {
      return lattice == Lattice.SQUARE && hasPlainSteps();
    }

    /// The names of the steps that lead along it.
    public List<String> directions() {
      return isRow() ? List.of("W", "E") : lattice.names();
    }

    /// A step that has no name.
    public String offset() {
      return isRow() ? "(0,2)" : "(1,2)";
    }

    /// A position as an error asks for it.
    public String position() {
      return position;
    }

    /// The size of a start, from its numbers: `3x5`, or `12` of a row.
    public String size(List<?> numbers) {
      return isRow() ? numbers.getLast().toString() : numbers.get(0) + "x" + numbers.get(1);
    }

    /// A family of starts as an error asks for it.
    public String family() {
      return (isRow() ? "1..40, " : "1..6x1..8, ") + sizes;
    }

    /// A sentence that tells it to contestants.
    public String told() {
      return told;
    }
  }

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

  /// The words that name boards in a `board` line.
  static List<String> words() {
    List<String> words = new ArrayList<>(Cells.words());
    words.addAll(List.of("graph", "heap", "heaps", "tiling"));
    return List.copyOf(words);
  }

  /// The word that names its kind in a `board` line.
  default String word() {
    return switch (this) {
      case Cells cells -> cells.word();
      case Graph _ -> "graph";
      case Heap _, HeapSet _ -> "heap";
      case Heaps _ -> "heaps";
      case Tiling _ -> "tiling";
    };
  }

  /// True if it has cells that hold glyphs.
  default boolean hasCells() {
    return this instanceof Cells;
  }

  /// True if it is one row of cells.
  default boolean isRow() {
    return this instanceof Cells cells && cells.isRow();
  }

  /// True if it is one row of cells whose ends meet.
  default boolean isRing() {
    return this instanceof Cells cells && cells.closes();
  }

  /// True if it has square cells in rows and columns and ends at its border.
  default boolean isSquared() {
    return this instanceof Cells cells && cells.isSquared();
  }

  /// True if it has cells from all of which a step is the same offset.
  default boolean hasPlainSteps() {
    return this instanceof Cells cells && cells.hasPlainSteps();
  }

  /// The lattice of its cells; boards without cells, of which nobody asks, count as squares.
  default Lattice lattice() {
    return this instanceof Cells cells ? cells.lattice() : Lattice.SQUARE;
  }
}
