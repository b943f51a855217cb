package org.grundy.rules.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.core.InputException;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EdgeMove;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.JoinMove;
import org.grundy.rules.tree.PatternLine;
import org.grundy.rules.tree.VertexMove;

/// Turns JSON into lines of the language and has these read, so that one set of checks holds for
/// both. An error in a line is told at the value that the line was made of.
final class RulesJsonReader {
  private final String source;
  private final JsonPlaces places;
  private final List<String> lines = new ArrayList<>();
  private final List<String> pointers = new ArrayList<>();

  RulesJsonReader(String source, String json) {
    this.source = source;
    this.places = new JsonPlaces(source, json);
  }

  GameRules read() {
    JsonFields game = new JsonFields(places, "", places.root());
    add(game.pointer("title"), "game " + game.text("title"));
    board(game.object("board"));
    if (game.has("cells")) {
      add(game.pointer("cells"), "cells " + joined(game.glyphs("cells")));
    }
    if (game.has("parameters")) {
      game.objects("parameters", 1)
          .forEach(parameter -> add(parameter.pointer(), "param " + binding(parameter)));
    }
    List<JsonFields> rules = game.objects("rules", 0);
    rules.forEach(this::rule);
    patterns(PatternLine.Effect.WIN, game);
    if (game.has("ends")) {
      List<String> ends = game.texts("ends");
      for (String end : ends) {
        if (!end.matches("(win|lose)\\s+where\\s.*|win\\s+(on|delete|at)\\s.*")) {
          throw game.faultOf("ends", "conditions, such as \"win where n = 1\"");
        }
        add(game.pointer("ends"), end);
      }
    }
    patterns(PatternLine.Effect.AVOID, game);
    String play = game.oneOf("play", List.of("normal", "misere", "loopy"));
    if (!play.equals("normal")) {
      add(game.pointer("play"), "play " + play);
    }
    if (game.has("start")) {
      start(game.object("start"));
    }
    if (game.has("looks")) {
      game.objects("looks", 1).forEach(this::look);
    }
    if (game.has("says")) {
      game.objects("says", 1).forEach(this::saying);
    }
    if (game.has("expectations")) {
      game.objects("expectations", 1).forEach(this::expectation);
    }
    game.requireNoMore();
    GameRules tree = parse();
    requireSameParts(tree, rules);
    return tree;
  }

  private void add(String pointer, String line) {
    pointers.add(pointer);
    lines.add(line);
  }

  private void patterns(PatternLine.Effect effect, JsonFields game) {
    if (game.has(effect.member())) {
      game.objects(effect.member(), 1).forEach(line -> pattern(effect.word(), line));
    }
  }

  private static String joined(List<String> words) {
    return String.join(" ", words);
  }

  private GameRules parse() {
    try {
      return RulesParser.parse(source, String.join("\n", lines));
    } catch (InputException fault) {
      String pointer =
          fault
              .place()
              .filter(place -> place.line() > 1 || place.column() > 1)
              .map(place -> pointers.get(place.line() - 1))
              .orElse("");
      throw new InputException(
          Optional.of(places.at(pointer)),
          (pointer.isEmpty() ? "" : pointer + ": ") + fault.problem(),
          fault.cure());
    }
  }

  /// An alternative or a condition must not have held several.
  private void requireSameParts(GameRules tree, List<JsonFields> rules) {
    for (int i = 0; i < rules.size(); i++) {
      if (rules.get(i).has("line")) {
        continue;
      }
      if (tree.rules().get(i) instanceof EquationMove move) {
        JsonFields fields = rules.get(i);
        requireSameParts(fields, move);
      } else if (tree.rules().get(i) instanceof VertexMove move) {
        requireSameParts(rules.get(i), move.conditions().size(), move.deletions().size());
      } else if (tree.rules().get(i) instanceof EdgeMove move) {
        requireSameParts(rules.get(i), move.conditions().size(), move.deletions().size());
      } else if (tree.rules().get(i) instanceof JoinMove move) {
        requireConditions(rules.get(i), move.conditions().size());
      }
    }
  }

  private static void requireSameParts(JsonFields fields, EquationMove move) {
    List<Alternative> alternatives = move.alternatives();
    boolean shared = !fields.has("cases");
    List<JsonFields> cases = shared ? List.of() : fields.objects("cases", 1);
    int stated = shared ? fields.texts("alternatives").size() : cases.size();
    if (alternatives.size() != stated) {
      throw fields.faultOf(
          shared ? "alternatives" : "cases", "one alternative " + (shared ? "a string" : "each"));
    }
    for (int i = 0; i < stated; i++) {
      requireConditions(shared ? fields : cases.get(i), alternatives.get(i).conditions().size());
    }
  }

