package org.grundy.workbench.contest.pack.value;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.Template;
import org.grundy.workbench.contest.Template.Piece;
import org.grundy.workbench.contest.answer.ContestAnswers;
import org.grundy.workbench.contest.answer.RulesText;
import org.grundy.workbench.contest.pack.code.Code;
import org.grundy.workbench.contest.pack.code.NumberCode;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.game.TextSource;

/// C++ that finds out what a position is worth.
public sealed interface ValueCode permits ValueTable, LinesCode, WalkCode, OutcomeTable {
  /// How it finds out, in words.
  String by();

  /// The functions that it calls.
  String functions();

  /// Writes statements that set `value` and, where [#countsMoves] holds, `winning`, both 0 before:
  /// the Grundy value, or anything but 0 for a position that is won, and how many moves win. Rows
  /// of letters stand in `board`.
  void write(Code code, NumberCode numbers);

  /// Whether it tells values, and not only who wins.
  default boolean tellsValues() {
    return true;
  }

  /// Whether it counts the moves that win.
  default boolean countsMoves() {
    return false;
  }

  /// Code for all inputs of a problem, that ends within the time of a contest; empty where there is
  /// none, or where the problem asks for more than it tells.
  ///
  /// @param answers of the problem
  static Optional<ValueCode> of(
      ContestSpec spec, RulesText rules, ContestAnswers answers, Meter meter) {
    List<Template> lines =
        Stream.concat(spec.output().wins().stream(), spec.output().loses().stream()).toList();
    if (lines.stream().anyMatch(Template::asksMoves) || !spec.added().isEmpty()) {
      return Optional.empty();
    }
    boolean counts = asks(lines, Piece.WinningMoves.class);
    boolean values = asks(lines, Piece.Value.class);
    return kinds(spec, rules, answers, meter)
        .<ValueCode>flatMap(kind -> kind.get().stream())
        .filter(code -> (code.countsMoves() || !counts) && (code.tellsValues() || !values))
        .findFirst();
  }

  private static boolean asks(List<Template> lines, Class<? extends Piece> what) {
    return lines.stream().flatMap(line -> line.pieces().stream()).anyMatch(what::isInstance);
  }

  private static Stream<Supplier<Optional<? extends ValueCode>>> kinds(
      ContestSpec spec, RulesText rules, ContestAnswers answers, Meter meter) {
    Supplier<Optional<? extends ValueCode>> outcomes = () -> OutcomeTable.of(spec, answers, meter);
    if (!spec.settings().isEmpty()) {
      return Stream.of(outcomes);
    }
    Game game = Game.of(rules.name(), new TextSource(rules.name(), rules.text())).bound();
    return game.rules().play() == Play.MISERE
        ? Stream.of(outcomes)
        : Stream.of(
            () -> ValueTable.of(spec, game, meter),
            () -> LinesCode.of(spec, game.rules()),
            () -> WalkCode.of(spec, game.rules()),
            outcomes);
  }
}
