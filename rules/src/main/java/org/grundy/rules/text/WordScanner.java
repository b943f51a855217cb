package org.grundy.rules.text;

import java.util.ArrayList;
import java.util.List;

/// Cuts lines into words. It remembers from line to line whether a `[` is open.
public final class WordScanner {
  private static final List<String> DOUBLES =
      List.of("->", "<=", ">=", "!=", "==", "=<", "=>", "<>", "..");

  private boolean inPattern;

  /// True if the last word was inside brackets that are still open.
  public boolean isInPattern() {
    return inPattern;
  }

  /// The words of one line about boards, from an index on: parted by blanks, with `->`, `|`, `[`
  /// and `]` apart; inside a pattern every glyph is a word, and behind one `where` begins the words
  /// of conditions.
  public List<Word> boardWords(SourceLine line, int fromIndex) {
    List<Word> words = new ArrayList<>();
    String code = line.code();
    int i = fromIndex;
    while (i < code.length()) {
      int codePoint = code.codePointAt(i);
      int to = i + Character.charCount(codePoint);
      if (codePoint != ' ') {
        if (isBracket(codePoint)) {
          inPattern = codePoint == '[' || (inPattern && codePoint == '|');
        } else if (!inPattern) {
          to = code.startsWith("->", i) ? i + 2 : plainWordTo(code, to);
        }
        words.add(new Word(code.substring(i, to), line.at(i)));
        if (!inPattern && words.getLast().is("where")) {
          words.addAll(equationWords(line, to));
          return words;
        }
      }
      i = to;
    }
    return words;
  }

  private static int plainWordTo(String code, int from) {
    int to = from;
    while (to < code.length()
        && code.charAt(to) != ' '
        && !isBracket(code.charAt(to))
        && !code.startsWith("->", to)) {
      to++;
    }
    return to;
  }

  private static boolean isBracket(int codePoint) {
    return codePoint == '[' || codePoint == ']' || codePoint == '|';
  }

  /// The words of one line of an equation, from an index on: names, numbers and signs.
  public static List<Word> equationWords(SourceLine line, int fromIndex) {
    List<Word> words = new ArrayList<>();
    String code = line.code();
    int i = fromIndex;
    while (i < code.length()) {
      int to = equationWordTo(code, i);
      if (code.charAt(i) != ' ') {
        words.add(new Word(code.substring(i, to), line.at(i)));
      }
      i = to;
    }
    return words;
  }

  private static int equationWordTo(String code, int from) {
    int first = code.codePointAt(from);
    int to = from + Character.charCount(first);
    if (isDigit(first)) {
      while (to < code.length() && isDigit(code.charAt(to))) {
        to++;
      }
    } else if (Character.isLetter(first)) {
      while (to < code.length() && isNamePart(code.codePointAt(to))) {
        to += Character.charCount(code.codePointAt(to));
      }
    } else if (DOUBLES.stream().anyMatch(sign -> code.startsWith(sign, from))) {
      to = from + 2;
    }
    return to;
  }

  private static boolean isDigit(int codePoint) {
    return codePoint >= '0' && codePoint <= '9';
  }

  private static boolean isNamePart(int codePoint) {
    return Character.isLetter(codePoint) || isDigit(codePoint) || codePoint == '_';
  }

  /// True if a word can name a variable: a letter, then letters, digits and underscores.
  public static boolean isName(String word) {
    return !word.isEmpty()
        && Character.isLetter(word.codePointAt(0))
        && word.codePoints().allMatch(WordScanner::isNamePart);
  }

  /// True if a word is a number in decimal digits.
  public static boolean isNumber(String word) {
    return !word.isEmpty() && word.codePoints().allMatch(WordScanner::isDigit);
  }
}
