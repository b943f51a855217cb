package org.grundy.rules.text.game;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.core.Play;
import org.grundy.rules.text.BindingWords;
import org.grundy.rules.text.SourceText;
import org.grundy.rules.text.game.line.NumberSetWords;
import org.grundy.rules.text.game.line.SeveralHeapsWords;
import org.grundy.rules.text.graph.GraphWords;
import org.grundy.rules.text.position.DrawnHeaps;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.EarlyEnd;
import org.grundy.rules.tree.EdgeMove;
import org.grundy.rules.tree.EndCondition;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.Expectation;
import org.grundy.rules.tree.FloodMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
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
import org.grundy.rules.tree.WinOn;
import org.grundy.rules.tree.WinVertex;

/// Writes rules as text: from a tree in one normal form, or from a text with its comments and order
/// kept.
public final class RulesFormatter {
  /// The first word of a line, padded, and a blank.
  private static final int WIDTH = 6;

  private RulesFormatter() {}

  /// The normal form of a game, one fact a line; [RulesParser] reads the same tree from it.
  public static String format(GameRules rules) {
    return lines(rules).stream().collect(Collectors.joining("\n", "", "\n"));
  }

  /// The lines of the normal form: title, board, parameters, drawing, cells, rules, wins, avoided
  /// patterns, play, start, looks, sayings, expectations.
  public static List<String> lines(GameRules rules) {
    List<String> lines = new ArrayList<>();
    lines.add(line("game", rules.title()));
    lines.add(line("board", board(rules.board())));
    rules.parameters().values().forEach(value -> lines.add(line("param", value.text())));
    if (rules.board() instanceof Board.Graph graph) {
      graph.ground().ifPresent(ground -> lines.add(line("ground", ground)));
    }
    DrawnHeaps.glyph(rules.board()).ifPresent(drawn -> lines.add(line("drawn", drawn.toString())));
    if (!rules.cells().isEmpty()) {
      lines.add(line("cells", glyphs(rules.cells())));
    }
    for (int i = 0; i < rules.rules().size(); i++) {
      Rule rule = rules.rules().get(i);
      Optional<String> name = rules.looks().name(i);
      String bond = rules.bonds().suffix(i);
      lines.add(
          rules
              .parameters()
              .openLine(i)
              .orElseGet(() -> named(name, rule(rule, rules.board()) + bond)));
    }
    rules.patterns(PatternLine.Effect.WIN).forEach(win -> lines.add(pattern(win)));
    lines.addAll(ends(rules));
    rules.patterns(PatternLine.Effect.AVOID).forEach(avoid -> lines.add(pattern(avoid)));
    if (rules.play() != Play.NORMAL) {
      lines.add(line("play", rules.play().name().toLowerCase(Locale.ROOT)));
    }
    rules.start().ifPresent(start -> lines.add(start(start)));
    rules
        .looks()
        .pictures()
        .forEach(look -> lines.add(line("look", look.of() + " " + look.picture().word())));
    rules.looks().sayings().forEach(saying -> lines.add(saying(saying)));
    rules.expectations().forEach(expectation -> lines.add(expectation(expectation)));
    return lines;
  }

  /// A line of moves with its name behind the first word.
  private static String named(Optional<String> name, String line) {
    return name.map(word -> line.substring(0, WIDTH) + word + " : " + line.substring(WIDTH))
        .orElse(line);
  }

  private static String saying(Saying saying) {
    return named(saying.line(), line("say", saying.words()));
  }

  /// The text of one rule.
  ///
  /// @param board where the game is played
  public static String rule(Rule rule, Board board) {
    return switch (rule) {
      case CellMove move -> line("move", cellMove(move, board.lattice()));
      case FloodMove move -> line("move", floodMove(move, board.lattice()));
      case SumsMove move -> line("move", sumsMove(move));
      case PatternMove move ->
          line(
              "move",
              move.before().text()
                  + " -> "
                  + move.after().text()
                  + turns(move.rotate(), move.mirror(), move.before()));
      case TokenMove move -> line("token", token(move, board.lattice()));
      case HeapCode code -> line("code", code.code());
      case Take take ->
          line(
              "take",
              Stream.concat(
                      take.counts().stream().map(Take.Range::text),
                      take.sets().stream().map(NumberSetWords::text))
                  .collect(Collectors.joining(" ")));
      case EquationMove move ->
          line("move", ExpressionText.move(move, board instanceof Board.Heaps));
      case RunMove move -> line("move", ExpressionText.move(move));
      case SeveralHeaps move -> rule(move.line(), board) + " " + SeveralHeapsWords.text(move);
      case VertexMove move -> line("move", GraphWords.move(move));
      case EdgeMove move -> line("move", GraphWords.move(move));
      case JoinMove move -> line("move", GraphWords.move(move));
      case WalkMove move -> line("token", GraphWords.token(move));
    };
  }

  /// The text of a line about a pattern.
  public static String pattern(PatternLine line) {
    return line(
        line.effect().word(),
        line.pattern().text() + turns(line.rotate(), line.mirror(), line.pattern()));
  }

