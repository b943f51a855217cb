package org.grundy.checker.automaton;

import java.util.List;
import java.util.function.IntUnaryOperator;
import org.grundy.rules.tree.EquationMove.Relation;

/// A condition on the signs of sums. It may hold, fail, or do neither, where a number that it is
/// about does not exist.
///
/// What may become of it is a set of these three, as bits; so it is told both while signs are open
/// and, exactly, when all are known.
sealed interface Formula {
  int HOLDS = 1;
  int FAILS = 2;
  int NEITHER = 4;

  int NEGATIVE = 1;
  int ZERO = 2;
  int POSITIVE = 4;

  Formula ALWAYS = new All(List.of());
  Formula NEVER = new Any(List.of());

  /// What may become of it.
  ///
  /// @param signs the signs that each sum may have, as bits
  int outcomes(IntUnaryOperator signs);

  /// A sum compared with 0.
  record Compared(int sum, Relation relation) implements Formula {
    @Override
    public int outcomes(IntUnaryOperator signs) {
      int holding =
          (relation.holds(-1, 0) ? NEGATIVE : 0)
              | (relation.holds(0, 0) ? ZERO : 0)
              | (relation.holds(1, 0) ? POSITIVE : 0);
      int possible = signs.applyAsInt(sum);
      return ((possible & holding) != 0 ? HOLDS : 0) | ((possible & ~holding) != 0 ? FAILS : 0);
    }
  }

  /// The opposite.
  record Not(Formula formula) implements Formula {
    @Override
    public int outcomes(IntUnaryOperator signs) {
      int inner = formula.outcomes(signs);
      return ((inner & HOLDS) != 0 ? FAILS : 0)
          | ((inner & FAILS) != 0 ? HOLDS : 0)
          | (inner & NEITHER);
    }
  }

  /// All hold. It fails if one fails.
  record All(List<Formula> formulas) implements Formula {
    @Override
    public int outcomes(IntUnaryOperator signs) {
      return joined(formulas, signs, HOLDS, FAILS);
    }
  }

  /// One holds. It fails if all fail.
  record Any(List<Formula> formulas) implements Formula {
    @Override
    public int outcomes(IntUnaryOperator signs) {
      return joined(formulas, signs, FAILS, HOLDS);
    }
  }

  private static int joined(List<Formula> formulas, IntUnaryOperator signs, int byAll, int byOne) {
    int every = HOLDS | FAILS | NEITHER;
    int some = 0;
    boolean undecided = true;
    for (Formula formula : formulas) {
      int inner = formula.outcomes(signs);
      every &= inner;
      some |= inner;
      undecided &= (inner & (byAll | NEITHER)) != 0;
    }
    return (every & byAll) | (some & byOne) | (undecided ? some & NEITHER : 0);
  }

  /// A condition on numbers that exist where another one holds, which never is undecided itself.
  record Where(Formula exist, Formula formula) implements Formula {
    @Override
    public int outcomes(IntUnaryOperator signs) {
      int there = exist.outcomes(signs);
      return ((there & HOLDS) != 0 ? formula.outcomes(signs) : 0)
          | ((there & ~HOLDS) != 0 ? NEITHER : 0);
    }
  }

  /// All of these, in a form without what always holds.
  static Formula all(List<Formula> formulas) {
    List<Formula> open = formulas.stream().filter(formula -> !formula.equals(ALWAYS)).toList();
    return open.size() == 1 ? open.getFirst() : new All(open);
  }

  static Formula all(Formula... formulas) {
    return all(List.of(formulas));
  }

  /// One of these.
  static Formula any(List<Formula> formulas) {
    return formulas.size() == 1 ? formulas.getFirst() : new Any(formulas);
  }

  static Formula any(Formula... formulas) {
    return any(List.of(formulas));
  }

  /// A condition on numbers that exist where another one holds.
  static Formula where(Formula exist, Formula formula) {
    return exist.equals(ALWAYS) ? formula : new Where(exist, formula);
  }
}
