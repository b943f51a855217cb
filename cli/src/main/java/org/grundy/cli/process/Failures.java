package org.grundy.cli.process;

import java.nio.file.InvalidPathException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.cli.process.Results.LostException;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Ending;
import org.grundy.core.InputException;
import org.grundy.core.name.Nearest;
import org.grundy.workbench.game.GameSources;
import org.grundy.workbench.request.Workbench;
import org.grundy.workbench.saved.NotWrittenException;
import picocli.CommandLine;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/// Turns what went wrong into words for people and an exit code.
public final class Failures {
  private final Console console;
  private boolean lossIsTold;

  public Failures(Console console) {
    this.console = console;
  }

  /// The words of a command line cannot be understood.
  public int ofCommandLine(ParameterException failure, String[] arguments) {
    CommandLine command = failure.getCommandLine();
    int code = ExitCode.BAD_COMMAND_LINE;
    switch (failure) {
      case UnmatchedArgumentException unmatched -> code = unmatched(unmatched, command);
      case MissingParameterException missing
          when missing.getMissing().getFirst().isPositional() -> {
        console.complain(message(missing));
        console.err().println("  for example: " + firstExample(command));
      }
      default -> console.complain(message(failure));
    }
    console.err().println("  see " + command.getCommandSpec().qualifiedName() + " --help");
    return code;
  }

  private int unmatched(UnmatchedArgumentException failure, CommandLine command) {
    String word = failure.getUnmatched().getFirst();
    if (word.matches("-\\d.*")) {
      console.complain("found `" + word + "`, but sizes are whole numbers without a sign");
      return ExitCode.BAD_INPUT;
    }
    if (failure.isUnknownOption()) {
      console.complain("there is no option `" + word + "`");
    } else if (command.getParent() == null) {
      console.complain("there is no command `" + word + "`");
    } else {
      console.complain("one argument too many: `" + word + "`");
    }
    Optional<String> solving =
        command.getParent() == null && !failure.isUnknownOption()
            ? solving(word)
            : Optional.empty();
    String near = Nearest.cure(word.split("=", 2)[0], known(command, failure.isUnknownOption()));
    if (solving.isPresent()) {
      console.err().println("  it is a game: " + solving.get());
    } else if (!near.isEmpty()) {
      console.err().println("  " + near);
    } else if (failure.isUnknownOption()) {
      console.err().println("  a position that begins with - stands after --");
    }
    return ExitCode.BAD_COMMAND_LINE;
  }

  /// The command that solves a position of a game of this name, where there is one.
  private static Optional<String> solving(String name) {
    return new Workbench()
        .known(name)
        .map(game -> CommandWords.line(List.of("solve", name, game.examplePosition())));
  }

  private static List<String> known(CommandLine command, boolean options) {
    return options
        ? command.getCommandSpec().options().stream()
            .flatMap(option -> Stream.of(option.names()))
            .toList()
        : List.copyOf(command.getSubcommands().keySet());
  }

  /// The first example of a command's help, without the remark that may follow it.
  private static String firstExample(CommandLine command) {
    return command.getCommandSpec().usageMessage().description()[0].strip().split("  ", 2)[0];
  }

  /// Something was thrown while a command ran.
  public int exitCode(Throwable failure) {
    return switch (failure) {
      case ExecutionException wrapped when wrapped.getCause() != null ->
          exitCode(wrapped.getCause());
      case LostException lost when lost.readerIsGone() -> ExitCode.READER_GONE;
      case LostException lost -> {
        tellOnce(lost);
        yield ExitCode.INTERNAL_ERROR;
      }
      case NotWrittenException full -> {
        console.complain(String.valueOf(full.getMessage()));
        yield ExitCode.INTERNAL_ERROR;
      }
      case InputException bad -> {
        console.complain(withOption(String.valueOf(bad.getMessage())));
        for (Throwable other : bad.getSuppressed()) {
          console.complain(String.valueOf(other.getMessage()));
        }
        yield ExitCode.BAD_INPUT;
      }
      case InvalidPathException none -> {
        console.complain("no file can be called `" + none.getInput() + "`");
        yield ExitCode.BAD_INPUT;
      }
      case BudgetSpentException spent -> {
        console.complain("not solved: " + words(spent.ending()));
        yield ExitCode.BUDGET_SPENT;
      }
      case OutOfMemoryError full -> {
        console.complain("not solved: " + words(new Ending.HeapFull()));
        yield ExitCode.BUDGET_SPENT;
      }
      default -> internal(failure);
    };
  }

  /// Tells of lost results once, as what is left in a buffer is lost again at the end.
  private void tellOnce(LostException lost) {
    if (!lossIsTold) {
      console.complain(String.valueOf(lost.getMessage()));
      lossIsTold = true;
    }
  }

  /// A message that asks for misère play, with the option for it.
  private static String withOption(String message) {
    return message.replace(GameSources.UNDER_MISERE, "` with the option --misere?");
  }

  /// Why work ended, with the option that allows more.
  public static String words(Ending ending) {
    return switch (ending) {
      case Ending.Nodes(long allowed) -> "%,d nodes (--nodes) are spent".formatted(allowed);
      case Ending.Time(long millis) -> "%,d ms (--time) are spent".formatted(millis);
      case Ending.Unasked _ -> ending.text() + "; --time 1m gives it more";
      case Ending.Memory _ -> ending.text() + " (--memory)";
      case Ending.HeapFull _ ->
          ending.text()
              + "; a smaller position, or a larger heap by GRUNDY_JAVA_OPTIONS=-Xmx16g, may do";
      case Ending.Interrupted _, Ending.Limit _ -> ending.text();
    };
  }

  private int internal(Throwable failure) {
    console.complain(
        "internal error: "
            + failure
            + System.lineSeparator()
            + "  this is a fault of Grundy; GRUNDY_DEBUG=1 shows where it is");
    if ("1".equals(console.environment().get("GRUNDY_DEBUG"))) {
      failure.printStackTrace(console.err());
    }
    return ExitCode.INTERNAL_ERROR;
  }

  /// The message of picocli, in the form of all our messages.
  private static String message(ParameterException failure) {
    String plain = String.valueOf(failure.getMessage()).replaceFirst("^Error: ", "");
    return plain.isEmpty() ? plain : Character.toLowerCase(plain.charAt(0)) + plain.substring(1);
  }
}
