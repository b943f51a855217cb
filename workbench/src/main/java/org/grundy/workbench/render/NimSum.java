package org.grundy.workbench.render;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.grundy.core.Component;

/// The nim-sum of some components' values, written out in binary.
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

  /// A value with its binary digits: `5 (101)`.
  String withDigits(long value) {
    return value + " (" + binary(value) + ")";
  }

  /// One line for each component, right-aligned, and the total under a rule.
  List<String> table() {
    List<String[]> rows = new ArrayList<>();
    for (int i = 0; i < components.size(); i++) {
      long value = components.get(i).value();
      rows.add(new String[] {"component " + (i + 1), "" + value, binary(value)});
    }
    return withTotal(rows);
  }

  /// One line for each value that occurs: an even number of equal values cancels.
  List<String> tableByValue() {
    List<String[]> rows = new ArrayList<>();
    countByValue(components)
        .forEach((value, count) -> {
          boolean odd = count % 2 == 1;
          String label = "%,d of value %d, %s".formatted(count, value, odd ? "odd" : "even");
          long left = odd ? value : 0;
          rows.add(new String[] {label, "" + left, binary(left)});
        });
    return withTotal(rows);
  }

  /// How many components have each value.
  static Map<Long, Integer> countByValue(List<Component> components) {
    Map<Long, Integer> counts = new TreeMap<>();
    for (Component component : components) {
      counts.merge(component.value(), 1, Integer::sum);
    }
    return counts;
  }

  private List<String> withTotal(List<String[]> rows) {
    rows.add(new String[] {"nim-sum", "" + total, binary(total)});
    int[] widths = new int[3];
    for (String[] row : rows) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.max(widths[i], row[i].length());
      }
    }
    List<String> lines = new ArrayList<>();
    for (String[] row : rows) {
      lines.add(
          padRight(row[0], widths[0])
              + "   "
              + padLeft(row[1], widths[1])
              + "   "
              + padLeft(row[2], widths[2]));
    }
    lines.add(lines.size() - 1, "-".repeat(lines.getLast().length()));
    return lines;
  }

  private String binary(long value) {
    String ones = Long.toBinaryString(value);
    return "0".repeat(Math.max(0, digits - ones.length())) + ones;
  }

  private static String padLeft(String text, int width) {
    return " ".repeat(width - text.length()) + text;
  }

  private static String padRight(String text, int width) {
    return text + " ".repeat(width - text.length());
  }
}
