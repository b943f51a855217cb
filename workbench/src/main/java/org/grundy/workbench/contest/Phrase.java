package org.grundy.workbench.contest;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.rules.text.SourceLine;
import org.grundy.rules.text.Word;
import org.grundy.rules.text.WordScanner;
import org.grundy.rules.text.Words;

/// Some words of one line, which may be cut where another word stands outside parentheses.
///
/// @param list the words
/// @param end the place behind them
record Phrase(List<Word> list, Place end) {
  Phrase {
    list = List.copyOf(list);
  }

  /// The words of a line from an index on.
  static Phrase of(SourceLine line, int from) {
    return new Phrase(WordScanner.equationWords(line, from), line.at(line.code().length()));
  }

  /// A cursor over them.
  Words words() {
    return new Words(list, end);
  }

  boolean isEmpty() {
    return list.isEmpty();
  }

  Place place() {
    return list.isEmpty() ? end : list.getFirst().place();
  }

  /// True if a word stands outside parentheses.
  boolean has(String word) {
    return indexOf(word) >= 0;
  }

  /// All but the first word.
  Phrase rest() {
    return new Phrase(list.subList(1, list.size()), end);
  }

  /// The part before a word, outside parentheses; all where it does not stand.
  Phrase before(String word) {
    int at = indexOf(word);
    return at < 0 ? this : new Phrase(list.subList(0, at), list.get(at).place());
  }

  /// The part behind a word, outside parentheses; nothing where it does not stand.
  Phrase behind(String word) {
    int at = indexOf(word);
    return new Phrase(at < 0 ? List.of() : list.subList(at + 1, list.size()), end);
  }

  /// Requires that a word stands outside parentheses, with something before and behind it.
  Phrase requiring(String word, String example) {
    int at = indexOf(word);
    if (at <= 0 || at == list.size() - 1) {
      throw new InputException(
          at == 0 ? place() : end,
          (at < 0 ? "there is no `%s` in this line" : "something is missing beside `%s`")
              .formatted(word),
          "for example: " + example);
    }
    return this;
  }

  /// The phrases between words, outside parentheses.
  List<Phrase> split(String word) {
    List<Phrase> phrases = new ArrayList<>();
    Phrase rest = this;
    while (rest.has(word)) {
      phrases.add(rest.before(word));
      rest = rest.behind(word);
    }
    phrases.add(rest);
    return phrases;
  }

  private int indexOf(String word) {
    int depth = 0;
    for (int i = 0; i < list.size(); i++) {
      Word one = list.get(i);
      if (depth == 0 && one.is(word)) {
        return i;
      }
      depth += one.is("(") || one.is("[") ? 1 : one.is(")") || one.is("]") ? -1 : 0;
    }
    return -1;
  }
}
