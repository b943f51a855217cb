package org.grundy.rules.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.core.InputException;
import org.grundy.core.Play;
import org.grundy.rules.heap.CodeText;
import org.grundy.rules.heap.HeapEnds;
import org.grundy.rules.heap.equation.EquationSolver;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.EarlyEnd;
import org.grundy.rules.tree.EdgeMove;
import org.grundy.rules.tree.EndCondition;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Operation;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.HeapCode;
import org.grundy.rules.tree.JoinMove;
import org.grundy.rules.tree.NumberSet;
import org.grundy.rules.tree.PatternMove;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.RunMove;
import org.grundy.rules.tree.SeveralHeaps;
import org.grundy.rules.tree.SpreadMove;
import org.grundy.rules.tree.Take;
import org.grundy.rules.tree.TokenMove;
import org.grundy.rules.tree.VertexMove;
import org.grundy.rules.tree.WalkMove;

/// The check of a game of heaps: its lines have a meaning, and every move makes the heaps smaller.
final class HeapCheck {
  private final GameRules rules;
  private final List<String> names;
  private final List<RuleProblem> problems;
  private final List<EquationMove> equations = new ArrayList<>();
  private final Map<EquationMove, RunMove> runs = new HashMap<>();

  HeapCheck(GameRules rules, List<String> names, List<RuleProblem> problems) {
    this.rules = rules;
    this.names = names;
    this.problems = problems;
  }

  void check() {
    if (!rules.cells().isEmpty()) {
      add(rules, "heaps have no cells", "remove the line `cells`, or write board grid");
    }
    rules.patterns().forEach(line -> add(line, "heaps have no patterns", "remove this line"));
    rules
        .start()
        .ifPresent(
            start -> add(start, "a heap of a given size needs no start", "remove this line"));
    rules.rules().forEach(this::checkRule);
    rules.ends().forEach(this::checkEnd);
    if (rules.play() == Play.LOOPY) {
      checkEmptyHeap();
    }
    HeapOrder.of(equations, HeapEnds.opposites(rules), isTuple(), this::solver)
        .ifPresent(fault ->
            problems.add(RuleProblem.endless(line(fault.move()), fault.problem(), fault.cure())));
  }

  /// The line of the rules that an equation is of.
  private Rule line(EquationMove move) {
    RunMove run = runs.get(move);
    return run != null ? run : move;
  }

  private EquationSolver solver(EquationMove move) {
    RunMove run = runs.get(move);
    return run != null ? EquationSolver.compile(run) : EquationSolver.compile(move);
  }

  private void add(Object node, String problem, String cure) {
    problems.add(new RuleProblem(node, problem, cure));
  }

  private void checkRule(Rule rule) {
    switch (rule) {
      case VertexMove _, EdgeMove _, JoinMove _, WalkMove _ ->
          add(rule, "this is a move on a graph, the board is heaps", "write board graph");
      case CellMove _, SpreadMove _, PatternMove _, TokenMove _ ->
          add(rule, "this move needs cells, the board is heaps", "write board grid or board strip");
      case HeapCode _, Take _ when isTuple() ->
          add(rule, "`code` and `take` are moves of one heap", "write board heap");
      case HeapCode(String code) -> {
        try {
          CodeText.normal(code);
        } catch (InputException fault) {
          add(rule, fault.problem(), fault.cure());
        }
      }
      case Take take -> checkTake(rule, take);
      case EquationMove move -> checkEquation(move);
      case SeveralHeaps move -> checkSeveralHeaps(move);
      case RunMove move -> checkRuns(move);
    }
  }

  private void checkRuns(RunMove move) {
    if (rules.board() instanceof Board.HeapSet) {
      add(
          move,
          "where moves change several heaps at once none leaves a number of heaps that varies",
          "write a line without `sum` and `copies`");
    } else if (!move.runs().stream().allMatch(RunMove.Run::isEven)) {
      add(
          move,
          "the heaps of a `sum` have to grow or shrink evenly",
          "let the number that counts them stand in sums only: sum i in 0..t of (a-2*i)");
    } else {
      int before = problems.size();
      checkEquation(move.corners());
      if (problems.size() > before) {
        RuleProblem fault = problems.removeLast();
        Object node = fault.node() instanceof Expression ? fault.node() : move;
        add(node, fault.problem(), fault.cure());
      } else {
        runs.put(move.corners(), move);
      }
    }
  }

