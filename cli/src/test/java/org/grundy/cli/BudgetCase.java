package org.grundy.cli;

import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import org.grundy.cli.process.Console;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.web.api.Operation;
import org.grundy.web.api.Operations;
import org.grundy.web.api.Refusal;
import org.grundy.web.api.RequestBody;
import org.grundy.web.lesson.Lessons;
import org.grundy.workbench.request.Workbench;
import tools.jackson.databind.node.ObjectNode;

/// One question with a small budget.
sealed interface BudgetCase {
  /// What is asked, on one line.
  String name();

  /// Asks; says how it ended.
  String run();

  /// A command.
  record Command(String input, List<String> words) implements BudgetCase {
    @Override
    public String name() {
      String words = this.words.stream().limit(this.words.size()).collect(Collectors.joining(" "));
      return "grundy "
          + words.replaceFirst(" --time .*", "")
          + (input.isEmpty() ? "" : " < " + shortened(input));
    }

    @Override
    public String run() {
      Lost out = new Lost();
      Lost err = new Lost();
      Console console =
          Console.of(
              new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
              new PrintStream(out, false, StandardCharsets.UTF_8),
              new PrintStream(err, true, StandardCharsets.UTF_8),
              CommandRun.ENVIRONMENT);
      int code = new GrundyCommand(console).run(words.toArray(String[]::new));
      return "exit " + code + " " + err.beginning();
    }
  }

  /// An operation of the interface over HTTP.
  record Asked(String operation, ObjectNode request) implements BudgetCase {
    private static final List<Operation> OPERATIONS = operations(new Workbench());

    private static List<Operation> operations(Workbench workbench) {
      return new Operations(workbench, new Lessons(workbench)).all();
    }

    @Override
    public String name() {
      return "/api/" + operation + " " + shortened(request.toString());
    }

    @Override
    public String run() {
      Operation asked =
          OPERATIONS.stream().filter(one -> one.name().equals(operation)).findFirst().orElseThrow();
      RequestBody values = RequestBody.read(asked.fields(), request);
      Meter meter =
          new Meter(
              new Budget(
                  Long.MAX_VALUE, Duration.ofMillis(BudgetCases.MILLISECONDS), BudgetCases.BYTES));
      Lost out = new Lost();
      try {
        meter.during(() -> {
          asked.work().answer(values, meter, out);
          return true;
        });
        return "answered " + out.beginning();
      } catch (InputException | BudgetSpentException | Refusal refused) {
        return refused.toString();
      }
    }
  }

  private static String shortened(String text) {
    return text.length() <= 160
        ? text
        : text.substring(0, 90) + "…" + text.substring(text.length() - 60);
  }

  /// A stream of which only the beginning is kept.
  final class Lost extends OutputStream {
    private final StringBuilder kept = new StringBuilder();

    @Override
    public void write(int b) {
      if (kept.length() < 200) {
        kept.append((char) b);
      }
    }

    @Override
    public void write(byte[] bytes, int from, int length) {
      for (int i = from; i < from + length && kept.length() < 200; i++) {
        write(bytes[i]);
      }
    }

    String beginning() {
      return kept.toString().replace('\n', ' ');
    }
  }
}
