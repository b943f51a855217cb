package org.grundy.solvers.play;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.core.GridPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.core.Ruleset;
import org.grundy.core.SavedForm;
import org.grundy.core.TuplePosition;
import org.grundy.rules.derive.bound.PositionBound;
import org.grundy.rules.moves.GraphRuleset;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.moves.HeapRuleset;
import org.grundy.rules.moves.SeveralHeapsRuleset;
import org.grundy.rules.moves.TupleRuleset;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Twist;
import org.grundy.solvers.Method;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.solvers.family.FamilyPlan;
import org.grundy.solvers.family.FamilyProblem;

/// The plain recursion over options, for every game whose moves the rules spell out.
public final class DefinitionMethod implements Method {
  static final String NAME = "definition";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Optional<FamilyPlan> ofFamily(FamilyProblem family) {
    return !family.rules().bonds().isEmpty() ? Optional.empty() : TupleStarts.of(family);
  }

  @Override
  public Set<Twist> knows() {
    return EnumSet.complementOf(EnumSet.of(Twist.LOOPY));
  }

  @Override
  public Verdict weigh(Problem problem) {
    Optional<Outcome> ended = problem.ended();
    if (ended.isPresent()) {
      return new Verdict.Sound(FinishedMethod.plan(name(), problem, ended.get()));
    }
    GameRules rules = problem.rules();
    if (!rules.bonds().isEmpty()) {
      return new Verdict.Sound(new BoundPlan(problem));
    }
    return switch (rules.board()) {
      case Board.Cells _ -> grid(problem);
      case Board.Graph _ -> graph(problem);
      case Board.Heap heap ->
          sound(problem, HeapRuleset.of(rules), SavedForm.HEAP, HeapPosition.class, _ -> 24);
      case Board.HeapSet heaps ->
          sound(
              problem,
              SeveralHeapsRuleset.of(rules),
              SavedForm.TUPLE,
              TuplePosition.class,
              _ -> 96);
      case Board.Heaps heaps ->
          sound(problem, TupleRuleset.of(rules), SavedForm.TUPLE, TuplePosition.class, _ -> 96);
      case Board.Tiling() ->
          new Verdict.Unsound("the tiling game has moves of two kinds, not a ruleset of its own");
    };
  }

  private static Verdict grid(Problem problem) {
    int cells =
        problem.sum().stream()
            .mapToInt(position -> ((GridPosition) position).size())
            .max()
            .orElse(0);
    return sound(
        problem,
        GridRuleset.of(problem.rules()),
        SavedForm.GRID,
        GridPosition.class,
        _ -> 56 + cells);
  }

  private static Verdict graph(Problem problem) {
    List<Graph> graphs =
        problem.sum().stream().map(position -> ((GraphPosition) position).graph()).toList();
    boolean joins = problem.rules().twists().contains(Twist.JOINED_VERTICES);
    return sound(
        problem,
        GraphRuleset.of(problem.rules()),
        new GraphFormat(graphs),
        GraphPosition.class,
        position -> joins ? GraphFormat.bytesOfOwn(position) : GraphFormat.bytesOfPart(position));
  }

  private static <P extends Position> Verdict sound(
      Problem problem,
      Ruleset<P> ruleset,
      SavedForm<P> format,
      Class<P> kind,
      ToIntFunction<P> positionBytes) {
    List<P> sum = problem.sum().stream().map(kind::cast).toList();
    return new Verdict.Sound(
        new DefinitionPlan<>(problem.rules(), sum, ruleset, format, positionBytes));
  }

  private record DefinitionPlan<P extends Position>(
      GameRules rules,
      List<P> sum,
      Ruleset<P> ruleset,
      SavedForm<P> format,
      ToIntFunction<P> positionBytes)
      implements Plan {
    @Override
    public String method() {
      return NAME;
    }

    @Override
    public String because() {
      if (rules.play() == Play.MISERE) {
        return "under misère play the next player wins a position exactly if there is no move, or"
            + " one to a position that the next player loses";
      }
      String mex =
          "the Grundy value of a position is the least number that is not the value of an option"
              + " (Sprague 1935, Grundy 1939)";
      return rules.canBeWonAtOnce()
          ? mex
              + ", here in the safe-move game: a move after which the opponent could %s at once"
                  .formatted(rules.wins().isEmpty() ? "win" : "complete a winning pattern")
              + " loses, so it is left out, and who has no other move loses"
          : mex;
    }

    @Override
    public String cost() {
      return DefinitionCost.of(rules, sum);
    }

    @Override
    public PositionBound searched() {
      return DefinitionCost.most(rules, sum);
    }

    @Override
    public Run begin(Meter meter) {
      return rules.play() == Play.MISERE
          ? new LiteralRun<>(
              new PlayedSum.Plain<>(sum, ruleset),
              new LiteralPlay<>(ruleset, Play.MISERE, meter, positionBytes, _ -> false),
              format)
          : new DefinedRun<>(sum, ruleset, new Recursion<>(ruleset, meter, positionBytes), format);
    }

    @Override
    public Solution solve(Meter meter) {
      return begin(meter).solve();
    }
  }
}
