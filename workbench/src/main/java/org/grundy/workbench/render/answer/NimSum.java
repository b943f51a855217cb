package org.grundy.workbench.render.answer;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.grundy.core.Component;

/// The nim-sum of some components' values, with its binary digits.
final class NimSum {
  private final List<Component> components;
  private final long total;
  private final int digits;

  NimSum(List<Component> components) {
    this.components = components;
    long sum = 0;
    long all = 1;
    for (Component component : components) {
      sum ^= component.value();
      all |= component.value();
    }
    this.total = sum;
    this.digits = Long.SIZE - Long.numberOfLeadingZeros(all);
  }

  long total() {
    return total;
  }

  /// The highest binary digit that some value has, at least 1.
  long highestDigit() {
    return 1L << (digits - 1);
  }

  /// A value with its binary digits, unless these say nothing more: `5 (101)`.
  String withDigits(long value) {
    return digits == 1 ? "" + value : value + " (" + binary(value) + ")";
  }

  /// The binary digits of a value, as many as the largest value has.
  String binary(long value) {
    String ones = Long.toBinaryString(value);
    return "0".repeat(Math.max(0, digits - ones.length())) + ones;
  }

  /// The number of components that have each value.
  Map<Long, Integer> countByValue() {
    Map<Long, Integer> counts = new TreeMap<>();
    for (Component component : components) {
      counts.merge(component.value(), 1, Integer::sum);
    }
    return counts;
  }

  /// The number of components that have a value with this binary digit.
  int countOfDigit(long digit) {
    int count = 0;
    for (Component component : components) {
      count += (component.value() & digit) != 0 ? 1 : 0;
    }
    return count;
  }
}
