package org.grundy.rules.heap.equation;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.grundy.rules.heap.equation.Columns.Term;
import org.grundy.rules.tree.EquationMove.Operation;
import org.grundy.rules.tree.EquationMove.Relation;

/// A linear system of what is surely true of the columns of one case: its conditions; that sizes
/// are natural; with a product `m = y·r` of natural numbers, `m >= c·r` where `y >= c` follows from
/// the rest, and `m >= r` where `y` divides `r`; and what is known of each term. Some of that holds
/// on a premise: the remainder of x is at most x if x is natural. It is added once the premise has
/// been derived.
final class Facts {
  /// Larger lower bounds of variables are cut to this, so that coefficients stay small.
  private static final long MAX_LEAST = 1 << 16;

  private static final int ROUNDS = 3;

  private final Columns columns;
  private final LinearSystem system = new LinearSystem();
  private final BitSet natural = new BitSet();
  private final long[] least;
  private final List<Implication> pending = new ArrayList<>();

  /// A fact `then` that holds if all `premises` are from 0.
  private record Implication(List<LinearForm> premises, Runnable then) {}

  Facts(Columns columns, List<LinearForm> results, List<Literal> literals) {
    this.columns = columns;
    this.least = new long[columns.atoms()];
    natural.set(0, columns.names().size());
    for (int variable = 0; variable < columns.names().size(); variable++) {
      system.addAtLeastZero(columns.column(variable));
    }
    results.forEach(system::addAtLeastZero);
    literals.forEach(this::add);
    columns.terms().forEach(this::add);
    int round = 0;
    do {
      learn();
      addFactsOfProducts();
      round++;
    } while (!pending.isEmpty() && round < ROUNDS);
  }

  LinearSystem system() {
    return system;
  }

  /// The number that a natural variable or term is at least.
  long least(int atom) {
    return least[atom];
  }

  private void add(Literal literal) {
    switch (literal) {
      case Literal.Comparison(LinearForm form, Relation relation) -> add(system, form, relation);
      case Literal.Divides(LinearForm divisor, LinearForm number, boolean so) -> {
        system.addAtLeastZero(divisor.plus(so ? -1 : -2));
        if (so) {
          follows(number.plus(-1), number.combined(1, divisor, -1));
        }
      }
      case Literal.In(LinearForm number, Members set, boolean so) -> {
        if (so) {
          system.addAtLeastZero(number.plus(-set.atLeast(0)));
          OptionalLong last = set.last();
          if (last.isPresent()) {
            system.addAtLeastZero(number.negated().plus(last.getAsLong()));
          }
        }
      }
      case Literal.Bits(LinearForm part, LinearForm whole, boolean so) -> {
        system.addAtLeastZero(part);
        system.addAtLeastZero(whole);
        if (so) {
          system.addAtLeastZero(whole.combined(1, part, -1));
        }
      }
    }
  }

  /// Adds `form relation 0`, as far as a linear system can say it: nothing for `!=`.
  static void add(LinearSystem system, LinearForm form, Relation relation) {
    switch (relation) {
      case LESS -> system.addAtLeastZero(form.negated().plus(-1));
      case AT_MOST -> system.addAtLeastZero(form.negated());
      case EQUAL -> system.addZero(form);
      case UNEQUAL -> {}
      case AT_LEAST -> system.addAtLeastZero(form);
      case MORE -> system.addAtLeastZero(form.plus(-1));
    }
  }

  private void add(Term term) {
    LinearForm value = columns.column(term.column());
    switch (term.operation()) {
      case QUOTIENT -> addQuotient(term, value);
      case REMAINDER -> {
        system.addAtLeastZero(term.second().plus(-1));
        system.addAtLeastZero(value);
        system.addAtLeastZero(term.second().combined(1, value, -1).plus(-1));
        follows(term.first(), term.first().combined(1, value, -1));
      }
      case POWER -> addPower(term, value);
      case XOR -> {
        LinearForm left = term.first();
        LinearForm right = term.second();
        List.of(left, right, value).forEach(system::addAtLeastZero);
        LinearForm sum = left.combined(1, right, 1);
        system.addAtLeastZero(sum.combined(1, value, -1));
        system.addAtLeastZero(value.combined(1, sum, 1).combined(1, left, -2));
        system.addAtLeastZero(value.combined(1, sum, 1).combined(1, right, -2));
      }
      case MIN -> {
        term.operands().forEach(one -> system.addAtLeastZero(one.combined(1, value, -1)));
        for (long bound = 0; bound <= 2; bound++) {
          long more = -bound;
          follows(term.operands().stream().map(one -> one.plus(more)).toList(), value.plus(more));
        }
      }
      case MAX -> term.operands().forEach(one -> system.addAtLeastZero(value.combined(1, one, -1)));
      case GCD -> {
        system.addAtLeastZero(value);
        for (LinearForm one : term.operands()) {
          follows(one.plus(-1), value.plus(-1));
          follows(one.plus(-1), one.combined(1, value, -1));
        }
      }
    }
    pending.add(new Implication(List.of(value), () -> natural.set(term.column())));
  }

