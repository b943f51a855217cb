package org.grundy.cli;

import java.util.List;
import java.util.stream.Collectors;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.InputException;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/// Turns what went wrong into words for people and an exit code.
final class Failures {
  private final Console console;

  Failures(Console console) {
    this.console = console;
  }

  /// The words of a command line cannot be understood.
  int ofCommandLine(ParameterException failure, String[] arguments) {
    CommandLine command = failure.getCommandLine();
    console.complain(lowerFirst(failure.getMessage()));
    List<String> suggestions =
        failure instanceof UnmatchedArgumentException unmatched
            ? unmatched.getSuggestions()
            : List.of();
    if (!suggestions.isEmpty()) {
      console
          .err()
          .println(
              "  did you mean "
                  + suggestions.stream().limit(3).collect(Collectors.joining(" or "))
                  + "?");
    }
    console.err().println("  see " + command.getCommandSpec().qualifiedName() + " --help");
    return ExitCode.BAD_COMMAND_LINE;
  }

  /// Something was thrown while a command ran.
  int exitCode(Throwable failure) {
    return switch (failure) {
      case InputException bad -> {
        console.complain(bad.getMessage());
        yield ExitCode.BAD_INPUT;
      }
      case BudgetSpentException spent -> {
        console.complain("not solved: " + spent.getMessage());
        yield ExitCode.BUDGET_SPENT;
      }
      case OutOfMemoryError full -> {
        console.complain(
            "not solved: the memory of this process is full; a smaller position, or a larger heap by"
                + " GRUNDY_JAVA_OPTIONS=-Xmx16g, may do");
        yield ExitCode.BUDGET_SPENT;
      }
      default -> internal(failure);
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

  private static String lowerFirst(String message) {
    return message.isEmpty()
        ? message
        : Character.toLowerCase(message.charAt(0)) + message.substring(1);
  }
}
