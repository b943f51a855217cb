package org.grundy.solvers.planner;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.core.GridPosition;
import org.grundy.core.InputException;
import org.grundy.core.Play;
import org.grundy.core.name.Nearest;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Twist;
import org.grundy.solvers.Addend;
import org.grundy.solvers.Method;
import org.grundy.solvers.Method.Verdict;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.automaton.method.AutomatonMethod;
import org.grundy.solvers.binding.LoonyMethod;
import org.grundy.solvers.binding.LoonyPlan;
import org.grundy.solvers.component.graph.GraphSearchMethod;
import org.grundy.solvers.component.placement.PlacementMethod;
import org.grundy.solvers.component.planes.SearchMethod;
import org.grundy.solvers.coordinates.CoordinatesMethod;
import org.grundy.solvers.count.CountPlan;
import org.grundy.solvers.count.CountProblem;
import org.grundy.solvers.cover.CoverMethod;
import org.grundy.solvers.cut.CutMethod;
import org.grundy.solvers.decided.DecidedMethod;
import org.grundy.solvers.decided.DecidedPlan;
import org.grundy.solvers.family.FamilyPlan;
import org.grundy.solvers.family.FamilyProblem;
import org.grundy.solvers.graph.FusionMethod;
import org.grundy.solvers.graph.GraphWalkMethod;
import org.grundy.solvers.loopy.LoopyMethod;
import org.grundy.solvers.play.BoundPlan;
import org.grundy.solvers.play.DefinitionMethod;
import org.grundy.solvers.play.FinishedMethod;
import org.grundy.solvers.play.genus.GenusMethod;
import org.grundy.solvers.product.Joining;
import org.grundy.solvers.product.SingleHeapsMethod;
import org.grundy.solvers.quotient.QuotientMethod;
import org.grundy.solvers.sequence.SequenceMethod;
import org.grundy.solvers.several.SeveralMethod;
import org.grundy.solvers.tokens.TokensMethod;
import org.grundy.solvers.walk.WalkMethod;

/// Chooses how a problem is solved: the first method, from the fastest to the most general, that is
/// sound for it. Where a theorem [decides][DecidedMethod] it, the first of the other methods
/// follows for what the theorem leaves open.
public final class Planner {
  /// On larger boards it may take long to find out whether a method is sound.
  private static final long MOST_COMPARED = 1_600;

  /// More positions of one game are not planned one by one.
  private static final int MOST_APART = 256;

  private static final List<Method> SINGLE_HEAPS =
      List.of(new SequenceMethod(), new DefinitionMethod());

  private final List<Method> methods;

  /// @param methods in the order of preference
  public Planner(List<Method> methods) {
    this.methods = List.copyOf(methods);
  }

  /// The planner over all methods of this package; the one place where they are registered.
  public static Planner standard() {
    return new Planner(
        List.of(
            new DecidedMethod(),
            new FinishedMethod(),
            new LoopyMethod(),
            new LoonyMethod(),
            new ByBoard(new WalkMethod(), new GraphWalkMethod()),
            new TokensMethod(),
            new FusionMethod(),
            CutMethod.ofWholeBoards(),
            CutMethod.ofRegions(),
            new SingleHeapsMethod(Joining.SUM, SINGLE_HEAPS),
            new SequenceMethod(),
            new SingleHeapsMethod(Joining.PRODUCT, SINGLE_HEAPS),
            new CoordinatesMethod(),
            new SeveralMethod(),
            new QuotientMethod(
                List.of(
                    new GenusMethod(),
                    new ByBoard(new SearchMethod(), new GraphSearchMethod()),
                    new DefinitionMethod())),
            new GenusMethod(),
            new CoverMethod(),
            new PlacementMethod(),
            new ByBoard(new SearchMethod(), new GraphSearchMethod()),
            new AutomatonMethod(new DefinitionMethod()),
            new DefinitionMethod()));
  }

  /// The methods, in the order of preference.
  public List<Method> methods() {
    return methods;
  }

  /// The chosen plan, and the methods before it that could not be chosen.
  public record Decision(Plan plan, List<Refused> refused) {
    public Decision {
      refused = List.copyOf(refused);
    }
  }

  /// A method that is not known to be sound for the problem.
  public record Refused(String method, String because) {}

  /// The answers of all methods to a problem.
  ///
  /// @param chosen the plan that is taken
  /// @param others the other plans that would be sound, in the order of preference
  /// @param refused the methods that are not known to be sound
  public record Comparison(Plan chosen, List<Plan> others, List<Refused> refused) {
    public Comparison {
      others = List.copyOf(others);
      refused = List.copyOf(refused);
    }
  }

