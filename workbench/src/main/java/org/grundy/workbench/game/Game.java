package org.grundy.workbench.game;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.grundy.core.InputException;
import org.grundy.core.Play;
import org.grundy.rules.check.RulesCheck;
import org.grundy.rules.heap.CodeText;
import org.grundy.rules.text.game.ReadRules;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.game.Warning;
import org.grundy.rules.tree.Binding;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.Expectation;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.HeapCode;
import org.grundy.rules.tree.Start;

/// A game that can be asked about: from the catalogue, a rules file or a heap code.
///
/// @param name how the user called it
/// @param rules checked rules
/// @param warnings what in the text of the rules is hardly meant
public record Game(String name, GameRules rules, List<Warning> warnings) {
  public Game {
    warnings = List.copyOf(warnings);
  }

  /// A game that nothing is to be said about.
  public Game(String name, GameRules rules) {
    this(name, rules, List.of());
  }

  /// The game of a text.
  ///
  /// @param name how the user called it
  /// @throws org.grundy.core.InputException if the rules are bad
  public static Game of(String name, TextSource source) {
    return of(name, source, List.of());
  }

  /// The game of a text with numbers for its parameters.
  ///
  /// @param name how the user called it
  /// @param values in place of those that the text gives
  /// @throws org.grundy.core.InputException if the rules are bad or have no such parameter
  public static Game of(String name, TextSource source, List<Binding> values) {
    ReadRules read = RulesParser.read(source.name(), source.text(), values);
    return new Game(name, read.rules(), read.warnings());
  }

  /// The game of a text whose known answers are to be tested: these may give a parameter its number
  /// where the text does not.
  ///
  /// @throws org.grundy.core.InputException if the rules are bad or have no such parameter
  static Game toCheck(TextSource source, List<Binding> values) {
    ReadRules read = RulesParser.check(source.name(), source.text(), values);
    return new Game(source.name(), read.rules(), read.warnings());
  }

  /// The same game with other numbers for some of its parameters.
  ///
  /// @throws org.grundy.core.InputException if it has no such parameter, or is no game with these
  public Game with(List<Binding> values) {
    return new Game(name, RulesParser.bind(rules, values), warnings);
  }

  /// The same game with nothing left open.
  public Game bound() {
    return new Game(name, rules.bound(), warnings);
  }

  /// The title that its rules give it.
  public String title() {
    return rules.title();
  }

  /// The same game where a player who cannot move wins. A game that has no say in that stays what
  /// it is.
  ///
  /// @throws InputException if it has no misère play
  public Game misere() {
    if (rules.play() == Play.MISERE || rules.play() == Play.BESIDE) {
      return this;
    }
    if (rules.play() == Play.LOOPY) {
      throw new InputException(
          "the game " + name + " has no misère play, as its plays may go on for ever",
          "leave its play as it is");
    }
    if (!rules.bonds().isEmpty()) {
      throw new InputException(
          "the game " + name + " has no misère play, as a line says `again` or `entails`",
          "leave its play as it is");
    }
    GameRules other = rules.misere();
    RulesCheck.problems(other).stream()
        .findFirst()
        .ifPresent(problem -> {
          throw new InputException(
              "the game " + name + " has no misère play: " + problem.problem(),
              "leave its play as it is");
        });
    return new Game(name, other, warnings);
  }

  /// The game of one heap with a code.
  ///
  /// @param code `0.137`, `4.[3]`, `S(1,3)`, in any form
  /// @throws org.grundy.core.InputException if it is no code, with the column as place
  public static Game ofHeapCode(String code) {
    String normal = CodeText.normal(code);
    return new Game(
        normal,
        new GameRules(
            "Heap code " + normal,
            new Board.Heap("n"),
            List.of(),
            List.of(new HeapCode(normal)),
            List.of(),
            Play.NORMAL,
            Optional.empty(),
            List.of()));
  }

  /// A position of this game, to show what one looks like: a size where a size makes a start, else
  /// a drawing.
  public String examplePosition() {
    return switch (rules.board()) {
      case Board.Cells cells ->
          rules.start().isPresent()
              ? cells.size(cells.isRow() ? List.of(12) : List.of(4, 5))
              : expected().orElseGet(() -> drawn(cells.isRow() ? 1 : 2));
      case Board.Graph _ -> graph();
      case Board.Heap _ -> "12";
      case Board.HeapSet _ -> "3+4+5";
      case Board.Heaps heaps -> "(3" + ",5".repeat(heaps.variables().size() - 1) + ")";
      case Board.Tiling() -> "4 4 6";
    };
  }

  /// The longest of the boards of which the rules say what to expect.
  private Optional<String> expected() {
    return rules.expectations().stream()
        .map(Expectation::start)
        .filter(start -> !start.contains("+"))
        .max(Comparator.comparingInt(String::length));
  }

  private String graph() {
    return rules.start().isPresent() && rules.start().get() instanceof Start.Family start
        ? start.family().isRectangular() ? "3x4" : "5"
        : "graph6:DhC";
  }

  private String drawn(int rows) {
    Glyph first = rules.cells().getFirst();
    return String.join("|", Collections.nCopies(rows, first.toString().repeat(4)));
  }
}
