package org.grundy.solvers.planner;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Move;
import org.grundy.core.Option;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.core.Ruleset;
import org.grundy.rules.moves.LiteralMoves;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Addend;
import org.grundy.solvers.Bounds;
import org.grundy.solvers.Method.Verdict;
import org.grundy.solvers.PartlySolved;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.Run;
import org.grundy.solvers.SavedForm;
import org.grundy.solvers.Solution;
import org.grundy.solvers.SumSolution;
import org.grundy.solvers.play.FinishedMethod;
import org.grundy.solvers.play.LiteralPlay;
import org.grundy.solvers.play.LiteralRun;
import org.grundy.solvers.play.PlayedSum;
import org.grundy.solvers.play.PositionForm;

/// Plans for sums of several games. Under normal play each game is solved by the method that is
/// best for it, and the values are added by the nim-sum (Sprague 1935, Grundy 1939); where a
/// pattern wins, the values are those of the safe-move game, which add up in the same way. Under
/// misère play values do not add up, and the whole sum is played out.
final class MixedSum {
  private static final int POSITION_BYTES = 128;

  private MixedSum() {}

  /// The plan for a sum.
  ///
  /// @param ofGame the plan for a sum of one game
  /// @throws InputException if the games cannot be added
  static Plan plan(Problem problem, Optional<String> method, GamePlanner ofGame) {
    requireAddable(problem);
    for (Problem game : problem.games()) {
      if (new FinishedMethod().consider(game) instanceof Verdict.Sound(Plan over)) {
        return over;
      }
    }
    if (problem.play() == Play.MISERE) {
      if (method.filter(name -> !name.equals("definition")).isPresent()) {
        throw new InputException(
            "the method " + method.get() + " is not sound here: several games under misère play",
            "such a sum is played out, by the method definition");
      }
      return new PlayedOut(problem);
    }
    return new Added(
        problem, problem.games().stream().map(game -> ofGame.plan(game, method).whole()).toList());
  }

  /// Chooses a plan for a sum of one game.
  interface GamePlanner {
    Plan plan(Problem game, Optional<String> method);
  }

  private static void requireAddable(Problem problem) {
    for (Addend addend : problem.addends()) {
      if (addend.rules().board() instanceof Board.Tiling) {
        throw new InputException(
            "the tiling game cannot be added to another game",
            "it does not end because a player cannot move, so a sum with it has no meaning");
      }
      if (addend.rules().play() != problem.play()) {
        throw new InputException(
            "%s is played normally and %s under misère play"
                .formatted(title(problem, Play.NORMAL), title(problem, Play.MISERE)),
            "in a sum a player who cannot move either loses or wins: add games of one play");
      }
    }
  }

  private static String title(Problem problem, Play play) {
    return problem.addends().stream()
        .map(Addend::rules)
        .filter(rules -> rules.play() == play)
        .findFirst()
        .map(GameRules::title)
        .orElseThrow();
  }

  /// Each game by a plan of its own.
  ///
  /// @param plans in the order of [Problem#games]
  private record Added(Problem problem, List<Plan> plans) implements Plan {
    @Override
    public String method() {
      return plans.stream().map(Plan::method).distinct().collect(Collectors.joining(" + "));
    }

    @Override
    public String because() {
      return "the value of a sum is the nim-sum of the values (Sprague 1935, Grundy 1939), and "
          + told((game, plan) -> game + " is solved by " + plan.method() + " as " + plan.because());
    }

    @Override
    public String cost() {
      return told((game, plan) -> game + ": " + plan.cost());
    }

    private interface Telling {
      String of(String game, Plan plan);
    }

    private String told(Telling telling) {
      List<Problem> games = problem.games();
      List<String> told = new ArrayList<>();
      for (int i = 0; i < plans.size(); i++) {
        told.add(telling.of(games.get(i).title(), plans.get(i)));
      }
      return String.join("; ", told);
    }

    @Override
    public Run begin(Meter meter) {
      return new AddedRun(problem, plans.stream().map(plan -> plan.begin(meter)).toList());
    }

    @Override
    public Solution solve(Meter meter) {
      return begin(meter).solve();
    }
  }

  /// The games being solved one after the other.
  private static final class AddedRun implements Run {
    private final Problem problem;
    private final List<Run> runs;
    private final List<SumSolution> solved = new ArrayList<>();

    AddedRun(Problem problem, List<Run> runs) {
      this.problem = problem;
      this.runs = runs;
    }

    @Override
    public Solution solve() {
      for (Run run : runs) {
        solved.add((SumSolution) run.solve());
      }
      return new SumSolution(inOrder(game -> solved.get(game).positions()));
    }

    @Override
    public List<PartlySolved> positions(Meter look) {
      return inOrder(game -> positions(game, look));
    }

