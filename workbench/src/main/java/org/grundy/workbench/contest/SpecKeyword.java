package org.grundy.workbench.contest;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.InputException;
import org.grundy.rules.text.Meant;
import org.grundy.rules.text.Quote;
import org.grundy.rules.text.Word;

/// The words with which the lines of a description begin.
enum SpecKeyword {
  CONTEST("contest", "contest Crosses and Crosses"),
  SOURCE("source", "source POJ 3537"),
  RULES("rules", "rules nim"),
  LINE("line", "line  n 1..100, a[n] 1..10^9"),
  LINES("lines", "lines n-1 : u 1..n, v 1..n"),
  ROWS("rows", "rows  b R x C of . #"),
  TEXT("text", "text  s 1..100 of + -"),
  LIST("list", "list  r = runs of # in s"),
  CASES("cases", "cases T 1..100"),
  NEED("need", "need  a <= b"),
  PARAM("param", "param k = k"),
  ADD("add", "add   win where a = {x}, b = {y}"),
  START("start", "start a"),
  MOVE("move", "move  {heap}:{taken}"),
  WINS("wins", "wins  First"),
  LOSES("loses", "loses Second"),
  PRINT("print", "print {winning moves}"),
  BETWEEN("between", "between nothing"),
  TURNS("turns", "turns chosen"),
  OVER("over", "over  0 0"),
  TOTAL("total", "total loses 1"),
  FIND("find", "find  first loses else -1"),
  IN("in", "in    3"),
  OUT("out", "out   First");

  private final String word;
  private final String example;

  SpecKeyword(String word, String example) {
    this.word = word;
    this.example = example;
  }

  /// A line that begins with it.
  String example() {
    return example;
  }

  /// True if at most one line begins with it.
  boolean once() {
    return switch (this) {
      case CONTEST, SOURCE, RULES, START, MOVE, BETWEEN, TURNS, OVER, TOTAL, FIND -> true;
      default -> false;
    };
  }

  static SpecKeyword of(Word word) {
    List<String> all = new ArrayList<>();
    for (SpecKeyword keyword : values()) {
      if (word.is(keyword.word)) {
        return keyword;
      }
      all.add(keyword.word);
    }
    String near = Meant.cure(word.text(), all);
    throw new InputException(
        word.place(),
        "found " + word.quoted() + ", where a line begins with one of " + Quote.list(all),
        near.isEmpty() ? "for example: " + LINE.example : near);
  }

  @Override
  public String toString() {
    return word;
  }
}