  private void addQuotient(Term term, LinearForm value) {
    LinearForm dividend = term.first();
    LinearForm divisor = term.second();
    system.addAtLeastZero(divisor.plus(-1));
    OptionalInt product =
        divisor.column().isPresent()
            ? columns.product(term.column(), divisor.column().getAsInt())
            : OptionalInt.empty();
    if (divisor.isConstant() || product.isPresent()) {
      LinearForm whole =
          divisor.isConstant()
              ? value.combined(divisor.constant(), value, 0)
              : columns.column(product.getAsInt());
      LinearForm rest = dividend.combined(1, whole, -1);
      system.addAtLeastZero(rest);
      system.addAtLeastZero(divisor.combined(1, rest, -1).plus(-1));
    }
    follows(dividend, value);
    follows(dividend, dividend.combined(1, value, -1));
  }

  /// `b^e >= e + 1` from b = 2 on: doubling adds 1 at least.
  private void addPower(Term term, LinearForm value) {
    LinearForm base = term.first();
    LinearForm exponent = term.second();
    system.addAtLeastZero(exponent);
    follows(base, value);
    follows(base.plus(-1), value.plus(-1));
    follows(List.of(base, exponent.plus(-1)), value.combined(1, base, -1));
    follows(base.plus(-2), value.combined(1, exponent, -1).plus(-1));
  }

  private void follows(LinearForm premise, LinearForm conclusion) {
    follows(List.of(premise), conclusion);
  }

  private void follows(List<LinearForm> premises, LinearForm conclusion) {
    pending.add(new Implication(premises, () -> system.addAtLeastZero(conclusion)));
  }

  private void learn() {
    for (Iterator<Implication> i = pending.iterator(); i.hasNext(); ) {
      Implication next = i.next();
      if (next.premises.stream().allMatch(this::isNatural)) {
        next.then.run();
        i.remove();
      }
    }
  }

  private boolean isNatural(LinearForm form) {
    LinearSystem opposite = system.copy();
    opposite.addAtLeastZero(form.negated().plus(-1));
    return opposite.isInfeasible();
  }

  private void addFactsOfProducts() {
    for (int column = columns.atoms(); column < columns.monomials().size(); column++) {
      if (isOfNaturals(column)) {
        system.addAtLeastZero(columns.column(column));
      }
    }
    for (int atom = 0; atom < columns.atoms(); atom++) {
      if (natural.get(atom)) {
        least[atom] = leastOf(atom);
        system.addAtLeastZero(columns.column(atom).plus(-least[atom]));
      }
    }
    for (int column = columns.atoms(); column < columns.monomials().size(); column++) {
      if (isOfNaturals(column)) {
        addFactsOfProduct(column);
      }
    }
  }

  private boolean isOfNaturals(int column) {
    return columns.monomials().get(column).stream().allMatch(natural::get);
  }

  private long leastOf(int atom) {
    BitSet kept = new BitSet();
    kept.set(atom);
    long most = 0;
    for (LinearForm row : system.onto(kept).rows()) {
      if (row.coefficient(atom) > 0) {
        most = Math.max(most, Math.ceilDiv(-row.constant(), row.coefficient(atom)));
      }
    }
    return Math.min(most, MAX_LEAST);
  }

  private void addFactsOfProduct(int column) {
    List<Integer> monomial = columns.monomials().get(column);
    for (int factor : monomial) {
      List<Integer> rest = Columns.withoutOne(monomial, factor);
      long times = rest.contains(factor) ? Math.max(1, least[factor]) : least[factor];
      system.addAtLeastZero(
          columns.column(column).combined(1, columns.column(columns.columnOf(rest)), -times));
    }
  }

  /// The ways in which a condition by `!=`, a minimum or a maximum can be true, one of which is.
  static List<List<Literal.Comparison>> alternatives(Columns columns, List<Literal> literals) {
    List<List<Literal.Comparison>> alternatives = new ArrayList<>();
    for (Literal literal : literals) {
      if (literal instanceof Literal.Comparison(LinearForm form, Relation relation)
          && relation == Relation.UNEQUAL) {
        alternatives.add(
            List.of(
                new Literal.Comparison(form, Relation.LESS),
                new Literal.Comparison(form, Relation.MORE)));
      }
    }
    for (Term term : columns.terms()) {
      if (term.operation() == Operation.MIN || term.operation() == Operation.MAX) {
        LinearForm value = columns.column(term.column());
        alternatives.add(
            term.operands().stream()
                .map(one -> new Literal.Comparison(value.combined(1, one, -1), Relation.EQUAL))
                .toList());
      }
    }
    return alternatives;
  }
}