  private void checkSeveralHeaps(SeveralHeaps move) {
    if (!(rules.board() instanceof Board.HeapSet)) {
      add(move, "this move is made in several heaps, the board has others", "write board heap");
      return;
    }
    if (move.least() < 1 || move.most().orElse(Long.MAX_VALUE) < move.least()) {
      add(move, "a move is made in at least one heap", "such as in up to 2 heaps each");
    }
    switch (move.line()) {
      case EquationMove line
          when move.same()
              && line.alternatives().stream()
                  .anyMatch(alternative -> alternative.sum().size() > 1) ->
          add(
              move,
              "`same` makes each heap smaller by one number, but this move splits heaps",
              "say `each`");
      case EquationMove line -> checkEquation(line);
      case Take line -> checkTake(move, line);
      default -> add(move, "this move cannot be made in several heaps", "such as take 1..3");
    }
  }

  private void checkEnd(EarlyEnd ending) {
    if (!(ending instanceof EndCondition end)) {
      add(ending, "heaps have no tokens and no vertices", "such as win where n = 1");
      return;
    }
    if (rules.board() instanceof Board.HeapSet) {
      add(
          end,
          "conditions on one heap end no game in which a move changes several at once",
          "remove this line");
    }
    if (rules.play() == Play.MISERE && !end.wins()) {
      add(
          end,
          "under `play misere` a player who cannot move wins, and no move of theirs may lose at"
              + " once",
          "remove this line, or write play normal");
    }
    try {
      EquationSolver.compile(HeapEnds.asMove(end, names));
    } catch (InputException fault) {
      add(end, fault.problem(), fault.cure());
    }
  }

  private void checkTake(Rule rule, Take take) {
    for (NumberSet set : take.sets()) {
      checkSet(rule, set);
      if (set instanceof NumberSet.Numbers) {
        add(rule, "numbers in `take` stand without braces", "such as take 1..3 7");
      }
    }
    List<Take.Range> counts = take.counts();
    if (counts.isEmpty() && take.sets().isEmpty()) {
      add(rule, "`take` names no number", "such as take 1..3 7");
    }
    for (Take.Range range : counts) {
      if (range.fromCount() < 1) {
        add(
            rule,
            "a move takes at least 1 token, found "
                + range.fromCount()
                + ", so the game may not end",
            "write numbers from 1");
      }
      if (range.toCount() <= range.fromCount()) {
        add(
            rule,
            "the range " + range.fromCount() + ".." + (range.toCount() - 1) + " is empty",
            "write the smaller number first");
      }
    }
  }

  private void checkEquation(EquationMove move) {
    int before = problems.size();
    if (!move.variables().equals(names)) {
      String found = tuple(move.variables());
      add(
          move,
          "the move begins with " + found + ", the board names " + tuple(names),
          "write move "
              + tuple(names)
              + " -> …, or name the board's heaps "
              + String.join(" ", move.variables()));
    }
    if (new HashSet<>(move.variables()).size() < move.variables().size()) {
      add(move, "a name stands twice left of the arrow", "name each size once");
    }
    if (move.alternatives().isEmpty()) {
      add(move, "the equation leads nowhere", "such as move n -> n - 1");
    }
    for (Alternative alternative : move.alternatives()) {
      checkAlternative(move, alternative);
      if (numbers(alternative).anyMatch(HeapCheck::dividesByZero)) {
        add(move, "a number is divided by 0, so this is never a move", "divide by a number from 1");
      }
    }
    for (List<Long> sizes : move.except()) {
      if (sizes.size() != names.size()) {
        add(
            move,
            "a position after `except` has %d sizes, found %d"
                .formatted(names.size(), sizes.size()),
            "write as many as in " + tuple(names));
      }
    }
    if (problems.size() == before) {
      try {
        EquationSolver.compile(move);
        equations.add(move);
      } catch (InputException fault) {
        tooLarge(move)
            .ifPresentOrElse(
                power ->
                    add(power, "this power is too large", "numbers go up to " + Long.MAX_VALUE),
                () -> add(move, fault.problem(), fault.cure()));
      }
    }
  }

  /// The first power of two numbers that is none.
  private static Optional<Expression> tooLarge(EquationMove move) {
    return move.alternatives().stream()
        .flatMap(HeapCheck::numbers)
        .flatMap(HeapCheck::parts)
        .filter(HeapCheck::isTooLarge)
        .findFirst();
  }

