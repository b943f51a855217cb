package org.grundy.rules.text.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.List;
import java.util.Random;
import org.grundy.core.InputException;
import org.grundy.core.Position;
import org.grundy.rules.RandomRules;
import org.grundy.rules.json.RulesJson;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.junit.jupiter.api.Test;

/// Texts that were broken at random are read or refused with a place, and nothing else happens.
class BrokenInputTest {
  private static final long SEED = 20261122;
  private static final List<String> PIECES =
      List.of(
          "[",
          "]",
          "|",
          "->",
          "*",
          "(",
          ")",
          ",",
          "+",
          "-",
          "=",
          "<",
          "where",
          "for",
          "along",
          "over",
          "up to",
          "forbid",
          "0",
          "99999999999",
          "\n",
          "\t",
          " ",
          "//",
          "x",
          "𝕏",
          "\u0301",
          "\u0000",
          "\uD800",
          "\"",
          "{",
          "game",
          "cells",
          "expect",
          "token",
          "start");

  private final Random random = new Random(SEED);

  private interface Reading {
    void read(String text);
  }

  private void check(int game, String text, Reading reading) {
    for (int i = 0; i < 8; i++) {
      String broken = broken(text);
      try {
        reading.read(broken);
      } catch (InputException refused) {
        assertThat(refused.place()).as(broken).isPresent();
        assertThat(refused.problem()).as(broken).isNotBlank().doesNotEndWith(".");
      } catch (RuntimeException | StackOverflowError bug) {
        fail("seed %d, game %d:%n%s".formatted(SEED, game, broken), bug);
      }
    }
  }

  private String broken(String text) {
    StringBuilder broken = new StringBuilder(text);
    for (int i = 0; i <= random.nextInt(3); i++) {
      int at = random.nextInt(broken.length() + 1);
      int to = Math.min(broken.length(), at + random.nextInt(4));
      String piece = PIECES.get(random.nextInt(PIECES.size()));
      broken.replace(at, to, random.nextInt(3) == 0 ? "" : piece);
    }
    return broken.toString();
  }

  @Test
  void rules() {
    RandomRules games = new RandomRules(SEED);
    for (int i = 0; i < 300; i++) {
      String text = RulesFormatter.format(games.next());
      check(
          i,
          text,
          broken -> {
            GameRules read = RulesParser.parse("broken", broken);
            String formatted = RulesFormatter.format(read);
            assertThat(RulesParser.parse("formatted", formatted)).as(formatted).isEqualTo(read);
            String laidOut = RulesFormatter.reformat("broken", broken);
            assertThat(RulesParser.parse("laid out", laidOut)).as(laidOut).isEqualTo(read);
            assertThat(RulesFormatter.reformat("again", laidOut)).isEqualTo(laidOut);
          });
    }
  }

  @Test
  void json() {
    RandomRules games = new RandomRules(SEED);
    for (int i = 0; i < 60; i++) {
      check(i, RulesJson.write(games.next()), broken -> RulesJson.read("broken", broken));
    }
  }

  @Test
  void positions() {
    RandomRules games = new RandomRules(SEED);
    for (int i = 0; i < 400; i++) {
      GameRules rules = i % 2 == 0 ? games.tokens() : games.grid();
      boolean strip = RulesFormatter.format(rules).contains("board strip");
      String text = PositionText.format(rules, games.position(rules, strip ? 1 : 3, 4));
      check(
          i,
          text,
          broken -> {
            List<Position> sum = PositionText.parse(rules, "broken", broken, 1);
            String formatted = PositionText.formatSum(rules, sum);
            assertThat(PositionText.parse(rules, "formatted", formatted, 1))
                .as(formatted)
                .isEqualTo(sum);
          });
    }
    for (String text : List.of("7 + 4 + 4", "(3,5) + 1,2", "4 4 1")) {
      GameRules rules =
          RulesParser.parse(
              "",
              text.contains(",")
                  ? "game A\nboard heaps a b\nmove (a,b) -> (a-1,b)"
                  : text.contains("+") ? "game A\nboard heap\ntake 1" : "game A\nboard tiling");
      for (int i = 0; i < 100; i++) {
        check(i, text, broken -> PositionText.parse(rules, "broken", broken, 1));
      }
    }
  }
}
