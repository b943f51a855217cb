package org.grundy.workbench.contest.pack.value;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.rules.tree.GameRules;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.Template;
import org.grundy.workbench.contest.Template.Piece;
import org.grundy.workbench.contest.answer.ContestAnswers;
import org.grundy.workbench.contest.pack.code.Code;
import org.grundy.workbench.contest.pack.code.NumberCode;
import org.grundy.workbench.game.Game;

/// C++ that finds out what a position is worth.
public sealed interface ValueCode
    permits ValueTable, TakeCode, LinesCode, WalkCode, OutcomeTable, DefinitionCode {
  /// The time that it may take to write a kind of code.
  Duration PATIENCE = Duration.ofSeconds(30);

  /// The way in which it finds out, in words.
  String by();

  /// The functions that it calls.
  String functions();

  /// Writes statements that set `value` and, where [#countsMoves] holds, `winning`, both 0 before:
  /// the Grundy value, or anything but 0 for a position that is won, and how many moves win. Rows
  /// of letters stand in `board`.
  void write(Code code, NumberCode numbers);

  /// True if it tells values, and not only who wins.
  default boolean tellsValues() {
    return true;
  }

  /// True if it counts the moves that win.
  default boolean countsMoves() {
    return false;
  }

  /// Code for all inputs of a problem, that ends within the time of a contest; empty where there is
  /// none, or where the problem asks for more than it tells.
  ///
  /// @param rules whose lines may name parameters
  /// @param answers of the problem
  static Optional<ValueCode> of(
      ContestSpec spec, GameRules rules, ContestAnswers answers, Meter meter) {
    List<Template> lines =
        Stream.concat(spec.output().wins().stream(), spec.output().loses().stream()).toList();
    if (lines.stream().anyMatch(Template::asksMoves) || !spec.added().isEmpty()) {
      return Optional.empty();
    }
    boolean counts = asks(lines, Piece.WinningMoves.class);
    boolean values = asks(lines, Piece.Value.class);
    return kinds(spec, rules, answers)
        .<ValueCode>flatMap(kind -> found(kind, meter).stream())
        .filter(code -> (code.countsMoves() || !counts) && (code.tellsValues() || !values))
        .findFirst();
  }

  private static Optional<? extends ValueCode> found(
      Function<Meter, Optional<? extends ValueCode>> kind, Meter meter) {
    try {
      return kind.apply(meter.part(new Budget(Long.MAX_VALUE, PATIENCE, meter.bytesLeft())));
    } catch (BudgetSpentException spent) {
      meter.check();
      return Optional.empty();
    }
  }

  /// The definition in code, for small inputs; empty where the rules are of a kind that is not
  /// written so, or where the problem asks for more than it tells.
  ///
  /// @param rules whose lines may name parameters
  static Optional<? extends ValueCode> slow(ContestSpec spec, GameRules rules) {
    return DefinitionCode.of(spec, rules);
  }

  /// True if some lines print such a thing.
  static boolean asks(List<Template> lines, Class<? extends Piece> what) {
    return lines.stream().flatMap(line -> line.pieces().stream()).anyMatch(what::isInstance);
  }

  private static Stream<Function<Meter, Optional<? extends ValueCode>>> kinds(
      ContestSpec spec, GameRules rules, ContestAnswers answers) {
    if (!rules.takesTurns()) {
      return Stream.of();
    }
    if (!spec.settings().isEmpty() || rules.play() == Play.MISERE) {
      return Stream.of(
          _ -> TakeCode.of(spec, rules), meter -> OutcomeTable.of(spec, answers, meter));
    }
    Game game = new Game(rules.title(), rules.bound());
    return Stream.of(
        meter -> ValueTable.of(spec, game, meter),
        _ -> TakeCode.of(spec, rules),
        _ -> LinesCode.of(spec, game.rules()),
        _ -> WalkCode.of(spec, game.rules()),
        meter -> OutcomeTable.of(spec, answers, meter));
  }
}