  /// The lines of a game that end it, besides those of patterns.
  public static List<String> ends(GameRules rules) {
    List<String> lines = new ArrayList<>();
    for (EarlyEnd end : rules.ends()) {
      lines.add(
          rules
              .parameters()
              .openLine(rules.rules().size() + lines.size())
              .orElseGet(() -> line(end.wins() ? "win" : "lose", ending(end))));
    }
    return lines;
  }

  private static String ending(EarlyEnd end) {
    return switch (end) {
      case EndCondition condition -> ExpressionText.of(condition);
      case WinOn on -> "on " + on.glyph();
      case WinVertex win -> (win.deleted() ? "delete " : "at ") + win.vertex();
    };
  }

  private static String line(String keyword, String rest) {
    return "%-5s %s".formatted(keyword, rest).stripTrailing();
  }

  private static String heap(String variable) {
    return variable.equals("n") ? "heap" : "heap " + variable;
  }

  private static String board(Board board) {
    return switch (board) {
      case Board.Cells _, Board.Graph _, Board.Tiling _ -> board.word();
      case Board.Heap heap -> heap(heap.variable());
      case Board.HeapSet heaps -> heap(heaps.variable());
      case Board.Heaps heaps -> "heaps " + String.join(" ", heaps.variables());
    };
  }

  private static String cellMove(CellMove move, Lattice lattice) {
    return glyphs(move.from())
        + " -> "
        + move.to()
        + move.rays().map(rays -> rays(rays, lattice)).orElse("");
  }

  private static String floodMove(FloodMove move, Lattice lattice) {
    return glyphs(move.from())
        + " -> "
        + move.to()
        + " flood "
        + directions(move.directions(), lattice)
        + " over "
        + glyphs(move.over())
        + " -> "
        + move.becomes();
  }

  private static String sumsMove(SumsMove move) {
    return "%s -> %s sums over %s -> %s"
        .formatted(glyphs(move.from()), move.to(), glyphs(move.over()), move.becomes());
  }

  private static String rays(CellMove.Rays rays, Lattice lattice) {
    OptionalInt upTo = rays.upTo();
    return " along "
        + directions(rays.along(), lattice)
        + (upTo.isPresent() ? " up to " + upTo.getAsInt() : "")
        + " over "
        + glyphs(rays.over())
        + " -> "
        + rays.becomes()
        + (rays.forbid().isEmpty() ? "" : " forbid " + glyphs(rays.forbid()));
  }

  private static String token(TokenMove move, Lattice lattice) {
    return move.token()
        + (move.slide() ? " slide " : " step ")
        + directions(move.directions(), lattice)
        + " over "
        + glyphs(move.over())
        + move.on().map(on -> " on " + on).orElse("")
        + (move.blocked() ? " blocked" : "");
  }

  private static String turns(boolean rotate, boolean mirror, Pattern pattern) {
    String border =
        pattern.borderSides().stream().map(side -> " " + side).collect(Collectors.joining());
    return (rotate ? " rotate" : "")
        + (mirror ? " mirror" : "")
        + (border.isEmpty() ? "" : " border" + border)
        + ExpressionText.where(pattern.numbers().conditions(), false);
  }

  private static String start(Start start) {
    return switch (start) {
      case Start.Fill fill ->
          line(
              "start",
              "fill " + fill.glyph() + fill.first().map(first -> " first " + first).orElse(""));
      case Start.Random random -> line("start", "random " + glyphs(random.glyphs()));
      case Start.Family family -> line("start", family.family().word());
    };
  }

  private static String expectation(Expectation expectation) {
    return "expect "
        + expectation.start()
        + switch (expectation.expected()) {
          case Expectation.Expected.Value value -> " = " + value.value();
          case Expectation.Expected.Wins _ -> " wins";
          case Expectation.Expected.Loses _ -> " loses";
          case Expectation.Expected.Draws _ -> " draws";
          case Expectation.Expected.Loony _ -> " loony";
        }
        + (expectation.with().isEmpty() ? "" : " with " + BindingWords.text(expectation.with()));
  }

  private static String glyphs(Collection<Glyph> glyphs) {
    return words(glyphs);
  }

  private static String directions(List<Direction> directions, Lattice lattice) {
    return directions.stream().map(lattice::name).collect(Collectors.joining(" "));
  }

  private static String words(Collection<?> words) {
    return words.stream().map(Object::toString).collect(Collectors.joining(" "));
  }

  /// A text with its blanks and its alignment normalised, line by line; comments, empty lines and
  /// the order stay. Doing it twice changes nothing more.
  ///
  /// @param source what the text is called in errors
  /// @throws org.grundy.core.InputException if the text is no valid rules file
  public static String reformat(String source, String text) {
    GameRules rules = RulesParser.check(source, text, List.of()).rules();
    return new TextLayout(
            rules.board(),
            !rules.parameters().list().isEmpty(),
            !rules.cells().contains(Glyph.of('$')))
        .lines(SourceText.lines(source, text));
  }
}
