package org.grundy.workbench.contest.pack.value;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.core.InputException;
import org.grundy.rules.heap.equation.Choices;
import org.grundy.rules.heap.equation.LinearForm;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EarlyEnd;
import org.grundy.rules.tree.EndCondition;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.Take;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.StartForm;
import org.grundy.workbench.contest.pack.code.Code;
import org.grundy.workbench.contest.pack.code.NumberCode;

/// Moves of heaps by equations, in C++: each variable of a line runs through all numbers that it
/// may be, and each choice is held against the conditions.
final class HeapOptions {
  private static final NumberCode NUMBERS = new NumberCode();

  /// Variables are shown to be at most so many times the sum of the sizes, and a number more.
  private static final List<Long> FACTORS = List.of(1L, 2L, 4L);

  private static final long MORE = 16;

  private final List<String> sizes;
  private final Code code = new Code();

  private HeapOptions(List<String> sizes) {
    this.sizes = sizes;
  }

  static Optional<DefinitionCode> of(ContestSpec spec, GameRules rules) {
    List<String> sizes =
        switch (rules.board()) {
          case Board.Heap(String size, var _) -> List.of(size);
          case Board.Heaps(List<String> names, var _) -> names;
          default -> List.of();
        };
    if (sizes.isEmpty() || !(spec.start() instanceof StartForm.Heaps heaps)) {
      return Optional.empty();
    }
    HeapOptions options = new HeapOptions(sizes);
    for (Rule rule : rules.rules()) {
      boolean isWritten =
          switch (rule) {
            case Take take -> options.take(take);
            case EquationMove move -> options.equation(move);
            default -> false;
          };
      if (!isWritten) {
        return Optional.empty();
      }
    }
    return options
        .ends(rules.ends())
        .map(ends ->
            new DefinitionCode(
                options.functions(ends), (code, numbers) -> start(heaps, code, numbers), false));
  }

  private String functions(String ends) {
    return "\n/// The sizes of heaps that move together.\ntypedef std::vector<Number> Component;\n\n"
        + "template <class Take>\n"
        + "static void move(const std::vector<Component>& left, Take take) {\n"
        + "  for (const Component& component : left)\n"
        + "    for (Number size : component) if (size < 0) return;\n"
        + "  take(left);\n}\n\n"
        + "template <class Take>\nstatic void options(const Component& now, Take take) {\n"
        + named()
        + code
        + "}\n\nstatic int ended(const Component& now) {\n"
        + named()
        + ends
        + "  return 0;\n}\n";
  }

  /// Gives the sizes their names.
  private String named() {
    StringBuilder named = new StringBuilder();
    for (int i = 0; i < sizes.size(); i++) {
      String name = NumberCode.variable(sizes.get(i));
      named.append("  Number %s = now[%d];\n  (void) %s;\n".formatted(name, i, name));
    }
    return named.toString();
  }

  private boolean take(Take take) {
    String size = NumberCode.variable(sizes.getFirst());
    for (Take.Range range : take.counts()) {
      code.line(
          "for (Number k = %dLL; k <= %dLL && k <= %s; k++) move({Component{%s - k}}, take);"
              .formatted(range.fromCount(), range.toCount() - 1, size, size));
    }
    return take.sets().isEmpty();
  }

  private boolean equation(EquationMove move) {
    try {
      return move.alternatives().stream().allMatch(one -> alternative(move, one));
    } catch (InputException | ArithmeticException tooHard) {
      return false;
    }
  }

