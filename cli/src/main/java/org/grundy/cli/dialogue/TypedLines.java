package org.grundy.cli.dialogue;

import java.util.Collection;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.grundy.cli.process.Console;

/// Lines that somebody types, or that a script has written before.
public interface TypedLines extends AutoCloseable {
  /// The next line; empty where there is none.
  ///
  /// @param prompt what is asked
  Optional<String> next(String prompt);

  /// Does what a line asks for. Where lines are edited, Ctrl-C ends this work and not the dialogue;
  /// elsewhere it ends the process.
  ///
  /// @param work gives whether the dialogue goes on
  /// @throws org.grundy.core.BudgetSpentException if the work ended so and did not tell it itself
  default boolean obey(BooleanSupplier work) {
    return work.getAsBoolean();
  }

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
