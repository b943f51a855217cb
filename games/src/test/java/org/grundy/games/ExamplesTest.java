package org.grundy.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.rules.check.RulesCheck;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ExamplesTest {
  private static final Path EXAMPLES = Path.of("..", "examples");

  static List<Path> rulesFiles() throws IOException {
    try (Stream<Path> files = Files.list(EXAMPLES)) {
      return files.filter(file -> file.toString().endsWith(".game")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("rulesFiles")
  void everyRulesFileIsSoundAndInItsNormalForm(Path file) throws IOException {
    String text = Files.readString(file);
    GameRules rules = RulesParser.parse(file.toString(), text);
    assertThat(RulesCheck.problems(rules)).isEmpty();
    assertThat(RulesFormatter.reformat(file.toString(), text)).isEqualTo(text);
    assertThat(rules.expectations()).hasSizeGreaterThanOrEqualTo(4);
    assertThat(new Catalogue().names())
        .doesNotContain(file.getFileName().toString().replace(".game", ""));
  }
}
