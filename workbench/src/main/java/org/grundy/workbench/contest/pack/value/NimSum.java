package org.grundy.workbench.contest.pack.value;

import java.util.List;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.workbench.contest.StartForm;
import org.grundy.workbench.contest.pack.code.Code;
import org.grundy.workbench.contest.pack.code.NumberCode;

/// Heaps whose values are added without carries.
///
/// @param heaps their sizes, with the conditions of the `start` line
record NimSum(StartForm.Heaps heaps) {
  /// The size of the largest heap.
  long largest(Limits limits) {
    return heaps.sum().stream().mapToLong(size -> limits.largest(size.getFirst())).max().orElse(0);
  }

  /// Writes statements that add the value of each heap to `value`.
  ///
  /// @param call the call of a function that tells it, with `%s` for the size
  void write(Code code, NumberCode numbers, String call) {
    for (List<Expression> sizes : heaps.sum()) {
      Expression size = sizes.getFirst();
      List<String> lists = numbers.lists(List.of(size));
      code.open(
          "for (size_t i = 0; i < %s; i++)"
              .formatted(lists.isEmpty() ? "1" : lists.getFirst() + ".size()"));
      String where =
          heaps.where().isEmpty() ? "" : "if (%s) ".formatted(numbers.conditions(heaps.where()));
      code.line("%svalue ^= %s;".formatted(where, call.formatted(numbers.element(size))));
      code.close();
    }
  }
}
