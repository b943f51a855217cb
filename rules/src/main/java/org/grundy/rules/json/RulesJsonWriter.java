package org.grundy.rules.json;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.rules.text.game.ExpressionText;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.text.game.line.NumberSetWords;
import org.grundy.rules.text.graph.GraphWords;
import org.grundy.rules.tree.Binding;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.Bond;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.Deletion;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.EdgeMove;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.Expectation;
import org.grundy.rules.tree.FloodMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.GraphCondition;
import org.grundy.rules.tree.HeapCode;
import org.grundy.rules.tree.JoinMove;
import org.grundy.rules.tree.Lattice;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternLine;
import org.grundy.rules.tree.PatternMove;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.RunMove;
import org.grundy.rules.tree.Saying;
import org.grundy.rules.tree.SeveralHeaps;
import org.grundy.rules.tree.Start;
import org.grundy.rules.tree.SumsMove;
import org.grundy.rules.tree.Take;
import org.grundy.rules.tree.TokenMove;
import org.grundy.rules.tree.VertexMove;
import org.grundy.rules.tree.WalkMove;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Turns a tree of rules into JSON nodes.
final class RulesJsonWriter {
  private RulesJsonWriter() {}

  static ObjectNode node(GameRules rules) {
    ObjectNode node = object();
    node.put("title", rules.title());
    node.set("board", board(rules.board()));
    if (!rules.cells().isEmpty()) {
      node.set("cells", strings(rules.cells()));
    }
    if (!rules.parameters().list().isEmpty()) {
      node.set("parameters", bindings(rules.parameters().values()));
    }
    ArrayNode moves = node.putArray("rules");
    for (int i = 0; i < rules.rules().size(); i++) {
      Rule rule = rules.rules().get(i);
      Optional<String> name = rules.looks().name(i);
      Optional<Bond> bond = rules.bonds().of(i);
      moves.add(
          rules
              .parameters()
              .openLine(i)
              .map(line -> kind("line").put("line", line))
              .orElseGet(() -> named(name, bound(bond, rule(rule, rules.board())))));
    }
    patterns(rules, PatternLine.Effect.WIN, node);
    if (!rules.ends().isEmpty()) {
      node.set("ends", strings(RulesFormatter.ends(rules)));
    }
    patterns(rules, PatternLine.Effect.AVOID, node);
    node.put("play", rules.play().name().toLowerCase(Locale.ROOT));
    rules.start().ifPresent(start -> node.set("start", start(start)));
    if (!rules.looks().pictures().isEmpty()) {
      ArrayNode looks = node.putArray("looks");
      rules
          .looks()
          .pictures()
          .forEach(look ->
              looks.add(object().put("of", look.of()).put("picture", look.picture().word())));
    }
    if (!rules.looks().sayings().isEmpty()) {
      ArrayNode says = node.putArray("says");
      rules.looks().sayings().forEach(saying -> says.add(saying(saying)));
    }
    if (!rules.expectations().isEmpty()) {
      ArrayNode expectations = node.putArray("expectations");
      rules.expectations().forEach(expectation -> expectations.add(expectation(expectation)));
    }
    return node;
  }

  private static void patterns(GameRules rules, PatternLine.Effect effect, ObjectNode node) {
    for (PatternLine line : rules.patterns(effect)) {
      node.withArray(effect.member()).add(pattern(line.pattern(), line.rotate(), line.mirror()));
    }
  }

  private static ObjectNode saying(Saying saying) {
    ObjectNode node = object();
    saying.line().ifPresent(line -> node.put("line", line));
    return node.put("words", saying.words());
  }

  private static ObjectNode named(Optional<String> name, ObjectNode rule) {
    name.ifPresent(word -> rule.put("name", word));
    return rule;
  }

  private static ObjectNode bound(Optional<Bond> bond, ObjectNode rule) {
    bond.ifPresent(word -> rule.put("next", word.text()));
    return rule;
  }

  private static ArrayNode bindings(List<Binding> bindings) {
    ArrayNode array = JsonNodeFactory.instance.arrayNode();
    for (Binding binding : bindings) {
      ObjectNode node = object().put("name", binding.name());
      node.set("numbers", strings(binding.numbers().stream().map(Take.Range::text).toList()));
      array.add(node);
    }
    return array;
  }

