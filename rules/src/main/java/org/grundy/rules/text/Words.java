package org.grundy.rules.text;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.grundy.core.InputException;
import org.grundy.core.Place;

/// A cursor over the words of one statement.
public final class Words {
  private List<Word> words;
  private Place end;
  private int next;

  public Words(List<Word> words, Place end) {
    this.words = List.copyOf(words);
    this.end = end;
  }

  public boolean atEnd() {
    return next == words.size();
  }

  /// True if the next word is `text`.
  public boolean isNext(String text) {
    return next < words.size() && words.get(next).is(text);
  }

  /// True if the next word is one of `texts`.
  public boolean isNextOneOf(Set<String> texts) {
    return next < words.size() && texts.contains(words.get(next).text());
  }

  /// The words between the parenthesis that is next and the one that closes it, or the end; those
  /// in parentheses among them too.
  public List<Word> inParentheses() {
    int depth = 0;
    for (int i = next; i < words.size(); i++) {
      depth += words.get(i).is("(") ? 1 : words.get(i).is(")") ? -1 : 0;
      if (depth == 0) {
        return words.subList(Math.min(next + 1, i), i);
      }
    }
    return words.subList(Math.min(next + 1, words.size()), words.size());
  }

  /// True if there is a word after the next one that is as asked.
  public boolean isAfterNext(Predicate<Word> is) {
    return next + 1 < words.size() && is.test(words.get(next + 1));
  }

  /// Cuts off the end of the statement from the last place on where `first` stands before one of
  /// `second`.
  ///
  /// @return what followed `first` there, if there is such a place
  public Optional<Words> cutBehind(String first, Set<String> second) {
    for (int i = words.size() - 2; i >= next; i--) {
      if (words.get(i).is(first) && second.contains(words.get(i + 1).text())) {
        Words behind = new Words(words.subList(i + 1, words.size()), end);
        end = words.get(i).place();
        words = words.subList(0, i);
        return Optional.of(behind);
      }
    }
    return Optional.empty();
  }

  /// True if one of the words to come is `text`.
  public boolean isAhead(String text) {
    return words.subList(next, words.size()).stream().anyMatch(word -> word.is(text));
  }

  /// Goes past `text` if it is next.
  public boolean skip(String text) {
    boolean found = isNext(text);
    if (found) {
      next++;
    }
    return found;
  }

  /// The next word, which stays next.
  ///
  /// @param expected what to say where the statement has ended
  public Word peek(String expected, String example) {
    if (atEnd()) {
      throw new InputException(
          end, "the line ends here, expected " + expected, "for example: " + example);
    }
    return words.get(next);
  }

  /// The next word, and goes past it.
  public Word take(String expected, String example) {
    Word word = peek(expected, example);
    next++;
    return word;
  }

  /// Goes past `text`, which has to be next.
  public Word require(String text, String expected, String example) {
    Word word = take(expected, example);
    if (!word.is(text)) {
      throw unexpected(word, expected, List.of(text), example);
    }
    return word;
  }

  /// Requires that nothing follows.
  ///
  /// @param known what could have followed, for a "did you mean"
  public void requireEnd(List<String> known, String example) {
    if (!atEnd()) {
      Word word = words.get(next);
      String expected =
          known.isEmpty()
              ? "the end of the line"
              : known.stream().map(Quote::of).collect(Collectors.joining(", "))
                  + " or the end of the line";
      throw unexpected(word, expected, known, example);
    }
  }

  /// The place of the next word, or the end.
  public Place place() {
    return atEnd() ? end : words.get(next).place();
  }

  /// The fault that `word` is not what was expected.
  ///
  /// @param known words that it may have been meant for
  public static InputException unexpected(
      Word word, String expected, List<String> known, String example) {
    String near = Meant.cure(word.text(), known);
    return new InputException(
        word.place(),
        "found " + word.quoted() + ", expected " + expected,
        near.isEmpty() && !example.isEmpty() ? "for example: " + example : near);
  }
}
