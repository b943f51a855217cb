package org.grundy.workbench.contest.pack.value;

import org.grundy.workbench.contest.pack.code.Code;

/// The results of a function `worth` in C++ for a position: its value, and how many moves win.
final class Worth {
  static final String TYPE =
      """

      struct Worth {
        int value = 0;
        long long winning = 0;
      };
      """;

  private Worth() {}

  /// Writes statements that take it from a call of the function.
  static void take(Code code, String arguments) {
    code.line("Worth known = worth(%s);".formatted(arguments));
    code.line("value = known.value;");
    code.line("winning = known.winning;");
  }
}
