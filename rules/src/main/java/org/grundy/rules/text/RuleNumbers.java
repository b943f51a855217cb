package org.grundy.rules.text;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.grundy.core.InputException;
import org.grundy.rules.tree.Binding;
import org.grundy.rules.tree.Parameter.Use;
import org.grundy.rules.tree.Take;

/// Reads the numbers that stand in rules: digits, or the name of a parameter, for which its numbers
/// are put in. It remembers which parameters were named and as what.
public final class RuleNumbers {
  private final Map<String, Binding> values = new HashMap<>();
  private final Map<String, Use> uses = new HashMap<>();
  private boolean named;

  /// @param values of the game's parameters
  public RuleNumbers(List<Binding> values) {
    values.forEach(value -> this.values.put(value.name(), value));
  }

  /// Numbers for places at which no parameter may stand.
  public static RuleNumbers digitsOnly() {
    return new RuleNumbers(List.of());
  }

  /// True if a word names a parameter.
  public boolean isParameter(Word word) {
    return values.containsKey(word.text());
  }

  /// True if a word is a number, or names a parameter.
  public boolean isNumber(Word word) {
    return isParameter(word) || WordScanner.isNumber(word.text());
  }

  /// The use that a parameter was named for.
  public Use useOf(String name) {
    return uses.getOrDefault(name, Use.NONE);
  }

  /// True if a parameter was named since this was asked last.
  public boolean wereNamed() {
    boolean before = named;
    named = false;
    return before;
  }

  /// The number that a word is or names.
  ///
  /// @throws InputException if it is none, or a set of several
  public long natural(Word word, String expected, String example) {
    return natural(word, expected, List.of(), example);
  }

  /// The same where other words may stand too.
  ///
  /// @param others words that it may have been meant for, besides parameters
  /// @throws InputException if it is none, or a set of several
  public long natural(Word word, String expected, List<String> others, String example) {
    OptionalLong number = number(word);
    if (number.isPresent()) {
      return number.getAsLong();
    }
    if (!WordScanner.isNumber(word.text())) {
      List<String> known =
          Stream.concat(values.keySet().stream().sorted(), others.stream()).toList();
      throw Words.unexpected(word, expected, known, example);
    }
    return Numbers.ofDigits(word.text(), word.place());
  }

  /// The number of the parameter that a word names, if it names one.
  ///
  /// @throws InputException if that is a set of several numbers
  public OptionalLong number(Word word) {
    Binding value = values.get(word.text());
    if (value == null) {
      return OptionalLong.empty();
    }
    named = true;
    uses.put(word.text(), Use.NUMBER);
    if (!value.isSingle()) {
      throw new InputException(
          word.place(),
          "%s stands for several numbers, where one is needed".formatted(word.quoted()),
          "give it one number, such as `%s = %d`, or use it as a set: `take %s`"
              .formatted(word.text(), value.first(), word.text()));
    }
    return OptionalLong.of(value.first());
  }

  /// The numbers of the parameter that a word names; none where it names no parameter.
  public List<Take.Range> set(Word word) {
    Binding value = values.get(word.text());
    if (value == null) {
      return List.of();
    }
    named = true;
    uses.putIfAbsent(word.text(), Use.SET);
    return value.numbers();
  }
}
