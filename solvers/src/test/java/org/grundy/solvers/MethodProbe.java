package org.grundy.solvers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.GraphPosition;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Method.Verdict;
import org.grundy.solvers.decided.DecidedPlan;
import org.grundy.solvers.planner.Planner;

/// One method at work on one problem, held against the [Truth] at each step. Nothing is known
/// before any of its runs: each has a plan and a compiled game of its own.
final class MethodProbe {
  /// No problem here takes so many nodes.
  private static final long MOST_NODES = 1 << 22;

  private final String method;
  private final GameRules rules;
  private final List<Position> sum;
  private final Truth truth;

  /// A method that is [sound][#isSound] for a problem. The tiling game has no definition: there the
  /// truth is what the method says when nothing stops it.
  MethodProbe(Method method, GameRules rules, List<Position> sum) {
    this.method = method.name();
    this.rules = rules;
    this.sum = sum;
    this.truth =
        rules.board() instanceof Board.Tiling
            ? Truth.of(plan().solve(meter(MOST_NODES, 1)), List.of(OptionalLong.empty()))
            : Truth.of(rules, sum);
  }

  static boolean isSound(Method method, GameRules rules, List<Position> sum) {
    return method.consider(new Problem(rules, sum)) instanceof Verdict.Sound;
  }

  private Plan plan() {
    return plan(new Problem(rules, sum));
  }

  /// What a theorem leaves open the definition finds out, as the planner has it.
  private Plan plan(Problem problem) {
    Plan plan = ((Verdict.Sound) fresh().consider(problem)).plan();
    return plan instanceof DecidedPlan decided
        ? decided.followedBy(Truth.definition(problem))
        : plan;
  }

  /// The method with nothing in it that earlier questions left.
  private Method fresh() {
    return Planner.standard().methods().stream()
        .filter(one -> one.name().equals(method))
        .findFirst()
        .orElseThrow();
  }

  private static Meter meter(long nodes, int threads) {
    return new Meter(new Budget(nodes, Duration.ofMinutes(10), 1L << 28, threads));
  }

  /// Solves the problem and looks at all moves, with so many threads.
  void solves(int threads) {
    truth.requireIs(plan().solve(meter(MOST_NODES, threads)));
  }

  /// Finds who wins, the value, and whether it is one number or another, each by itself.
  ///
  /// @return whether the method does so where no more is asked
  boolean answersTheOutcome(int threads) {
    Problem asked = new Problem(rules, sum).ofOutcome();
    if (!(fresh().consider(asked) instanceof Verdict.Sound)) {
      return false;
    }
    assertThat(plan(asked).outcome(meter(MOST_NODES, threads))).isEqualTo(truth.outcome());
    assertThat(plan().outcome(meter(MOST_NODES, threads))).isEqualTo(truth.outcome());
    assertThat(plan().value(meter(MOST_NODES, threads))).isEqualTo(truth.value());
    for (long n = 0; rules.play() == Play.NORMAL && n <= truth.value().orElse(0) + 1; n++) {
      assertThat(plan().is(n, meter(MOST_NODES, threads)))
          .as("is %d", n)
          .isEqualTo(truth.value().equals(OptionalLong.of(n)));
    }
    return true;
  }

  /// What came of work that was ended early.
  ///
  /// @param says whether something was said by then
  /// @param resumes whether it was gone on with, at less cost than to begin anew
  record Stopped(boolean says, boolean resumes) {}

  /// Ends the work after 1, 2, 4, … nodes, and one before it is done.
  ///
  /// @return what came of the last; empty where the work is no more than a look at each cell
  Optional<Stopped> stops() throws IOException {
    Meter meter = meter(MOST_NODES, 1);
    plan().begin(meter).solve();
    long whole = meter.statistics().nodes();
    for (long nodes = 1; nodes < whole - 1; nodes *= 2) {
      stop(nodes, whole);
    }
    return whole <= look() ? Optional.empty() : Optional.of(stop(whole - 1, whole));
  }

  /// How many cells, or vertices and edges, the positions have; a heap is one thing to look at.
  private long look() {
    return sum.stream()
        .mapToLong(position ->
            switch (position) {
              case GridPosition board -> board.size();
              case GraphPosition graph -> graph.order() + graph.size();
              default -> 1;
            })
        .sum();
  }

  private Stopped stop(long nodes, long whole) throws IOException {
    Run run = plan().begin(meter(nodes, 1));
    assertThatThrownBy(run::solve).isInstanceOf(BudgetSpentException.class);
    Partial partial = run.soFar(meter(MOST_NODES, 1));
    truth.requireHolds(partial);
    return new Stopped(Truth.saysSomething(partial), resumes(run, whole));
  }

  private boolean resumes(Run ended, long whole) throws IOException {
    Optional<ResumableState> knowledge = ended.knowledge();
    if (knowledge.isEmpty()) {
      return false;
    }
    ByteArrayOutputStream saved = new ByteArrayOutputStream();
    knowledge.get().save(new DataOutputStream(saved));
    Meter meter = meter(MOST_NODES, 1);
    Run resumed = plan().begin(meter);
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(saved.toByteArray()));
    resumed.knowledge().orElseThrow().load(in);
    assertThat(in.read()).as("all that was saved is loaded").isEqualTo(-1);
    truth.requireHolds(resumed.soFar(meter(MOST_NODES, 1)));
    Solution solution = resumed.solve();
    boolean fewer = meter.statistics().nodes() < whole;
    truth.requireIs(solution);
    return fewer;
  }
}
