package org.grundy.solvers.automaton.method;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;
import org.grundy.rules.moves.LiteralMoves;
import org.grundy.solvers.OutcomeSolution;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;
import org.grundy.solvers.automaton.AutomatonProof;
import org.grundy.solvers.automaton.strategy.StrategicSolution;
import org.grundy.solvers.automaton.strategy.Strategy;
import org.grundy.solvers.automaton.strategy.StrategySearch;

/// A position of heaps whose winner a proved automaton says.
final class AutomatonSolution implements OutcomeSolution, StrategicSolution {
  private final Problem problem;
  private final HeapTheorem theorem;
  private final AutomatonProof proof;
  private final long[] sizes;
  private final Meter meter;

  /// @param theorem with a proof
  AutomatonSolution(Problem problem, HeapTheorem theorem, Meter meter) {
    this.problem = problem;
    this.theorem = theorem;
    this.proof = theorem.proof().orElseThrow();
    this.sizes = HeapSizes.of(problem.sum()).orElseThrow();
    this.meter = meter;
  }

  @Override
  public AutomatonProof theorem() {
    return proof;
  }

  @Override
  public Optional<Strategy> strategy() {
    return StrategySearch.of(proof, meter);
  }

  @Override
  public Outcome outcome() {
    return proof.at(sizes) == 0 ? Outcome.P : Outcome.N;
  }

  @Override
  public void moves(Consumer<RatedMove> sink) {
    LiteralMoves moves = LiteralMoves.of(problem.rules());
    for (int i = 0; i < sizes.length && i < problem.sum().size(); i++) {
      int summand = i;
      moves.options(
          problem.sum().get(i),
          option -> {
            meter.work(1);
            long[] after = HeapSizes.after(problem.sum(), summand, option.sum());
            sink.accept(RatedMove.byOutcome(option.move(), summand, proof.at(after) == 0));
          });
    }
  }

  @Override
  public OptionalLong moveCount() {
    return OptionalLong.of(count(false).min(BigInteger.valueOf(Long.MAX_VALUE)).longValueExact());
  }

  @Override
  public BigInteger winningMoves() {
    return outcome() == Outcome.P ? BigInteger.ZERO : count(true);
  }

  private BigInteger count(boolean winning) {
    return theorem.lines().stream()
        .map(line -> new OptionWords(line, proof, sizes, winning, meter).count())
        .reduce(BigInteger.ZERO, BigInteger::add);
  }

  @Override
  public void someWinningMoves(int most, Consumer<RatedMove> sink) {
    int left = outcome() == Outcome.P ? 0 : most;
    for (int line = 0; line < theorem.lines().size() && left > 0; line++) {
      OptionWords words = new OptionWords(theorem.lines().get(line), proof, sizes, true, meter);
      for (long[] after : words.some(left)) {
        sink.accept(HeapSizes.winning(line, problem.sum(), sizes, after));
        left--;
      }
    }
  }

  @Override
  public Optional<Solution> after(int summand, List<Position> option) {
    Problem left = problem.after(summand, option);
    return left.sum().size() == problem.sum().size()
        ? Optional.of(new AutomatonSolution(left, theorem, meter))
        : Optional.empty();
  }
}