  private static Stream<Expression> parts(Expression expression) {
    return Stream.concat(
        Stream.of(expression), expression.operands().stream().flatMap(HeapCheck::parts));
  }

  private static boolean isTooLarge(Expression expression) {
    if (!(expression instanceof Expression.Applied(var operation, var operands)
        && operation == Operation.POWER
        && operands.getFirst() instanceof Expression.Constant(long base)
        && operands.getLast() instanceof Expression.Constant(long exponent))) {
      return false;
    }
    try {
      return operation.of(base, exponent) < 0;
    } catch (ArithmeticException tooLarge) {
      return true;
    }
  }

  private static Stream<Expression> numbers(Alternative alternative) {
    return Stream.concat(
        alternative.sum().stream().flatMap(List::stream),
        alternative.conditions().stream().flatMap(Condition::operands));
  }

  /// True if a divisor in an expression is the number 0, which a parameter may have given.
  private static boolean dividesByZero(Expression expression) {
    return (expression instanceof Expression.Applied(var operation, var operands)
            && (operation == Operation.QUOTIENT || operation == Operation.REMAINDER)
            && operands.getLast() instanceof Expression.Constant(long divisor)
            && divisor == 0)
        || expression.operands().stream().anyMatch(HeapCheck::dividesByZero);
  }

  private void checkAlternative(EquationMove move, Alternative alternative) {
    alternative.conditions().forEach(condition -> checkCondition(move, condition));
    if (alternative.sum().isEmpty()) {
      add(move, "the equation leaves no heap", "an empty heap is 0");
    }
    for (var sizes : alternative.sum()) {
      if (sizes.size() != move.variables().size()) {
        add(
            move,
            "expected "
                + move.variables().size()
                + " sizes on each side of the arrow, found "
                + sizes.size(),
            "write as many as in " + tuple(move.variables()));
      }
    }
  }

  private void checkCondition(EquationMove move, Condition condition) {
    switch (condition) {
      case Condition.Chain chain -> {
        if (chain.relations().isEmpty() || chain.sides().size() != chain.relations().size() + 1) {
          add(move, "a condition compares at least two sides", "such as 1 <= a < b");
        }
      }
      case Condition.In(var _, NumberSet set) -> checkSet(move, set);
      case Condition.Not(List<Condition> conditions) -> checkConditions(move, conditions);
      case Condition.Or(List<List<Condition>> branches) ->
          branches.forEach(branch -> checkConditions(move, branch));
      case Condition.Divides _, Condition.Bits _ -> {}
    }
  }

  private void checkConditions(EquationMove move, List<Condition> conditions) {
    if (conditions.isEmpty()) {
      add(move, "parentheses with no condition in them", "such as (k >= 1)");
    }
    conditions.forEach(condition -> checkCondition(move, condition));
  }

  private void checkSet(Rule rule, NumberSet set) {
    switch (set) {
      case NumberSet.Powers(long base) when base < 2 ->
          add(rule, "powers of " + base + " are no set of their own", "powers of 2, or more");
      case NumberSet.Recurrence recurrence when recurrence.fault().isPresent() ->
          add(rule, recurrence.fault().get(), "such as recurrence 1 2 by 1 1");
      case NumberSet.Sums sums when sums.fault().isPresent() ->
          add(rule, sums.fault().get(), "such as sums of 3 5");
      case NumberSet.Numbers(List<Take.Range> ranges) when Take.merged(ranges).isEmpty() ->
          add(rule, "the set has no number", "such as {1,3..5}");
      default -> {}
    }
  }

  private static String tuple(List<String> parts) {
    return parts.size() == 1 ? parts.getFirst() : "(" + String.join(",", parts) + ")";
  }

  /// An empty heap is left out of positions, so that it may have no move.
  private void checkEmptyHeap() {
    if (!(rules.board() instanceof Board.Heap)) {
      return;
    }
    for (EquationMove move : equations) {
      if (move.variables().size() == 1 && !solver(move).options(new long[] {0}).isEmpty()) {
        add(
            line(move),
            "an empty heap has a move here, but empty heaps are left out of positions",
            "add a condition such as %s >= 1".formatted(move.variables().getFirst()));
      }
    }
  }

  private boolean isTuple() {
    return names.size() > 1;
  }
}
