package org.grundy.workbench.contest.pack.value;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.Item;
import org.grundy.workbench.contest.Item.Field;
import org.grundy.workbench.contest.Item.Making;
import org.grundy.workbench.contest.Item.Repetition;

/// The largest values of the numbers in the inputs of a problem.
final class Limits {
  /// The value taken for products and the like, which are not worked out.
  private static final long UNKNOWN = 1L << 40;

  private static final long UNKNOWN_CASES = 100;

  private final ContestSpec spec;

  Limits(ContestSpec spec) {
    this.spec = spec;
  }

  /// The greatest number that an expression may be, or a greater one.
  long largest(Expression expression) {
    return switch (expression) {
      case Expression.Constant(long value) -> value;
      case Expression.Variable(String name) -> largest(range(name).most);
      case Expression.Plus(Expression left, Expression right) ->
          Math.addExact(largest(left), largest(right));
      case Expression.Minus(Expression left, Expression right) ->
          isNatural(right) ? largest(left) : UNKNOWN;
      case Expression.Times _, Expression.Applied _ -> UNKNOWN;
    };
  }

  /// True if an expression is surely from 0 on.
  private boolean isNatural(Expression expression) {
    return switch (expression) {
      case Expression.Constant(long value) -> value >= 0;
      case Expression.Variable(String name) -> isNatural(range(name).least);
      case Expression.Plus(Expression left, Expression right) ->
          isNatural(left) && isNatural(right);
      case Expression.Times(Expression left, Expression right) ->
          isNatural(left) && isNatural(right);
      case Expression.Minus _, Expression.Applied _ -> false;
    };
  }

  private record Range(Expression least, Expression most) {}

  private Range range(String name) {
    for (Item item : spec.everyItem()) {
      if (item instanceof Item.Cases(Repetition.Each each, List<Item> _)
          && each.name().equals(name)) {
        return new Range(each.least(), each.most());
      }
      if (item instanceof Item.Made made && made.name().equals(name)) {
        return range(made.making());
      }
      for (Field field : fields(item)) {
        if (field.name().equals(name)) {
          return new Range(field.least(), field.most());
        }
      }
    }
    throw new IllegalArgumentException("no such name: " + name);
  }

  private Range range(Making making) {
    Expression one = new Expression.Constant(1);
    return switch (making) {
      case Making.Runs(String letters, int _) -> new Range(one, spec.lettered(letters).columns());
      case Making.Places(String letters, int _) -> {
        Item.Lettered lettered = spec.lettered(letters);
        yield new Range(
            one,
            lettered.rows().equals(one)
                ? lettered.columns()
                : new Expression.Times(lettered.rows(), lettered.columns()));
      }
      case Making.Indices(String list) -> new Range(one, length(list));
      case Making.LinesOf(Item.Lines lines, Field _) -> new Range(one, lines.count());
      case Making.Differences(String list) -> {
        Range range = range(list);
        yield new Range(new Expression.Constant(grows(list) ? 0 : -UNKNOWN), range.most());
      }
      case Making.Sorted(String list) -> range(list);
      case Making.OfPairs(String list, boolean _) -> range(list);
      case Making.Circles(String permutation) -> new Range(one, length(permutation));
      case Making.Depths depths ->
          new Range(new Expression.Constant(0), length(depths.tree().getFirst()));
    };
  }

  /// True if no number of a list is less than the one before it, as far as the format says so.
  private boolean grows(String list) {
    return spec.everyItem().stream()
        .anyMatch(item ->
            (item instanceof Item.Made made
                    && made.name().equals(list)
                    && made.making() instanceof Making.Sorted)
                || fields(item).stream()
                    .anyMatch(field ->
                        field.name().equals(list) && field.order() == Item.Order.INCREASING));
  }

  /// The length of a list.
  private Expression length(String list) {
    for (Item item : spec.everyItem()) {
      for (Field field : fields(item)) {
        if (field.name().equals(list)) {
          return item instanceof Item.Lines lines
              ? field
                  .count()
                  .<Expression>map(length -> new Expression.Times(lines.count(), length))
                  .orElse(lines.count())
              : field.count().orElseThrow();
        }
      }
    }
    return new Expression.Constant(UNKNOWN);
  }

  /// The numbers that an item reads.
  static List<Field> fields(Item item) {
    return switch (item) {
      case Item.Line line -> line.fields();
      case Item.Lines lines -> lines.fields();
      case Item.Cases(Repetition.Counted(Field count), List<Item> _) -> List.of(count);
      case Item.Cases _, Item.Lettered _, Item.Made _ -> List.of();
    };
  }

  /// The number of that name, where it is one number of a line with limits that do not depend on
  /// others.
  Optional<Field> fixed(String name) {
    return spec.everyItem().stream()
        .filter(Item.Line.class::isInstance)
        .flatMap(line -> fields(line).stream())
        .filter(field ->
            field.name().equals(name)
                && field.count().isEmpty()
                && field.least() instanceof Expression.Constant
                && field.most() instanceof Expression.Constant)
        .findFirst();
  }

  /// The most cases that an input may have, or a guess where that is not told.
  long cases() {
    return spec.repetitions().stream().mapToLong(this::cases).reduce(1, (a, b) -> a * b);
  }

  /// In how many cases, at most, some numbers are read anew.
  long casesOf(Collection<String> names) {
    long cases = 1;
    long last = 1;
    for (Item item : spec.everyItem()) {
      if (item instanceof Item.Cases inner) {
        cases *= cases(inner.repetition());
      }
      if (fields(item).stream().anyMatch(field -> names.contains(field.name()))
          || (item instanceof Item.Made made && names.contains(made.name()))) {
        last = cases;
      }
    }
    return last;
  }

  private long cases(Repetition repetition) {
    return repetition instanceof Repetition.Counted(Field count)
        ? Math.max(1, largest(count.most()))
        : UNKNOWN_CASES;
  }
}
