package org.grundy.cli.manual;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/// The words that a shell completes an argument with, as the manual writes them: those of an
/// enumeration are in small letters, but for signs such as N and P.
final class ShownWords {
  private ShownWords() {}

  /// The words, none where an argument may be anything.
  static List<String> of(ArgSpec argument) {
    List<String> known = known(argument);
    return argument.typeInfo().isEnum() ? known.stream().map(ShownWords::small).toList() : known;
  }

  /// A script of picocli, which takes the names of constants, with the words in their place.
  static String in(String script, CommandSpec root) {
    String shown = script;
    for (ArgSpec argument : enumerations(root).toList()) {
      shown = shown.replace(list(known(argument)), list(of(argument)));
    }
    return shown;
  }

  private static Stream<ArgSpec> enumerations(CommandSpec spec) {
    return Stream.concat(
        spec.args().stream().filter(argument -> argument.typeInfo().isEnum()),
        spec.subcommands().values().stream()
            .map(CommandLine::getCommandSpec)
            .flatMap(ShownWords::enumerations));
  }

  private static List<String> known(ArgSpec argument) {
    return Optional.ofNullable(argument.completionCandidates()).stream()
        .flatMap(words -> StreamSupport.stream(words.spliterator(), false))
        .toList();
  }

  private static String small(String constant) {
    return constant.length() == 1 ? constant : constant.toLowerCase(Locale.ROOT);
  }

  private static String list(List<String> words) {
    return words.stream().collect(Collectors.joining("\" \"", "(\"", "\")"));
  }
}
