package org.grundy.solvers.automaton.method;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.grundy.core.Budget;
import org.grundy.core.Choice;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.Move;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;
import org.grundy.core.TuplePosition;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.CompiledGame;
import org.grundy.solvers.Method.Verdict;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.solvers.planner.Planner;
import org.grundy.solvers.play.DefinitionMethod;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AutomatonMethodTest {
  private static final AutomatonMethod METHOD = new AutomatonMethod(new DefinitionMethod());

  private static final String WYTHOFF =
      "board heaps a b; move (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 1";

  private static CompiledGame game(String lines) {
    return new CompiledGame(RulesParser.parse("game", "game G\n" + lines.replace("; ", "\n")));
  }

  private static Meter meter() {
    return new Meter(Budget.ofBytes(1L << 30));
  }

  private static Solution solved(CompiledGame game, List<? extends Position> sum) {
    Problem problem = new Problem(game, sum).ofOutcome();
    Verdict verdict = METHOD.consider(problem);
    assertThat(verdict).isInstanceOf(Verdict.Sound.class);
    Solution solution = ((Verdict.Sound) verdict).plan().solve(meter());
    assertThat(solution).isInstanceOf(AutomatonSolution.class);
    return solution;
  }

  private static Solution defined(GameRules rules, List<? extends Position> sum) {
    Problem problem = new Problem(rules, sum).ofOutcome();
    return new Planner(List.of(new DefinitionMethod()))
        .decide(problem, Optional.empty())
        .plan()
        .solve(meter());
  }

  private record Facts(Move move, int summand, boolean wins) {}

  private static Set<Facts> moves(Solution solution) {
    Set<Facts> moves = new HashSet<>();
    solution.moves(move -> moves.add(new Facts(move.move(), move.summand(), move.wins())));
    return moves;
  }

  private static void assertAgrees(CompiledGame game, List<? extends Position> sum) {
    Solution found = solved(game, sum);
    Solution defined = defined(game.rules(), sum);
    assertThat(found.outcome()).as("%s", sum).isEqualTo(defined.outcome());
    Set<Facts> moves = moves(found);
    assertThat(moves).as("%s", sum).isEqualTo(moves(defined));
    assertThat(found.moveCount()).as("%s", sum).hasValue(moves.size());
    Set<Facts> winning = new HashSet<>();
    found.someWinningMoves(
        1_000, move -> winning.add(new Facts(move.move(), move.summand(), move.wins())));
    moves.removeIf(move -> !move.wins());
    assertThat(winning).as("%s", sum).isEqualTo(moves);
    assertThat(found.winningMoves()).isEqualTo(BigInteger.valueOf(winning.size()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        WYTHOFF,
        WYTHOFF + "; play misere",
        WYTHOFF + "; lose where a + b <= 4",
        WYTHOFF + "; win where a + b <= 3",
        "board heaps a b; move (a,b) -> (a-1,b-2); move (a,b) -> (a-2,b-1) | (a,b-3); play misere",
        "board heaps a b; move (a,b) -> (a-k,b) for k >= 1; move (a,b) -> (a-1,b) | (a,b-1)",
        "board heaps a b; move (a,b) -> (a-2,b) | (a-1,b-2)",
      })
  void saysOfPairsWhatTheDefinitionSays(String lines) {
    CompiledGame game = game(lines);
    for (long a = 0; a < 9; a++) {
      for (long b = 0; b < 9; b++) {
        List<TuplePosition> sum = List.of(new TuplePosition(List.of(a, b)));
        if (!new Problem(game, sum).isOver()) {
          assertAgrees(game, sum);
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "board heap; take 1 3 4; play misere",
        "board heap; code 0.33",
        "board heap; take 1..3 5",
      })
  void saysOfSumsOfHeapsWhatTheDefinitionSays(String lines) {
    CompiledGame game = game(lines);
    for (long a = 0; a < 7; a++) {
      for (long b = 0; b < 7; b++) {
        assertAgrees(game, List.of(new HeapPosition(a), new HeapPosition(b)));
      }
    }
  }

  /// In Wythoff's game with an early loss the losing pairs are still those of an automaton; each
  /// named move takes from one heap, or the same from both, and leaves such a pair.
  @Test
  void movesOfLargePositionsAreLegalAndWin() {
    CompiledGame game = game(WYTHOFF + "; lose where a + b <= 8");
    SplittableRandom random = new SplittableRandom(1);
    int named = 0;
    for (int i = 0; i < 200; i++) {
      long bound = i < 100 ? 1_000_000_000_000_000L : 1_000_000_000_000_000_000L;
      long a = random.nextLong(bound);
      long b = random.nextLong(bound);
      Solution solution = solved(game, List.of(new TuplePosition(List.of(a, b))));
      List<RatedMove> moves = new ArrayList<>();
      solution.someWinningMoves(10, moves::add);
      assertThat(moves).hasSize(solution.winningMoves().intValueExact());
      assertThat(solution.outcome()).isEqualTo(moves.isEmpty() ? Outcome.P : Outcome.N);
      for (RatedMove move : moves) {
        TuplePosition left =
            (TuplePosition) ((Choice.Heaps) move.move().choice()).left().getFirst();
        long ofA = a - left.sizes().get(0);
        long ofB = b - left.sizes().get(1);
        assertThat(ofA >= 0 && ofB >= 0 && ofA + ofB > 0).isTrue();
        assertThat(ofA == 0 || ofB == 0 || ofA == ofB).isTrue();
        assertThat(solved(game, List.of(left)).outcome()).isEqualTo(Outcome.P);
        named++;
      }
    }
    assertThat(named).isGreaterThan(200);
  }

  /// Beatty's pairs: the floor of k φ by the root of 5 k².
  @Test
  void namesTheMoveToAGoldenPairAtTenToEighteen() {
    BigInteger k = new BigInteger("381966011250105151");
    BigInteger root = k.multiply(k).multiply(BigInteger.valueOf(5)).sqrt();
    long a = k.add(root).shiftRight(1).longValueExact();
    long b = Math.addExact(a, k.longValueExact());
    CompiledGame game = game(WYTHOFF);
    assertThat(solved(game, List.of(new TuplePosition(List.of(a, b)))).outcome())
        .isEqualTo(Outcome.P);
    List<Move> moves = new ArrayList<>();
    solved(game, List.of(new TuplePosition(List.of(a + 5, b + 5))))
        .someWinningMoves(10, move -> moves.add(move.move()));
    assertThat(moves)
        .contains(new Move(0, new Choice.Heaps(List.of(new TuplePosition(List.of(a, b))))));
  }

  @Test
  void isTakenWhereNoTableHoldsThePosition() {
    CompiledGame game = game(WYTHOFF + "; lose where a + b <= 8");
    List<TuplePosition> large = List.of(new TuplePosition(List.of(1L << 50, 1L << 49)));
    List<TuplePosition> small = List.of(new TuplePosition(List.of(50L, 49L)));
    assertThat(chosen(new Problem(game, large).ofOutcome())).isEqualTo("automaton");
    assertThat(chosen(new Problem(game, large))).isEqualTo("automaton");
    assertThat(chosen(new Problem(game, small).ofOutcome())).isEqualTo("coordinates");
    assertThat(METHOD.consider(new Problem(game, small))).isInstanceOf(Verdict.Unsound.class);
  }

  private static String chosen(Problem problem) {
    return Planner.standard().decide(problem, Optional.empty()).plan().method();
  }

  @Test
  void leavesTheValueOpenWhereItIsNotZero() {
    CompiledGame game = game(WYTHOFF + "; lose where a + b <= 8");
    Problem problem =
        new Problem(game, List.of(new TuplePosition(List.of(1L << 50, (1L << 50) + 3))));
    Plan plan = ((Verdict.Sound) METHOD.consider(problem)).plan();
    Run run = plan.begin(meter());
    assertThat(catchThrowable(run::solve)).hasMessageContaining("no value");
    assertThat(run.soFar(meter()).outcome()).contains(Outcome.N);
    assertThat(run.soFar(meter()).settled()).isNotEmpty();
    assertThat(plan.is(0, meter())).isFalse();
  }

  @Test
  void leavesWhatNoAutomatonSaysToTheOtherMethod() {
    CompiledGame game =
        game("board heaps a b; move (a,b) -> (a-k,b) | (a,b-k) for 1 <= k, k * k <= a + b");
    Problem problem = new Problem(game, List.of(new TuplePosition(List.of(9L, 7L)))).ofOutcome();
    Solution solution = ((Verdict.Sound) METHOD.consider(problem)).plan().solve(meter());
    assertThat(solution).isNotInstanceOf(AutomatonSolution.class);
    assertThat(moves(solution)).isEqualTo(moves(defined(game.rules(), problem.sum())));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "board heap; code 0.07",
        "board grid; cells . #; move . -> #; start fill .",
        "board heap; take 1 2 in up to 2 heaps each",
      })
  void isNotSoundWithoutSizesOfItsOwn(String lines) {
    CompiledGame game = game(lines);
    List<Position> sum =
        PositionText.parse(game.rules(), "test", lines.contains("grid") ? "2x2" : "5", 1);
    assertThat(METHOD.consider(new Problem(game, sum).ofOutcome()))
        .isInstanceOf(Verdict.Unsound.class);
  }
}
