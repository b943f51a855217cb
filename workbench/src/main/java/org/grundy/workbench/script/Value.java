package org.grundy.workbench.script;

import java.util.List;
import java.util.stream.Collectors;

/// The value that a name stands for.
public sealed interface Value {
  /// As it is typed.
  String text();

  /// A number.
  record One(long number) implements Value {
    @Override
    public String text() {
      return Long.toString(number);
    }
  }

  /// A list of numbers.
  record Many(List<Long> numbers) implements Value {
    public Many {
      numbers = List.copyOf(numbers);
    }

    @Override
    public String text() {
      return numbers.stream().map(String::valueOf).collect(Collectors.joining(", ", "[", "]"));
    }
  }

  /// A position or a sum.
  ///
  /// @param words what is typed for it
  record Positions(List<String> words) implements Value {
    public Positions {
      words = List.copyOf(words);
    }

    @Override
    public String text() {
      return words.stream()
          .map(word -> word.indexOf(' ') < 0 ? word : "'" + word + "'")
          .collect(Collectors.joining(" "));
    }
  }
}