  private boolean alternative(EquationMove move, Alternative one) {
    Optional<String> most = most(move, one);
    if (most.isEmpty() || !one.conditions().stream().allMatch(HeapOptions::isWritable)) {
      return false;
    }
    Set<String> names = new LinkedHashSet<>();
    Stream.concat(
            one.sum().stream().flatMap(List::stream),
            one.conditions().stream().flatMap(Condition::operands))
        .flatMap(Expression::names)
        .filter(name -> !move.variables().contains(name))
        .forEach(names::add);
    for (String name : names) {
      String variable = NumberCode.variable(name);
      code.open(
          "for (Number %s = 0; %s <= %s; %s++)"
              .formatted(variable, variable, most.get(), variable));
    }
    code.open("try");
    String left =
        one.sum().stream()
            .map(part ->
                part.stream()
                    .map(NUMBERS::number)
                    .collect(Collectors.joining(", ", "Component{", "}")))
            .collect(Collectors.joining(", ", "{", "}"));
    List<String> conditions = new ArrayList<>();
    one.conditions()
        .forEach(condition -> conditions.add("(" + NUMBERS.conditions(List.of(condition)) + ")"));
    code.line("std::vector<Component> left = %s;".formatted(left));
    for (List<Long> except : move.except()) {
      String sizesOf =
          except.stream().map(size -> size + "LL").collect(Collectors.joining(", ", "{", "}"));
      conditions.add("!std::count(left.begin(), left.end(), Component(%s))".formatted(sizesOf));
    }
    code.line(
        (conditions.isEmpty() ? "" : "if (" + String.join(" && ", conditions) + ") ")
            + "move(left, take);");
    code.close();
    code.line("catch (const NoNumber&) {}");
    names.forEach(_ -> code.close());
    return true;
  }

  /// A bound that no variable of a line exceeds; empty where that is not shown.
  private static Optional<String> most(EquationMove move, Alternative one) {
    List<Choices> all = Choices.of(move, one);
    return FACTORS.stream()
        .filter(factor -> all.stream().allMatch(choices -> isAtMost(factor, choices)))
        .map(factor ->
            "%d * (%s) + %d"
                .formatted(
                    factor,
                    move.variables().stream()
                        .map(NumberCode::variable)
                        .collect(Collectors.joining(" + ")),
                    MORE))
        .findFirst();
  }

  private static boolean isAtMost(long factor, Choices choices) {
    for (int variable = choices.arity(); variable < choices.names().size(); variable++) {
      LinearForm above = choices.column(variable);
      for (int size = 0; size < choices.arity(); size++) {
        above = above.combined(1, choices.column(size), -factor);
      }
      if (!choices.isNegative(above.plus(-MORE - 1))) {
        return false;
      }
    }
    return true;
  }

  /// True if the code of a condition means the same: a number that does not exist ends the choice,
  /// so it must not stand where the opposite, or another branch, might hold.
  private static boolean isWritable(Condition condition) {
    return switch (condition) {
      case Condition.Chain _, Condition.Divides _ -> true;
      case Condition.Not(List<Condition> inner) -> inner.stream().allMatch(HeapOptions::isSimple);
      case Condition.Or(List<List<Condition>> branches) ->
          branches.stream().flatMap(List::stream).allMatch(HeapOptions::isSimple);
      case Condition.In _, Condition.Bits _ -> false;
    };
  }

  private static boolean isSimple(Condition condition) {
    return isWritable(condition)
        && !(condition instanceof Condition.Divides)
        && condition.operands().allMatch(Expression::alwaysExists);
  }

  /// The statements of the lines that end a game; empty where one is of another kind.
  private Optional<String> ends(List<EarlyEnd> ends) {
    Code lines = new Code();
    for (EarlyEnd end : ends) {
      if (!(end instanceof EndCondition(boolean wins, List<Condition> conditions))
          || !conditions.stream().allMatch(HeapOptions::isSimple)) {
        return Optional.empty();
      }
      lines.line("if (%s) return %d;".formatted(NUMBERS.conditions(conditions), wins ? 1 : -1));
    }
    return Optional.of(lines.toString());
  }

  private static void start(StartForm.Heaps heaps, Code code, NumberCode numbers) {
    for (List<Expression> sizes : heaps.sum()) {
      List<String> lists = numbers.lists(sizes);
      code.open(
          "for (size_t i = 0; i < %s; i++)"
              .formatted(lists.isEmpty() ? "1" : lists.getFirst() + ".size()"));
      code.line(
          "%sposition.push_back(Component{%s});"
              .formatted(
                  heaps.where().isEmpty()
                      ? ""
                      : "if (%s) ".formatted(numbers.conditions(heaps.where())),
                  sizes.stream().map(numbers::element).collect(Collectors.joining(", "))));
      code.close();
    }
  }
}
