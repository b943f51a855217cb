package org.grundy.cli.dialogue;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.grundy.cli.process.Session;
import picocli.CommandLine.Command;

/// `grundy repl`.
@Command(
    name = "repl",
    descriptionHeading = "Examples:%n",
    description = {
      "  grundy repl",
      "  grundy repl < session.txt    what is written there, one line after the other",
    },
    headerHeading = "%n",
    header = {
      "Reads commands line by line, with positions and rules that have names.",
      "",
      "  g = cram 4x5          a name for a position or a sum",
      "  g + nim 3             solved, as by the command solve",
      "  table cram 1..3x1..9  any command that reads no input",
      "  define NAME           rules, up to a line `end`",
    },
    synopsisHeading = "%nUsage: ")
public final class ReplCommand implements Callable<Integer> {
  private final Session session;
  private final BiConsumer<Session, List<String>> commands;
  private final Function<String, List<String>> options;

  /// @param commands runs a command line in a session
  /// @param options names the options of a command
  public ReplCommand(
      Session session,
      BiConsumer<Session, List<String>> commands,
      Function<String, List<String>> options) {
    this.session = session;
    this.commands = commands;
    this.options = options;
  }

  @Override
  public Integer call() {
    return new ReplDialogue(session, commands, options).run();
  }
}
