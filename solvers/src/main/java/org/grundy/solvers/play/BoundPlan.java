package org.grundy.solvers.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.grundy.core.Meter;
import org.grundy.core.Option;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;
import org.grundy.rules.moves.LiteralMoves;
import org.grundy.rules.moves.Turn;
import org.grundy.rules.moves.Turns;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.OutcomeSolution;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;
import org.jspecify.annotations.Nullable;

/// The plan that plays out a sum, word for word, in which moves bind the next one: after some of
/// them the same player moves again, after others the opponent has to answer in what is left of the
/// position. A player without a move loses.
///
/// @param problem of one game or several
public record BoundPlan(Problem problem) implements Plan {
  private static final int BYTES = 200;

  @Override
  public String method() {
    return DefinitionMethod.NAME;
  }

  @Override
  public String because() {
    return "it follows the rules word for word, each sum once, with who moves next and where";
  }

  @Override
  public String cost() {
    return "one expansion for each sum that can be reached";
  }

  @Override
  public Solution solve(Meter meter) {
    Played played = new Played(problem, meter);
    return new PlayedSolution(played, played.nextPlayerWins(played.start) ? Outcome.N : Outcome.P);
  }

  /// A position with the number of its game.
  private record Part(int game, Position position) {}

  /// A sum in the middle of a play.
  ///
  /// @param free how often each position stands in it
  /// @param bound where the next move has to be made, if that was said; not among `free`
  private record State(Map<Part, Integer> free, Optional<Map<Part, Integer>> bound) {
    static State of(List<Part> sum) {
      return new State(counted(sum), Optional.empty());
    }

    static Map<Part, Integer> counted(List<Part> sum) {
      Map<Part, Integer> counted = new HashMap<>();
      sum.forEach(part -> counted.merge(part, 1, Integer::sum));
      return counted;
    }

    /// The positions of which one may be moved in.
    Iterable<Part> movable() {
      return bound.orElse(free).keySet();
    }

    /// What a move leaves.
    State after(Part moved, List<Part> left, Turn turn) {
      Map<Part, Integer> rest = new HashMap<>(free);
      bound.ifPresent(held -> held.forEach((part, times) -> rest.merge(part, times, Integer::sum)));
      rest.merge(moved, -1, (a, b) -> a + b == 0 ? null : a + b);
      if (turn == Turn.BINDS) {
        return new State(rest, Optional.of(counted(left)));
      }
      left.forEach(part -> rest.merge(part, 1, Integer::sum));
      return new State(rest, Optional.empty());
    }
  }

  /// What a move leads to.
  ///
  /// @param again whether the same player moves next
  private record Step(State after, boolean again) {}

  private static final class Played implements MemoWalk.Definition<State, Step, Boolean> {
    private final List<LiteralMoves> moves;
    private final List<Turns> turns;
    private final List<Part> sum = new ArrayList<>();
    private final State start;
    private final MemoWalk<State, Step, Boolean> walk;

    Played(Problem problem, Meter meter) {
      List<GameRules> games = problem.games().stream().map(Problem::rules).toList();
      this.moves = games.stream().map(LiteralMoves::of).toList();
      this.turns = games.stream().map(Turns::of).toList();
      problem
          .addends()
          .forEach(addend -> sum.add(new Part(games.indexOf(addend.rules()), addend.position())));
      this.start = State.of(sum);
      this.walk = new MemoWalk<>(this, meter);
    }

    boolean nextPlayerWins(State state) {
      return walk.value(state);
    }

    @Override
    public long bytes(State state) {
      return BYTES * (1L + state.free().size() + state.bound().map(Map::size).orElse(0));
    }

    @Override
    public MemoWalk.Combination<State, Step, Boolean> open(
        State state, MemoWalk.Options<Step> options) {
      for (Part part : state.movable()) {
        options(part, option -> options.add(step(state, part, option)));
      }
      return new WonByMoving(walk);
    }

    void options(Part part, Consumer<Option<Position>> sink) {
      moves.get(part.game()).options(part.position(), sink);
    }

    Step step(State state, Part part, Option<Position> option) {
      Turn turn = turns.get(part.game()).after(part.position(), option);
      List<Part> left =
          option.sum().stream().map(position -> new Part(part.game(), position)).toList();
      return new Step(state.after(part, left, turn), turn == Turn.STAYS);
    }
  }

  /// The rule that a player wins who wins after some move, be it as the next to move or not.
  private static final class WonByMoving implements MemoWalk.Combination<State, Step, Boolean> {
    private final MemoWalk<State, Step, Boolean> walk;
    private boolean wins;

    WonByMoving(MemoWalk<State, Step, Boolean> walk) {
      this.walk = walk;
    }

    @Override
    public @Nullable State take(Step step) {
      Boolean next = walk.known(step.after());
      if (next == null) {
        return step.after();
      }
      wins |= next == step.again();
      return null;
    }

    @Override
    public boolean isSettled() {
      return wins;
    }

    @Override
    public Boolean value() {
      return wins;
    }
  }

  private record PlayedSolution(Played played, Outcome outcome) implements OutcomeSolution {
    @Override
    public void moves(Consumer<RatedMove> sink) {
      for (int i = 0; i < played.sum.size(); i++) {
        int summand = i;
        Part part = played.sum.get(i);
        played.options(
            part,
            option -> {
              Step step = played.step(played.start, part, option);
              boolean wins = played.nextPlayerWins(step.after()) == step.again();
              sink.accept(RatedMove.byOutcome(option.move(), summand, wins));
            });
      }
    }
  }
}
