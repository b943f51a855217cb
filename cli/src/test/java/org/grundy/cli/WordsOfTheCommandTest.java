package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Options and subcommands are words of the command: a server or a Java program that says them says
/// something that its user cannot do.
class WordsOfTheCommandTest {
  private static final Pattern LITERAL =
      Pattern.compile("(?s)\"\"\".*?\"\"\"|\"(?:[^\"\\\\\n]|\\\\.)*\"");
  private static final Pattern WORD =
      Pattern.compile(
          "(?<![\\w-])--[a-z]|\\bgrundy (?!run)[a-z]+|\\b(the command|command line)\\b");

  @ParameterizedTest
  @ValueSource(
      strings = {"core", "tilings", "rules", "solvers", "checker", "games", "workbench", "web"})
  void areSaidByTheCommandOnly(String module) throws IOException {
    try (Stream<Path> files = Files.walk(Path.of(module, "src/main/java"))) {
      List<Path> sources = files.filter(file -> file.toString().endsWith(".java")).toList();
      assertThat(sources).isNotEmpty();
      for (Path source : sources) {
        assertThat(wordsIn(source)).as(source.toString()).isEmpty();
      }
    }
  }

  private static List<String> wordsIn(Path source) throws IOException {
    String code =
        Files.readAllLines(source).stream()
            .filter(line -> !line.strip().startsWith("//"))
            .collect(Collectors.joining("\n"));
    return LITERAL
        .matcher(code)
        .results()
        .map(MatchResult::group)
        .filter(literal -> !isComment(literal) && WORD.matcher(literal).find())
        .toList();
  }

  /// What begins a comment elsewhere is not an option.
  private static boolean isComment(String literal) {
    return literal.equals("\"--\"");
  }
}
