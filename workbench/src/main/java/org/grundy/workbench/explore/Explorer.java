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
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Addend;
import org.grundy.workbench.request.SolveRun;
import org.grundy.workbench.request.SolvedSum;
import org.grundy.workbench.request.SumMove;
import org.grundy.workbench.request.SumRequest;
import org.grundy.workbench.request.Workbench;

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

  /// A position as it stands: none of its moves is looked for.
  public Exploration position(SumRequest sum) {
    return new Exploration(
        sum, List.of(), sum.problem().isOver(), Optional.empty(), Optional.empty());
  }

  /// Lists the moves of a position; nothing is solved.
  public Exploration moves(SumRequest sum) {
    return listed(sum);
  }

  /// The moves of a position; nothing is solved.
  static Exploration listed(SumRequest sum) {
    return look(sum, Map.of());
  }

  /// Lists the moves of a position and solves it. Where the budget is spent first, what is known by
  /// then is told.
  ///
  /// @param method the method to use, where the planner is not to choose
  /// @param meter counts the work; cancelling it ends the solving
  /// @throws org.grundy.core.InputException if no method can do it
  public Exploration explore(SumRequest sum, Optional<String> method, Meter meter) {
    SolveRun run = workbench.begin(sum, method, meter);
    try {
      SolvedSum answer = run.finish();
      Exploration seen = meter.telling().during(() -> look(sum, rated(answer)));
      return new Exploration(
          seen.sum(), seen.moves(), seen.everyMove(), Optional.of(answer), Optional.empty());
    } catch (BudgetSpentException spent) {
      var partial = run.soFar(spent);
      Map<Made, RatedMove> settled = new HashMap<>();
      partial.partial().settled().forEach(move -> settled.putIfAbsent(Made.of(move), move));
      Exploration seen = meter.telling().during(() -> look(sum, settled));
      return new Exploration(
          seen.sum(), seen.moves(), seen.everyMove(), Optional.empty(), Optional.of(partial));
    }
  }

  private static Exploration look(SumRequest sum, Map<Made, RatedMove> rated) {
    if (sum.problem().isOver()) {
      return new Exploration(sum, List.of(), true, Optional.empty(), Optional.empty());
    }
    List<Addend> addends = sum.problem().addends();
    List<SumMove> moves = new ArrayList<>();
    boolean every = true;
    for (int i = 0; i < addends.size(); i++) {
      GameRules rules = addends.get(i).rules();
      Position position = addends.get(i).position();
      every &=
          isListed(position) && ChoiceCount.isModest(rules, position) && list(sum, i, rated, moves);
    }
    if (every && moves.stream().allMatch(SumMove::isBeside)) {
      moves.clear();
    }
    return new Exploration(sum, moves, every, Optional.empty(), Optional.empty());
  }

  /// Lists the moves of one position; says whether there was room for all.
  private static boolean list(
      SumRequest sum, int summand, Map<Made, RatedMove> rated, List<SumMove> moves) {
    Addend addend = sum.problem().addends().get(summand);
    try {
      LiteralMoves.of(addend.rules())
          .options(
              addend.position(),
              option -> {
                requireRoom(moves.size());
                Made made = new Made(option.move(), summand);
                moves.add(new SumMove(sum, summand, option, Optional.ofNullable(rated.get(made))));
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

  /// True if the moves of a position are listed, as it is not too large.
  public static boolean isListed(Position position) {
    return switch (position) {
      case GridPosition grid -> grid.size() <= LARGEST_BOARD;
      case GraphPosition graph -> graph.order() + graph.size() <= LARGEST_GRAPH;
      case HeapPosition heap -> heap.size() <= LARGEST_HEAP;
      case TuplePosition tuple -> tuple.sizes().stream().allMatch(n -> n <= LARGEST_TUPLE);
      case TilingPosition _ -> false;
    };
  }

  private static Map<Made, RatedMove> rated(SolvedSum answer) {
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
