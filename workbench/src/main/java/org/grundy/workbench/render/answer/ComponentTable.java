package org.grundy.workbench.render.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.grundy.core.Component;
import org.grundy.workbench.render.kit.Drawings;
import org.grundy.workbench.render.kit.Page;

/// The components of a sum, each with its value, and their nim-sum in binary.
final class ComponentTable {
  private static final int LISTED = 12;
  private static final int BRIEF = 60;
  private static final String[] HEADING = {"component", "value", "binary", "position"};

  private final List<Component> components;
  private final NimSum sum;
  private final Drawings drawings;

  ComponentTable(List<Component> components, NimSum sum, Drawings drawings) {
    this.components = components;
    this.sum = sum;
    this.drawings = drawings;
  }

  /// A line for each component and the nim-sum under them; or, of many components, the first few
  /// and the nim-sum by the values that occur or, where these are many too, by binary digits.
  void write(Page page) {
    boolean all = components.size() <= LISTED;
    List<String[]> rows = new ArrayList<>();
    rows.add(HEADING);
    for (int i = 0; i < Math.min(components.size(), LISTED); i++) {
      rows.add(row(i));
    }
    if (all) {
      rows.add(new String[] {"nim-sum", "" + sum.total(), sum.binary(sum.total()), ""});
    }
    page.block(2, aligned(rows, all));
    if (!all) {
      page.line("  … and %,d more".formatted(components.size() - LISTED));
      page.gap();
      writeSummary(page);
    }
  }

  private void writeSummary(Page page) {
    Map<Long, Integer> counts = sum.countByValue();
    boolean byValue = counts.size() <= LISTED;
    page.line(
        byValue
            ? "Two components of the same value cancel:"
            : "A binary digit of the nim-sum is 1 where an odd number of components has it:");
    List<String[]> rows = new ArrayList<>();
    if (byValue) {
      counts.forEach((value, count) -> {
        long left = count % 2 == 0 ? 0 : value;
        rows.add(summed("%,d of value %d".formatted(count, value), count, left));
      });
    } else {
      for (long digit = sum.highestDigit(); digit > 0; digit >>= 1) {
        int count = sum.countOfDigit(digit);
        String label = String.format(Locale.ROOT, "%d in %,d components", digit, count);
        rows.add(summed(label, count, count % 2 == 0 ? 0 : digit));
      }
    }
    rows.add(new String[] {"nim-sum", "", "" + sum.total(), sum.binary(sum.total())});
    page.block(2, aligned(rows, true));
  }

  private String[] summed(String label, int count, long left) {
    return new String[] {label, count % 2 == 0 ? "even" : "odd", "" + left, sum.binary(left)};
  }

  private String[] row(int index) {
    Component component = components.get(index);
    long value = component.value();
    return new String[] {
      "" + (index + 1),
      "" + value,
      sum.binary(value),
      drawings.of(component.summand()).component(component.position(), BRIEF)
    };
  }

  /// Columns aligned to the right, the last one to the left.
  ///
  /// @param total whether a rule is drawn above the last row
  private static List<String> aligned(List<String[]> rows, boolean total) {
    int columns = HEADING.length;
    int[] widths = new int[columns];
    for (String[] row : rows) {
      for (int i = 0; i < columns; i++) {
        widths[i] = Math.max(widths[i], row[i].length());
      }
    }
    List<String> lines = new ArrayList<>();
    for (String[] row : rows) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < columns - 1; i++) {
        line.repeat(' ', widths[i] - row[i].length()).append(row[i]).append("  ");
      }
      lines.add(line.append(row[columns - 1]).toString().stripTrailing());
    }
    if (total) {
      lines.add(lines.size() - 1, "-".repeat(lines.getLast().length()));
    }
    return lines;
  }
}