  /// Asks every method, in the order of preference, and chooses one as [#decide] does. About large
  /// boards only those up to the chosen one are asked, for that may take a while.
  ///
  /// @param method the name of the method to take, if it is not to be chosen
  /// @throws InputException if there is no such method or if it is not sound here
  public Comparison compare(Problem problem, Optional<String> method) {
    if (problem.isMixed() || problem.hasBeside()) {
      return new Comparison(decide(problem, method).plan(), List.of(), List.of());
    }
    if (cells(problem) > MOST_COMPARED) {
      Decision decision = decide(problem, method);
      return new Comparison(decision.plan(), List.of(), decision.refused());
    }
    List<Plan> sound = new ArrayList<>();
    List<Refused> refused = new ArrayList<>();
    for (Method candidate : (Iterable<Method>) inOrder(problem)::iterator) {
      switch (candidate.consider(problem)) {
        case Verdict.Sound(Plan plan) -> sound.add(plan);
        case Verdict.Unsound(String because) -> refused.add(new Refused(candidate.name(), because));
      }
    }
    Plan chosen =
        method.isPresent() || sound.isEmpty() || problem.play() != Play.NORMAL || problem.binds()
            ? decide(problem, method).plan()
            : apart(problem, choice(sound));
    return new Comparison(
        chosen,
        sound.stream().filter(plan -> !plan.method().equals(chosen.method())).toList(),
        refused);
  }

  private static long cells(Problem problem) {
    return problem.sum().stream()
        .mapToLong(position -> position instanceof GridPosition board ? board.size() : 1)
        .sum();
  }

  /// Chooses how a family of starts is valued: by the first method that does so in one piece of
  /// work, or else each start by itself.
  ///
  /// @param method the name of the method to take, if it is not to be chosen
  /// @throws InputException if there is no such method
  public FamilyPlan decide(FamilyProblem family, Optional<String> method) {
    List<Method> candidates = method.map(this::named).map(List::of).orElse(methods);
    return knowing(candidates, family.rules())
        .flatMap(candidate -> candidate.ofFamily(family).stream())
        .findFirst()
        .orElseGet(() -> new EachStart(family, start -> decide(start, method).plan()));
  }

  /// Chooses how starts are counted by their values in one piece of work: by the first method that
  /// does so; empty where each start has to be solved by itself.
  ///
  /// @param method the name of the method to take, if it is not to be chosen
  /// @throws InputException if there is no such method
  public Optional<CountPlan> decide(CountProblem starts, Optional<String> method) {
    List<Method> candidates = method.map(this::named).map(List::of).orElse(methods);
    return knowing(candidates, starts.rules())
        .flatMap(candidate -> candidate.ofCount(starts).stream())
        .findFirst();
  }

  /// The methods that can do with plays which go on for ever, with moves that bind the next one or
  /// are made only beside others, with cells that come back, patterns at the border, rows that
  /// close up, numbers that are added and runs of tuples, if the rules have them.
  private static Stream<Method> knowing(List<Method> candidates, GameRules rules) {
    Set<Twist> asked =
        EnumSet.of(
            Twist.LOOPY,
            Twist.BINDING,
            Twist.BESIDE,
            Twist.RETURNING_CELLS,
            Twist.BORDER_PATTERN,
            Twist.CLOSING_ROW,
            Twist.SUMS,
            Twist.RUNS);
    asked.retainAll(rules.twists());
    return candidates.stream().filter(method -> method.knows().containsAll(asked));
  }

  /// Chooses a method.
  ///
  /// @param method the name of the method to take, if it is not to be chosen
  /// @throws InputException if there is no such method or if it is not sound here
  public Decision decide(Problem problem, Optional<String> method) {
    if (problem.isMixed() || problem.hasBeside()) {
      return new Decision(ofGames(problem, method), List.of());
    }
    Decision together = together(problem, method);
    return method.isPresent() || problem.play() != Play.NORMAL || problem.binds()
        ? together
        : new Decision(apart(problem, together.plan()), together.refused());
  }

  /// The plan where positions that one method would search for together, and their components, are
  /// planned by themselves.
  private Plan apart(Problem problem, Plan together) {
    if (problem.rules().endsEarly()
        || problem.sum().size() > MOST_APART
        || together.whole().searched().bits() <= 0) {
      return together;
    }
    SumPlan.SomePlanner planner =
        (some, name) ->
            name.isPresent()
                ? sound(some, named(name.get()))
                : Optional.of(together(some, name).plan());
    Optional<Plan> apart =
        ComponentsPlan.of(problem, planner)
            .or(() ->
                problem.sum().size() == 1 ? Optional.empty() : SumPlan.apart(problem, planner));
    return together instanceof DecidedPlan decided
        ? apart.<Plan>map(decided::followedBy).orElse(decided)
        : apart.orElse(together);
  }

  private static Optional<Plan> sound(Problem problem, Method method) {
    return method.consider(problem) instanceof Verdict.Sound(Plan plan)
        ? Optional.of(plan)
        : Optional.empty();
  }

