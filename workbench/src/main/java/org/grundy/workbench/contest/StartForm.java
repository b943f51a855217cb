package org.grundy.workbench.contest;

import java.util.List;
import java.util.Optional;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.Glyph;

/// Which position an input means.
public sealed interface StartForm {
  /// `start a`, `start n-1 + m-1`, `start (x,k)`, `start c-l where l <= c <= r`: a sum of heaps or
  /// of heaps that move together. A list stands for each of its numbers in turn.
  ///
  /// @param sum the sizes of each
  /// @param where which elements of lists are meant
  record Heaps(List<List<Expression>> sum, List<Condition> where) implements StartForm {
    public Heaps {
      sum = sum.stream().map(List::copyOf).toList();
      where = List.copyOf(where);
    }
  }

  /// `start x..x+m-1`: a heap of each size of a range; with lists, of several ranges.
  ///
  /// @param from the least size
  /// @param to the greatest
  record Range(Expression from, Expression to) implements StartForm {}

  /// `start R x C`: a board of that size, which the rules' `start` line fills, or one glyph.
  record Sized(Expression rows, Expression columns, Optional<Glyph> fill, List<Put> puts)
      implements StartForm {
    public Sized {
      puts = List.copyOf(puts);
    }
  }

  /// `start runs a of . #`, `start runs a of . between #`: a row of runs of cells, one for each
  /// number of a list.
  ///
  /// @param length of each run
  /// @param glyphs what stands in the first run, in the second, …, and then in this order again
  /// @param between what stands in one cell between each two runs, if anything does
  record Runs(Expression length, List<Glyph> glyphs, Optional<Glyph> between) implements StartForm {
    public Runs {
      glyphs = List.copyOf(glyphs);
    }
  }

  /// `start b`: the rows of letters of that name.
  record Drawn(String name, List<Put> puts) implements StartForm {
    public Drawn {
      puts = List.copyOf(puts);
    }
  }

  /// `start graph n : u-v`, `start graph n : u-v where a = b`: the vertices 1 to n, and for each
  /// element of the lists an edge or arc.
  ///
  /// @param vertices how many
  /// @param joins edges and arcs
  /// @param calls names for vertices whose numbers are no names in the rules
  /// @param tokens the numbers of the vertices on which tokens stand
  /// @param where which elements of the lists of edges and arcs are meant
  record Joined(
      Expression vertices,
      List<Join> joins,
      List<Call> calls,
      List<Expression> tokens,
      List<Condition> where)
      implements StartForm {
    public Joined {
      joins = List.copyOf(joins);
      calls = List.copyOf(calls);
      tokens = List.copyOf(tokens);
      where = List.copyOf(where);
    }
  }

  /// `start X R C`: the tiling game.
  record Tiling(Expression pieceSize, Expression rows, Expression columns) implements StartForm {}

  /// `@ at (1,p)`: a token stands on a cell, or a glyph in it.
  record Put(Glyph glyph, Expression row, Expression column) {}

  /// `u-v` or `u>v`.
  record Join(Expression from, Expression to, boolean arc) {}

  /// `1..k as g`: these vertices are one, of that name.
  record Call(Expression from, Expression to, String name) {}
}
