package org.grundy.rules.heap.equation;

import java.util.BitSet;
import org.grundy.rules.tree.EquationMove.Relation;

/// A condition of one case, over the columns of [Choices].
sealed interface Literal {
  /// True if the values, one a column, meet it.
  ///
  /// @throws ArithmeticException if a number passes 63 bits
  boolean holds(long[] values);

  /// True if it asks for no other columns than these.
  boolean within(BitSet columns);

  /// `form` compared with zero.
  record Comparison(LinearForm form, Relation relation) implements Literal {
    @Override
    public boolean holds(long[] values) {
      return relation.holds(form.at(values), 0);
    }

    @Override
    public boolean within(BitSet columns) {
      return form.within(columns);
    }
  }

  /// The condition that one number divides another, from a divisor of 1 on.
  ///
  /// @param so whether it shall divide, or shall not
  record Divides(LinearForm divisor, LinearForm number, boolean so) implements Literal {
    @Override
    public boolean holds(long[] values) {
      long by = divisor.at(values);
      return by >= 1 && (number.at(values) % by == 0) == so;
    }

    @Override
    public boolean within(BitSet columns) {
      return divisor.within(columns) && number.within(columns);
    }
  }

  /// The condition that a number is in a set.
  ///
  /// @param so whether it shall be, or shall not
  record In(LinearForm number, Members set, boolean so) implements Literal {
    @Override
    public boolean holds(long[] values) {
      return set.contains(number.at(values)) == so;
    }

    @Override
    public boolean within(BitSet columns) {
      return number.within(columns);
    }
  }

  /// The condition that the bits of one natural number that are one are so in another.
  ///
  /// @param so whether they shall be, or shall not
  record Bits(LinearForm part, LinearForm whole, boolean so) implements Literal {
    @Override
    public boolean holds(long[] values) {
      long inner = part.at(values);
      long outer = whole.at(values);
      return inner >= 0 && outer >= 0 && ((inner & ~outer) == 0) == so;
    }

    @Override
    public boolean within(BitSet columns) {
      return part.within(columns) && whole.within(columns);
    }
  }
}
