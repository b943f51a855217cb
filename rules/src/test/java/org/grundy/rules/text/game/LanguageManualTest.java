package org.grundy.rules.text.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.core.InputException;
import org.grundy.rules.text.game.line.Keyword;
import org.grundy.rules.tree.GameRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The examples of `docs/language.md`: games are read and laid out as they should be, errors say
/// what the manual quotes.
class LanguageManualTest {
  private static final Pattern GAME = Pattern.compile("(?s)```game\n(.*?)```");
  private static final Pattern ERROR =
      Pattern.compile("(?s)```game-error\n(.*?)```\n((?:>[^\n]*\n)+)");

  private static final Pattern WARNING =
      Pattern.compile("(?s)```game-warning\n(.*?)```\n((?:>[^\n]*\n)+)");

  private static final Pattern WORD = Pattern.compile("(?<![$\\w\"])[a-z]{3,}(?!\\w)");

  private static Stream<MatchResult> examples(Pattern kind, int least) throws IOException {
    String manual = Files.readString(Path.of("../docs/language.md"));
    List<MatchResult> found = kind.matcher(manual).results().toList();
    assertThat(found).hasSizeGreaterThanOrEqualTo(least);
    assertThat(manual.split("```game-error", -1))
        .hasSize((int) ERROR.matcher(manual).results().count() + 1);
    return found.stream();
  }

  static Stream<String> games() throws IOException {
    return examples(GAME, 15).map(example -> example.group(1));
  }

  static Stream<MatchResult> errors() throws IOException {
    return examples(ERROR, 5);
  }

  static Stream<MatchResult> warnings() throws IOException {
    return examples(WARNING, 2);
  }

  @ParameterizedTest
  @MethodSource("games")
  void isAGame(String text) {
    ReadRules read = RulesParser.read("manual", text);
    GameRules rules = read.rules();
    assertThat(read.warnings()).isEmpty();
    assertThat(RulesParser.parse("manual", RulesFormatter.format(rules))).isEqualTo(rules);
    assertThat(RulesParser.parse("manual", RulesFormatter.reformat("manual", text)))
        .isEqualTo(rules);
  }

  @ParameterizedTest
  @MethodSource("errors")
  void isAnError(MatchResult example) {
    String text = example.group(1);
    String title = text.lines().findFirst().orElseThrow().substring("game  ".length());
    String message = example.group(2).stripTrailing().replaceAll("(?m)^> ", "");
    assertThatThrownBy(() -> RulesParser.parse(title + ".game", text))
        .isInstanceOf(InputException.class)
        .hasMessage(message.replace("\n", System.lineSeparator()));
  }

  @ParameterizedTest
  @MethodSource("warnings")
  void isHardlyMeant(MatchResult example) {
    String text = example.group(1);
    String title = text.lines().findFirst().orElseThrow().substring("game  ".length());
    List<Warning> warnings = RulesParser.read(title + ".game", text).warnings();
    assertThat(warnings).hasSize(1);
    Warning only = warnings.getFirst();
    assertThat(only.place() + ": " + only.problem() + "\n  " + only.cure())
        .isEqualTo(example.group(2).stripTrailing().replaceAll("(?m)^> ", ""));
  }

  /// A word that the manual uses and that is not explained is one that the page cannot colour.
  @ParameterizedTest
  @MethodSource("games")
  void isMadeOfExplainedWords(String text) {
    Set<String> known =
        LanguageWords.all().stream().map(LanguageWords.Entry::word).collect(Collectors.toSet());
    for (String line : text.lines().map(line -> line.replaceFirst("//.*", "")).toList()) {
      String rest = line.replaceFirst("^(move|take|token|code)(\\s+)[a-z]{2,} :", "$1");
      boolean free = line.matches("(game|say|expect|ground|param) .*");
      WORD.matcher(free ? line.replaceFirst(" .*", "") : rest)
          .results()
          .forEach(word -> assertThat(known).as(line).contains(word.group()));
    }
  }

  @Test
  void everyKeywordIsExplained() {
    assertThat(LanguageWords.all())
        .filteredOn(entry -> entry.kind() == LanguageWords.Kind.KEYWORD)
        .extracting(LanguageWords.Entry::word)
        .containsExactly(Arrays.stream(Keyword.values()).map(Keyword::word).toArray(String[]::new));
    assertThat(LanguageWords.all())
        .allSatisfy(entry -> assertThat(entry.meaning() + entry.example()).doesNotContain("  |"))
        .allSatisfy(entry -> assertThat(entry.example()).isNotEmpty())
        .extracting(entry -> entry.kind() + entry.word())
        .doesNotHaveDuplicates();
  }
}