  /// Chooses one method for all positions of one game together, as [#decide] does for one position.
  public Decision together(Problem problem, Optional<String> method) {
    Stream<Method> candidates = method.map(this::named).map(Stream::of).orElse(inOrder(problem));
    List<Plan> sound = new ArrayList<>();
    List<Refused> refused = new ArrayList<>();
    for (Method candidate : (Iterable<Method>) candidates::iterator) {
      switch (candidate.consider(problem)) {
        case Verdict.Sound(Plan plan) -> sound.add(plan);
        case Verdict.Unsound(String because) -> refused.add(new Refused(candidate.name(), because));
      }
      if (!sound.isEmpty() && !(sound.getLast() instanceof DecidedPlan)) {
        break;
      }
    }
    if (!sound.isEmpty()) {
      return new Decision(choice(sound), refused);
    }
    throw new InputException(
        refused.stream()
            .map(no -> "the method " + no.method() + " is not sound here: " + no.because())
            .collect(Collectors.joining("; ")),
        "leave the choice to the planner");
  }

  /// The methods in the order of preference for a problem: those that stand back come last. Each is
  /// asked when its turn comes.
  private Stream<Method> inOrder(Problem problem) {
    return Stream.concat(
        methods.stream().filter(method -> !method.standsBack(problem)),
        methods.stream().filter(method -> method.standsBack(problem)));
  }

  /// The plan for a sum of several games.
  ///
  /// @throws InputException if the games cannot be added, or a method is not sound for one of them
  private Plan ofGames(Problem problem, Optional<String> method) {
    requireAddable(problem);
    for (Problem game : problem.games()) {
      if (new FinishedMethod().consider(game) instanceof Verdict.Sound(Plan over)) {
        return over;
      }
    }
    if (problem.play() == Play.NORMAL && problem.binds()) {
      return ofBinding(problem, method);
    }
    if (problem.play() == Play.NORMAL && !problem.hasBeside()) {
      return SumPlan.ofGames(problem, game -> decide(game, method).plan());
    }
    if (method.filter(name -> !name.equals("definition")).isPresent()) {
      throw new InputException(
          "the method "
              + method.get()
              + " is not sound here: "
              + (problem.hasBeside() ? Twist.BESIDE.because() : "several games under misère play"),
          "such a sum is played out, by the method definition");
    }
    return new PlayedOut(problem);
  }

  private static Plan ofBinding(Problem problem, Optional<String> method) {
    if (problem.addends().stream().anyMatch(addend -> addend.rules().endsEarly())) {
      throw new InputException(
          "in a sum with moves that bind the next one no game can be won or lost at once",
          "leave such games out");
    }
    return switch (method.orElse(LoonyMethod.NAME)) {
      case LoonyMethod.NAME -> new LoonyPlan(problem);
      case "definition" -> new BoundPlan(problem);
      default ->
          throw new InputException(
              "the method "
                  + method.orElseThrow()
                  + " is not sound here: "
                  + Twist.BINDING.because(),
              "leave the choice to the planner");
    };
  }

  private static void requireAddable(Problem problem) {
    for (Addend addend : problem.addends()) {
      if (addend.rules().board() instanceof Board.Tiling) {
        throw new InputException(
            "the tiling game cannot be added to another game",
            "it does not end because a player cannot move, so a sum with it has no meaning");
      }
      if (addend.isBeside()) {
        requireTurns(problem, addend);
      } else if (addend.rules().play() != problem.play()) {
        throw new InputException(
            Stream.of(problem.play(), addend.rules().play())
                .sorted()
                .map(play -> played(problem, play))
                .collect(Collectors.joining(" and ")),
            "in a sum a player who cannot move either loses or wins: add games of one play");
      }
    }
  }

  private static void requireTurns(Problem problem, Addend beside) {
    if (problem.binds() || problem.play() == Play.LOOPY) {
      throw new InputException(
          "the moves of %s are made only beside those of games in which the players take turns and"
                  .formatted(beside.rules().title())
              + " every play ends",
          "leave it out, or the games that bind the next move or may go on for ever");
    }
  }

  /// How the first game of a kind of play is played.
  private static String played(Problem problem, Play play) {
    String title =
        problem.addends().stream()
            .map(Addend::rules)
            .filter(rules -> rules.play() == play)
            .findFirst()
            .map(GameRules::title)
            .orElseThrow();
    return title
        + switch (play) {
          case NORMAL -> " is played normally";
          case MISERE -> " under misère play";
          case LOOPY -> " is played without end";
          case BESIDE -> " is played beside others";
        };
  }

  /// The first of the sound plans, followed by the second where it leaves something open.
  private static Plan choice(List<Plan> sound) {
    return sound.getFirst() instanceof DecidedPlan decided && sound.size() > 1
        ? decided.followedBy(sound.get(1))
        : sound.getFirst();
  }

  private Method named(String name) {
    return methods.stream()
        .filter(method -> method.name().equals(name))
        .findFirst()
        .orElseThrow(() -> unknown(name));
  }

  private InputException unknown(String name) {
    List<String> names = methods.stream().map(Method::name).toList();
    String near = Nearest.cure(name, names);
    String all = "the methods are " + String.join(", ", names);
    return new InputException(
        "there is no method called `" + name + "`",
        near.isEmpty() ? all : near + System.lineSeparator() + "  " + all);
  }
}
