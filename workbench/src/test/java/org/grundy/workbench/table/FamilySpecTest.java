package org.grundy.workbench.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.grundy.core.InputException;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.family.FamilySpec;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class FamilySpecTest {
  private static final GameRules THREE_HEAPS =
      RulesParser.parse(
          "three.game",
          "game Three\nboard heaps a b c\nmove (a,b,c) -> (a-k,b,c) | (a,b,c-k) for k >= 1\n");

  private static GameRules rules(String game) {
    return game.equals("three") ? THREE_HEAPS : new Workbench().game(game).rules();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "cram; 1..4x1..6; 1..4x1..6; 4; 6; 4x6",
        "cram; 3 X 1 .. 6; 3x1..6; 1; 6; 3x6",
        "cram; 2×2; 2x2; 1; 1; 2x2",
        "treblecross; 3..40; 3..40; 1; 38; 40",
        "kayles; 0..10; 0..10; 1; 11; 10",
        "kayles; ' 7 '; 7; 1; 1; 7",
        "wythoff; (0..8,0..9); (0..8,0..9); 9; 10; (8,9)",
        "wythoff; '0..8, 2'; (0..8,2); 9; 1; (8,2)",
        "three; (3,0..8,1..9); (3,0..8,1..9); 9; 9; (3,8,9)",
        "three; (0..8,3,1..9); (0..8,3,1..9); 9; 9; (8,3,9)",
        "three; (0..8,3,4); (0..8,3,4); 1; 9; (8,3,4)",
        "three; (1,2,3); (1,2,3); 1; 1; (1,2,3)",
        "node-kayles; 1..8; 1..8; 1; 8; 8",
        "node-kayles; ' cycle  3..40 '; cycle 3..40; 1; 38; cycle 40",
        "node-kayles; grid 3 x 1..8; grid 3x1..8; 1; 8; grid 3x8",
        "node-kayles; product 2..4x2..5; product 2..4x2..5; 3; 4; product 4x5",
        "node-kayles; complete 1..12; complete 1..12; 1; 12; complete 12",
        "grim; path 3; path 3; 1; 1; path 3",
        "ominous-omino; 4 1..6 1..8; 4 1..6x1..8; 6; 8; 4 6x8",
        "ominous-omino; 4 1..6x1..8; 4 1..6x1..8; 6; 8; 4 6x8",
      })
  void reads(String game, String text, String normal, int rows, int columns, String last) {
    GameRules rules = rules(game);
    FamilySpec family = FamilyReader.read(rules, "family", text);
    assertThat(family.text(rules)).isEqualTo(normal);
    assertThat(FamilyReader.read(rules, "family", normal)).isEqualTo(family);
    assertThat(family.rows().size()).isEqualTo(rows);
    assertThat(family.columns().size()).isEqualTo(columns);
    assertThat(family.name(rules, rows - 1, columns - 1)).isEqualTo(last);
  }

  record Case(String game, String input, String message) {
    @Override
    public String toString() {
      return game + " " + input;
    }
  }

  static Stream<Case> errors() throws IOException {
    String table;
    try (InputStream in = FamilySpecTest.class.getResourceAsStream("family-errors.txt")) {
      table = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    }
    List<Case> cases = new ArrayList<>();
    for (String block : table.split("(?m)^=== ", -1)) {
      if (!block.isBlank()) {
        int end = block.indexOf('\n');
        int blank = block.indexOf(' ');
        cases.add(
            new Case(
                block.substring(0, blank),
                block.substring(blank + 1, end),
                block.substring(end + 1).stripTrailing()));
      }
    }
    assertThat(cases).hasSizeGreaterThan(20);
    return cases.stream();
  }

  @ParameterizedTest
  @MethodSource("errors")
  void saysWhatIsWrong(Case wrong) {
    assertThatThrownBy(() -> FamilyReader.read(rules(wrong.game), "family", wrong.input))
        .isInstanceOf(InputException.class)
        .hasMessage(wrong.message.replace("\n", System.lineSeparator()));
  }

  @Test
  void aMillionStartsAreTheMost() {
    GameRules heap = rules("kayles");
    assertThat(FamilyReader.read(heap, "family", "1..1000000").size()).isEqualTo(1_000_000);
    assertThatThrownBy(() -> FamilyReader.read(heap, "family", "0..1000000"))
        .isInstanceOf(InputException.class);
  }
}
