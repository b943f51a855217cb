package org.grundy.solvers.component.planes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.grundy.core.Bounds;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.RatedMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.BoardGames;
import org.grundy.solvers.Method.Verdict;
import org.grundy.solvers.Partial;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A search that its budget ends says nothing that is not so, and goes on from what it saved.
class SearchRunTest {
  @ParameterizedTest
  @CsvSource({
    "Cram, 4x5, 300",
    "Cram, 4x4 + 3x4, 20",
    "Cram, 1x70, 60",
    "World of Darkraft, 8x9, 40",
    "Two colours, 4x5, 1",
    "Notakto strip, 14, 50",
    "Two in a row wins, 4x5, 1",
    "Misère Cram, ....|....|...., 10"
  })
  void goesOnFromWhatItSaved(String game, String start, long nodes) throws IOException {
    Solution solution = plan(game, start).solve(meter(Long.MAX_VALUE));
    byte[] saved = new byte[0];
    Solution resumed = null;
    Set<RatedMove> resumedMoves = Set.of();
    int parts = 0;
    while (resumed == null) {
      Run run = plan(game, start).begin(meter(nodes << parts));
      ResumableState knowledge = run.knowledge().orElseThrow();
      if (parts > 0) {
        knowledge.load(new DataInputStream(new ByteArrayInputStream(saved)));
      }
      try {
        Solution solved = run.solve();
        resumedMoves = moves(solved);
        resumed = solved;
      } catch (BudgetSpentException spent) {
        requireTrue(run.soFar(meter(Long.MAX_VALUE)), solution);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        knowledge.save(new DataOutputStream(out));
        saved = out.toByteArray();
        assertThat(knowledge.size()).isPositive();
      }
      parts++;
    }
    assertThat(parts).as("the budget ended the work at least once").isGreaterThan(1);
    assertThat(resumed.outcome()).isEqualTo(solution.outcome());
    assertThat(resumed.value()).isEqualTo(solution.value());
    assertThat(resumedMoves).isEqualTo(moves(solution));
  }

  private static void requireTrue(Partial partial, Solution solution) {
    partial.outcome().ifPresent(outcome -> assertThat(outcome).isEqualTo(solution.outcome()));
    assertThat(moves(solution)).containsAll(partial.settled());
    List<Bounds> bounds = partial.components();
    if (bounds.size() == solution.components().size()) {
      for (int i = 0; i < bounds.size(); i++) {
        assertThat(bounds.get(i).allows(solution.components().get(i).value()))
            .as("%s for %s", bounds.get(i), solution.components().get(i))
            .isTrue();
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"Cram, 4x6", "Two colours, 4x4", "Notakto strip, 18", "World of Darkraft, 8x8"})
  void isRightWhereTheTableHasToForget(String game, String start) {
    long bytes = 400_000;
    Solution small = plan(game, start).solve(new Meter(Budget.ofBytes(bytes)));
    Solution large = plan(game, start).solve(meter(Long.MAX_VALUE));
    assertThat(small.value()).isEqualTo(large.value());
    assertThat(moves(small)).isEqualTo(moves(large));
  }

  @ParameterizedTest
  @CsvSource({"Cram, 3x3", "Two colours, 2x2"})
  void doesNotTakeWhatIsNoKnowledge(String game, String start) {
    ResumableState knowledge =
        plan(game, start).begin(meter(Long.MAX_VALUE)).knowledge().orElseThrow();
    assertThatThrownBy(
            () -> knowledge.load(new DataInputStream(new ByteArrayInputStream(new byte[64]))))
        .isInstanceOf(IOException.class);
  }

  @Test
  void tellsNoMoveOnceItsTimeToLookIsSpent() {
    Run run = plan("Cram", "60x60").begin(meter(1));
    assertThatThrownBy(run::solve).isInstanceOf(BudgetSpentException.class);
    Meter spent = meter(Long.MAX_VALUE);
    spent.cancel();
    assertThat(run.soFar(spent).moves()).isZero();
  }

  /// Splitting, listing moves and flooding ask the meter; none of them ends by itself in a minute.
  @ParameterizedTest
  @CsvSource({"Cram, 300x300", "World of Darkraft, 300x300", "Notakto strip, 90000"})
  void endsOnBoardsThatAreTooLargeToBeSplit(String game, String start) {
    Meter cancelled = meter(Long.MAX_VALUE);
    Run run = plan(game, start).begin(cancelled);
    cancelled.cancel();
    assertThatThrownBy(run::solve).isInstanceOf(BudgetSpentException.class);
    Partial partial = run.soFar(meter(Long.MAX_VALUE));
    assertThat(partial.components()).hasSize(1);
    assertThat(partial.components().getFirst().atMost()).isPresent();
    assertThat(partial.moves()).isZero();
  }

  private static Set<RatedMove> moves(Solution solution) {
    Set<RatedMove> moves = new HashSet<>();
    solution.moves(moves::add);
    return moves;
  }

  private static Meter meter(long nodes) {
    return new Meter(new Budget(nodes, Duration.ofDays(1), 1L << 30));
  }

  private static Plan plan(String game, String start) {
    GameRules rules =
        BoardGames.ALL.stream().filter(one -> one.title().equals(game)).findFirst().orElseThrow();
    Problem problem = new Problem(rules, BoardGames.positions(rules, start));
    if (!(new SearchMethod().consider(problem) instanceof Verdict.Sound(Plan plan))) {
      throw new AssertionError(game);
    }
    return plan;
  }
}