  private static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }

  private static ObjectNode kind(String kind) {
    return object().put("kind", kind);
  }

  private static ArrayNode strings(Collection<?> elements) {
    ArrayNode array = JsonNodeFactory.instance.arrayNode();
    elements.forEach(element -> array.add(element.toString()));
    return array;
  }

  private static ArrayNode rows(Pattern pattern) {
    return strings(
        pattern.rows().stream()
            .map(row ->
                row.stream()
                    .map(cell -> cell.map(Glyph::toString).orElse("*"))
                    .collect(Collectors.joining()))
            .toList());
  }

  private static ObjectNode board(Board board) {
    return switch (board) {
      case Board.Cells _, Board.Tiling _ -> kind(board.word());
      case Board.Graph graph -> {
        ObjectNode node = kind("graph");
        graph.ground().ifPresent(ground -> node.put("ground", ground));
        yield node;
      }
      case Board.Heap heap -> {
        ObjectNode node = kind("heap").put("variable", heap.variable());
        heap.drawn().ifPresent(drawn -> node.put("drawn", drawn.toString()));
        yield node;
      }
      case Board.HeapSet heaps -> kind("heap").put("variable", heaps.variable());
      case Board.Heaps heaps -> {
        ObjectNode node = kind("heaps");
        node.set("variables", strings(heaps.variables()));
        heaps.drawn().ifPresent(drawn -> node.put("drawn", drawn.toString()));
        yield node;
      }
    };
  }

  private static ObjectNode rule(Rule rule, Board board) {
    return switch (rule) {
      case CellMove move -> cell(move, board.lattice());
      case FloodMove move -> flood(move, board.lattice());
      case SumsMove move -> {
        ObjectNode node = kind("sums");
        node.set("from", strings(move.from()));
        node.put("to", move.to().toString());
        node.set("over", strings(move.over()));
        yield node.put("becomes", move.becomes().toString());
      }
      case PatternMove move -> {
        ObjectNode node = kind("pattern");
        node.set("before", rows(move.before()));
        node.set("after", rows(move.after()));
        yield turned(node, move.before(), move.rotate(), move.mirror());
      }
      case TokenMove move -> token(move, board.lattice());
      case HeapCode code -> kind("code").put("code", code.code());
      case Take take -> {
        ObjectNode node = kind("take");
        if (!take.counts().isEmpty()) {
          node.set("counts", strings(take.counts().stream().map(Take.Range::text).toList()));
        }
        if (!take.sets().isEmpty()) {
          node.set("sets", strings(take.sets().stream().map(NumberSetWords::text).toList()));
        }
        yield node;
      }
      case EquationMove move -> equation(move, board instanceof Board.Heaps);
      case SeveralHeaps _, RunMove _ -> kind("line").put("line", RulesFormatter.rule(rule, board));
      case VertexMove move ->
          graph(kind("vertex").put("vertex", move.vertex()), move.conditions(), move.deletions());
      case EdgeMove move ->
          graph(
              kind("edge").put("from", move.from()).put("to", move.to()),
              move.conditions(),
              move.deletions());
      case JoinMove move -> {
        ObjectNode node =
            kind(move.joinsPair() ? "add" : "contract")
                .put("from", move.from())
                .put("to", move.to());
        if (move.by() == JoinMove.By.VERTEX) {
          node.put("adds", "vertex");
        }
        yield conditions(node, move.conditions());
      }
      case WalkMove move -> {
        ObjectNode node = kind("walk").put("token", move.token().toString());
        yield switch (move.deletes()) {
          case NOTHING -> node;
          case LEFT -> node.put("delete", "left");
          case EDGE -> node.put("delete", "edge");
        };
      }
    };
  }

  private static ObjectNode graph(
      ObjectNode node, List<GraphCondition> conditions, List<Deletion> deletions) {
    conditions(node, conditions);
    node.set("delete", strings(deletions.stream().map(GraphWords::deletion).toList()));
    return node;
  }

  private static ObjectNode conditions(ObjectNode node, List<GraphCondition> conditions) {
    if (!conditions.isEmpty()) {
      node.set("conditions", strings(conditions.stream().map(GraphWords::condition).toList()));
    }
    return node;
  }

  private static ArrayNode directions(List<Direction> directions, Lattice lattice) {
    return strings(directions.stream().map(lattice::name).toList());
  }

  private static ObjectNode cell(CellMove move, Lattice lattice) {
    ObjectNode node = kind("cell");
    node.set("from", strings(move.from()));
    node.put("to", move.to().toString());
    move.rays().ifPresent(rays -> node.set("rays", rays(rays, lattice)));
    return node;
  }

  private static ObjectNode flood(FloodMove move, Lattice lattice) {
    ObjectNode node = kind("flood");
    node.set("from", strings(move.from()));
    node.put("to", move.to().toString());
    node.set("directions", directions(move.directions(), lattice));
    node.set("over", strings(move.over()));
    return node.put("becomes", move.becomes().toString());
  }

  private static ObjectNode rays(CellMove.Rays rays, Lattice lattice) {
    ObjectNode node = object();
    node.set("along", directions(rays.along(), lattice));
    rays.upTo().ifPresent(upTo -> node.put("upTo", upTo));
    node.set("over", strings(rays.over()));
    node.put("becomes", rays.becomes().toString());
    if (!rays.forbid().isEmpty()) {
      node.set("forbid", strings(rays.forbid()));
    }
    return node;
  }

  private static ObjectNode token(TokenMove move, Lattice lattice) {
    ObjectNode node = kind("token");
    node.put("token", move.token().toString());
    node.put("motion", move.slide() ? "slide" : "step");
    node.set("directions", directions(move.directions(), lattice));
    node.set("over", strings(move.over()));
    move.on().ifPresent(on -> node.put("on", on.toString()));
    if (move.blocked()) {
      node.put("blocked", true);
    }
    return node;
  }

  private static ObjectNode equation(EquationMove move, boolean tuple) {
    ObjectNode node = kind("equation");
    node.set("variables", strings(move.variables()));
    List<Condition> last = move.alternatives().getLast().conditions();
    if (move.alternatives().stream().allMatch(one -> one.conditions().equals(last))) {
      node.set(
          "alternatives",
          strings(move.alternatives().stream().map(one -> ExpressionText.of(one, tuple)).toList()));
      addConditions(node, last);
    } else {
      ArrayNode cases = node.putArray("cases");
      for (Alternative alternative : move.alternatives()) {
        ObjectNode one = cases.addObject().put("sum", ExpressionText.of(alternative, tuple));
        addConditions(one, alternative.conditions());
      }
    }
    if (!move.except().isEmpty()) {
      node.set("except", strings(move.except().stream().map(ExpressionText::position).toList()));
    }
    return node;
  }

  private static void addConditions(ObjectNode node, List<Condition> conditions) {
    if (!conditions.isEmpty()) {
      node.set("conditions", strings(conditions.stream().map(ExpressionText::of).toList()));
    }
  }

  private static ObjectNode pattern(Pattern pattern, boolean rotate, boolean mirror) {
    ObjectNode node = object();
    node.set("pattern", rows(pattern));
    return turned(node, pattern, rotate, mirror);
  }

  private static ObjectNode turned(
      ObjectNode node, Pattern pattern, boolean rotate, boolean mirror) {
    node.put("rotate", rotate).put("mirror", mirror);
    if (!pattern.border().isEmpty()) {
      node.set("border", directions(pattern.borderSides(), Lattice.SQUARE));
    }
    addConditions(node, pattern.numbers().conditions());
    return node;
  }

  private static ObjectNode start(Start start) {
    return switch (start) {
      case Start.Fill fill -> {
        ObjectNode node = kind("fill").put("glyph", fill.glyph().toString());
        fill.first().ifPresent(first -> node.put("first", first.toString()));
        yield node;
      }
      case Start.Family family -> kind("family").put("family", family.family().word());
      case Start.Random random -> {
        ObjectNode node = kind("random");
        node.set("glyphs", strings(random.glyphs()));
        yield node;
      }
    };
  }

  private static ObjectNode expectation(Expectation expectation) {
    ObjectNode node = object().put("start", expectation.start());
    if (!expectation.with().isEmpty()) {
      node.set("with", bindings(expectation.with()));
    }
    return switch (expectation.expected()) {
      case Expectation.Expected.Value value -> node.put("value", value.value());
      case Expectation.Expected.Wins _ -> node.put("outcome", "wins");
      case Expectation.Expected.Loses _ -> node.put("outcome", "loses");
      case Expectation.Expected.Draws _ -> node.put("outcome", "draws");
      case Expectation.Expected.Loony _ -> node.put("outcome", "loony");
    };
  }
}
