package org.grundy.rules.heap.equation;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.InputException;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Relation;

/// Conditions taken apart at every `or`: a choice meets them where it meets all of some case. A
/// case has no `or`, chains of one comparison only, and `not` only around a single condition that
/// has no opposite of its own.
final class Cases {
  private static final int MOST = 64;

  private Cases() {}

  /// The cases of conditions that all hold.
  ///
  /// @throws InputException if there are too many
  static List<List<Condition>> of(List<Condition> conditions) {
    return all(conditions, true);
  }

  /// @param hold whether they hold, or their opposites do
  private static List<List<Condition>> all(List<Condition> conditions, boolean hold) {
    List<List<Condition>> cases = List.of(List.of());
    for (Condition condition : conditions) {
      cases = both(cases, of(condition, hold));
    }
    return cases;
  }

  private static List<List<Condition>> some(List<Condition> conditions, boolean hold) {
    List<List<Condition>> cases = new ArrayList<>();
    conditions.forEach(condition -> cases.addAll(of(condition, hold)));
    return cases;
  }

  private static List<List<Condition>> of(Condition condition, boolean holds) {
    return switch (condition) {
      case Condition.Chain chain -> {
        List<Condition> pairs = pairs(chain, holds);
        yield holds ? List.of(pairs) : pairs.stream().map(List::of).toList();
      }
      case Condition.Not(List<Condition> inner) -> holds ? some(inner, false) : all(inner, true);
      case Condition.Or(List<List<Condition>> branches) -> {
        List<List<Condition>> cases = new ArrayList<>();
        if (holds) {
          branches.forEach(branch -> cases.addAll(all(branch, true)));
          yield cases;
        }
        List<List<Condition>> none = List.of(List.of());
        for (List<Condition> branch : branches) {
          none = both(none, some(branch, false));
        }
        yield none;
      }
      case Condition.Divides _, Condition.In _, Condition.Bits _ ->
          List.of(List.of(holds ? condition : new Condition.Not(List.of(condition))));
    };
  }

  /// The comparisons of a chain, or the opposite of each.
  private static List<Condition> pairs(Condition.Chain chain, boolean hold) {
    List<Condition> pairs = new ArrayList<>();
    for (int i = 0; i < chain.relations().size(); i++) {
      List<Expression> sides = chain.sides().subList(i, i + 2);
      Relation relation = chain.relations().get(i);
      pairs.add(new Condition.Chain(sides, List.of(hold ? relation : relation.opposite())));
    }
    return pairs;
  }

  private static List<List<Condition>> both(
      List<List<Condition>> left, List<List<Condition>> right) {
    if (left.size() * right.size() > MOST) {
      throw new InputException(
          "the conditions have more than " + MOST + " cases by `or` and `not`",
          "split the move into several lines");
    }
    List<List<Condition>> cases = new ArrayList<>();
    for (List<Condition> one : left) {
      for (List<Condition> other : right) {
        List<Condition> together = new ArrayList<>(one);
        together.addAll(other);
        cases.add(together);
      }
    }
    return cases;
  }
}
