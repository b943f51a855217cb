package org.grundy.workbench.explore;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.GraphPosition;
import org.grundy.core.GridPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.Move;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;
import org.grundy.core.TilingPosition;
import org.grundy.core.TuplePosition;
import org.grundy.rules.moves.LiteralMoves;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Problem;
import org.grundy.workbench.Answer;
import org.grundy.workbench.SolveRequest;
import org.grundy.workbench.SolveRun;
import org.grundy.workbench.Workbench;

/// Looks at positions move by move.
public final class Explorer {
  /// The most cells of a board whose moves are listed.
  public static final int LARGEST_BOARD = 2_500;

  /// The most vertices and edges of a graph whose moves are listed.
  public static final int LARGEST_GRAPH = 600;

  /// The largest heap whose moves are listed.
  public static final int LARGEST_HEAP = 1_000;

  /// The largest of several heaps that move together whose moves are listed.
  public static final int LARGEST_TUPLE = 200;

  /// The most moves that are listed.
  public static final int MOST_MOVES = 4_000;

  private final Workbench workbench;

  /// An explorer over a workbench.
  public Explorer(Workbench workbench) {
    this.workbench = workbench;
  }

  /// Lists the moves of a position; nothing is solved.
  ///
  /// @throws org.grundy.core.InputException if the position is bad
  public Exploration moves(SolveRequest request) {
    return look(request, Map.of());
  }

  /// Lists the moves of a position and solves it. Where the budget is spent first, what is known by
  /// then is told.
  ///
  /// @param meter counts the work; cancelling it ends the solving
  /// @throws org.grundy.core.InputException if the position is bad
  public Exploration explore(SolveRequest request, Meter meter) {
    SolveRun run = workbench.begin(request, meter);
    try {
      Answer answer = run.finish();
      Exploration seen = meter.telling().during(() -> look(request, rated(answer)));
      return new Exploration(
          seen.rules(),
          seen.sum(),
          seen.moves(),
          seen.everyMove(),
          Optional.of(answer),
          Optional.empty());
    } catch (BudgetSpentException spent) {
      var partial = run.soFar(spent);
      Map<Made, RatedMove> settled = new HashMap<>();
      partial.partial().settled().forEach(move -> settled.putIfAbsent(Made.of(move), move));
      Exploration seen = meter.telling().during(() -> look(request, settled));
      return new Exploration(
          seen.rules(),
          seen.sum(),
          seen.moves(),
          seen.everyMove(),
          Optional.empty(),
          Optional.of(partial));
    }
  }

  private static Exploration look(SolveRequest request, Map<Made, RatedMove> rated) {
    GameRules rules = request.game().rules();
    List<Position> sum =
        PositionText.parse(rules, request.source(), request.position(), request.seed());
    if (new Problem(rules, sum).isOver()) {
      return new Exploration(rules, sum, List.of(), true, Optional.empty(), Optional.empty());
    }
    List<LeadingMove> moves = new ArrayList<>();
    boolean every = true;
    for (int i = 0; i < sum.size(); i++) {
      every &=
          isListed(sum.get(i))
              && ChoiceCount.isModest(rules, sum.get(i))
              && list(rules, sum.get(i), i, rated, moves);
    }
    return new Exploration(rules, sum, moves, every, Optional.empty(), Optional.empty());
  }

  /// Lists the moves of one position; says whether there was room for all.
  private static boolean list(
      GameRules rules,
      Position position,
      int summand,
      Map<Made, RatedMove> rated,
      List<LeadingMove> moves) {
    try {
      LiteralMoves.of(rules)
          .options(
              position,
              option -> {
                requireRoom(moves.size());
                Made made = new Made(option.move(), summand);
                moves.add(
                    new LeadingMove(
                        option.move(),
                        summand,
                        option.sum(),
                        option.ends(),
                        Optional.ofNullable(rated.get(made))));
              });
      return true;
    } catch (Enough enough) {
      return false;
    }
  }

  private static void requireRoom(int listed) {
    if (listed >= MOST_MOVES) {
      throw new Enough();
    }
  }

  /// Whether the moves of a position are listed: it is not too large.
  public static boolean isListed(Position position) {
    return switch (position) {
      case GridPosition grid -> grid.size() <= LARGEST_BOARD;
      case GraphPosition graph -> graph.order() + graph.size() <= LARGEST_GRAPH;
      case HeapPosition heap -> heap.size() <= LARGEST_HEAP;
      case TuplePosition tuple -> tuple.sizes().stream().allMatch(n -> n <= LARGEST_TUPLE);
      case TilingPosition _ -> false;
    };
  }

  private static Map<Made, RatedMove> rated(Answer answer) {
    Map<Made, RatedMove> rated = new HashMap<>();
    if (answer.positions().stream().noneMatch(Explorer::isListed)) {
      return rated;
    }
    Consumer<RatedMove> sink =
        move -> {
          requireRoom(rated.size() / 4);
          rated.putIfAbsent(Made.of(move), move);
        };
    try {
      answer.solution().moves(sink);
    } catch (Enough enough) {
      return rated;
    }
    return rated;
  }

  /// A move of one position of the sum.
  private record Made(Move move, int summand) {
    static Made of(RatedMove rated) {
      return new Made(rated.move(), rated.summand());
    }
  }

  /// Ends the walk through the moves.
  private static final class Enough extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Enough() {
      super(null, null, false, false);
    }
  }
}
