package org.grundy.solvers.planner;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;
import org.grundy.rules.derive.bound.PositionBound;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Addend;
import org.grundy.solvers.Partial;
import org.grundy.solvers.Plan;
import org.grundy.solvers.PlannedPart;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;

/// A tree of plans for a sum under normal play: its parts are planned each by itself, and their
/// values are added by the nim-sum (Sprague 1935, Grundy 1939). Where a pattern wins, the values
/// are those of the safe-move game, which add up in the same way.
///
/// A part that a theorem decides as 0 changes nothing for the others, so it is never searched for
/// the value of the whole; only its own moves may ask for that. Of the part that costs most it is
/// asked no more than whether it is worth what all others are, where only the winner is wanted.
final class SumPlan implements Plan {
  /// So many positions are named, of more the first ones.
  private static final int MOST_NAMED = 5;

  private final Problem problem;
  private final List<PlannedPart> parts;

  private SumPlan(Problem problem, List<PlannedPart> parts) {
    this.problem = problem;
    this.parts = List.copyOf(parts);
  }

  /// The plan for a sum of several games.
  ///
  /// @param planner plans a sum of one game
  static Plan ofGames(Problem problem, Function<Problem, Plan> planner) {
    Map<GameRules, List<Integer>> games =
        IntStream.range(0, problem.addends().size())
            .boxed()
            .collect(
                Collectors.groupingBy(
                    i -> problem.addends().get(i).rules(),
                    LinkedHashMap::new,
                    Collectors.toList()));
    return new SumPlan(
        problem,
        games.values().stream().map(summands -> part(problem, summands, planner)).toList());
  }

  /// The plan for positions of one game under normal play that one method would search for
  /// together: what a theorem decides as 0 is set apart, and so is what another method solves.
  ///
  /// @param planner plans some of the positions, by the method that is named or by any
  /// @return empty where nothing is to be set apart
  static Optional<Plan> apart(Problem problem, SomePlanner planner) {
    List<PlannedPart> parts = new Parting(problem, planner).parts();
    return parts.size() == 1 && !parts.getFirst().isZero()
        ? Optional.empty()
        : Optional.of(new SumPlan(problem, parts));
  }

  /// Plans some positions of one game.
  interface SomePlanner {
    /// The plan for a sum.
    ///
    /// @param method the method to take; empty where that is to be chosen
    /// @return empty where a method is named that is not sound for the whole sum
    Optional<Plan> plan(Problem some, Optional<String> method);
  }

  private static PlannedPart part(
      Problem problem, List<Integer> summands, Function<Problem, Plan> planner) {
    List<Addend> addends = summands.stream().map(problem.addends()::get).toList();
    Problem own = new Problem(addends);
    return new PlannedPart(summands, own, planner.apply(own));
  }

  /// Positions of one game being told apart by what each is solved with.
  private record Parting(Problem problem, SomePlanner planner) {
    /// Small positions together: to plan each would cost more than to search for all.
    private static final String SMALL = "";

    List<PlannedPart> parts() {
      List<Integer> unpaired = unpaired();
      Map<Addend, Plan> alone = new LinkedHashMap<>();
      unpaired.stream()
          .filter(i -> !Alike.isSmall(addend(i).position()))
          .forEach(i -> alone.computeIfAbsent(addend(i), this::alone));
      List<Integer> settled = all();
      Map<String, List<Integer>> bySource = new LinkedHashMap<>();
      for (int i : unpaired) {
        Optional<Plan> plan = Optional.ofNullable(alone.get(addend(i)));
        if (plan.filter(SumPlan::isZero).isEmpty()) {
          settled.remove(Integer.valueOf(i));
          String source = plan.map(known -> source(known, i)).orElse(SMALL);
          bySource.computeIfAbsent(source, _ -> new ArrayList<>()).add(i);
        }
      }
      List<PlannedPart> parts = new ArrayList<>();
      bySource.forEach((source, summands) -> parts.addAll(ofSource(source, summands)));
      parts.addAll(settled(settled, unpaired));
      return parts;
    }

    /// The parts that are solved with one source: one, or each position by itself where the method
    /// is sound for each and not for all together. The plan of a part is not that of an equal
    /// position, whose moves have other numbers: graphs are equal by their names. Small positions
    /// are searched even where a theorem says that they are worth 0 together.
    private List<PlannedPart> ofSource(String source, List<Integer> summands) {
      if (source.equals(SMALL)) {
        return List.of(part(problem, summands, some -> any(some).whole()));
      }
      if (summands.size() == 1) {
        return List.of(part(problem, summands, this::any));
      }
      List<Addend> addends = summands.stream().map(this::addend).toList();
      return planner
          .plan(new Problem(addends), Optional.of(source))
          .map(plan -> List.of(part(problem, summands, _ -> plan)))
          .orElseGet(
              () -> summands.stream().map(i -> part(problem, List.of(i), this::any)).toList());
    }

    private Plan any(Problem some) {
      return planner.plan(some, Optional.empty()).orElseThrow();
    }

    /// The parts that are worth 0: under one theorem if there is one for all of it, else theorem by
    /// theorem.
    private List<PlannedPart> settled(List<Integer> settled, List<Integer> unpaired) {
      if (settled.isEmpty()) {
        return List.of();
      }
      PlannedPart together = part(problem, settled, this::any);
      if (together.isZero()) {
        return List.of(together);
      }
      List<PlannedPart> parts = new ArrayList<>();
      List<Integer> paired = new ArrayList<>(settled);
      for (int i : settled) {
        if (unpaired.contains(i)) {
          paired.remove(Integer.valueOf(i));
          parts.add(part(problem, List.of(i), some -> alone(some.addends().getFirst())));
        }
      }
      if (!paired.isEmpty()) {
        parts.add(part(problem, paired, this::any));
      }
      return parts;
    }

