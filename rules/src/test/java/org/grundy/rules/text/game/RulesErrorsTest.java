package org.grundy.rules.text.game;

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
import org.grundy.core.Place;
import org.grundy.rules.json.RulesJson;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What the writer of a wrong rules file is told, from the table `errors.txt`: a name, the file,
/// and the whole message.
class RulesErrorsTest {
  record Case(String name, String input, String message) {
    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Case> cases() throws IOException {
    String table;
    try (InputStream in = RulesErrorsTest.class.getResourceAsStream("errors.txt")) {
      table = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    }
    List<Case> cases = new ArrayList<>();
    for (String block : table.split("(?m)^=== ", -1)) {
      if (!block.isBlank()) {
        int name = block.indexOf('\n');
        int message = block.indexOf("--- says\n");
        cases.add(
            new Case(
                block.substring(0, name),
                block.substring(name + 1, message),
                block.substring(message + "--- says\n".length()).stripTrailing()));
      }
    }
    assertThat(cases).hasSizeGreaterThan(100);
    return cases.stream();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void says(Case wrong) {
    assertThatThrownBy(() -> RulesParser.parse("a.game", wrong.input))
        .isInstanceOf(InputException.class)
        .hasMessage(wrong.message.replace("\n", System.lineSeparator()));
  }

  @Test
  void controlCharactersAreNamed() {
    assertThatThrownBy(() -> RulesParser.parse("a.game", "game A\nboard grid\u0007"))
        .hasMessage("a.game:2:11: found the control character U+0007, expected printable text");
    assertThatThrownBy(() -> RulesParser.parse("a.game", "game A\uD800"))
        .hasMessage("a.game:1:7: found the control character U+D800, expected printable text");
  }

  /// They make a title look like another one; JSON is read by way of the text.
  @ParameterizedTest
  @ValueSource(ints = {0x200B, 0x202E, 0x2066, 0xFEFF, 0x00AD, 0xE0041})
  void formatCharactersAreRefused(int unseen) {
    String title = "Ni" + Character.toString(unseen) + "m";
    assertThatThrownBy(
            () -> RulesParser.parse("a.game", "game " + title + "\nboard heap\ntake 1\n"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("a.game:1:8: the title has the format character")
        .hasMessageContaining("U+%04X".formatted(unseen));
    assertThatThrownBy(() ->
            RulesJson.read(
                "a.json",
                RulesJson.write(RulesParser.parse("a", "game Nim\nboard heap\ntake 1\n"))
                    .replace("Nim", title)))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("the title has the format character");
    RulesParser.parse("a.game", "game Nim // " + title + "\nboard heap\ntake 1\n");
  }

  /// Whatever separates lines for some reader is a blank here.
  @Test
  void separatorsOfLinesAreBlanks() {
    assertThat(RulesParser.parse("a", "game Ni\u2028\u2029m\nboard heap\ntake 1\n").title())
        .doesNotContain("\u2028")
        .doesNotContain("\u2029");
  }

  @Test
  void textsThatAreTooLongAreRefused() {
    String text = "game A\n".repeat(200_000);
    assertThatThrownBy(() -> RulesParser.parse("a.game", text))
        .isInstanceOfSatisfying(
            InputException.class,
            refused -> {
              assertThat(refused.place()).contains(new Place("a.game", 1, 1));
              assertThat(refused.problem())
                  .isEqualTo(
                      "a rules file has at most 1,048,576 characters, this text has 1,400,000");
            });
  }

  @Test
  void gamesHaveAtMost60Glyphs() {
    StringBuilder cells = new StringBuilder("cells");
    for (int i = 0; i < 60; i++) {
      cells.append(' ').append((char) ('\u4E00' + i));
    }
    String text = "game A\nboard grid\n" + cells + "\nmove \u4E00 -> \u4E01\n";
    assertThat(RulesParser.parse("a.game", text).cells()).hasSize(60);
    assertThatThrownBy(() -> RulesParser.parse("a.game", text + "token @ step E over \u4E00\n"))
        .hasMessage(
            "a.game:3:1: a game has at most 60 glyphs, cells and tokens together; this one has 61");
  }

  @Test
  void expressionsMayNotBeDeep() {
    String text = "game A\nboard heap\nmove n -> " + "(".repeat(100_000) + "n";
    assertThatThrownBy(() -> RulesParser.parse("a.game", text))
        .hasMessageContaining("a.game:3:112: an expression has at most 100 operators");
  }
}