    private List<PartlySolved> positions(int game, Meter look) {
      if (game < solved.size()) {
        return solved.get(game).positions().stream().map(PartlySolved::of).toList();
      }
      List<PartlySolved> known = runs.get(game).positions(look);
      return known.isEmpty()
          ? problem.games().get(game).sum().stream()
              .map(Bounds::unknown)
              .map(PartlySolved::notLookedAt)
              .toList()
          : known;
    }

    @Override
    public Optional<ResumableState> knowledge() {
      List<ResumableState> states = runs.stream().flatMap(run -> run.knowledge().stream()).toList();
      return states.isEmpty() ? Optional.empty() : Optional.of(new States(states));
    }

    /// What belongs to each position, in the order of the sum.
    ///
    /// @param ofGame what belongs to the positions of a game, in the order of [Problem#games]
    private <T> List<T> inOrder(IntFunction<List<T>> ofGame) {
      SortedMap<Integer, T> inOrder = new TreeMap<>();
      List<List<Integer>> summands = summands();
      for (int game = 0; game < runs.size(); game++) {
        List<T> own = ofGame.apply(game);
        for (int i = 0; i < own.size(); i++) {
          inOrder.put(summands.get(game).get(i), own.get(i));
        }
      }
      return List.copyOf(inOrder.values());
    }

    /// Where the positions of each game stand in the sum.
    private List<List<Integer>> summands() {
      Map<GameRules, List<Integer>> summands = new HashMap<>();
      List<List<Integer>> inOrder = new ArrayList<>();
      for (int i = 0; i < problem.addends().size(); i++) {
        GameRules rules = problem.addends().get(i).rules();
        List<Integer> ofGame = summands.get(rules);
        if (ofGame == null) {
          ofGame = new ArrayList<>();
          summands.put(rules, ofGame);
          inOrder.add(ofGame);
        }
        ofGame.add(i);
      }
      return inOrder;
    }
  }

  /// What was found out of each game, one after the other.
  private record States(List<ResumableState> ofGames) implements ResumableState {
    @Override
    public long size() {
      return ofGames.stream().mapToLong(ResumableState::size).sum();
    }

    @Override
    public void save(DataOutput out) throws IOException {
      for (ResumableState state : ofGames) {
        state.save(out);
      }
    }

    @Override
    public void load(DataInput in) throws IOException {
      for (ResumableState state : ofGames) {
        state.load(in);
      }
    }
  }

  /// The sum played out word for word.
  private record PlayedOut(Problem problem) implements Plan {
    @Override
    public String method() {
      return "definition";
    }

    @Override
    public String because() {
      return "it follows the rules word for word, each sum once; under misère play values do not"
          + " add up";
    }

    @Override
    public String cost() {
      return "one expansion for each sum that can be reached";
    }

    @Override
    public Run begin(Meter meter) {
      Moves moves = new Moves(problem);
      return new LiteralRun<>(
          new PlayedSum.Plain<>(moves.start(), moves),
          new LiteralPlay<>(moves, problem.play(), meter, POSITION_BYTES),
          new PartForm(PositionForm.of(problem.sum())));
    }

    @Override
    public Solution solve(Meter meter) {
      return begin(meter).solve();
    }
  }

  /// A position with the number of its game.
  record Part(int game, Position position) {}

  /// How a position with the number of its game is saved.
  private record PartForm(PositionForm positions) implements SavedForm<Part> {
    @Override
    public void write(Part part, DataOutput out) throws IOException {
      out.writeInt(part.game());
      positions.write(part.position(), out);
    }

    @Override
    public Part read(DataInput in) throws IOException {
      return new Part(in.readInt(), positions.read(in));
    }
  }

  /// The moves of several games.
  static final class Moves implements Ruleset<Part> {
    private final List<Addend> addends;
    private final List<GameRules> games;
    private final List<LiteralMoves> moves;

    Moves(Problem problem) {
      this.addends = problem.addends();
      this.games = problem.games().stream().map(Problem::rules).toList();
      this.moves = games.stream().map(LiteralMoves::of).toList();
    }

    List<Part> start() {
      return addends.stream()
          .map(addend -> new Part(games.indexOf(addend.rules()), addend.position()))
          .toList();
    }

    @Override
    public void options(Part part, Consumer<Option<Part>> sink) {
      moves.get(part.game).options(part.position, option -> sink.accept(in(part, option)));
    }

    @Override
    public Option<Part> after(Part part, Move move) {
      return in(part, moves.get(part.game).after(part.position, move));
    }

    private static Option<Part> in(Part part, Option<Position> option) {
      return new Option<>(
          option.move(),
          option.sum().stream().map(left -> new Part(part.game, left)).toList(),
          option.ends());
    }
  }
}
