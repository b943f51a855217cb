package org.grundy.solvers.family.proof;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.rules.tree.EquationMove.Relation;
import org.grundy.solvers.automaton.BeattyPairs;
import org.grundy.solvers.automaton.digit.Automaton;
import org.grundy.solvers.automaton.digit.AutomatonAlgebra;
import org.grundy.solvers.automaton.digit.LinearSum;
import org.grundy.solvers.family.formula.Constant;
import org.grundy.solvers.family.formula.Formula;
import org.grundy.solvers.family.formula.Joined;
import org.grundy.solvers.family.formula.Linear;
import org.grundy.solvers.family.formula.MexPairs;
import org.grundy.solvers.family.formula.Periodic;
import org.grundy.solvers.family.formula.Product;
import org.grundy.solvers.family.formula.Residues;
import org.grundy.solvers.family.formula.ZeroLines;

/// The places at which formulas are zero, as automata that read the digits of a row and a column.
///
/// @param row the track of the row
/// @param column the track of the column; along a line a formula speaks of it alone
record ZeroAutomata(AutomatonAlgebra algebra, int row, int column) {
  /// A track on which a quotient is guessed.
  private static final int QUOTIENT = 62;

  /// The places of the numbers from 0 on at which a formula is zero; empty where no automaton is
  /// made for formulas of its kind. Of a list it is right from its first number on.
  Optional<Automaton> of(Formula formula) {
    return switch (formula) {
      case Constant(long value) -> Optional.of(algebra.constant(value == 0));
      case Linear linear -> Optional.of(of(linear));
      case ZeroLines(List<Linear> lines) ->
          Optional.of(algebra.or(lines.stream().map(this::of).toList()));
      case Periodic periodic -> Optional.of(of(periodic));
      case Residues residues when residues.values().contains(-1L) -> Optional.empty();
      case Residues residues -> Optional.of(of(residues));
      case Joined(Joined.By by, long a, long b) when by == Joined.By.NIM_SUM && (a < 0 || b < 0) ->
          Optional.empty();
      case Joined joined -> Optional.of(of(joined));
      case MexPairs pairs -> of(pairs);
      case Product _ -> Optional.empty();
    };
  }

  /// Pairs of the same numeration alone: those of others are no automatic set in it (Cobham 1972).
  private Optional<Automaton> of(MexPairs pairs) {
    if (pairs.factor() > 1 || pairs.added() != 0) {
      return Optional.empty();
    }
    return BeattyPairs.proof(pairs.step(), algebra.meter())
        .filter(proof -> proof.numeration().equals(algebra.numeration()))
        .map(proof -> proof.losing(algebra).renamed(new int[] {row, column}));
  }

  private LinearSum sum(long a, long b, long added) {
    return LinearSum.ZERO.plus(row, a).plus(column, b).minus(-added);
  }

  private Automaton is(LinearSum sum, Relation relation) {
    return algebra.compare(sum, relation);
  }

  /// `0 <= s < k`, of the sum itself or of its rest.
  private Automaton of(Linear linear) {
    long m = linear.modulus();
    LinearSum sum =
        m == 0
            ? sum(linear.rowFactor(), linear.columnFactor(), linear.added())
            : sum(
                    Math.floorMod(linear.rowFactor(), m),
                    Math.floorMod(linear.columnFactor(), m),
                    Math.floorMod(linear.added(), m))
                .plus(QUOTIENT, -m);
    LinearSum over = sum.minus(linear.divisor());
    Automaton zero = algebra.and(is(sum, Relation.AT_LEAST), is(over, Relation.LESS));
    return m == 0 ? zero : algebra.exists(zero, QUOTIENT);
  }

  /// `n mod m = rest`.
  private Automaton rest(int track, long m, long rest) {
    LinearSum sum = LinearSum.track(track).minus(rest).plus(QUOTIENT, -m);
    return m == 1 ? algebra.constant(true) : algebra.exists(is(sum, Relation.EQUAL), QUOTIENT);
  }

  private Automaton number(long n) {
    return is(sum(0, 1, -n), Relation.EQUAL);
  }

  /// Along a line. A value that rises is zero once at most.
  private Automaton of(Periodic periodic) {
    long from = periodic.periodicFrom();
    Automaton late = is(sum(0, 1, -from), Relation.AT_LEAST);
    return algebra.or(
        IntStream.range(0, periodic.values().size())
            .filter(i -> periodic.values().get(i) == 0)
            .mapToObj(i -> {
              long n = periodic.fromNumber() + i;
              return i < periodic.preperiod() || !periodic.isPlain()
                  ? number(n)
                  : algebra.and(late, rest(column, periodic.length(), n % periodic.length()));
            })
            .toList());
  }

  private Automaton of(Residues residues) {
    if (!residues.ordered()) {
      return of(residues, row, column);
    }
    return algebra.or(
        algebra.and(of(residues, row, column), is(sum(1, -1, 0), Relation.AT_MOST)),
        algebra.and(of(residues, column, row), is(sum(1, -1, 0), Relation.AT_LEAST)));
  }

  private Automaton of(Residues residues, int first, int second) {
    int q = residues.columnPeriod();
    return algebra.or(
        IntStream.range(0, residues.values().size())
            .filter(i -> residues.values().get(i) == 0)
            .mapToObj(
                i -> algebra.and(rest(first, residues.rowPeriod(), i / q), rest(second, q, i % q)))
            .toList());
  }

  /// A nim-sum is zero where its parts are equal, the least or greatest of them where one of them
  /// is zero and the other is not on its other side.
  private Automaton of(Joined joined) {
    long a = joined.addedToRow();
    long b = joined.addedToColumn();
    LinearSum left = sum(1, 0, a);
    LinearSum right = sum(0, 1, b);
    if (joined.by() == Joined.By.NIM_SUM) {
      return algebra.and(is(sum(1, -1, a - b), Relation.EQUAL), is(left, Relation.AT_LEAST));
    }
    Relation other = joined.by() == Joined.By.MIN ? Relation.AT_LEAST : Relation.AT_MOST;
    return algebra.or(
        Stream.of(List.of(left, right), List.of(right, left))
            .map(pair -> algebra.and(is(pair.get(0), Relation.EQUAL), is(pair.get(1), other)))
            .toList());
  }
}