    /// The key that positions have in common if they are solved together: a method. A position
    /// whose outcome a theorem knows is a part of its own, for that helps where all else is worth
    /// 0.
    private static String source(Plan alone, int summand) {
      return alone.settled().outcome().isPresent() ? "" + summand : alone.method();
    }

    private Plan alone(Addend addend) {
      return any(new Problem(List.of(addend)));
    }

    private Addend addend(int summand) {
      return problem.addends().get(summand);
    }

    private List<Integer> all() {
      return new ArrayList<>(IntStream.range(0, problem.addends().size()).boxed().toList());
    }

    /// The indices of the positions that are left when images of each other are taken away two by
    /// two; small ones stay, so that an answer tells what each of them is worth.
    private List<Integer> unpaired() {
      Alike alike = new Alike(problem.rules());
      Map<Object, List<Integer>> shapes =
          all().stream().collect(Collectors.groupingBy(i -> alike.shape(addend(i).position())));
      List<Integer> unpaired = new ArrayList<>();
      for (List<Integer> same : shapes.values()) {
        if (same.size() == 1 || Alike.isSmall(addend(same.getFirst()).position())) {
          unpaired.addAll(same);
          continue;
        }
        Map<Position, Integer> open = new HashMap<>();
        for (int i : same) {
          Position image = alike.representative(addend(i).position());
          if (open.remove(image) == null) {
            open.put(image, i);
          }
        }
        unpaired.addAll(open.values());
      }
      Collections.sort(unpaired);
      return unpaired;
    }
  }

  private static boolean isZero(Plan plan) {
    return plan.settled().value().equals(OptionalLong.of(0));
  }

  @Override
  public List<PlannedPart> parts() {
    return parts;
  }

  @Override
  public String method() {
    return parts.stream()
        .map(part -> solving(part).method())
        .distinct()
        .collect(Collectors.joining(" + "));
  }

  @Override
  public String because() {
    return "the value of a sum is the nim-sum of the values (Sprague 1935, Grundy 1939); "
        + told(part ->
            "%s by %s%s, as %s"
                .formatted(
                    name(part),
                    solving(part).method(),
                    part.isZero() ? ", worth 0" : "",
                    solving(part).because()));
  }

  @Override
  public String cost() {
    return told(part -> name(part) + ": " + part.plan().cost());
  }

  /// The plan by which the value of a part is found.
  private static Plan solving(PlannedPart part) {
    return part.isZero() ? part.plan() : part.plan().whole();
  }

  private String told(Function<PlannedPart, String> telling) {
    return parts.stream().map(telling).collect(Collectors.joining("; "));
  }

  private String name(PlannedPart part) {
    if (problem.isMixed()) {
      return part.problem().title();
    }
    List<Integer> summands = part.summands();
    return (summands.size() == 1 ? "position " : "positions ")
        + summands.stream()
            .limit(MOST_NAMED)
            .map(i -> "" + (i + 1))
            .collect(Collectors.joining(", "))
        + (summands.size() > MOST_NAMED ? ", …" : "");
  }

  @Override
  public PositionBound searched() {
    return dearestLast().isEmpty() ? PositionBound.ONE : dearestLast().getLast().plan().searched();
  }

  @Override
  public Partial settled() {
    List<PlannedPart> open = parts.stream().filter(part -> value(part).isEmpty()).toList();
    long rest = parts.stream().mapToLong(part -> value(part).orElse(0)).reduce(0, (a, b) -> a ^ b);
    if (open.isEmpty()) {
      return new Partial(
          Optional.of(Outcome.ofValue(rest)), OptionalLong.of(rest), List.of(), List.of(), 0);
    }
    return open.size() == 1 && rest == 0 ? settledBy(open.getFirst()) : Partial.NOTHING;
  }

  private static OptionalLong value(PlannedPart part) {
    return part.plan().settled().value();
  }

  /// The facts settled about the only part that is not worth 0; they hold for the whole.
  private static Partial settledBy(PlannedPart part) {
    Partial settled = part.plan().settled();
    return new Partial(
        settled.outcome(),
        settled.value(),
        settled.components().stream()
            .map(known -> known.in(part.summands().get(known.summand())))
            .toList(),
        settled.settled().stream().map(move -> in(part, move)).toList(),
        0);
  }

  private static RatedMove in(PlannedPart part, RatedMove move) {
    return move.in(part.summands().get(move.summand()));
  }

  @Override
  public Run begin(Meter meter) {
    return new SumRun(this, problem.addends().size(), meter);
  }

  @Override
  public Solution solve(Meter meter) {
    return begin(meter).solve();
  }

  @Override
  public Outcome outcome(Meter meter) {
    List<PlannedPart> open = dearestLast();
    if (problem.hasWins() || open.isEmpty()) {
      return settled().outcome().orElseGet(() -> solve(meter).outcome());
    }
    if (open.size() == 1) {
      return open.getFirst().plan().outcome(meter);
    }
    long others = 0;
    for (PlannedPart part : open.subList(0, open.size() - 1)) {
      others ^= part.plan().value(meter).orElseThrow();
    }
    return open.getLast().plan().is(others, meter) ? Outcome.P : Outcome.N;
  }

  @Override
  public OptionalLong value(Meter meter) {
    if (problem.hasWins()) {
      return solve(meter).value();
    }
    long value = 0;
    for (PlannedPart part : dearestLast()) {
      value ^= part.plan().value(meter).orElseThrow();
    }
    return OptionalLong.of(value);
  }

  /// The parts that are not known to be worth 0, in the order in which they are solved.
  private List<PlannedPart> dearestLast() {
    return SumRun.dearestLast(parts);
  }
}
