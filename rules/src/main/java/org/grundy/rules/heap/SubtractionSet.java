package org.grundy.rules.heap;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.rules.tree.Take;

/// The numbers of tokens that may be taken, written as a set: `S(1,2,4)` or `S(1..3,7)` those,
/// `allbut(1,4)` any number but those.
public final class SubtractionSet {
  private static final String TAKES = "S(";
  private static final String LEAVES_OUT = "allbut(";
  private static final String NUMBER = "[0-9]{1,18}";

  private final String text;
  private final int open;

  private SubtractionSet(String text, int open) {
    this.text = text;
    this.open = open;
  }

  /// True if `text` begins as a subtraction set does.
  public static boolean isOne(String text) {
    return text.startsWith(TAKES) || text.startsWith(LEAVES_OUT);
  }

  /// The counts that `text` allows: increasing ranges that neither touch nor overlap. A range
  /// without end goes to `Long.MAX_VALUE`.
  ///
  /// @throws InputException at the column (place `code:1:column`) where it is not a set
  static List<Take.Range> parse(String text) {
    boolean leavesOut = text.startsWith(LEAVES_OUT);
    List<Take.Range> named =
        Take.merged(new SubtractionSet(text, (leavesOut ? LEAVES_OUT : TAKES).length()).ranges());
    if (!leavesOut && named.isEmpty()) {
      throw problem(text, TAKES.length(), "the set is empty", "for example S(1,2,4)");
    }
    return leavesOut ? complement(named) : named;
  }

  /// The set in its normal form: sorted, ranges joined.
  static String normal(String text) {
    boolean leavesOut = text.startsWith(LEAVES_OUT);
    List<Take.Range> named = leavesOut ? complement(parse(text)) : parse(text);
    StringBuilder normal = new StringBuilder(leavesOut ? LEAVES_OUT : TAKES);
    for (int i = 0; i < named.size(); i++) {
      Take.Range range = named.get(i);
      long last = range.toCount() - 1;
      normal.append(i == 0 ? "" : ",").append(range.fromCount());
      if (last > range.fromCount()) {
        normal.append(last == range.fromCount() + 1 ? "," : "..").append(last);
      }
    }
    return normal.append(')').toString();
  }

  private List<Take.Range> ranges() {
    if (!text.endsWith(")")) {
      throw problem(text, text.length(), "the set has no end", "close it: " + text + ")");
    }
    List<Take.Range> ranges = new ArrayList<>();
    int at = open;
    String inside = text.substring(open, text.length() - 1);
    if (inside.isEmpty()) {
      return ranges;
    }
    for (String item : inside.split(",", -1)) {
      ranges.add(range(item, at));
      at += item.length() + 1;
    }
    return ranges;
  }

  private Take.Range range(String item, int at) {
    if (!item.matches(NUMBER + "(\\.\\." + NUMBER + ")?")) {
      throw problem(
          text,
          at,
          "expected a number or a range such as 1..3, found `" + item + "`",
          "for example S(1,2,4) or allbut(1..3)");
    }
    int dots = item.indexOf("..");
    long from = Long.parseLong(dots < 0 ? item : item.substring(0, dots));
    long last = dots < 0 ? from : Long.parseLong(item.substring(dots + 2));
    if (from < 1) {
      throw problem(
          text, at, "a move takes at least one token, found `" + item + "`", "begin at 1");
    }
    if (last < from) {
      throw problem(
          text,
          at,
          "the range " + item + " ends before it begins",
          "did you mean " + last + ".." + from + "?");
    }
    return new Take.Range(from, last + 1);
  }

  private static List<Take.Range> complement(List<Take.Range> ranges) {
    List<Take.Range> others = new ArrayList<>();
    long from = 1;
    for (Take.Range range : ranges) {
      if (from < range.fromCount()) {
        others.add(new Take.Range(from, range.fromCount()));
      }
      from = range.toCount();
    }
    if (from < Long.MAX_VALUE) {
      others.add(new Take.Range(from, Long.MAX_VALUE));
    }
    return others;
  }

  private static InputException problem(String text, int index, String problem, String cure) {
    return new InputException(
        new Place("code", 1, Math.min(index, text.length()) + 1), problem, cure);
  }
}
