package org.grundy.workbench.derived;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.ToLongFunction;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.Option;
import org.grundy.core.Position;
import org.grundy.rules.RandomRules;
import org.grundy.rules.moves.LiteralMoves;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.planner.Planner;
import org.grundy.workbench.derived.Derivation.Bounds;
import org.grundy.workbench.derived.Derivation.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What a plan says is not passed, against plain play by the rules, on random games of every kind.
class BoundsOfPlansTest {
  private static final int GAMES = 800;

  @Test
  void holdOnRandomGames() {
    RandomRules games = new RandomRules(23);
    Map<String, Integer> bounded = new HashMap<>();
    for (int i = 0; i < GAMES; i++) {
      GameRules rules =
          switch (i % 18) {
            case 12 -> games.returning();
            case 13 -> games.bordering();
            case 14 -> games.numbered();
            case 15 -> games.closing();
            case 16 -> games.summing();
            case 17 -> games.joining();
            case 0 -> games.ring();
            case 1 -> games.heapsThatEnd();
            case 2 -> games.heapSet();
            case 3 -> games.memory();
            case 4, 5, 6 -> games.graph();
            default -> games.next();
          };
      List<Position> sum = new ArrayList<>(List.of(games.position(rules)));
      if (i % 3 == 0) {
        sum.add(games.position(rules));
      }
      hold(new Problem(rules, sum));
      bounded.merge(rules.board().getClass().getSimpleName(), 1, Integer::sum);
    }
    assertThat(bounded.values()).allMatch(count -> count > 30);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '~',
      value = {
        "board graph; move vertex v where degree of v >= 1 : delete v; win delete x ~ a-b x",
        "board graph; move vertex v : delete v; win delete x ~ a-b-c x",
        "board graph; move edge u-v : delete edge; move vertex v : delete v; win delete x ~ a-b x",
        "board graph; token @ step edges; win at x ~ @a>b @c>x"
      })
  void areThoseOfTheWholePosition(String lines, String position) {
    GameRules rules = RulesParser.parse("test", "game  Test\n" + lines.replace("; ", "\n") + "\n");
    hold(new Problem(rules, PositionText.parse(rules, "test", position, 1)));
  }

  private static void hold(Problem problem) {
    String what =
        RulesFormatter.format(problem.rules())
            + PositionText.formatSum(problem.rules(), problem.sum());
    Derivation derived = Derivation.of(problem);
    hold(problem, derived.bounds(), what);
    for (Kind kind : derived.components().kinds()) {
      if (!problem.rules().endsEarly()) {
        Problem part = new Problem(problem.rules(), List.of(kind.position()));
        hold(part, kind.bounds(), what + ", part " + kind.position());
      }
    }
  }

  private static void hold(Problem problem, Bounds bounds, String what) {
    LiteralMoves moves = LiteralMoves.of(problem.rules());
    Map<Position, Long> known = new HashMap<>();
    assertHolds(bounds.longestPlay(), total(problem, p -> longest(p, moves, known)), what);
    assertHolds(bounds.moves(), total(problem, p -> options(p, moves).size()), what);
    Plan definition = Planner.standard().decide(problem, Optional.of("definition")).plan();
    OptionalLong value = definition.solve(new Meter(Budget.ofThisProcess())).value();
    assertHolds(bounds.value(), value.orElse(0), what);
    for (Position position : problem.isOver() ? List.<Position>of() : problem.sum()) {
      Map<Position, Long> reached = new HashMap<>();
      longest(position, moves, reached);
      assertThat(Math.log(reached.size()) / Math.log(2))
          .as(what)
          .isLessThanOrEqualTo(definition.searched().bits() + 1e-9);
    }
  }

  private static void assertHolds(OptionalLong bound, long truth, String what) {
    bound.ifPresent(most -> assertThat(truth).as(what).isLessThanOrEqualTo(most));
  }

  /// Of a game that is over nobody moves.
  private static long total(Problem problem, ToLongFunction<Position> of) {
    return problem.isOver() ? 0 : problem.sum().stream().mapToLong(of).sum();
  }

  private static List<Option<Position>> options(Position position, LiteralMoves moves) {
    List<Option<Position>> options = new ArrayList<>();
    moves.options(position, options::add);
    return options;
  }

  private static long longest(Position position, LiteralMoves moves, Map<Position, Long> known) {
    Long found = known.get(position);
    if (found == null) {
      found = 0L;
      for (Option<Position> option : options(position, moves)) {
        long rest = 0;
        for (Position part : option.ends() ? List.<Position>of() : option.sum()) {
          rest += longest(part, moves, known);
        }
        found = Math.max(found, 1 + rest);
      }
      known.put(position, found);
    }
    return found;
  }
}
