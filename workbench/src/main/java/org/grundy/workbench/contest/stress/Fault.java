package org.grundy.workbench.contest.stress;

import org.grundy.rules.text.Quote;

/// A fault in a run of a program.
///
/// @param kind which kind of fault it is
/// @param detail more of it in words, such as an exit code; may be empty
public record Fault(Kind kind, String detail) {
  /// A kind of fault.
  public enum Kind {
    WRONG_ANSWER("wrong answer"),
    WRONG_FORMAT("the words are right, but not the blanks, line breaks or case of letters"),
    NOTHING("the program prints nothing"),
    TOO_MUCH("the program prints too much"),
    CRASH("the program ends with an error"),
    HANG("the program does not end in time"),
    NO_MOVE("the program says what is no move"),
    NO_CHOICE("the program does not say who begins");

    private final String words;

    Kind(String words) {
      this.words = words;
    }
  }

  /// The fault in words, for a terminal: `the program ends with an error: exit code 139`.
  public String words() {
    return detail.isEmpty() ? kind.words : kind.words + ": " + Quote.visible(detail);
  }
}
