package org.grundy.rules.heap.equation;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.grundy.rules.heap.equation.OptionLine.Affine;
import org.grundy.rules.heap.equation.OptionLine.Bound;
import org.grundy.rules.heap.equation.OptionLine.Product;
import org.grundy.rules.heap.equation.OptionLine.Span;
import org.grundy.rules.heap.equation.OptionLine.Sum;
import org.grundy.rules.tree.EquationMove.Relation;

/// A line of options in steps that do not change along it, such as `(a - k*b,b)` for k from 1 on:
/// the step follows from the sizes that stay. So the options of a start are the first and those
/// that the first has on the same line.
///
/// Immutable, for use by any number of threads.
public final class EvenSteps {
  private final int columns;
  private final List<Product> products;
  private final List<Sum> losses;
  private final List<Start> starts;

  /// A condition `at relation 0` on the sizes that stay.
  private record Start(Sum at, Relation relation) {}

  /// The starts of a row that have options, and how far away the first is: for the sizes x at the
  /// innermost place with `from <= x <= last`, place i loses `base[i] + x · slope[i]`.
  @SuppressWarnings("ArrayRecordComponent") // made for one sweep, never compared
  public record Row(long from, long last, long[] base, long[] slope) {}

  private EvenSteps(int columns, List<Product> products, List<Sum> losses, List<Start> starts) {
    this.columns = columns;
    this.products = products;
    this.losses = losses;
    this.starts = starts;
  }

  /// Of a line whose conditions on k are those of `k >= 1`.
  static Optional<EvenSteps> of(
      int arity, int columns, List<Product> products, List<Affine> sizes, List<Bound> conditions) {
    BitSet moving = new BitSet();
    for (int i = 0; i < arity; i++) {
      if (!sizes.get(i).at().isColumn(i) || !sizes.get(i).growth().isAtMostZero()) {
        return Optional.empty();
      }
      moving.set(i, !sizes.get(i).growth().isZero());
    }
    for (Product product : products) {
      boolean square = product.left() == product.right() || product.left() >= arity;
      moving.set(
          product.column(), square || moving.get(product.left()) || moving.get(product.right()));
    }
    List<Start> starts = new ArrayList<>();
    for (Bound bound : conditions) {
      if (bound.form().growth().isZero()) {
        if (bound.relation() == Relation.UNEQUAL) {
          return Optional.empty();
        }
        starts.add(new Start(bound.form().at(), bound.relation()));
      }
    }
    boolean even =
        starts.stream().noneMatch(start -> start.at.columns().anyMatch(moving::get))
            && sizes.stream().noneMatch(size -> size.growth().columns().anyMatch(moving::get));
    return even
        ? Optional.of(
            new EvenSteps(columns, products, sizes.stream().map(Affine::growth).toList(), starts))
        : Optional.empty();
  }

  /// The starts of a row that have options.
  ///
  /// @param row sizes of a row; that at the innermost place does not matter
  /// @param most the largest size there
  public Row along(long[] row, int inner, int most) {
    long[] first = values(row, inner, 0);
    long[] second = values(row, inner, 1);
    Span range = OptionLine.range(columns, most);
    for (Start start : starts) {
      long at = start.at.of(first);
      OptionLine.narrow(range, at, start.at.of(second) - at, start.relation);
    }
    long[] base = new long[row.length];
    long[] slope = new long[row.length];
    for (int i = 0; i < row.length; i++) {
      base[i] = -losses.get(i).of(first);
      slope[i] = -losses.get(i).of(second) - base[i];
      boolean isInner = i == inner;
      OptionLine.atLeast(range, (isInner ? 0 : row[i]) - base[i], (isInner ? 1 : 0) - slope[i]);
    }
    return new Row(range.from(), range.last(), base, slope);
  }

  private long[] values(long[] row, int inner, long size) {
    long[] values = new long[columns];
    System.arraycopy(row, 0, values, 0, row.length);
    values[inner] = size;
    for (Product product : products) {
      values[product.column()] = values[product.left()] * values[product.right()];
    }
    return values;
  }
}
