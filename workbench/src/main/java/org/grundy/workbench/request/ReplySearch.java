package org.grundy.workbench.request;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.GraphPosition;
import org.grundy.core.GridPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.Option;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;
import org.grundy.core.TilingPosition;
import org.grundy.core.TuplePosition;
import org.grundy.rules.moves.LiteralMoves;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;
import org.grundy.solvers.decided.Decided;
import org.grundy.solvers.planner.Planner;

/// Looks for what answers a move, by making the move and solving what it leads to.
final class ReplySearch {
  private static final int LARGEST_BOARD = 400;
  private static final int LARGEST_HEAP = 10_000;

  private final Planner planner;

  ReplySearch(Planner planner) {
    this.planner = planner;
  }

  Optional<RatedMove> find(SolvedSum answer, RatedMove move, Meter meter) {
    if (answer.sum().binds()) {
      return Optional.empty();
    }
    try {
      return meter.during(() ->
          optionAfter(answer, move)
              .filter(option -> !option.ends())
              .flatMap(option -> winningMove(answer, move, option.sum(), meter)));
    } catch (BudgetSpentException e) {
      return Optional.empty();
    }
  }

  private Optional<RatedMove> winningMove(
      SolvedSum answer, RatedMove move, List<Position> parts, Meter meter) {
    Problem problem = answer.problem().after(move.summand(), parts);
    return Decided.of(problem)
        .flatMap(decided -> decided.wins().stream().findFirst())
        .or(() -> firstWinning(solved(answer, move, parts, problem, meter)))
        .map(reply -> inWhole(reply, move.summand(), parts.size()));
  }

  private Solution solved(
      SolvedSum answer, RatedMove move, List<Position> parts, Problem problem, Meter meter) {
    return answer
        .solution()
        .after(move.summand(), parts)
        .orElseGet(() -> planner.decide(problem, Optional.empty()).plan().solve(meter));
  }

  private static Optional<RatedMove> firstWinning(Solution solution) {
    List<RatedMove> winning = new ArrayList<>();
    solution.moves(reply -> {
      if (reply.wins() && winning.isEmpty()) {
        winning.add(reply);
      }
    });
    return winning.stream().findFirst();
  }

  /// The reply with the number of the position of the original sum in which it is made: the move
  /// before it left `parts` parts of that at `summand`.
  private static RatedMove inWhole(RatedMove reply, int summand, int parts) {
    int original =
        reply.summand() < summand
            ? reply.summand()
            : Math.max(summand, reply.summand() - parts + 1);
    return new RatedMove(
        reply.move(), original, OptionalInt.empty(), reply.value(), reply.left(), reply.within());
  }

  private static Optional<Option<Position>> optionAfter(SolvedSum answer, RatedMove move) {
    Position position = answer.positions().get(move.summand());
    return isSmall(position)
        ? Optional.of(
            LiteralMoves.of(answer.problem().addends().get(move.summand()).rules())
                .after(position, move.move()))
        : Optional.empty();
  }

  private static boolean isSmall(Position position) {
    return switch (position) {
      case GridPosition grid -> grid.size() <= LARGEST_BOARD;
      case GraphPosition graph -> graph.order() <= LARGEST_BOARD;
      case HeapPosition heap -> heap.size() <= LARGEST_HEAP;
      case TuplePosition tuple -> tuple.sizes().stream().allMatch(n -> n <= LARGEST_HEAP);
      case TilingPosition _ -> false;
    };
  }
}
