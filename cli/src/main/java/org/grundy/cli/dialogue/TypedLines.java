package org.grundy.cli.dialogue;

import java.util.Collection;
import java.util.Optional;
import java.util.function.Supplier;
import org.grundy.cli.process.Console;

/// Lines that somebody types, or that a script has written before.
public interface TypedLines extends AutoCloseable {
  /// The next line; empty where there is none.
  ///
  /// @param prompt what is asked
  Optional<String> next(String prompt);

  @Override
  void close();

  /// The lines of a console: edited on a terminal, else read as they are.
  ///
  /// @param words what can be typed now, to be completed
  static TypedLines of(Console console, Supplier<Collection<String>> words) {
    return console.inIsTerminal() && console.outIsTerminal()
        ? new EditedLines(words)
        : new PlainLines(console);
  }
}
