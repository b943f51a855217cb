package org.grundy.rules.heap.equation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Relation;
import org.grundy.rules.tree.Substitution;

/// A sum of the sizes with weights, which stands for one of them: from it and the others that size
/// follows, as its own weight is 1.
///
/// ```
/// (a, b)   with 2·a + b in the place of b   is   (a, 2·a + b)
/// ```
///
/// @param place the size that it stands for
/// @param weights those of all sizes, from 0
public record Measure(int place, List<Long> weights) {
  private static final int MOST_ARITY = 4;

  public Measure {
    weights = List.copyOf(weights);
  }

  /// Each size stands for itself.
  static Measure plain(int arity) {
    return new Measure(0, IntStream.range(0, arity).mapToObj(i -> i == 0 ? 1L : 0L).toList());
  }

  /// All measures of several sizes with small weights, those of small totals first.
  static List<Measure> all(int arity) {
    int most =
        switch (arity) {
          case 2 -> 8;
          case 3 -> 3;
          default -> 2;
        };
    List<Measure> measures = new ArrayList<>();
    int codes = arity < 2 || arity > MOST_ARITY ? 0 : Math.powExact(most + 1, arity);
    for (int code = 0; code < codes; code++) {
      int rest = code;
      List<Long> weights =
          IntStream.range(0, arity)
              .mapToObj(i -> (long) (rest / Math.powExact(most + 1, i) % (most + 1)))
              .toList();
      for (int place = 0; place < arity; place++) {
        Measure measure = new Measure(place, weights);
        if (weights.get(place) == 1 && !measure.isPlain()) {
          measures.add(measure);
        }
      }
    }
    measures.sort(Comparator.comparingLong(Measure::total));
    return measures;
  }

  private long total() {
    return weights.stream().mapToLong(Long::longValue).sum();
  }

  /// True if each size stands for itself.
  boolean isPlain() {
    return total() == 1;
  }

  /// Sizes with the measure in its place.
  List<Long> of(List<Long> sizes) {
    long sum = 0;
    for (int i = 0; i < weights.size(); i++) {
      sum = Math.addExact(sum, Math.multiplyExact(weights.get(i), sizes.get(i)));
    }
    List<Long> changed = new ArrayList<>(sizes);
    changed.set(place, sum);
    return changed;
  }

  /// The moves of positions that are written with the measure in its place. A position of which no
  /// size follows has none.
  EquationMove of(EquationMove move) {
    List<String> names = move.variables();
    Substitution substitution =
        new Substitution(Map.of(names.get(place), size(names.stream().map(Measure::named))));
    List<Alternative> alternatives =
        move.alternatives().stream().map(one -> of(one, substitution)).toList();
    Expression start = substitution.in(named(names.get(place)));
    Set<List<Long>> except =
        move.except().stream().map(this::of).collect(Collectors.toCollection(LinkedHashSet::new));
    return new EquationMove(
        names,
        alternatives.stream().map(one -> one.where(List.of(natural(start)))).toList(),
        except);
  }

  private Alternative of(Alternative alternative, Substitution substitution) {
    List<List<Expression>> sum = new ArrayList<>();
    List<Condition> conditions = new ArrayList<>(substitution.in(alternative.conditions()));
    for (List<Expression> component : alternative.sum()) {
      List<Expression> sizes = new ArrayList<>(component.stream().map(substitution::in).toList());
      conditions.add(natural(sizes.get(place)));
      Expression measure = sizes.get(place);
      for (int i = 0; i < sizes.size(); i++) {
        if (i != place && weights.get(i) > 0) {
          measure = new Expression.Plus(measure, weighted(i, sizes.get(i)));
        }
      }
      sizes.set(place, measure);
      sum.add(sizes);
    }
    return new Alternative(sum, conditions);
  }

  /// The size that the measure stands for.
  private Expression size(Stream<Expression> sizes) {
    List<Expression> all = sizes.toList();
    Expression size = all.get(place);
    for (int i = 0; i < all.size(); i++) {
      if (i != place && weights.get(i) > 0) {
        size = new Expression.Minus(size, weighted(i, all.get(i)));
      }
    }
    return size;
  }

  private Expression weighted(int i, Expression size) {
    return weights.get(i) == 1
        ? size
        : new Expression.Times(new Expression.Constant(weights.get(i)), size);
  }

  private static Expression named(String name) {
    return new Expression.Variable(name);
  }

  private static Condition natural(Expression size) {
    return new Condition.Chain(
        List.of(size, new Expression.Constant(0)), List.of(Relation.AT_LEAST));
  }

  /// The name of what stands at a place, by the names of the sizes: `b`, or `2·a + b`.
  String name(int at, List<String> names) {
    return at != place
        ? names.get(at)
        : IntStream.range(0, names.size())
            .filter(i -> weights.get(i) > 0)
            .mapToObj(i -> (weights.get(i) == 1 ? "" : weights.get(i) + "·") + names.get(i))
            .collect(Collectors.joining(" + "));
  }
}
