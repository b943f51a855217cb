package org.grundy.cli.manual;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/// The manual page of a command with its subcommands, in the macros `man` of troff.
final class ManPage {
  private final StringBuilder page = new StringBuilder();

  private ManPage() {}

  /// The page, to be read by `man`.
  static String of(CommandSpec root) {
    ManPage man = new ManPage();
    UsageMessageSpec words = root.usageMessage();
    String name = root.name();
    man.macro("TH", name.toUpperCase(Locale.ROOT), "1", "", String.join(" ", root.version()));
    man.macro("SH", "NAME");
    man.text(name + " - " + FishCompletion.header(root));
    man.macro("SH", "SYNOPSIS");
    man.bold(name);
    man.text("COMMAND [OPTIONS] [WORDS]");
    man.macro("SH", "EXAMPLES");
    man.asWritten(List.of(words.description()));
    man.macro("SH", "COMMANDS");
    root.subcommands().values().forEach(line -> man.command(name, line));
    man.macro("SH", "EXIT STATUS");
    man.text(Stream.of(words.footer()).map(String::strip).collect(Collectors.joining(" ")));
    return man.page.toString();
  }

  private void command(String parent, CommandLine line) {
    CommandSpec spec = line.getCommandSpec();
    String parameters =
        spec.positionalParameters().stream()
            .map(parameter -> " " + shown(parameter))
            .collect(Collectors.joining());
    macro("SS", parent + " " + spec.name() + parameters);
    text(String.join(" ", spec.usageMessage().header()));
    macro("PP");
    asWritten(List.of(spec.usageMessage().description()));
    for (PositionalParamSpec parameter : spec.positionalParameters()) {
      entry(parameter.paramLabel(), parameter);
    }
    for (OptionSpec option : spec.options()) {
      boolean flag = option.arity().max() == 0;
      entry(String.join(", ", option.names()) + (flag ? "" : " " + option.paramLabel()), option);
    }
  }

  private static String shown(PositionalParamSpec parameter) {
    String label = parameter.paramLabel() + (parameter.arity().max() > 1 ? "..." : "");
    return parameter.arity().min() == 0 ? "[" + label + "]" : label;
  }

  private void entry(String head, ArgSpec argument) {
    macro("TP");
    bold(head);
    text(
        String.join(" ", argument.description())
            .replace("${DEFAULT-VALUE}", String.valueOf(argument.defaultValue()))
            .replace("$$", "$")
            .replace("%n", " "));
  }

  private void macro(String name, String... words) {
    page.append('.').append(name);
    Stream.of(words)
        .map(word -> escaped(word).replace("\"", "\\(dq"))
        .forEach(word -> page.append(" \"").append(word).append('"'));
    page.append('\n');
  }

  private void bold(String words) {
    macro("B", words);
  }

  private void text(String words) {
    page.append(safe(escaped(words))).append('\n');
  }

  private void asWritten(List<String> lines) {
    macro("nf");
    lines.forEach(this::text);
    macro("fi");
  }

  /// A line that begins with a point or a quote would be an order.
  private static String safe(String line) {
    return line.startsWith(".") || line.startsWith("'") ? "\\&" + line : line;
  }

  private static String escaped(String words) {
    return words.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq");
  }
}
