package org.grundy.workbench.contest;

import java.util.List;
import java.util.Locale;
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

  /// `rows b R x C of . #`: rows of letters without blanks, each on a line of its own.
  record Rows(String name, Expression rows, Expression columns, Letters letters)
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
  ///
  /// @param of the names of what it is made of: letters, or one or two lists
  /// @param letter the index of the letter in question, for letters
  /// @param root the vertex from which depths count
  record Made(String name, Making making, List<String> of, int letter, Expression root)
      implements Item {
    public Made {
      of = List.copyOf(of);
    }
  }

  /// The ways in which a list is made of what was read.
  enum Making {
    /// The lengths of the runs of a letter, in each row from the left.
    RUNS,
    /// The places of a letter, counted from 1, row by row.
    PLACES,
    /// 1, 2, … up to the length of a list.
    INDICES,
    /// The lengths of the circles of a permutation.
    CIRCLES,
    /// How far each vertex of a tree is from one of them, vertex 1 first; the tree is told by the
    /// two ends of its edges, or by the parents of the vertices from 2 on.
    DEPTHS;

    /// True if it is made of letters.
    boolean ofLetters() {
      return this == RUNS || this == PLACES;
    }

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
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
