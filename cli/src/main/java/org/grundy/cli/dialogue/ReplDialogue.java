package org.grundy.cli.dialogue;

import java.io.PrintStream;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.grundy.cli.dialogue.TypedLines.TakenBackException;
import org.grundy.cli.process.Console;
import org.grundy.cli.process.ExitCode;
import org.grundy.cli.process.Session;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.InputException;
import org.grundy.workbench.script.Block;

/// A session as a dialogue: statements are typed, and done one after the other.
final class ReplDialogue {
  private static final String SOURCE = "typed";

  private final PrintStream out;
  private final Console console;
  private final ReplSession session;
  private final Function<String, List<String>> options;

  ReplDialogue(
      Session session,
      BiConsumer<Session, List<String>> commands,
      Function<String, List<String>> options) {
    this.console = session.console();
    this.out = console.out();
    this.session = new ReplSession(session, commands);
    this.options = options;
  }

  /// Answers lines until nothing more is typed.
  ///
  /// @return the exit code
  int run() {
    try (TypedLines lines = TypedLines.of(console, "repl", this::words)) {
      boolean goesOn = true;
      while (goesOn) {
        out.flush();
        goesOn = answer(lines);
      }
    }
    return ExitCode.DONE;
  }

  /// The words that can be typed next; after a dash, the options of the command.
  private Collection<String> words(String before) {
    String[] typed = before.stripLeading().split("\\s+", -1);
    return typed[typed.length - 1].startsWith("-")
        ? options.apply(ReplSession.COMMANDS.contains(typed[0]) ? typed[0] : "solve")
        : session.words();
  }

  /// @return whether the session goes on
  private boolean answer(TypedLines lines) {
    try {
      Optional<String> line = lines.next("grundy> ");
      if (line.isEmpty() || List.of("quit", "exit").contains(line.get().strip())) {
        return false;
      }
      Block block = Block.of(SOURCE, 1, line.get(), () -> more(lines));
      return lines.obey(() -> {
        session.run(block);
        return true;
      });
    } catch (TakenBackException back) {
      return true;
    } catch (InputException bad) {
      session.complain(String.valueOf(bad.getMessage()));
      return true;
    } catch (BudgetSpentException spent) {
      session.complain(spent.ending().text());
      return true;
    }
  }

  private Optional<String> more(TypedLines lines) {
    out.flush();
    return lines.next("  ... ");
  }
}
