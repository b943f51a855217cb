package org.grundy.rules.text.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.grundy.core.InputException;
import org.grundy.rules.json.RulesJson;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Look;
import org.grundy.rules.tree.Picture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The lines `look`: read, written, refused, and of no bearing on the rules.
class LooksTest {
  private static GameRules game(String lines) {
    return RulesParser.parse("test", "game  Test\n" + lines.replace("; ", "\n") + "\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "board grid; cells . #; move  . -> #; look  . grass # wall",
        "board grid; cells . #; token Q slide E S over .; look  Q queen; look  # blank",
        "board heap; code  0.7; look  heap coin",
        "board heap; code  0.7; drawn o; look  o coin heap pin",
        "board graph; move  vertex v : delete v; look  vertex stone edge bacterium",
        "board graph; token @ step edges : delete left; look  @ knight",
      })
  void textJsonAndNormalFormAgree(String lines) {
    GameRules rules = game(lines);
    assertThat(rules.looks().pictures()).isNotEmpty();
    String text = RulesFormatter.format(rules);
    assertThat(RulesParser.parse("again", text)).isEqualTo(rules);
    assertThat(RulesFormatter.reformat("again", text)).isEqualTo(text);
    assertThat(RulesJson.read("json", RulesJson.write(rules))).isEqualTo(rules);
    GameRules plain = game(lines.replaceAll("; look .*", ""));
    assertThat(rules.rules()).isEqualTo(plain.rules());
  }

  @Test
  void everyPictureHasAWord() {
    for (Picture picture : Picture.values()) {
      GameRules rules = game("board heap; code 0.7; look heap " + picture.word());
      assertThat(rules.looks().picture(Look.HEAP)).contains(picture);
    }
    assertThat(game("board heap; code 0.7").looks().picture(Look.HEAP)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "board grid; cells . #; move . -> #; look # wal | test:5:8: found `wal`, expected a"
            + " picture, one of | did you mean `wall`?",
        "board grid; cells . #; move . -> #; look x wall | test:5:6: found `x`, expected what is"
            + " drawn, one of `. #` |",
        "board grid; cells . #; move . -> #; look # wall # stone | test:5:13: `#` has two looks |"
            + " keep one of them",
        "board grid; cells . #; move . -> #; look # | test:5:7: the line ends here, expected a"
            + " picture |",
        "board grid; cells . #; move . -> #; look | test:5:5: the line ends here, expected what is"
            + " drawn |",
        "board grid; cells . #; move . -> #; look vertex stone | test:5:6: found `vertex` |",
        "board tiling; look # stone | test:3:1: `look` lines have no meaning on `board tiling` |",
      })
  void looksThatAreNoneAreRefused(String lines, String problem, String cure) {
    assertThatThrownBy(() -> game(lines))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(problem)
        .hasMessageContaining(cure == null ? "" : cure);
  }
}
