package org.grundy.workbench.contest;

import java.util.List;
import java.util.Optional;
import org.grundy.rules.tree.EquationMove.Expression;

/// One piece of an input.
public sealed interface Item {
  /// `line n 1..100, a[n] 1..10^9`: numbers on one line.
  record Line(List<Field> fields) implements Item {
    public Line {
      fields = List.copyOf(fields);
    }
  }

  /// `lines n-1 : u 1..n, v 1..n`: so many lines, each with these numbers; each name is a list.
  ///
  /// `lines n : k 0..9, x[k] 1..n`: the last may be a list on each line, as long as the numbers
  /// before it say; its numbers are one list, line after line.
  record Lines(Expression count, List<Field> fields) implements Item {
    public Lines {
      fields = List.copyOf(fields);
    }
  }

  /// Rows of letters.
  sealed interface Lettered extends Item {
    /// The name by which the problem calls them.
    String name();

    /// The number of rows.
    Expression rows();

    /// The number of letters in a row, or the most that it may have.
    Expression columns();

    /// The letters that may stand there.
    Letters letters();
  }

  /// `rows b R x C of . #`: rows of letters, each on a line of its own.
  ///
  /// @param apart whether blanks stand between the letters of a row
  record Rows(String name, Expression rows, Expression columns, Letters letters, boolean apart)
      implements Lettered {}

  /// `text s 1..100 of a b c`: one row of letters whose length is not told before.
  record Text(String name, long least, long most, Letters letters) implements Lettered {
    @Override
    public Expression rows() {
      return new Expression.Constant(1);
    }

    @Override
    public Expression columns() {
      return new Expression.Constant(most);
    }
  }

  /// `list r = runs of # in s`: a list that is not read but made of what was read before.
  record Made(String name, Making making) implements Item {}

  /// What a list is made of, and how.
  sealed interface Making {
    /// `runs of # in s`: the lengths of the runs of a letter, in each row from the left.
    ///
    /// @param letter its index in the [Letters]
    record Runs(String letters, int letter) implements Making {}

    /// `places of # in s`: the places of a letter, counted from 1, row by row.
    ///
    /// @param letter its index in the [Letters]
    record Places(String letters, int letter) implements Making {}

    /// `indices of a`: 1, 2, … up to the length of a list.
    record Indices(String list) implements Making {}

    /// `differences of a`: each number of a list less the one before it, the first as it is.
    record Differences(String list) implements Making {}

    /// `lines of x`: for each number of a list that stands on several lines, on which it stands,
    /// from 1.
    ///
    /// @param list the last of the numbers of the lines
    record LinesOf(Lines lines, Field list) implements Making {}

    /// `sorted of a`: the numbers of a list, the least first.
    record Sorted(String list) implements Making {}

    /// `firsts of a`, `seconds of a`: of each two numbers of a list the one that stands first, or
    /// the other; those with the first number of the list stand before those with the second.
    record OfPairs(String list, boolean isSecond) implements Making {}

    /// `circles of p`: the lengths of the circles of a permutation.
    record Circles(String permutation) implements Making {}

    /// `depths of u v from x`: how far each vertex of a tree is from one of them, vertex 1 first.
    ///
    /// @param tree the list of the parents of the vertices from 2 on, or the two lists of the ends
    ///   of its edges
    /// @param root the vertex from which they count
    record Depths(List<String> tree, Expression root) implements Making {
      public Depths {
        tree = List.copyOf(tree);
      }
    }
  }

  /// `cases …`: what follows comes several times, and each time is asked about.
  record Cases(Repetition repetition, List<Item> items) implements Item {
    public Cases {
      items = List.copyOf(items);
    }
  }

  /// The number of times that the cases come.
  sealed interface Repetition {
    /// `cases T 1..100`: a line says how many.
    record Counted(Field count) implements Repetition {}

    /// `cases m`: as often as numbers of the input say; nothing more is read for that.
    record Times(Expression count) implements Repetition {}

    /// `cases until end`: as long as there is input.
    record UntilEnd() implements Repetition {}

    /// `cases until 0 0`: up to a line of these numbers.
    record Until(List<Long> numbers) implements Repetition {
      public Until {
        numbers = List.copyOf(numbers);
      }
    }

    /// `cases k in 1..n`: for each number of a range; nothing is read.
    record Each(String name, Expression least, Expression most) implements Repetition {}
  }

  /// A number of the input, or a list of numbers.
  ///
  /// @param name what the problem calls it
  /// @param count how many there are, where it is a list on one line
  /// @param least the least that it may be
  /// @param most the most that the contest lets it be
  /// @param order how the numbers of a list compare
  record Field(
      String name, Optional<Expression> count, Expression least, Expression most, Order order) {}

  /// The ways in which the numbers of a list may compare with each other.
  enum Order {
    ANY,
    DISTINCT,
    INCREASING
  }
}
