package org.grundy.solvers.planner;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.RatedMove;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.solvers.CompiledGame;
import org.grundy.solvers.KeptRun;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What one question has found out the next ones find.
class CompiledGameTest {
  private static final String CRAM =
      "board grid|cells . #|start fill .|move [ . . ] -> [ # # ] rotate";
  private static final String COLOURS =
      "board grid|cells . a b|start fill .|move [ . ] -> [ a ]|move [ . a ] -> [ b b ] rotate";
  private static final String ARCS = "board graph|move edge u-v : delete u, v";
  private static final long BYTES = 1L << 28;

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {CRAM + ";5x5;5x4", COLOURS + ";3x4;3x3", ARCS + ";grid 4x5;grid 3x5"})
  void whatWasFoundIsKept(String rules, String start, String other) {
    CompiledGame game = game(rules);
    Meter first = meter();
    Solution solved = plan(game, start).solve(first);
    assertThat(first.statistics().nodes()).isGreaterThan(100);
    Meter second = meter();
    Solution again = plan(game, start).solve(second);
    assertThat(second.statistics().nodes()).isLessThan(10);
    assertThat(values(again)).isEqualTo(values(solved));
    Meter alone = meter();
    Solution expected = plan(game(rules), other).solve(alone);
    Meter shared = meter();
    assertThat(values(plan(game, other).solve(shared))).isEqualTo(values(expected));
    assertThat(shared.statistics().nodes()).isLessThanOrEqualTo(alone.statistics().nodes());
  }

  /// Tables of methods that go through all positions of a start are left for an equal question.
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "board heap|code 0.137;3000",
        "board grid|cells . b|move . -> b along N S over . -> b|move . -> b along E W over . -> b"
            + ";.......|.......|.......|.......|.......|.......",
        "board grid|cells . b #|move . -> b along N S over . -> b|move . -> b along E W over . -> b"
            + ";...#..|...#..|...#..",
        "board heaps a b|move (a,b) -> (a-k,b) , (a,b-k) , (a-k,b-k) for k >= 1;(40,50)",
        "board heap|take 1 3 4|lose where n = 5;600",
        "board heap|take 1..3 in up to 2 heaps each;(3,4,5)",
        "board grid|cells .|token @ step E S over . blocked;@...|.@..|@..."
      })
  void anEqualQuestionTakesNoNodes(String rules, String start) {
    CompiledGame game =
        new CompiledGame(
            RulesParser.parse(
                "test", "game Test\n" + rules.replace('|', '\n').replace(" , ", " | ") + "\n"));
    Meter first = meter();
    Solution solved = run(game, start, first).solve();
    List<Long> expected = values(solved);
    assertThat(first.statistics().nodes()).isPositive();
    Meter second = meter();
    Solution again = run(game, start, second).solve();
    assertThat(values(again)).isEqualTo(expected);
    assertThat(second.statistics().nodes()).isZero();
  }

  private static Run run(CompiledGame game, String start, Meter meter) {
    Problem problem = new Problem(game, PositionText.parse(game.rules(), "test", start, 1));
    return KeptRun.of(problem, plan(game, start), meter);
  }

  /// Where a question has less memory than what is kept takes twice over, it begins anew.
  @Test
  void aQuestionTakesNoMoreMemoryThanItHas() {
    CompiledGame game = game(CRAM);
    Plan plan = plan(game, "5x7");
    plan.solve(new Meter(Budget.ofBytes(BYTES)));
    Meter small = new Meter(Budget.ofBytes(1 << 12));
    assertThatExceptionOfType(BudgetSpentException.class).isThrownBy(() -> plan.solve(small));
    assertThat(plan.solve(new Meter(Budget.ofBytes(BYTES))).value()).hasValue(1);
  }

  @Test
  void aQuestionThatWasEndedLeavesWhatItFound() {
    CompiledGame game = game(CRAM);
    Plan plan = plan(game, "5x7");
    Meter alone = meter();
    plan(game(CRAM), "5x7").solve(alone);
    long nodes = alone.statistics().nodes();
    Meter some = new Meter(Budget.ofNodes(nodes / 2, BYTES));
    assertThatExceptionOfType(BudgetSpentException.class).isThrownBy(() -> plan.solve(some));
    Meter rest = meter();
    assertThat(plan.solve(rest).value()).hasValue(1);
    assertThat(rest.statistics().nodes()).isLessThan(nodes * 3 / 4);
  }

  @Test
  void questionsAskedAtOnceAreEachAnsweredWithinTheirBudgets() throws Exception {
    CompiledGame game = game(CRAM);
    List<Callable<List<Long>>> questions = new ArrayList<>();
    List<List<Long>> expected = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      String start = (3 + i % 3) + "x" + (4 + i % 2);
      questions.add(() -> values(plan(game, start).solve(meter())));
      expected.add(values(plan(game(CRAM), start).solve(meter())));
    }
    try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
      List<Future<List<Long>>> answers = threads.invokeAll(questions);
      for (int i = 0; i < answers.size(); i++) {
        assertThat(answers.get(i).get()).isEqualTo(expected.get(i));
      }
    }
  }

  /// The short one is asked while the long one is at work, which it is told to end afterwards.
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {CRAM + ";9x11;3x4", COLOURS + ";9x11;3x3", ARCS + ";grid 9x11;grid 3x4"})
  void aShortQuestionDoesNotWaitForALongOne(String rules, String large, String small)
      throws Exception {
    CompiledGame game = game(rules);
    Plan plan = plan(game, large);
    Meter slow = meter();
    try (ExecutorService threads = Executors.newFixedThreadPool(1)) {
      Future<Solution> answer = threads.submit(() -> slow.during(() -> plan.solve(slow)));
      while (slow.statistics().nodes() == 0) {
        Thread.sleep(1);
      }
      List<Long> expected = values(plan(game(rules), small).solve(meter()));
      for (int i = 0; i < 20; i++) {
        Meter quick = new Meter(new Budget(Long.MAX_VALUE, Duration.ofSeconds(20), BYTES));
        assertThat(values(quick.during(() -> plan(game, small).solve(quick)))).isEqualTo(expected);
      }
      assertThat(answer.isDone()).isFalse();
      slow.cancel();
      assertThatExceptionOfType(ExecutionException.class)
          .isThrownBy(answer::get)
          .withCauseInstanceOf(BudgetSpentException.class);
    }
  }

  /// The values after all moves, in their order, and the value before them.
  private static List<Long> values(Solution solution) {
    List<RatedMove> moves = new ArrayList<>();
    solution.moves(moves::add);
    List<Long> values = new ArrayList<>();
    values.add(solution.value().orElse(-1));
    moves.forEach(move -> values.add(move.value().orElse(-1)));
    return values;
  }

  private static CompiledGame game(String lines) {
    return new CompiledGame(
        RulesParser.parse("rules", "game Kept\n" + lines.replace('|', '\n') + "\n"));
  }

  private static Plan plan(CompiledGame game, String start) {
    Problem problem = new Problem(game, PositionText.parse(game.rules(), "position", start, 1));
    return Planner.standard().decide(problem, Optional.empty()).plan().whole();
  }

  private static Meter meter() {
    return new Meter(Budget.ofBytes(BYTES));
  }
}
