package org.grundy.rules.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.grundy.core.InputException;
import org.grundy.rules.RandomRules;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class RulesJsonTest {
  private static final long SEED = 20261121;

  private static final String CRAM =
      """
      {
        "title" : "Cram",
        "board" : {
          "kind" : "grid"
        },
        "cells" : [ ".", "#" ],
        "rules" : [ {
          "kind" : "pattern",
          "before" : [ ".." ],
          "after" : [ "##" ],
          "rotate" : true,
          "mirror" : false
        } ],
        "play" : "normal",
        "start" : {
          "kind" : "fill",
          "glyph" : "."
        },
        "expectations" : [ {
          "start" : "2x3",
          "value" : 1
        } ]
      }
      """;

  private static final String WYTHOFF =
      """
      {
        "title" : "Wythoff",
        "board" : {
          "kind" : "heaps",
          "variables" : [ "a", "b" ]
        },
        "rules" : [ {
          "kind" : "equation",
          "variables" : [ "a", "b" ],
          "alternatives" : [ "(a-k,b)", "(a,b-k)", "(a-k,b-k)" ],
          "conditions" : [ "k >= 1" ]
        } ],
        "play" : "normal"
      }
      """;

  @Test
  void gamesAreWrittenNaturally() {
    assertThat(
            RulesJson.write(
                RulesParser.parse(
                    "cram",
                    """
                    game  Cram
                    board grid
                    cells . #
                    move  [ . . ] -> [ # # ] rotate
                    start fill .
                    expect 2x3 = 1
                    """)))
        .isEqualTo(CRAM);
    assertThat(
            RulesJson.write(
                RulesParser.parse(
                    "wythoff",
                    """
                    game  Wythoff
                    board heaps a b
                    move  (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 1
                    """)))
        .isEqualTo(WYTHOFF);
  }

  @Test
  void whatIsWrittenIsReadAsTheSameTree() {
    RandomRules random = new RandomRules(SEED);
    for (int i = 0; i < 300; i++) {
      GameRules rules =
          switch (i % 6) {
            case 3 -> random.closing();
            case 4 -> random.numbered();
            case 5 -> random.bordering();
            default -> random.next();
          };
      String json = RulesJson.write(rules);
      assertThat(RulesJson.read("random", json))
          .as("seed %d, game %d:%n%s", SEED, i, json)
          .isEqualTo(rules);
    }
    GameRules tiling = RulesParser.parse("", "game A\nboard tiling\nexpect 4 4 1 wins");
    assertThat(RulesJson.read("", RulesJson.write(tiling))).isEqualTo(tiling);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      quoteCharacter = '~',
      value = {
        "'\"title\" : \"Cram\",' ! '' ! a.json:1:1: the object has no property \"title\"",
        "'\"play\"' ! '\"plays\"' ! a.json:1:1: the object has no property \"play\"",
        "'\"play\"' ! '\"x\" : 1, \"play\"' ! a.json:14:9: the object has an unknown property"
            + " \"x\", known are title, board, cells, parameters, rules, wins, ends, avoids, play,"
            + " start, looks, says, expectations",
        "'\"grid\"' ! '\"gird\"' ! a.json:4:14: /board/kind is \"gird\", expected one of \"grid\","
            + " \"strip\", \"ring\", \"hex\", \"triangle\", \"graph\", \"heap\", \"heaps\", \"tiling\"",
        "'\"grid\"' ! '\"grid\", \"x\" : 1' ! a.json:4:28: /board has an unknown property \"x\","
            + " known are kind",
        "'\"##\"' ! '\"#x\"' ! a.json:7:15: /rules/0: `x` is not among the glyphs of `cells`,"
            + " which are `. #`",
        "'\"##\"' ! '\"#\"' ! a.json:7:15: /rules/0: the pattern before `->` is 1x2, the one after"
            + " it 1x1 (rows x columns)",
        "'\"##\"' ! '\"# #\"' ! a.json:10:17: /rules/0/after/0 is \"# #\", expected a row of a"
            + " pattern, a string of glyphs and `*`",
        "'\"##\"' ! '\"##|##\"' ! a.json:10:17: /rules/0/after/0 is \"##|##\", expected a row of a"
            + " pattern, a string of glyphs and `*`",
        "'true' ! '1' ! a.json:11:16: /rules/0/rotate is 1, expected true or false",
        "'\"#\" ]' ! '\"ab\" ]' ! a.json:6:20: /cells/1 is \"ab\", expected a glyph, a string of"
            + " one character",
        "'\"Cram\"' ! '\"a // b\"' ! a.json:2:13: /title is \"a // b\", expected a line of text"
            + " without `//` and without blanks around it",
        "'\"Cram\"' ! '\"a\\nplay misere\"' ! a.json:2:13: /title is \"a\\nplay misere\", expected"
            + " a line of text without `//` and without blanks around it",
        "'\"2x3\"' ! '\"..|o\"' ! a.json:19:22: /expectations/0: found `o`, expected one of the"
            + " glyphs `. #`",
        "'1' ! '-1' ! a.json:21:15: /expectations/0/value is -1, expected a number from 0",
        "'\"normal\"' ! '\"misere\"' ! a.json:19:22: /expectations/0: under `play misere` a"
            + " position has an outcome and no Grundy value",
      })
  void faultsAreToldWithTheirPlace(String found, String instead, String message) {
    String from = found.substring(1, found.length() - 1);
    String to = instead.substring(1, instead.length() - 1);
    assertThat(CRAM).contains(from);
    assertThatThrownBy(() -> RulesJson.read("a.json", CRAM.replaceFirst(quote(from), to(to))))
        .isInstanceOf(InputException.class)
        .message()
        .startsWith(message);
  }

  private static String quote(String text) {
    return java.util.regex.Pattern.quote(text);
  }

  private static String to(String text) {
    return java.util.regex.Matcher.quoteReplacement(text);
  }

  @Test
  void anAlternativeHoldsNoOtherPartsOfTheLine() {
    assertThatThrownBy(
            () -> RulesJson.read("a.json", WYTHOFF.replace("\"(a-k,b)\"", "\"(a-k,b) | (a-k,0)\"")))
        .hasMessageContaining("/rules/0/alternatives is a list, expected one alternative a string");
    assertThatThrownBy(() -> RulesJson.read("a.json", WYTHOFF.replace("k >= 1", "k >= 1, k <= 3")))
        .hasMessageContaining("/rules/0/conditions is a list, expected every condition");
  }

  @Test
  void graphsHaveOneThingAString() {
    String json =
        """
        {
          "title" : "A", "board" : {"kind" : "graph", "ground" : "g"},
          "rules" : [
            {"kind" : "edge", "from" : "u", "to" : "v", "conditions" : ["degree of u >= 2"],
             "delete" : ["edge", "u"]}
          ],
          "play" : "normal", "start" : {"kind" : "family", "family" : "path"}
        }
        """;
    GameRules game =
        RulesParser.parse(
            "a",
            """
            game A
            board graph
            ground g
            move edge u-v where degree of u >= 2 : delete edge, u
            start path
            """);
    assertThat(RulesJson.read("a.json", json)).isEqualTo(game);
    assertThatThrownBy(
            () -> RulesJson.read("a.json", json.replace("\"edge\", \"u\"", "\"edge, u\"")))
        .hasMessageContaining("/rules/0/delete is a list, expected everything that is deleted");
    assertThatThrownBy(
            () -> RulesJson.read("a.json", json.replace(">= 2", ">= 2, degree of v = 1")))
        .hasMessageContaining("/rules/0/conditions is a list, expected every condition");
  }

  @Test
  void aTextMustBeOneValueWithoutDoubles() {
    assertThatThrownBy(() -> RulesJson.read("a.json", CRAM + "{}"))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("a.json:24:1: the text is not JSON");
    assertThatThrownBy(() -> RulesJson.read("a.json", CRAM.replace("\"cells\"", "\"title\"")))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("the text is not JSON: Duplicate");
    assertThatThrownBy(() -> RulesJson.read("a.json", "")).isInstanceOf(InputException.class);
    assertThatThrownBy(() -> RulesJson.read("a.json", "[".repeat(5000)))
        .isInstanceOf(InputException.class);
  }

  /// Every object that is written is one definition of the schema: no property is written that the
  /// schema does not name, all required ones are, and the reader refuses an object without them.
  @Test
  void theSchemaAgreesWithWhatIsWritten() throws IOException {
    JsonNode schema = schema();
    Map<String, Set<String>> always = new HashMap<>();
    Map<String, Set<String>> ever = new HashMap<>();
    RandomRules random = new RandomRules(SEED);
    List<GameRules> games = new ArrayList<>();
    for (int i = 0; i < 600; i++) {
      games.add(random.next());
      games.add(random.binding(random.next()));
    }
    for (int i = 0; i < 40; i++) {
      games.add(random.bordering());
      games.add(random.numbered());
      games.add(random.joining());
      games.add(random.binding(random.summing()));
    }
    games.add(random.binding(random.heapSet()));
    games.add(RulesParser.parse("", "game A\nboard tiling"));
    games.add(RulesParser.parse("", "game A\nboard graph\nmove one : edge u-v : contract edge"));
    games.add(RulesParser.parse("", "game A\nboard graph\nmove one : pair u-v : add edge"));
    games.add(
        RulesParser.parse(
            "", "game A\nboard strip\ncells o .\nmove one : o -> . sums over o -> ."));
    games.add(RulesParser.parse("", "game A\nboard heap\nmove n -> n - 1"));
    games.add(
        RulesParser.parse(
            "",
            "game A\nboard heap\nparam k = 1\ntake k\nwin where n = 4\nexpect 1 = 0 with k = 2"));
    for (GameRules rules : games) {
      for (Map.Entry<String, ObjectNode> object : objects(RulesJsonWriter.node(rules))) {
        Set<String> names = new HashSet<>(object.getValue().propertyNames());
        always.computeIfAbsent(object.getKey(), _ -> new TreeSet<>(names)).retainAll(names);
        ever.computeIfAbsent(object.getKey(), _ -> new TreeSet<>()).addAll(names);
      }
    }
    always.put("binding", Set.of("name"));
    assertThat(ever).hasSize(27);
    ever.forEach((name, names) -> {
      JsonNode definition = name.isEmpty() ? schema : schema.at("/$defs/" + name);
      assertThat(new TreeSet<>(definition.get("properties").propertyNames()))
          .as(name)
          .isEqualTo(names);
      Set<String> required = new TreeSet<>();
      definition.get("required").forEach(element -> required.add(element.stringValue()));
      assertThat(required).as(name).isEqualTo(always.get(name));
      assertThat(definition.get("additionalProperties").booleanValue()).isFalse();
    });
  }

  @Test
  void propertiesMissingOrUnknownAreRefusedEverywhere() throws IOException {
    JsonNode schema = schema();
    RandomRules random = new RandomRules(SEED);
    for (int i = 0; i < 60; i++) {
      ObjectNode game = RulesJsonWriter.node(random.next());
      for (Map.Entry<String, ObjectNode> object : objects(game)) {
        object.getValue().put("unknown", 1);
        assertThatThrownBy(() -> RulesJson.read("random", game.toString()))
            .as("seed %d: %s", SEED, game)
            .isInstanceOf(InputException.class)
            .hasMessageContaining("unknown property \"unknown\"");
        object.getValue().remove("unknown");
        String name = object.getKey();
        JsonNode definition = name.isEmpty() ? schema : schema.at("/$defs/" + name);
        for (JsonNode required : definition.get("required")) {
          JsonNode removed = object.getValue().remove(required.stringValue());
          assertThatThrownBy(() -> RulesJson.read("random", game.toString()))
              .as("seed %d: %s", SEED, game)
              .isInstanceOf(InputException.class)
              .hasMessageContaining("has no property " + required);
          object.getValue().set(required.stringValue(), removed);
        }
      }
    }
  }

  @Test
  void schemaKnowsEveryBoardOfCells() throws IOException {
    List<String> kinds = new ArrayList<>(Board.Cells.words());
    kinds.add("tiling");
    assertThat(schema().at("/$defs/board-cells/properties/kind/enum"))
        .extracting(JsonNode::stringValue)
        .containsExactlyElementsOf(kinds);
  }

  private static JsonNode schema() throws IOException {
    try (InputStream in = RulesJson.class.getResourceAsStream("rules.schema.json")) {
      return RulesJson.MAPPER.readTree(Objects.requireNonNull(in).readAllBytes());
    }
  }

  /// Every object of a game, with the name of its definition in the schema.
  private static List<Map.Entry<String, ObjectNode>> objects(ObjectNode game) {
    List<Map.Entry<String, ObjectNode>> objects = new ArrayList<>();
    objects.add(Map.entry("", game));
    ObjectNode board = (ObjectNode) game.get("board");
    String kind = board.get("kind").stringValue();
    boolean cells = kind.equals("tiling") || Board.Cells.words().contains(kind);
    objects.add(Map.entry(cells ? "board-cells" : "board-" + kind, board));
    for (JsonNode rule : game.get("rules")) {
      objects.add(Map.entry("rule-" + rule.get("kind").stringValue(), (ObjectNode) rule));
      if (rule.has("rays")) {
        objects.add(Map.entry("rays", (ObjectNode) rule.get("rays")));
      }
      if (rule.has("cases")) {
        rule.get("cases").forEach(one -> objects.add(Map.entry("equation-case", (ObjectNode) one)));
      }
    }
    if (game.has("wins")) {
      game.get("wins").forEach(win -> objects.add(Map.entry("win", (ObjectNode) win)));
    }
    if (game.get("start") instanceof ObjectNode start) {
      objects.add(Map.entry("start-" + start.get("kind").stringValue(), start));
    }
    if (game.has("expectations")) {
      for (JsonNode one : game.get("expectations")) {
        objects.add(Map.entry("expectation", (ObjectNode) one));
        if (one.has("with")) {
          one.get("with").forEach(with -> objects.add(Map.entry("binding", (ObjectNode) with)));
        }
      }
    }
    return objects;
  }
}