  private static void requireConditions(JsonFields fields, int conditions) {
    if (conditions != (fields.has("conditions") ? fields.texts("conditions").size() : 0)) {
      throw fields.faultOf("conditions", "every condition, one a string");
    }
  }

  private static void requireSameParts(JsonFields fields, int conditions, int deletions) {
    requireConditions(fields, conditions);
    if (deletions != fields.texts("delete").size()) {
      throw fields.faultOf("delete", "everything that is deleted, one a string");
    }
  }

  private void board(JsonFields board) {
    String kind = board.oneOf("kind", Board.words());
    String names =
        switch (kind) {
          case "heap" -> " " + board.word("variable");
          case "heaps" -> " " + joined(board.words("variables"));
          default -> "";
        };
    if (kind.equals("graph") && board.has("ground")) {
      add(board.pointer("ground"), "ground " + board.word("ground"));
    }
    if (kind.startsWith("heap") && board.has("drawn")) {
      add(board.pointer("drawn"), "drawn " + board.glyph("drawn"));
    }
    board.requireNoMore();
    add(board.pointer(), "board " + kind + names);
  }

  private void rule(JsonFields rule) {
    String kind =
        rule.oneOf(
            "kind",
            List.of(
                "cell",
                "flood",
                "sums",
                "pattern",
                "token",
                "code",
                "take",
                "equation",
                "vertex",
                "edge",
                "contract",
                "add",
                "walk",
                "line"));
    String line =
        switch (kind) {
          case "cell" ->
              "move "
                  + joined(rule.glyphs("from"))
                  + " -> "
                  + rule.glyph("to")
                  + (rule.has("rays") ? rays(rule.object("rays")) : "");
          case "pattern" ->
              "move " + pattern(rule, "before") + " -> " + pattern(rule, "after") + turns(rule);
          case "flood" -> flood(rule);
          case "sums" -> sums(rule);
          case "token" -> token(rule);
          case "code" -> "code " + rule.word("code");
          case "take" -> take(rule);
          case "line" -> openLine(rule);
          case "vertex" -> "move vertex " + rule.word("vertex") + deletions(rule);
          case "edge" -> "move edge " + rule.word("from") + "-" + rule.word("to") + deletions(rule);
          case "contract" -> joining(rule, JoinMove.By.CONTRACTION);
          case "add" ->
              joining(
                  rule,
                  rule.has("adds") && rule.oneOf("adds", List.of("edge", "vertex")).equals("vertex")
                      ? JoinMove.By.VERTEX
                      : JoinMove.By.EDGE);
          case "walk" ->
              "token "
                  + rule.glyph("token")
                  + " step edges"
                  + (rule.has("delete")
                      ? " : delete " + rule.oneOf("delete", List.of("left", "edge"))
                      : "");
          default -> equation(rule);
        };
    String named = rule.has("name") && !kind.equals("line") ? named(rule, line) : line;
    String bound = rule.has("next") ? named + " " + next(rule) : named;
    rule.requireNoMore();
    add(rule.pointer(), bound);
  }

  private static String next(JsonFields rule) {
    String next = rule.text("next");
    if (!next.matches("entails|again( where isolates( except \\S+)?)?")) {
      throw rule.faultOf("next", "`again`, `again where isolates` or `entails`");
    }
    return next;
  }

  private static String named(JsonFields rule, String line) {
    String name = rule.word("name");
    if (!name.matches("\\p{L}[\\p{L}\\p{Nd}_-]+")) {
      throw rule.faultOf(
          "name", "a word of two letters or more, digits, `_` and `-` after the first");
    }
    int first = line.indexOf(' ');
    return line.substring(0, first) + " " + name + " : " + line.substring(first + 1);
  }

  /// A line of moves as the language writes it.
  private static String openLine(JsonFields rule) {
    String line = rule.text("line");
    if (!line.matches("(move|take|code|token)\\s.*")) {
      throw rule.faultOf("line", "a line of moves, such as `take 1..k`");
    }
    return line;
  }

  private static String binding(JsonFields fields) {
    String text =
        fields.word("name")
            + (fields.has("numbers") ? " = " + joined(fields.words("numbers")) : "");
    fields.requireNoMore();
    return text;
  }

  private static String deletions(JsonFields rule) {
    return where(rule) + " : delete " + String.join(", ", rule.texts("delete"));
  }

  private static String rays(JsonFields rays) {
    String line =
        " along "
            + joined(rays.directions("along"))
            + rays.natural("upTo").stream()
                .mapToObj(upTo -> " up to " + upTo)
                .collect(Collectors.joining())
            + " over "
            + joined(rays.glyphs("over"))
            + " -> "
            + rays.glyph("becomes")
            + (rays.has("forbid") ? " forbid " + joined(rays.glyphs("forbid")) : "");
    rays.requireNoMore();
    return line;
  }

