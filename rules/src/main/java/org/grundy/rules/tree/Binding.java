package org.grundy.rules.tree;

import java.util.List;
import java.util.stream.Collectors;

/// The numbers that a parameter stands for: `k = 2`, `S = 1 3..4`.
///
/// @param name the parameter's
/// @param numbers at least one range, in the order of the text; numbers are from 0
public record Binding(String name, List<Take.Range> numbers) {
  public Binding {
    numbers = List.copyOf(numbers);
  }

  /// True if it is one number, and not a set of several.
  public boolean isSingle() {
    return numbers.size() == 1
        && numbers.getFirst().fromCount() + 1 == numbers.getFirst().toCount();
  }

  /// The least number of the first range: the number, where it is one.
  public long first() {
    return numbers.getFirst().fromCount();
  }

  /// `k = 2` or `S = 1 3..4`.
  public String text() {
    return name + " = " + numbers.stream().map(Take.Range::text).collect(Collectors.joining(" "));
  }
}
