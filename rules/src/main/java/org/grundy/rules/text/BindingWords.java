package org.grundy.rules.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.rules.tree.Binding;
import org.grundy.rules.tree.Take;

/// Reads and writes the numbers of parameters: `k = 2`, `S = 1 3..4`, or with commas `S=1,3..4`.
public final class BindingWords {
  private static final String EXAMPLE = "k = 2";

  private BindingWords() {}

  /// A parameter's name, and its numbers where any are given.
  ///
  /// @param name what the rules call it
  public record Named(Word name, Optional<Binding> value) {}

  /// Bindings as they are given outside of a rules file: `k=2`, or several, `k=2, S=1,3..4`.
  ///
  /// @param source what the text is called in errors
  /// @throws InputException at the first fault
  public static List<Binding> read(String source, String text) {
    SourceLine line = SourceText.lines(source, text.replaceAll("\\R", " ")).getFirst();
    return all(new Words(WordScanner.equationWords(line, 0), line.at(line.code().length())))
        .stream()
        .map(named -> named.value.orElseThrow())
        .toList();
  }

  /// Several, separated by commas, each with numbers.
  public static List<Named> all(Words words) {
    List<Named> all = new ArrayList<>();
    do {
      Named named = one(words, true);
      if (all.stream().anyMatch(other -> other.name.is(named.name.text()))) {
        throw new InputException(
            named.name.place(), named.name.quoted() + " is given twice", "give it once");
      }
      all.add(named);
    } while (words.skip(","));
    words.requireEnd(List.of(","), EXAMPLE);
    return all;
  }

  /// One, `k = 2`, or a name alone.
  ///
  /// @param required whether numbers have to be there
  public static Named one(Words words, boolean required) {
    String expected = "the name of a parameter, a letter and then letters, digits or `_`";
    Word name = words.take(expected, EXAMPLE);
    if (!WordScanner.isName(name.text())) {
      throw Words.unexpected(name, expected, List.of(), EXAMPLE);
    }
    if (words.atEnd() && !required) {
      return new Named(name, Optional.empty());
    }
    words.require("=", "`=` and a number, or several", EXAMPLE);
    List<Take.Range> numbers = new ArrayList<>();
    do {
      numbers.add(range(words));
    } while (goesOn(words));
    return new Named(name, Optional.of(new Binding(name.text(), numbers)));
  }

  /// Tells whether another number follows; a comma before it is passed.
  private static boolean goesOn(Words words) {
    if (words.atEnd()) {
      return false;
    }
    if (words.isNext(",")) {
      return words.isAfterNext(word -> WordScanner.isNumber(word.text())) && words.skip(",");
    }
    return true;
  }

  private static Take.Range range(Words words) {
    Place place = words.place();
    long from = number(words);
    long last = from;
    if (words.skip("..")) {
      last = number(words);
    }
    if (last < from) {
      throw new InputException(
          place,
          "the range `%d..%d` ends before it begins".formatted(from, last),
          "did you mean `%d..%d`?".formatted(last, from));
    }
    return new Take.Range(from, last + 1);
  }

  private static long number(Words words) {
    Word word = words.take("a number", EXAMPLE);
    long number = Numbers.natural(word, "a number from 0, or a range such as `1..3`", EXAMPLE);
    if (number == Long.MAX_VALUE) {
      throw new InputException(
          word.place(), "the number is too large", "numbers go up to " + (Long.MAX_VALUE - 1));
    }
    return number;
  }

  /// Several, as [#read] reads them.
  public static String text(List<Binding> bindings) {
    return bindings.stream().map(Binding::text).collect(Collectors.joining(", "));
  }
}
