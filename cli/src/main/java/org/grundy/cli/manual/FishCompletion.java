package org.grundy.cli.manual;

import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/// The file that makes fish complete a command: picocli writes that for bash and zsh only.
final class FishCompletion {
  private final StringBuilder script = new StringBuilder();
  private final String command;

  private FishCompletion(String command) {
    this.command = command;
  }

  /// The lines to be read by fish.
  static String of(CommandSpec root) {
    FishCompletion fish = new FishCompletion(root.name());
    fish.script.append("# The words of ").append(root.name()).append(", for fish.\n");
    for (Map.Entry<String, CommandLine> entry : root.subcommands().entrySet()) {
      CommandSpec spec = entry.getValue().getCommandSpec();
      fish.line("__fish_use_subcommand", "-f -a " + entry.getKey(), header(spec));
      String within = "__fish_seen_subcommand_from " + entry.getKey();
      spec.options().forEach(option -> fish.option(within, option));
      spec.positionalParameters().forEach(parameter -> fish.parameter(within, parameter));
    }
    root.options().forEach(option -> fish.option("__fish_use_subcommand", option));
    return fish.script.toString();
  }

  private void option(String condition, OptionSpec option) {
    String names =
        Stream.of(option.names())
            .map(name -> name.startsWith("--") ? "-l " + name.substring(2) : "-s " + name.charAt(1))
            .collect(Collectors.joining(" "));
    String values = String.join(" ", ShownWords.of(option));
    String value =
        option.arity().max() == 0 ? "" : values.isEmpty() ? " -r" : " -x -a '" + values + "'";
    line(condition, names + value, Stream.of(option.description()).findFirst().orElse(""));
  }

  private void parameter(String condition, PositionalParamSpec parameter) {
    String values = String.join(" ", ShownWords.of(parameter));
    if (!values.isEmpty()) {
      line(condition, "-a '" + values + "'", parameter.paramLabel());
    }
  }

  static String header(CommandSpec spec) {
    return Stream.of(spec.usageMessage().header()).findFirst().orElse("");
  }

  private void line(String condition, String what, String description) {
    String told = description.replace("$$", "$").replace("\\", "\\\\").replace("'", "\\'");
    script.append("complete -c %s -n '%s' %s -d '%s'\n".formatted(command, condition, what, told));
  }
}
