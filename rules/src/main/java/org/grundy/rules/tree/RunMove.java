package org.grundy.rules.tree;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Relation;

/// `move n -> sum i in A..B of (E) where …` or `move n -> t copies of E where …`: one heap, or one
/// tuple of heaps that move together, becomes as many as its numbers say.
///
/// @param sizes the names of the sizes before the move
/// @param heaps those that are named one by one, each with a number for each size
/// @param runs the others, at least one run
/// @param conditions all of which hold
public record RunMove(
    List<String> sizes, List<List<Expression>> heaps, List<Run> runs, List<Condition> conditions)
    implements Rule {
  public RunMove {
    sizes = List.copyOf(sizes);
    heaps = heaps.stream().map(List::copyOf).toList();
    runs = List.copyOf(runs);
    conditions = List.copyOf(conditions);
  }

  /// A number that counts heaps, from a first value to a last one.
  ///
  /// @param name empty for copies of one heap, counted from 1
  public record Counter(Optional<String> name, Expression first, Expression last) {}

  /// Heaps of which each has numbers of its own, one for each counter: those of one counter are in
  /// a row, those of two in rows and columns. They grow or shrink evenly along each.
  ///
  /// @param counters one or two
  /// @param each the sizes of a heap
  /// @param butLast whether that with the last value of each counter is left out. Then there may be
  ///   no heap at all, else there is at least one
  public record Run(List<Counter> counters, List<Expression> each, boolean butLast) {
    public Run {
      counters = List.copyOf(counters);
      each = List.copyOf(each);
    }

    /// The sizes of the heap where the counters have values, one value for each.
    public List<Expression> at(List<Expression> values) {
      List<Expression> sizes = new ArrayList<>();
      for (Expression size : each) {
        Expression at = size;
        for (int i = 0; i < counters.size(); i++) {
          if (counters.get(i).name.isPresent()) {
            at = replaced(at, counters.get(i).name.get(), values.get(i));
          }
        }
        sizes.add(at);
      }
      return List.copyOf(sizes);
    }

    /// True if the heaps grow or shrink evenly.
    public boolean isEven() {
      Set<String> names =
          counters.stream().flatMap(counter -> counter.name.stream()).collect(Collectors.toSet());
      return each.stream().allMatch(size -> degree(size, names) <= 1);
    }

    /// The heaps at the ends of some counters, the others being at their last values. All are at
    /// their first values in the first heap, at their last ones in the last.
    private List<List<Expression>> corners(List<Counter> ends) {
      return subsets(ends).stream()
          .map(last ->
              at(
                  counters.stream()
                      .map(counter ->
                          ends.contains(counter) && !last.contains(counter)
                              ? counter.first
                              : counter.last)
                      .toList()))
          .toList();
    }

    private static Expression replaced(Expression in, String name, Expression value) {
      return switch (in) {
        case Expression.Constant _ -> in;
        case Expression.Variable(String other) -> other.equals(name) ? value : in;
        case Expression.Plus(var left, var right) ->
            new Expression.Plus(replaced(left, name, value), replaced(right, name, value));
        case Expression.Minus(var left, var right) ->
            new Expression.Minus(replaced(left, name, value), replaced(right, name, value));
        case Expression.Times(var left, var right) ->
            new Expression.Times(replaced(left, name, value), replaced(right, name, value));
        case Expression.Applied(var operation, var operands) ->
            new Expression.Applied(
                operation, operands.stream().map(one -> replaced(one, name, value)).toList());
      };
    }

    private static int degree(Expression expression, Set<String> names) {
      return switch (expression) {
        case Expression.Constant _ -> 0;
        case Expression.Variable(String name) -> names.contains(name) ? 1 : 0;
        case Expression.Plus(var left, var right) ->
            Math.max(degree(left, names), degree(right, names));
        case Expression.Minus(var left, var right) ->
            Math.max(degree(left, names), degree(right, names));
        case Expression.Times(var left, var right) -> degree(left, names) + degree(right, names);
        case Expression.Applied _ -> expression.names().anyMatch(names::contains) ? 2 : 0;
      };
    }
  }

  /// Some heaps of a run, and when they are there.
  private record Part(List<List<Expression>> heaps, List<Condition> conditions) {
    Part with(Part other) {
      return new Part(
          Stream.concat(heaps.stream(), other.heaps.stream()).toList(),
          Stream.concat(conditions.stream(), other.conditions.stream()).toList());
    }
  }

  /// The equation that leaves the heaps that are named and the corners of each run. As a run is
  /// even, each of its heaps lies between these: all are natural and earlier than the start in an
  /// order of weighted sums where the corners are. Its alternatives are the cases in which corners
  /// fall together. A case that leaves nothing is one of an empty heap, which has no moves; of
  /// tuples it is none.
  public EquationMove corners() {
    List<Part> parts = List.of(new Part(heaps, conditions));
    for (Run run : runs) {
      List<Part> cases = cases(run);
      parts = parts.stream().flatMap(part -> cases.stream().map(part::with)).toList();
    }
    List<List<Expression>> empty = List.of(List.of(new Expression.Constant(0)));
    return new EquationMove(
        sizes,
        parts.stream()
            .filter(part -> sizes.size() == 1 || !part.heaps.isEmpty())
            .map(
                part -> new Alternative(part.heaps.isEmpty() ? empty : part.heaps, part.conditions))
            .toList(),
        Set.of());
  }

  private static List<Part> cases(Run run) {
    List<Counter> counters = run.counters;
    if (!run.butLast) {
      return List.of(new Part(run.corners(counters), inOrder(run)));
    }
    return subsets(counters).stream()
        .map(several ->
            new Part(
                withoutLast(run, several),
                counters.stream()
                    .map(counter ->
                        compared(
                            counter, several.contains(counter) ? Relation.LESS : Relation.EQUAL))
                    .toList()))
        .toList();
  }

  /// The corners of what is left where some counters have several values and the others have one:
  /// in the place of the last heap those beside it.
  private static List<List<Expression>> withoutLast(Run run, List<Counter> several) {
    List<List<Expression>> left = new ArrayList<>(run.corners(several));
    left.removeLast();
    for (Counter counter : several) {
      left.add(
          run.at(
              run.counters.stream()
                  .map(other -> other.equals(counter) ? before(other.last) : other.last)
                  .toList()));
    }
    return left;
  }

  /// All sets of some counters, from none of them to all.
  private static List<List<Counter>> subsets(List<Counter> counters) {
    List<List<Counter>> subsets = new ArrayList<>(List.of(List.of()));
    for (Counter counter : counters) {
      for (List<Counter> subset : List.copyOf(subsets)) {
        subsets.add(Stream.concat(subset.stream(), Stream.of(counter)).toList());
      }
    }
    return subsets;
  }

  private static Expression before(Expression last) {
    return new Expression.Minus(last, new Expression.Constant(1));
  }

  private static Condition compared(Counter counter, Relation relation) {
    return new Condition.Chain(List.of(counter.first, counter.last), List.of(relation));
  }

  private static List<Condition> inOrder(Run run) {
    return run.counters.stream().map(counter -> compared(counter, Relation.AT_MOST)).toList();
  }

  /// How many tuples of [#counted] tell of a run of so many counters: its corners, and a number for
  /// each counter.
  public static int toldBy(int counters) {
    return (1 << counters) + counters;
  }

  /// The equation that leaves the heaps that are named, and for each run what tells its heaps: its
  /// corners, that with the first values, that with the last value of the first counter, that with
  /// the last value of the second one, that with the last values; and for each counter how many
  /// values it has, as often as a heap has sizes.
  public EquationMove counted() {
    List<List<Expression>> left = new ArrayList<>(heaps);
    List<Condition> all = new ArrayList<>(conditions);
    for (Run run : runs) {
      left.addAll(run.corners(run.counters));
      for (Counter counter : run.counters) {
        Expression steps = new Expression.Minus(counter.last, counter.first);
        Expression values = new Expression.Plus(steps, new Expression.Constant(1));
        left.add(Collections.nCopies(sizes.size(), values));
      }
      all.addAll(inOrder(run));
    }
    return new EquationMove(sizes, List.of(new Alternative(left)), all);
  }
}
