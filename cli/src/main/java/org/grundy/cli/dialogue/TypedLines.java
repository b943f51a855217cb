package org.grundy.cli.dialogue;

import java.util.Collection;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.grundy.cli.process.Console;

/// Lines that somebody types, or that a script has written before.
public interface TypedLines extends AutoCloseable {
  /// Ctrl-C took back the line that was being typed.
  final class TakenBackException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TakenBackException() {
      super("the line was taken back", null, false, false);
    }
  }

  /// The next line; empty where there is none.
  ///
  /// @param prompt what is asked
  /// @throws TakenBackException where lines are edited, if Ctrl-C is pressed instead of Enter
  Optional<String> next(String prompt);

  /// Does what a line asks for. Where lines are edited, Ctrl-C ends this work and not the dialogue,
  /// from the moment when the line was taken; elsewhere it ends the process.
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
  /// @param dialogue under whose name the history is kept
  /// @param words what can be typed now, to be completed, given the line up to the cursor
  static TypedLines of(
      Console console, String dialogue, Function<String, Collection<String>> words) {
    boolean edited = console.inIsTerminal() && console.outIsTerminal();
    return (edited ? EditedLines.of(console, dialogue, words) : Optional.<TypedLines>empty())
        .orElseGet(() -> new PlainLines(console));
  }
}
