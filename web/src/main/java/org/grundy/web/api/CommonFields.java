package org.grundy.web.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.request.SumRequest;
import org.grundy.workbench.request.Workbench;

/// The fields that several requests share, and what they mean to the workbench.
public final class CommonFields {
  /// The name of rules in errors.
  static final String RULES = "rules";

  /// The name of positions in errors.
  static final String POSITION = "position";

  static final String GAME = "game";
  static final String SEED = "seed";
  static final String METHOD = "method";
  static final String MILLISECONDS = "milliseconds";
  static final String NODES = "nodes";

  private static final String PARAMETERS = "parameters";
  private static final int LONGEST_NAME = 400;
  private static final int LONGEST_TEXT = 40_000;
  private static final long MOST_CELLS = 250_000;
  private static final long LONGEST_TIME = 3_600_000;

  /// A game, by its name or by its rules.
  static final List<Field> OF_GAME =
      List.of(
          new Field.Text(
              GAME,
              LONGEST_NAME,
              "A name from the catalogue, a heap code such as 0.137, or an equation; never a"
                  + " file."),
          new Field.Text(RULES, LONGEST_TEXT, "Rules in the rules language, in place of `game`."),
          new Field.Text(
              PARAMETERS, LONGEST_NAME, "Numbers of the game's parameters: `k = 3, S = 1 3..5`."));

  /// The fields for how much work an answer may cost.
  static final List<Field> OF_BUDGET =
      List.of(
          new Field.Whole(MILLISECONDS, 1, LONGEST_TIME, "Time after which the work ends."),
          new Field.Whole(NODES, 1, Long.MAX_VALUE, "Positions after which the work ends."));

  /// A position of a game, and how it is to be solved.
  static final List<Field> OF_POSITION =
      joined(
          OF_GAME,
          List.of(
              new Field.Text(
                  POSITION, LONGEST_TEXT, "A drawn position, a size, or a sum of these."),
              new Field.Whole(SEED, Long.MIN_VALUE, Long.MAX_VALUE, "Seed of random starts."),
              new Field.Text(METHOD, 40, "The method to use, where the planner is not to choose.")),
          OF_BUDGET);

  private CommonFields() {}

  /// All fields of some lists.
  @SafeVarargs
  static List<Field> joined(List<Field>... lists) {
    List<Field> all = new ArrayList<>();
    for (List<Field> list : lists) {
      all.addAll(list);
    }
    return List.copyOf(all);
  }

  /// The game that a request names; never a file.
  ///
  /// @throws org.grundy.core.InputException if there is none or its rules are bad
  static Game game(Workbench workbench, RequestBody request) {
    return game(workbench, request, workbench::game);
  }

  /// The game of a request whose known answers are to be tested.
  ///
  /// @throws org.grundy.core.InputException if there is none or its rules are bad; the faults of
  ///   other lines are suppressed by it
  static Game gameToCheck(Workbench workbench, RequestBody request) {
    return game(workbench, request, workbench::gameToCheck);
  }

  private static Game game(
      Workbench workbench, RequestBody request, BiFunction<TextSource, TextSource, Game> ofRules) {
    Optional<String> name = request.text(GAME);
    Optional<String> rules = request.text(RULES);
    if (name.isPresent() == rules.isPresent()) {
      throw Refusal.malformed("either `game` or `rules` has to be there, and not both", "");
    }
    TextSource parameters = new TextSource(PARAMETERS, request.text(PARAMETERS).orElse(""));
    return name.map(known -> workbench.gameWithoutFiles(known, parameters))
        .orElseGet(() -> ofRules.apply(new TextSource(RULES, rules.orElseThrow()), parameters));
  }

  /// The positions that a request asks of.
  ///
  /// @throws org.grundy.core.InputException if they are bad or too large
  static SumRequest position(Workbench workbench, RequestBody request) {
    return workbench.sumWithoutFiles(
        game(workbench, request),
        new TextSource(POSITION, request.requiredText(POSITION)),
        request.whole(SEED).orElse(1),
        MOST_CELLS);
  }

  /// The method that a request asks for, if it does.
  static Optional<String> method(RequestBody request) {
    return request.text(METHOD);
  }
}
