package org.grundy.solvers.planner;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Bounds;
import org.grundy.core.Component;
import org.grundy.core.GraphPosition;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.rules.derive.bound.PositionBound;
import org.grundy.solvers.Addend;
import org.grundy.solvers.Partial;
import org.grundy.solvers.PartlySolved;
import org.grundy.solvers.Plan;
import org.grundy.solvers.PlannedPart;
import org.grundy.solvers.Problem;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.solvers.SolvedPosition;
import org.grundy.solvers.SumSolution;

/// A plan for positions that come apart: the sum of all their components, each planned by itself.
final class ComponentsPlan implements Plan {
  private final List<List<PositionParts.Placed>> components;
  private final Plan sum;

  private ComponentsPlan(List<List<PositionParts.Placed>> components, Plan sum) {
    this.components = components;
    this.sum = sum;
  }

  /// The plan for the components of positions of one game under normal play.
  ///
  /// @param planner plans the sum of the components
  /// @return empty where no position comes apart, or one cannot be told by its components
  static Optional<Plan> of(Problem problem, SumPlan.SomePlanner planner) {
    PositionParts apart = new PositionParts(problem.rules());
    List<List<PositionParts.Placed>> components = new ArrayList<>();
    List<Addend> addends = new ArrayList<>();
    for (Addend addend : problem.addends()) {
      Optional<List<PositionParts.Placed>> parts = apart.of(addend.position());
      if (parts.isEmpty()) {
        return Optional.empty();
      }
      components.add(parts.get());
      parts.get().forEach(part -> addends.add(addend.with(part.position())));
    }
    if (addends.size() <= problem.addends().size() || areAlikeByName(addends)) {
      return Optional.empty();
    }
    return SumPlan.apart(new Problem(addends), planner)
        .map(sum -> new ComponentsPlan(components, sum));
  }

  /// True if two components are equal graphs: these are equal by their names, although their moves
  /// have other numbers.
  private static boolean areAlikeByName(List<Addend> components) {
    return components.getFirst().position() instanceof GraphPosition
        && new HashSet<>(components).size() < components.size();
  }

  @Override
  public String method() {
    return sum.method();
  }

  @Override
  public String because() {
    return "cells or vertices that no possible move connects are independent components, which are"
        + " numbered here as positions of a sum: "
        + sum.because();
  }

  @Override
  public String cost() {
    return sum.cost();
  }

  @Override
  public List<PlannedPart> parts() {
    return sum.parts();
  }

  @Override
  public PositionBound searched() {
    return sum.searched();
  }

  /// The facts settled about the sum; moves are not told, as they are those of components.
  @Override
  public Partial settled() {
    Partial settled = sum.settled();
    return new Partial(settled.outcome(), settled.value(), List.of(), List.of(), 0);
  }

  @Override
  public Outcome outcome(Meter meter) {
    return sum.outcome(meter);
  }

  @Override
  public OptionalLong value(Meter meter) {
    return sum.value(meter);
  }

  @Override
  public boolean is(long n, Meter meter) {
    return sum.is(n, meter);
  }

  @Override
  public Run begin(Meter meter) {
    return new ComponentsRun(sum.begin(meter));
  }

  @Override
  public Solution solve(Meter meter) {
    return begin(meter).solve();
  }

  private final class ComponentsRun implements Run {
    private final Run run;

    ComponentsRun(Run run) {
      this.run = run;
    }

    @Override
    public Solution solve() {
      List<SolvedPosition> solved = ((SumSolution) run.solve()).positions();
      List<SolvedPosition> positions = new ArrayList<>();
      int from = 0;
      for (List<PositionParts.Placed> parts : components) {
        positions.add(new Composed(parts, solved.subList(from, from + parts.size())));
        from += parts.size();
      }
      return new SumSolution(positions);
    }

    @Override
    public List<PartlySolved> positions(Meter look) {
      List<PartlySolved> known = run.positions(look);
      List<PartlySolved> positions = new ArrayList<>();
      int from = 0;
      for (List<PositionParts.Placed> parts : components) {
        positions.add(new PartlyComposed(parts, known.subList(from, from + parts.size())));
        from += parts.size();
      }
      return positions;
    }

    @Override
    public Partial soFar(Meter look) {
      return settled().value().isPresent() ? settled() : Run.super.soFar(look);
    }

    @Override
    public Optional<ResumableState> knowledge() {
      return run.knowledge();
    }

    @Override
    public boolean leavesFindings() {
      return run.leavesFindings();
    }
  }

  /// A position solved through its components.
  private record Composed(List<PositionParts.Placed> parts, List<SolvedPosition> solved)
      implements SolvedPosition {
    @Override
    public long value() {
      return solved.stream().mapToLong(SolvedPosition::value).reduce(0, (a, b) -> a ^ b);
    }

    @Override
    public List<Component> components() {
      return solved.stream().flatMap(part -> part.components().stream()).toList();
    }

    @Override
    public void moves(MoveSink sink) {
      long value = value();
      int first = 0;
      for (int i = 0; i < solved.size(); i++) {
        SolvedPosition part = solved.get(i);
        PositionParts.Placed placed = parts.get(i);
        long others = value ^ part.value();
        int base = first;
        part.moves((move, component, after) ->
            sink.accept(
                placed.inWhole(move), component < 0 ? -1 : base + component, after ^ others));
        first += part.components().size();
      }
    }

    @Override
    public BigInteger movesTo(long valueAfter) {
      long value = value();
      return solved.stream()
          .map(part -> part.movesTo(valueAfter ^ value ^ part.value()))
          .reduce(BigInteger.ZERO, BigInteger::add);
    }
  }

  /// A position of whose components not all are solved.
  private record PartlyComposed(List<PositionParts.Placed> parts, List<PartlySolved> known)
      implements PartlySolved {
    @Override
    public List<Bounds> components() {
      return known.stream().flatMap(part -> part.components().stream()).toList();
    }

    @Override
    public void moves(SolvedPosition.MoveSink sink) {
      int first = 0;
      for (int i = 0; i < known.size(); i++) {
        PartlySolved part = known.get(i);
        PositionParts.Placed placed = parts.get(i);
        OptionalLong others = othersThan(i);
        int base = first;
        part.moves((move, component, after) ->
            sink.accept(
                placed.inWhole(move),
                component < 0 ? -1 : base + component,
                after == UNKNOWN || others.isEmpty() ? UNKNOWN : after ^ others.getAsLong()));
        first += part.components().size();
      }
    }

    private OptionalLong othersThan(int except) {
      long others = 0;
      for (int i = 0; i < known.size(); i++) {
        for (Bounds bounds : i == except ? List.<Bounds>of() : known.get(i).components()) {
          if (bounds.value().isEmpty()) {
            return OptionalLong.empty();
          }
          others ^= bounds.value().getAsLong();
        }
      }
      return OptionalLong.of(others);
    }
  }
}