  private static String flood(JsonFields rule) {
    return "move "
        + joined(rule.glyphs("from"))
        + " -> "
        + rule.glyph("to")
        + " flood "
        + joined(rule.directions("directions"))
        + " over "
        + joined(rule.glyphs("over"))
        + " -> "
        + rule.glyph("becomes");
  }

  private static String sums(JsonFields rule) {
    return "move %s -> %s sums over %s -> %s"
        .formatted(
            joined(rule.glyphs("from")),
            rule.glyph("to"),
            joined(rule.glyphs("over")),
            rule.glyph("becomes"));
  }

  private static String pattern(JsonFields owner, String name) {
    return owner.rows(name).stream()
        .map(row -> row.codePoints().mapToObj(Character::toString).collect(Collectors.joining(" ")))
        .map(row -> row.replaceAll("\\$ (?=[a-zA-Z])", "\\$"))
        .collect(Collectors.joining(" | ", "[ ", " ]"));
  }

  private static String turns(JsonFields owner) {
    return (owner.truth("rotate") ? " rotate" : "")
        + (owner.truth("mirror") ? " mirror" : "")
        + (owner.has("border") ? " border " + joined(owner.directions("border")) : "")
        + where(owner);
  }

  private static String token(JsonFields rule) {
    return "token "
        + rule.glyph("token")
        + " "
        + rule.oneOf("motion", List.of("step", "slide"))
        + " "
        + joined(rule.directions("directions"))
        + " over "
        + joined(rule.glyphs("over"))
        + (rule.has("on") ? " on " + rule.glyph("on") : "")
        + (rule.has("blocked") && rule.truth("blocked") ? " blocked" : "");
  }

  private static String take(JsonFields rule) {
    List<String> counts = new ArrayList<>();
    if (rule.has("counts") || !rule.has("sets")) {
      counts.addAll(rule.words("counts"));
    }
    if (rule.has("sets")) {
      counts.addAll(rule.texts("sets"));
    }
    return "take " + joined(counts);
  }

  private static String equation(JsonFields rule) {
    List<String> variables = rule.words("variables");
    String left = String.join(",", variables);
    return "move "
        + (variables.size() > 1 ? "(" + left + ")" : left)
        + " -> "
        + (rule.has("cases")
            ? rule.objects("cases", 1).stream()
                .map(RulesJsonReader::oneCase)
                .collect(Collectors.joining(" | "))
            : String.join(" | ", rule.texts("alternatives")) + where(rule))
        + (rule.has("except") ? " except " + joined(rule.words("except")) : "");
  }

  private static String oneCase(JsonFields one) {
    String text = one.text("sum") + where(one);
    one.requireNoMore();
    return text;
  }

  private static String joining(JsonFields rule, JoinMove.By by) {
    return "move %s %s-%s%s : %s"
        .formatted(by.chosen(), rule.word("from"), rule.word("to"), where(rule), by.effect());
  }

  private static String where(JsonFields fields) {
    return fields.has("conditions")
        ? " where " + String.join(", ", fields.texts("conditions"))
        : "";
  }

  private void pattern(String keyword, JsonFields fields) {
    String line = keyword + " " + pattern(fields, "pattern") + turns(fields);
    fields.requireNoMore();
    add(fields.pointer(), line);
  }

  private void start(JsonFields start) {
    String kind = start.oneOf("kind", List.of("fill", "random", "family"));
    String line =
        switch (kind) {
          case "fill" -> "fill " + start.glyph("glyph") + first(start);
          case "random" -> "random " + joined(start.glyphs("glyphs"));
          default -> start.word("family");
        };
    start.requireNoMore();
    add(start.pointer(), "start " + line);
  }

  private static String first(JsonFields start) {
    return start.has("first") ? " first " + start.glyph("first") : "";
  }

  private void look(JsonFields look) {
    String line = "look " + look.word("of") + " " + look.word("picture");
    look.requireNoMore();
    add(look.pointer(), line);
  }

  private void saying(JsonFields saying) {
    String name = saying.has("line") ? saying.word("line") + " : " : "";
    String words = saying.text("words");
    saying.requireNoMore();
    add(saying.pointer(), "say " + name + words);
  }

  private void expectation(JsonFields expectation) {
    String start = expectation.text("start");
    String expected =
        expectation.has("value")
            ? "= " + expectation.natural("value").orElseThrow()
            : expectation.oneOf("outcome", List.of("wins", "loses", "draws", "loony"));
    String with =
        expectation.has("with")
            ? expectation.objects("with", 1).stream()
                .map(RulesJsonReader::binding)
                .collect(Collectors.joining(", ", " with ", ""))
            : "";
    expectation.requireNoMore();
    add(expectation.pointer(), "expect " + start + " " + expected + with);
  }
}
