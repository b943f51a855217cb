package org.grundy.rules.heap.equation;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.LongUnaryOperator;
import org.grundy.rules.tree.EquationMove.Relation;

/// The numbers that a condition leaves a variable, once all else in it is known: they can be run
/// through without those between them.
sealed interface Candidates {
  /// So few numbers are run through one by one.
  int FEW = 8;

  /// Goes from a number to the least candidate from it on, [Members#NONE] where there is none, for
  /// numbers `fromNumber <= x <= last`.
  ///
  /// @param values one a column
  LongUnaryOperator steps(long[] values, long fromNumber, long last);

  /// The numbers that the conditions leave a variable.
  ///
  /// @param monomials the factors of every column
  static Candidates of(
      int variable, List<Literal> literals, BitSet known, List<List<Integer>> monomials) {
    for (Literal literal : literals) {
      switch (literal) {
        case Literal.Comparison(LinearForm form, Relation relation)
            when relation == Relation.EQUAL && isFactor(variable, form, known, monomials) -> {
          return new Divisors(form.only(known), new DivisorSieve());
        }
        case Literal.In(LinearForm number, Members set, boolean so)
            when so && isColumn(number, variable) -> {
          return new Listed(set);
        }
        case Literal.Divides(LinearForm divisor, LinearForm number, boolean so)
            when so && isColumn(divisor, variable) && number.within(known) -> {
          return new Divisors(number, new DivisorSieve());
        }
        case Literal.Divides(LinearForm divisor, LinearForm number, boolean so)
            when so && isColumn(number, variable) && divisor.within(known) -> {
          return new Multiples(divisor);
        }
        case Literal.Bits(LinearForm part, LinearForm whole, boolean so)
            when so && isColumn(part, variable) && whole.within(known) -> {
          return new Parts(whole);
        }
        default -> {}
      }
    }
    return new All();
  }

  /// True if every unknown part of a form is a product with a variable, so that the variable
  /// divides the rest where the form is 0.
  private static boolean isFactor(
      int variable, LinearForm form, BitSet known, List<List<Integer>> monomials) {
    boolean isFactor = false;
    for (int column = 0; column < form.columns(); column++) {
      if (form.coefficient(column) != 0 && !known.get(column)) {
        isFactor = monomials.get(column).contains(variable);
        if (!isFactor) {
          return false;
        }
      }
    }
    return isFactor;
  }

  private static boolean isColumn(LinearForm form, int column) {
    return form.column().orElse(-1) == column;
  }

  /// Every number.
  record All() implements Candidates {
    @Override
    public LongUnaryOperator steps(long[] values, long fromNumber, long last) {
      return LongUnaryOperator.identity();
    }
  }

  /// The members of a set.
  record Listed(Members set) implements Candidates {
    @Override
    public LongUnaryOperator steps(long[] values, long fromNumber, long last) {
      return set::atLeast;
    }
  }

  /// The divisors of a number; all numbers where it is 0.
  record Divisors(LinearForm number, DivisorSieve sieve) implements Candidates {
    @Override
    public LongUnaryOperator steps(long[] values, long fromNumber, long last) {
      long whole = Math.absExact(number.at(values));
      if (whole == 0 || last - fromNumber <= FEW || last - fromNumber <= sieve.work(whole)) {
        return LongUnaryOperator.identity();
      }
      long[] divisors = sieve.divisors(whole);
      return least -> {
        int at = Arrays.binarySearch(divisors, least);
        int index = at < 0 ? -at - 1 : at;
        return index < divisors.length ? divisors[index] : Members.NONE;
      };
    }
  }

  /// The multiples of a number.
  record Multiples(LinearForm divisor) implements Candidates {
    @Override
    public LongUnaryOperator steps(long[] values, long fromNumber, long last) {
      long step = divisor.at(values);
      return least -> {
        if (step < 1) {
          return Members.NONE;
        }
        long more = Math.floorMod(-least, step);
        return least > Members.NONE - more ? Members.NONE : least + more;
      };
    }
  }

  /// The numbers whose bits that are one are so in a number.
  record Parts(LinearForm whole) implements Candidates {
    @Override
    public LongUnaryOperator steps(long[] values, long fromNumber, long last) {
      long bits = whole.at(values);
      return least -> leastPart(bits, least);
    }

    /// Finds the least part from `least` on: where `least` has a bit that is no part, the least
    /// part above it agrees with it down to some higher bit, which is one in the part only, and has
    /// none of the lower ones.
    private static long leastPart(long bits, long least) {
      long strange = least & ~bits;
      if (strange == 0) {
        return least;
      }
      int highest = Long.SIZE - 1 - Long.numberOfLeadingZeros(strange);
      long free = bits & ~least & (-1L << highest);
      if (bits < 0 || free == 0) {
        return Members.NONE;
      }
      long raised = Long.lowestOneBit(free);
      return (least & -raised & bits) | raised;
    }
  }
}
