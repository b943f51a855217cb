package org.grundy.rules.heap;

import java.util.regex.Pattern;

/// A heap code as people write it: which texts are meant as one, and the normal form of each.
///
/// A code is a subtraction set ([SubtractionSet]) or digits with a point ([TakeAndBreakCode]).
public final class CodeText {
  /// The digits of codes; each stands for its index.
  public static final String DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUV";

  private static final Pattern RANGE = Pattern.compile("(?<=[0-9])\\.\\.(?=[0-9])");

  /// Of a text whose ranges have commas; no group is repeated, which would take a frame of the
  /// stack for each character of a long text.
  private static final Pattern MEANT =
      Pattern.compile(
          "(?!\\.$)(?:[0-9{][0-9A-Za-z{},+!?=]*|[A-Va-v][!?=]?)?\\.[0-9A-Za-z{},+!?=()\\[\\]]*"
              + "|S ?\\(.*|allbut ?\\(.*");

  private CodeText() {}

  /// True if a text is meant as a heap code, right or wrong: `0.137`, `0.1W7`, `S (1, 2)`. A name
  /// with a point in it, such as `my.game`, is not.
  public static boolean isMeantBy(String text) {
    return MEANT.matcher(RANGE.matcher(text).replaceAll(",")).matches();
  }

  /// A code without the blanks that people put into sets.
  public static String withoutBlanks(String code) {
    return code.replace(" ", "");
  }

  /// The normal form of a code.
  ///
  /// @param code without blanks
  /// @throws org.grundy.core.InputException if it is no code, with the column as place
  ///   (`code:1:column`)
  public static String normal(String code) {
    return SubtractionSet.isOne(code)
        ? SubtractionSet.normal(code)
        : TakeAndBreakCode.parse(code).toString();
  }
}
