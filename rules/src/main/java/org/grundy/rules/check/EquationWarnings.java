package org.grundy.rules.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.grundy.core.InputException;
import org.grundy.rules.heap.equation.Choices;
import org.grundy.rules.heap.equation.EquationSolver;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;

/// Looks for results of an equation that are moves more seldom than they seem to be: every choice
/// has to meet all conditions that results share, also those on variables that only the other
/// results name. What is said is shown by a small start.
final class EquationWarnings {
  /// What to do where heaps were added that were not to be.
  static final String ONE_HEAP =
      "`+` stands between heaps, and one heap of so many tokens in parentheses: (n + k)";

  private static final int MOST_VARIABLES = 3;
  private static final int LARGEST_HEAP = 12;
  private static final int LARGEST_TOTAL = 6;

  private final EquationMove move;
  private final List<RuleProblem> warnings;

  EquationWarnings(EquationMove move, List<RuleProblem> warnings) {
    this.move = move;
    this.warnings = warnings;
  }

  /// Looks for results that are never a move, whatever the sizes are.
  ///
  /// @param rule the line that the equation stands for
  static void never(Object rule, EquationMove move, List<RuleProblem> warnings) {
    for (int i = 0; i < move.alternatives().size(); i++) {
      if (isNever(move, move.alternatives().get(i))) {
        String what = move.alternatives().size() == 1 ? "this line" : "result " + (i + 1);
        warnings.add(
            new RuleProblem(
                rule,
                what + " is never a move: no numbers meet all conditions",
                "look at the ends of its ranges, as in 3 <= k <= 2"));
      }
    }
  }

  private static boolean isNever(EquationMove move, Alternative alternative) {
    try {
      return Choices.of(move, alternative).stream().allMatch(Choices::isEmpty);
    } catch (InputException | ArithmeticException tooLarge) {
      return false;
    }
  }

  /// True if a move of one heap leaves it as it is, beside others.
  static boolean leavesWholeHeap(EquationMove move) {
    List<Expression> whole = List.of(new Expression.Variable(move.variables().getFirst()));
    return move.alternatives().stream()
        .anyMatch(alternative -> alternative.sum().size() > 1 && alternative.sum().contains(whole));
  }

  void look() {
    if (leavesWholeHeap(move)) {
      warnings.add(
          new RuleProblem(move, "a move leaves the heap as it is, and others beside it", ONE_HEAP));
    }
    Set<String> all = new LinkedHashSet<>();
    for (Alternative alternative : move.alternatives()) {
      all.addAll(names(alternative));
      alternative.conditions().forEach(condition -> all.addAll(names(condition)));
    }
    all.removeAll(move.variables());
    if (all.size() <= MOST_VARIABLES) {
      for (int i = 0; i < move.alternatives().size(); i++) {
        look(i);
      }
    }
  }

  private void look(int index) {
    Alternative alternative = move.alternatives().get(index);
    Set<String> own = new HashSet<>(names(alternative));
    own.addAll(move.variables());
    Set<String> strangers = new LinkedHashSet<>();
    alternative.conditions().forEach(condition -> strangers.addAll(names(condition)));
    strangers.removeAll(own);
    Set<String> ofOthers = new HashSet<>();
    move.alternatives().stream()
        .filter(other -> other.conditions().equals(alternative.conditions()))
        .forEach(other -> ofOthers.addAll(names(other)));
    strangers.retainAll(ofOthers);
    if (!strangers.isEmpty()) {
      missing(alternative, own)
          .ifPresent(missing ->
              warnings.add(
                  new RuleProblem(
                      move,
                      "`%s` is no move: result %d does not name %s, but is a move only where some %s the conditions"
                          .formatted(
                              missing,
                              index + 1,
                              listed(strangers),
                              strangers.size() == 1 ? "number meets" : "numbers meet"),
                      "give each result that needs other conditions a `where` of its own")));
    }
  }

  private static String listed(Set<String> names) {
    return names.stream().map(name -> "`" + name + "`").collect(Collectors.joining(" and "));
  }

  /// A move that an alternative would allow if only the conditions on its own variables held.
  private Optional<String> missing(Alternative alternative, Set<String> own) {
    try {
      EquationSolver whole = solver(alternative);
      EquationSolver alone = solver(new Alternative(alternative.sum(), within(alternative, own)));
      for (long[] sizes : starts()) {
        Collection<List<List<Long>>> moves = whole.options(sizes);
        for (List<List<Long>> option : alone.options(sizes)) {
          if (isSmaller(option, sizes) && !moves.contains(option)) {
            return Optional.of(text(sizes, option));
          }
        }
      }
    } catch (InputException notFinite) {
      return Optional.empty();
    }
    return Optional.empty();
  }

  private static boolean isSmaller(List<List<Long>> option, long[] sizes) {
    long whole = Arrays.stream(sizes).sum();
    return whole > 0
        && option.stream().allMatch(part -> part.stream().mapToLong(Long::longValue).sum() < whole);
  }

  private EquationSolver solver(Alternative alternative) {
    return EquationSolver.compile(
        new EquationMove(move.variables(), List.of(alternative), move.except()));
  }

  /// The conditions, comparisons between neighbours in chains, that name no other variables.
  private static List<Condition> within(Alternative alternative, Set<String> own) {
    List<Condition> kept = new ArrayList<>();
    for (Condition condition : alternative.conditions()) {
      if (condition instanceof Condition.Chain chain) {
        for (int i = 0; i < chain.relations().size(); i++) {
          kept.add(
              new Condition.Chain(
                  chain.sides().subList(i, i + 2), List.of(chain.relations().get(i))));
        }
      } else {
        kept.add(condition);
      }
    }
    kept.removeIf(condition -> !own.containsAll(names(condition)));
    return kept;
  }

  private List<long[]> starts() {
    List<long[]> starts = new ArrayList<>();
    int arity = move.variables().size();
    fill(new long[arity], 0, arity == 1 ? LARGEST_HEAP : LARGEST_TOTAL, starts);
    return starts;
  }

  private static void fill(long[] sizes, int index, long most, List<long[]> starts) {
    if (index == sizes.length) {
      starts.add(sizes.clone());
      return;
    }
    for (long size = 0; size <= most; size++) {
      sizes[index] = size;
      fill(sizes, index + 1, most - size, starts);
    }
  }

  private static String text(long[] sizes, List<List<Long>> option) {
    List<Long> start = new ArrayList<>();
    for (long size : sizes) {
      start.add(size);
    }
    String after =
        option.isEmpty()
            ? "0"
            : option.stream().map(EquationWarnings::text).collect(Collectors.joining(" + "));
    return text(start) + " -> " + after;
  }

  private static String text(List<Long> sizes) {
    String joined = sizes.stream().map(String::valueOf).collect(Collectors.joining(","));
    return sizes.size() == 1 ? joined : "(" + joined + ")";
  }

  private static Set<String> names(Alternative alternative) {
    Set<String> names = new LinkedHashSet<>();
    alternative.sum().stream().flatMap(List::stream).flatMap(Expression::names).forEach(names::add);
    return names;
  }

  private static Set<String> names(Condition condition) {
    Set<String> names = new LinkedHashSet<>();
    condition.operands().flatMap(Expression::names).forEach(names::add);
    return names;
  }
}
