package org.grundy.checker.quotient;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.certificate.QuotientCertificate;

/// The monoid that steps make: if any two steps can be made in either order, and all elements can
/// be reached from the unit, then the words that lead from the unit to an element are a class of a
/// congruence, so that elements multiply as their words do.
final class StepMonoid {
  private final int order;
  private final int generators;
  private final int[] steps;
  private final BitSet losing = new BitSet();

  /// `products[x * order + y]`; none where the steps make no monoid.
  private final int[] products;

  /// @throws InputException if a number names no element
  StepMonoid(QuotientCertificate certificate, Meter meter) {
    this.generators = (int) certificate.generators();
    this.order = generators == 0 ? 1 : certificate.steps().size() / generators;
    this.steps = numbers(certificate.steps(), order);
    if (order < 1
        || order > QuotientCertificate.MOST_ELEMENTS
        || steps.length != order * generators) {
      throw new InputException(
          "there are %d steps of %d generators".formatted(steps.length, generators),
          "each of at most %d elements has a step by each generator"
              .formatted(QuotientCertificate.MOST_ELEMENTS));
    }
    Arrays.stream(numbers(certificate.losing(), order)).forEach(this::setLosing);
    meter.claim(4L * order * order);
    this.products = new int[order * order];
  }

  private void setLosing(int element) {
    if (element < losing.length()) {
      throw new InputException(
          "the losing element %d does not come after those before it".formatted(element),
          "they increase");
    }
    losing.set(element);
  }

  /// Numbers that name elements.
  static int[] numbers(List<Long> numbers, int order) {
    for (long number : numbers) {
      if (number >= order) {
        throw new InputException(
            "there is no element %d among %d".formatted(number, order), "elements count from 0");
      }
    }
    return numbers.stream().mapToInt(Math::toIntExact).toArray();
  }

  int order() {
    return order;
  }

  int generators() {
    return generators;
  }

  /// The element of a generator.
  int generator(int generator) {
    return steps[generator];
  }

  boolean isLosing(int element) {
    return losing.get(element);
  }

  int product(int x, int y) {
    return products[x * order + y];
  }

  private int step(int element, int generator) {
    return steps[element * generators + generator];
  }

  /// True if any two steps can be made in either order.
  boolean commutes(Meter meter) {
    for (int x = 0; x < order; x++) {
      meter.work(1L + generators);
      for (int g = 0; g < generators; g++) {
        for (int h = 0; h < g; h++) {
          if (step(step(x, g), h) != step(step(x, h), g)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  /// Finds all products.
  ///
  /// @return false if some element cannot be reached from the unit
  boolean multiply(Meter meter) {
    BitSet reached = new BitSet(order);
    Deque<Integer> queue = new ArrayDeque<>();
    reached.set(0);
    queue.add(0);
    for (int x = 0; x < order; x++) {
      products[x * order] = x;
    }
    while (!queue.isEmpty()) {
      int y = queue.remove();
      meter.work(1L + generators);
      for (int g = 0; g < generators; g++) {
        int next = step(y, g);
        if (!reached.get(next)) {
          reached.set(next);
          queue.add(next);
          for (int x = 0; x < order; x++) {
            products[x * order + next] = step(product(x, y), g);
          }
        }
      }
    }
    return reached.cardinality() == order;
  }

  /// True if no two elements win and lose with the same others.
  boolean isReduced(Meter meter) {
    Set<BitSet> rows = new HashSet<>();
    for (int x = 0; x < order; x++) {
      meter.work(1L + order / 64);
      BitSet row = new BitSet(order);
      for (int y = 0; y < order; y++) {
        row.set(y, isLosing(product(x, y)));
      }
      rows.add(row);
    }
    return rows.size() == order;
  }
}
